import { findGateWords, wrapWords } from './patterns.ts';

/** What somebody else says, or a word kept at a distance. */
const quotation = /["“”„«»][^"“”„«»]{0,120}["“”„«»]/gu;
/** A word in capitals that is no set of initials. */
const shouted = /(?<!\p{L})\p{Lu}{6,}(?!\p{L})/u;
/** From so many agitating words on a headline agitates in whatever tone; one is enough where it shouts. */
const least = 2;

/**
 * Whether a headline agitates in its own voice ("Zwangs-…", "total control!"): under a cheering face it would be the
 * picture's own message. `language`: BCP 47.
 */
export function isPolemic(title: string, language: string): boolean {
  const said = title.replace(quotation, ' ');
  const words = findGateWords(language).flatMap((gate) => {
    const { polemic } = gate;
    return polemic === undefined ? [] : (said.match(new RegExp(wrapWords(gate, polemic), 'giu')) ?? []);
  });
  const isLoud = /[!！]/u.test(said) || shouted.test(said);
  return words.length >= least || (words.length > 0 && isLoud);
}
