import { isMonth } from '../../brief/numbers/dates.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { countTextWords, getFirstWord, wordsIn } from '../../brief/text/text.ts';
import { getWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { escapePattern } from '../../letters.ts';
import { findSigns } from '../words/signs.ts';
import { hasVerbSign } from './statements.ts';

/** Words that must be left, so that the core is not a label itself. */
const min = { behindSeries: 3, beforePromise: 1 } as const;
const said = { min: 4, comfortable: 9, max: 10 } as const;
const clauseEnds = /(?<=\p{L}[\p{L}”"»]),\s|(?<=\p{L}[\p{L}”"»])[.!?]\s+(?=\p{Lu})|\s[–—]\s|\s-\s/gu;

/** Where it stands alone and what follows takes nothing back ("…, says nobody"). `kept`: words that must stay. */
export function toFirstClause(title: string, kept: readonly string[], tag: string): string {
  const signs = findSigns(tag);
  const words = getWords(tag);
  if (signs === undefined || countTextWords(title) <= said.comfortable) return title;
  // "If the lift is new, …" says nothing by itself.
  if (words.dependent.has(getFirstWord(title)) || words.relative.has(getFirstWord(title))) return title;
  const end = [...title.matchAll(clauseEnds)].find(({ index, 0: border }) => {
    const [head, tail] = [title.slice(0, index), title.slice(index + border.length)];
    const isLimited = signs.negation.test(tail) || signs.opener.test(tail) || signs.turn.test(title);
    const isReported = wordsIn(tail.toLowerCase()).some((word) => words.reporting.has(word));
    return (
      countTextWords(head) >= said.min &&
      countTextWords(head) <= said.max &&
      (hasVerbSign(head, tag, signs) === true || words.verbSign?.test(wordsIn(head).slice(0, -1).join(' ')) === true) &&
      kept.every((word) => head.includes(word)) &&
      isBalanced(head) &&
      endsWhole(head, words) &&
      !isLimited &&
      !isReported
    );
  });
  return end === undefined ? title : title.slice(0, end.index);
}

const borders = /\s*(?:[:：|•·]\s|\s[–—-]\s|(?<=\p{L})[,!?]\s|\s\+\s|\s?\()\s*/gu;

const cutOff = /\s*(?:…|\.\.\.)$/u;

export function toWhole(title: string, headings: readonly string[]): string {
  const start = title.replace(cutOff, '');
  const isLonger = (heading: string) =>
    heading.length > start.length && heading.startsWith(start) && !/^\s*[|·•»–—-]\s/u.test(heading.slice(start.length));
  return headings.find(isLonger) ?? title;
}

/** "(News) Title" */
const sortBefore = /^[([（【]\p{L}{2,20}[)\]）】]\s+(?=.{8,})/u;
/** Names of at most so many words lose their day ("Repair café on 31 January"): with it they are a notice. */
const maxNameWords = 4;
const dayBehind =
  /\s(?:\p{Ll}{2,4}\.?\s)?(?:\d{1,2}(?:[.º]|\p{Ll}{2})?\s(?:\p{Ll}{2}\s)?(\p{L}{3,})|(\p{L}{3,})\s\d{1,2}(?:\p{Ll}{2})?)(?:,?\s(?:\p{Ll}{2}\s)?(?:19|20)\d\d)?$/u;

/** Returns a title without its page's sort before it and without the site ("… on site.example") or the day behind it. */
export function withoutChrome(title: string, host: string | undefined): string {
  const sorted = title.replace(sortBefore, '');
  const site = host === undefined ? undefined : escapePattern(host);
  const own =
    site === undefined
      ? sorted
      : sorted.replace(new RegExp(String.raw`(?<=.{8})\s(?:\p{Ll}{2,4}\s)?(?:www\.)?${site}$`, 'iu'), '');
  const day = dayBehind.exec(own);
  const rest = day === null ? '' : own.slice(0, day.index);
  const isDay = day !== null && isMonth(day[1] ?? day[2] ?? '');
  return isDay && rest.length >= minNameChars && countTextWords(rest) <= maxNameWords ? rest : own;
}
const minNameChars = 5;

export function toCore(title: string, tag: string): string {
  const own = findLanguage(tag);
  const words = own?.jokes?.titles;
  if (own === undefined || words === undefined) return title;
  const [whole = '', label = ''] = /^([^:：|]{3,36}?)\s*(?:[:：|]|\s[–—-])\s+/u.exec(title) ?? [];
  const isSeries = label !== '' && matchOwn(own, `^(?:${words.series})$`).test(label);
  const rest =
    isSeries && countTextWords(title.slice(whole.length)) >= min.behindSeries ? title.slice(whole.length) : title;
  const promise = matchOwn(own, `^(?:${words.promises})`);
  const cut = [...rest.matchAll(borders)].find(
    ({ index, 0: border }) =>
      countTextWords(rest.slice(0, index)) >= min.beforePromise && promise.test(rest.slice(index + border.length)),
  );
  return cut === undefined ? rest : `${rest.slice(0, cut.index)}${/^[!?]/.exec(cut[0].trim())?.[0] ?? ''}`;
}
