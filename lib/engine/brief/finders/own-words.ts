import { findView } from '../genres/views.ts';
import type { Reading } from '../reading/reading.ts';
import { countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import { type Named, rateQuotable } from './quotable.ts';
import { dropLastComma } from './quotations.ts';

/** The strongest sentences of a declared opinion, which are its author's own words. */

const name = { words: { min: 2, max: 4 }, letters: 40 };
const minTake = 0.2;

function findAuthor({ document: { metadata } }: Reading): string | undefined {
  const author = tidy(metadata.author ?? '');
  const count = countTextWords(author);
  const isOne = count >= name.words.min && count <= name.words.max && measureDrawnLength(author) <= name.letters;
  const isName = author.split(' ').every((word) => /^\p{Lu}[\p{Ll}.'’-]|^\p{Lu}\.$|^\p{Ll}{1,3}$/u.test(word));
  return isOne && isName && !/[,&/|\p{N}]/u.test(author) ? author : undefined;
}

export function listOwnWords(reading: Reading): Named[] {
  const speaker = findAuthor(reading);
  if (speaker === undefined || findView(reading.document.metadata) !== 'opinion') return [];
  return reading.ranked.flatMap(({ text }, place): Named[] => {
    const take = reading.ratings[place]?.take ?? 0;
    const said = dropLastComma(text);
    if (take < minTake || /["“”„«»「」]/u.test(said) || !reading.isOwned(text)) return [];
    const rated = rateQuotable(said, place, reading);
    if (rated === undefined || !rated.isAlone || !rated.isClaim) return [];
    return [{ text: said, speaker, sentence: text, ...rated, worth: rated.worth * (1 + take), from: 'author' }];
  });
}
