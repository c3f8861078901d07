import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { listWords } from './cut-places.ts';

/** "The message is clear; …", "It works as follows: …" */
const getAnnounces = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.shorten?.announces, among)})\s?[;:–—]$`,
      'iu',
    ),
);

export const isAnnouncement = (head: string, { language }: LanguageWords): boolean =>
  getAnnounces(language).test(head.trimEnd());

const getPlaced = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.shorten?.placing, among)})(?<object>(?:\s[^\s,;:.–—]+){1,4})$`,
      'iu',
    ),
);

/** "It is hard to see, | who pays": where questions stand behind a comma; behind a noun it is a clause about that. */
const getAsked = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^\s*(?:${joinAlternatives(({ brief }) => brief?.shorten?.asked, among)})(?!\p{L})`, 'iu'),
);

/** Words behind "only" up to which what it limits may still follow. */
const limitWords = 2;

/** "Hunger can only be stilled | by clearing land" */
function isUnlimited(head: string, { limiting }: LanguageWords): boolean {
  const last = wordsIn(head).slice(-limitWords);
  return !/\p{N}/u.test(last.join(' ')) && last.some((word) => limiting.has(word.toLowerCase()));
}

export function awaitsTail(head: string, tail: string, words: LanguageWords): boolean {
  const isNoun = /^\p{Lu}/u.test(wordsIn(head).at(-1) ?? '');
  return isAnnouncement(head, words) || isUnlimited(head, words) || (!isNoun && getAsked(words.language).test(tail));
}

export function leavesHalf(head: string, tail: string, words: LanguageWords): boolean {
  const object = getPlaced(words.language).exec(head)?.groups?.object;
  return awaitsTail(head, tail, words) || (object !== undefined && !hasPlace(object, words));
}

const hasPlace = (object: string, words: LanguageWords): boolean =>
  listWords(object).some(({ from, to }) => words.language?.cuts?.place?.split(' ').includes(object.slice(from, to)));
