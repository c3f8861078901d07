import { findGateWords, wrapGateWords } from './patterns.ts';

const quotation = /["“”„«»][^"“”„«»]{0,120}["“”„«»]/gu;
const shouted = /(?<!\p{L})\p{Lu}{6,}(?!\p{L})/u;
/** Agitating words from which a headline agitates in whatever tone; one is enough where it shouts. */
const min = 2;

/** Whether a headline agitates in its own voice ("Zwangs-…", "total control!"), outside quotations. `language`: BCP 47. */
export function isPolemic(title: string, language: string): boolean {
  const said = title.replace(quotation, ' ');
  const words = findGateWords(language).flatMap((gate) => {
    const { polemic } = gate;
    return polemic === undefined ? [] : (said.match(new RegExp(wrapGateWords(gate, polemic), 'giu')) ?? []);
  });
  const isLoud = /[!！]/u.test(said) || shouted.test(said);
  return words.length >= min || (words.length > 0 && isLoud);
}
