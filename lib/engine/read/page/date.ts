import { dayMs } from '../../../contract/limits.ts';
import { languages } from '../../languages/index.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { readInlineText } from '../blocks/inline-text.ts';
import { decode } from './decode.ts';
import { holdsValue, withAttribute, withName } from './elements.ts';
import { type JsonLdThing, readWords } from './json-ld.ts';
import { isBeside, isBodyParagraph, listAroundStart } from './place.ts';

const shownClass = /date|publish|posted|time|byline|meta/i;
const isShown = (element: Element): boolean =>
  element.localName === 'time' ||
  shownClass.test(element.getAttribute('class') ?? '') ||
  /date/i.test(element.getAttribute('id') ?? '');
const maxShownChars = 120;

export function findDate(
  elements: readonly Element[],
  main: JsonLdThing,
  tag: string | undefined,
  url: string | undefined,
): string | undefined {
  const times = withName(elements, 'time');
  const marked = findMarked(elements, times);
  const said = marked?.getAttribute('datetime') ?? marked?.getAttribute('content') ?? undefined;
  const given = [readWords(main.datePublished), tag, said, readWords(main.dateCreated)].flatMap(
    (date) => toIso(decode(date?.slice(0, maxShownChars)) ?? '') ?? [],
  );
  const [first] = given;
  if (first === undefined) return findDateInAddress(url) ?? findVisibleDate(elements);
  return isUniversal.test(first) ? (findLocalDay(first, [...given, ...listTimes(times)], url) ?? first) : first;
}

function findMarked(elements: readonly Element[], times: readonly Element[]): Element | undefined {
  const published = elements.filter((element) => holdsValue(element, 'itemprop', 'datepublished'));
  const dated = withAttribute(times, 'datetime');
  return (
    published.find(({ localName }) => localName === 'time') ??
    published[0] ??
    withAttribute(times, 'pubdate')[0] ??
    dated.find((time) => time.closest('article') !== null) ??
    dated[0]
  );
}

/** Systems store UTC, which is seldom the readers' zone. */
const isUniversal = /T.*(?:Z|[+-]00:?00)$/;
const isLocal = /T.*[+-]\d\d:?\d\d$/;
const maxTimes = 20;

const listTimes = (times: readonly Element[]): string[] =>
  withAttribute(times, 'datetime')
    .slice(0, maxTimes)
    .flatMap((time) => toIso(time.getAttribute('datetime') ?? '') ?? []);

/** Prefers the same moment with the page's own offset, or the address's day where it is an adjacent one. */
function findLocalDay(time: string, others: readonly string[], url: string | undefined): string | undefined {
  const same = others.find(
    (other) => !isUniversal.test(other) && isLocal.test(other) && Date.parse(other) === Date.parse(time),
  );
  if (same) return same;
  const day = findDateInAddress(url);
  const days = day === undefined ? 0 : (Date.parse(day) - Date.parse(time.slice(0, 10))) / dayMs;
  const hour = Number(/T(\d\d)/.exec(time)?.[1] ?? '12');
  return (days === -1 && hour < 12) || (days === 1 && hour >= 10) ? day : undefined;
}

/** Other forms than ISO are read as UTC, whatever this device's zone. */
function toIso(date: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2})/.test(date)) {
    return isPlausible(date.slice(0, 10))
      ? date.replace(' ', 'T').replace(/(?<=\d)T?\s+(?=[+-]|Z|UTC).*$/, '')
      : undefined;
  }
  const day = findDateInWords(date);
  if (day) return day;
  const time = Date.parse(/(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/.test(date) ? date : `${date} UTC`);
  // Bare numbers parse as years and counters as dates.
  if (Number.isNaN(time) || !/\p{L}|[/.]/u.test(date)) return undefined;
  const parsed = new Date(time).toISOString().slice(0, 10);
  return isPlausible(parsed) ? parsed : undefined;
}

/** Empty database fields read as the year 1 or 1 January 1970. */
const isPlausible = (day: string): boolean => !Number.isNaN(Date.parse(day)) && day > '1970-01-01' && day < '2100';

const monthByName = new Map(
  languages.flatMap(({ months = [], monthsShort = [] }) =>
    [months, monthsShort].flatMap((listed) =>
      listed.flatMap((names, index) => (names ? names.split(',').map((name) => [name, index + 1] as const) : [])),
    ),
  ),
);

