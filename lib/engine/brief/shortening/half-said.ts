import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
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

export const onlyAnnounces = (head: string, { language }: LanguageWords): boolean =>
  getAnnounces(language).test(head.trimEnd());

/** "to get the guests | on the phone": a verb whose object waits for where, what or how it is to be. */
const getPlaced = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.shorten?.placing, among)})(?<object>(?:\s[^\s,;:.–—]+){1,4})$`,
      'iu',
    ),
);

/** Whether an end of a sentence waits for its other half. */
export function leavesHalf(head: string, words: LanguageWords): boolean {
  const object = getPlaced(words.language).exec(head)?.groups?.object;
  return onlyAnnounces(head, words) || (object !== undefined && !hasPlace(object, words));
}

const hasPlace = (object: string, words: LanguageWords): boolean =>
  listWords(object).some(({ from, to }) => words.language?.cuts?.place?.split(' ').includes(object.slice(from, to)));
