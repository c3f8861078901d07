import type { Point } from '../../brief.ts';
import { shorten } from '../shortening/shorten.ts';
import type { Judge } from '../statements/body-model.ts';
import { budget, findBody, minOdds } from '../statements/section-body.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, countTextWords, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** "Term: what it is", "Term – what it is". */
export const term = /^([^:：–—]{2,90}?)\s*(?:[:：]\s*(?:[–—-]\s)?|\s[–—-]\s)(?=\S)(.+)$/u;

/** Words of a term before its colon; more are a lead-in. */
export const maxTermWords = 4;
/** Share of items with a name and colon from which on the names are the list's message. */
export const minTerms = 0.75;
const minSaid = 5;
/** Drawn letters of a text under a name; of one that cannot be cut. */
const max = { body: 130, whole: 340 };

export const areNamed = (items: readonly string[], maxWords = maxTermWords): boolean =>
  items.filter((item) => {
    const [, head = '', rest = ''] = term.exec(item) ?? [];
    return !item.includes('\n') && countTextWords(head) <= maxWords && countTextWords(rest) >= minSaid;
  }).length >=
  items.length * minTerms;

/** Words of a tip before its colon, where it is the message and the rest explains it. */
export const maxTipWords = 11;

export function toNamedPoint(
  item: string,
  language: string,
  words: LanguageWords,
  judge: Judge,
  maxWords = maxTermWords,
): Point | undefined {
  const [, head = '', rest = ''] = term.exec(item) ?? [];
  if (head === '' || item.includes('\n') || countTextWords(head) > maxWords) return undefined;
  const sentences = splitSentences(rest, language);
  const section = { heading: head, level: 6, sentences, lists: [] };
  const likely = sentences.length > 1 ? findBody(section, { maxChars: budget.max }, language, words, judge) : undefined;
  const found = likely !== undefined && likely.odds >= minOdds.sure ? likely.body : undefined;
  // A clause cut from the middle may have connected the others.
  const best = found !== undefined && rest.toLowerCase().includes(found.toLowerCase()) ? found : undefined;
  const [first = ''] = sentences;
  const whole = [rest, first].find((text) => measureDrawnLength(text) <= max.whole)?.replace(/[.。]$/u, '');
  const body = best ?? shorten(first, max.body, words) ?? whole;
  return body === undefined ? undefined : { heading: capitalize(head), body: capitalize(body), sentence: item };
}
