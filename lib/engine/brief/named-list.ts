import type { Point } from '../brief.ts';
import { findBody, type Judge } from './section-body.ts';
import { splitSentences } from './sentences.ts';
import { shorten } from './shorten.ts';
import { capitalize, drawnLength, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** "Term: what it is", "Term – what it is". */
export const term = /^([^:：–—]{2,90}?)\s*(?:[:：]\s*(?:[–—-]\s)?|\s[–—-]\s)(?=\S)(.+)$/u;

/** Words of a term before its colon; more of them lead on to what follows. */
export const maxTermWords = 4;
/** Share of items that open with a name and a colon from which on those names are what the list says. */
export const minTerms = 0.75;
/** Words behind an item's name that say something of it. */
const minSaid = 5;
/** Drawn letters of what stands under a name, and of what cannot be cut where the others have a line. */
const most = { body: 130, whole: 340 };

/** Whether a list's items are names, each with a sentence behind its colon: a list that somebody made to be read. */
export const areNamed = (items: readonly string[], maxWords = maxTermWords): boolean =>
  items.filter((item) => {
    const [, head = '', rest = ''] = term.exec(item) ?? [];
    return !item.includes('\n') && wordCount(head) <= maxWords && wordCount(rest) >= minSaid;
  }).length >=
  items.length * minTerms;

/** Words of a tip or reason before its colon: in a row of tips it is the message, and what follows explains it. */
export const maxTipWords = 11;

/**
 * What stands under a name: the sentence that says most of it, or all where none can be cut; a name alone among others with
 * a line would look like a gap. Undefined where the item has no name.
 */
export function namedPoint(
  item: string,
  language: string,
  words: LanguageWords,
  judge: Judge,
  maxWords = maxTermWords,
): Point | undefined {
  const [, head = '', rest = ''] = term.exec(item) ?? [];
  if (head === '' || item.includes('\n') || wordCount(head) > maxWords) return undefined;
  const sentences = splitSentences(rest, language);
  const section = { heading: head, level: 6, sentences, lists: [] };
  const found = sentences.length > 1 ? findBody(section, 'good', language, words, judge)?.body : undefined;
  // A clause taken out of the middle may have been the one that held the others together.
  const best = found !== undefined && rest.toLowerCase().includes(found.toLowerCase()) ? found : undefined;
  const [first = ''] = sentences;
  const whole = [rest, first].find((text) => drawnLength(text) <= most.whole)?.replace(/[.。]$/u, '');
  const body = best ?? shorten(first, most.body, words) ?? whole;
  return body === undefined ? undefined : { heading: capitalize(head), body: capitalize(body), sentence: item };
}
