import type { Point } from '../../brief.ts';
import { and } from '../../languages/patterns.ts';
import { shorten } from '../shortening/shorten.ts';
import { isBalanced } from '../text/borders.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, countTextWords, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { maxTermWords, term } from './named-list.ts';

/** In drawn letters: a heading over its body, the body, an item without body, a value behind its name. */
export const budgets = { heading: 60, body: 130, alone: 120, value: 40 };

/** "Lens: 200 mm" */
export const datum = /^\p{L}[^:：\n]{1,40}[:：]\s*\S[^:：]*$/u;

const maxBareName = 2;
const passage = { letters: 200, name: 90, words: 14 };

/** "…, " and "… and" at the end: a sentence set as a list. */
const openEnd = new RegExp(String.raw`(?:[,;，、]|\s(?:${and}))\s*$`, 'iu');
const withoutOpenEnd = (item: string): string => item.replace(openEnd, '').replace(openEnd, '');

/** A list item: "Term: what it is", "Short sentence. More.", or one statement. */
export function toItemPoint(whole: string, language: string, words: LanguageWords): Point | undefined {
  const item = whole.includes('\n') ? whole : withoutOpenEnd(whole);
  const [first = '', ...children] = item.split('\n');
  if (children.length === 0 && /[:：]$/.test(first)) return undefined;
  if (children.length > 0) {
    const heading = shorten(first, budgets.alone, words);
    const all = children.join(' · ');
    const body = measureDrawnLength(all) <= budgets.body ? all : shorten(children[0] ?? '', budgets.body, words);
    return heading ? { heading: capitalize(heading), ...(body ? { body } : {}), sentence: item } : undefined;
  }
  const named = term.exec(item);
  const [head, rest] = [named?.[1]?.trim() ?? '', named?.[2] ?? ''];
  const isPassage = measureDrawnLength(rest) >= passage.letters && splitSentences(rest, language).length > 1;
  const max = isPassage ? passage : { name: budgets.heading, words: 7 };
  if (
    named &&
    isBalanced(head) &&
    measureDrawnLength(head) <= max.name &&
    !/\d$/.test(head) &&
    countTextWords(head) <= max.words
  ) {
    const value =
      datum.test(item) && measureDrawnLength(rest) <= budgets.value ? rest.replace(/[.。]$/u, '') : undefined;
    const body = shorten(splitSentences(rest, language)[0] ?? '', budgets.body, words) ?? value;
    // A term may stand alone or over a passage; a lead-in to a list may not.
    if (!body && countTextWords(head) > maxTermWords && !isPassage) return undefined;
    return { heading: capitalize(head), ...(body ? { body: capitalize(body) } : {}), sentence: item };
  }
  const [opening = '', second] = splitSentences(item, language);
  const heading = shorten(opening, budgets.alone, words);
  if (heading === undefined || heading === '') return undefined;
  if (second !== undefined && measureDrawnLength(heading) <= budgets.heading) {
    const room = countTextWords(heading) <= maxBareName ? passage.letters : budgets.body;
    const body = shorten(second, room, words);
    if (body) return { heading: capitalize(heading), body: capitalize(body), sentence: item };
  }
  return { heading: capitalize(heading), sentence: item };
}

export function findTerm(item: string): Point | undefined {
  const head = term.exec(item)?.[1]?.trim() ?? '';
  const isName =
    countTextWords(head) >= 2 && countTextWords(head) <= passage.words && isBalanced(head) && /[:：]/.test(item);
  return isName && measureDrawnLength(head) <= passage.name ? { heading: capitalize(head), sentence: item } : undefined;
}

export function toLongPoint(item: string, language: string, words: LanguageWords): Point | undefined {
  const heading = shorten(splitSentences(item, language)[0] ?? '', passage.letters, words);
  return heading === undefined || heading === '' ? undefined : { heading: capitalize(heading), sentence: item };
}