export const monthAtEnd = new RegExp(`\\s(?:${[...monthByName.keys()].join('|')})\\.?$`, 'iu');

export const ordinals = joinAlternatives(({ read }) => read?.dates?.ordinals);
export const monthOf = joinAlternatives(({ read }) => read?.dates?.monthOf);

const joinMarks = (place: 0 | 1 | 2) => joinAlternatives(({ read }) => read?.dates?.marks?.[place]);

/** Orders of day, month and year that are unambiguous; "3/5/2026" is not. */
const forms: readonly (readonly [RegExp, readonly [year: number, month: number, day: number]])[] = [
  [
    new RegExp(
      String.raw`(?<!\d)(\d{4})\s?(?:${joinMarks(0)}|[./-])\s?(\d{1,2})\s?(?:${joinMarks(1)}|[./-])\s?(\d{1,2})(?!\d)`,
      'u',
    ),
    [1, 2, 3],
  ],
  [/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/u, [3, 2, 1]],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:${ordinals}|\.)?\s(?:(?:${monthOf})\s)?(\p{L}{3,10})\.?,?\s(?:(?:${monthOf})\s)?(\d{4})(?!\d)`,
      'iu',
    ),
    [3, 2, 1],
  ],
  [new RegExp(String.raw`(?<!\p{L})(\p{L}{3,10})\.?\s(\d{1,2})(?:${ordinals})?,?\s(\d{4})(?!\d)`, 'iu'), [3, 1, 2]],
];

const year = /\d{4}/;

function findDateInWords(text: string): string | undefined {
  if (!year.test(text)) return undefined;
  for (const [form, places] of forms) {
    const found = form.exec(text);
    const named = found?.[places[1]]?.toLowerCase() ?? '';
    const number = monthByName.get(named) ?? (/^\d+$/.test(named) ? Number(named) : undefined);
    const iso = toIsoDate(found?.[places[0]], number, found?.[places[2]]);
    if (iso) return iso;
  }
  return undefined;
}

function toIsoDate(year = '', month = 0, day = ''): string | undefined {
  if (!year || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlausible(iso) ? iso : undefined;
}

/** "/2026/05/03/", "/2026-05-03" or "/2026/may/03/". */
function findDateInAddress(url = ''): string | undefined {
  const [, year, month = '', day] =
    /\/((?:19|20)\d\d)[/-](\d{1,2}|[a-z]{3})[/-](\d{1,2})(?=[/_.-]|$)/i.exec(url.slice(0, 500)) ?? [];
  return toIsoDate(year, monthByName.get(month.toLowerCase()) ?? Number(month), day);
}

function findVisibleDate(elements: readonly Element[]): string | undefined {
  for (const element of listAroundStart(elements, isShown)) {
    const day = findDay(element, maxShownChars);
    if (day) return day;
  }
  return findDayByHeading(elements);
}

function findDay(element: Element, maxChars: number, from = maxChars): string | undefined {
  const text = (element.textContent ?? '').length <= maxChars * 4 ? readInlineText(element) : '';
  return text !== '' && text.length <= maxChars ? findDateInWords(text.slice(0, from)) : undefined;
}

/** Elements around a page's heading in which an unmarked date may stand. */
const besideHeading = { before: 12, behind: 40 } as const;
/** In characters: a few words before the date, or it starts a line of labels. */
const bareLine = { max: 60, from: 36 } as const;
const maxDayChars = 24;
const endsSentence = /[.!?…]$/;

function findDayByHeading(all: readonly Element[]): string | undefined {
  const elements = withName(all, 'h1', 'p', 'span', 'div', 'em', 'small', 'li', 'strong', 'b', 'i', 'td');
  const at = elements.findIndex((element) => element.localName === 'h1' && !isBeside(element));
  if (at < 0) return undefined;
  for (const element of elements.slice(Math.max(0, at - besideHeading.before), at + besideHeading.behind)) {
    if (isBodyParagraph(element)) break;
    if (isBeside(element) || endsSentence.test((element.textContent ?? '').trim())) continue;
    const day = findDay(element, bareLine.max, bareLine.from) ?? findDay(element, maxShownChars, maxDayChars);
    if (day) return day;
  }
  return undefined;
}
