import { findGateWords, wrapGateWords } from './patterns.ts';

const quotation = /["“”„«»][^"“”„«»]{0,120}["“”„«»]/gu;
const shouted = /(?<!\p{L})\p{Lu}{6,}(?!\p{L})/u;
/** Agitating words from which a headline agitates in whatever tone; one is enough where it shouts. */
const min = 2;

/** Whether a headline agitates in its own voice ("Zwangs-…", "total control!"), outside quotations. `language`: BCP 47. */
export function isPolemic(title: string, language: string): boolean {
  const said = title.replace(quotation, ' ');
  const all = findGateWords(language);
  const find = (pick: (gate: (typeof all)[number]) => string | undefined) =>
    all.flatMap((gate) => {
      const words = pick(gate);
      return words === undefined ? [] : (said.match(new RegExp(wrapGateWords(gate, words), 'giu')) ?? []);
    });
  const words = find(({ polemic }) => polemic);
  const taunts = find((gate) => gate.taunts);
  const isLoud = /[!！]/u.test(said) || shouted.test(said);
  return words.length >= min || (words.length + taunts.length > 0 && isLoud);
}
