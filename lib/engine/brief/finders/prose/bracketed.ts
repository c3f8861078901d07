import { joinAlternatives, joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import { isBalanced } from '../../text/borders.ts';
import { capitalize, countTextWords, measureDrawnLength, tidy } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import { type AmountFinder, type Found, formatQuantity, isRough, readAmount, readUnit } from './amounts.ts';

const min = 3;
const name = { words: 7, letters: 48 };
const near = 120;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  const and = joinAlternatives(({ brief }) => brief?.common?.and, among);
  const more = String.raw`(?:(?:${and})\s+)?(?:(?:${join('followedBy')}|${join('lastly')})\s+)?`;
  return {
    /** Separators between amounts; anything else starts another clause. */
    border: new RegExp(String.raw`^\s*(?:[,;]\s*${more}|(?:${and})\s+(?:(?:${join('lastly')})\s+)?)`, 'u'),
    followed: new RegExp(String.raw`^\s*[,;]\s*(?:${join('followedBy')})\s`, 'iu'),
    /** "Other sources are …": a chart of them would lack the one that the text is about. */
    others: new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.parallel?.remaining, among)})(?!\\p{L})`, 'iu'),
    copula: new RegExp(`^(?:${join('copulas')})$`, 'iu'),
    /** "Widgets are the most popular kind (38 %)" */
    ranked: new RegExp(String.raw`^(?<subject>[^,;:]{3,48}?)\s(?:${join('copulas')})\s`, 'iu'),
  };
});

function findBracket(text: string, { start, end }: Quantity): { open: number; close: number } | undefined {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const close = /^\s?(?:%|\p{L}+\.?)?\s?[)）]/u.exec(behind);
  return /[(（]$/.test(before) && close !== null ? { open: start - 1, close: end + close[0].length } : undefined;
}

const capitals = /(?:^|(?<ahead>\S+)\s)(?<own>\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3})\s*$/u;

/** "In-feed units" open with no "in". */
const readFirst = (label: string): string => (/^\S+/u.exec(label)?.[0] ?? '').toLowerCase();

interface First {
  readonly name: string;
  readonly measure?: string | undefined;
}

const maxMeasureChars = 80;

function readMeasure(text: string): string | undefined {
  const said = tidy(text);
  return said !== '' && measureDrawnLength(said) <= maxMeasureChars ? capitalize(said) : undefined;
}

function findFirst(ahead: string, behind: string, { stop, language }: LanguageWords): First {
  const { copula, ranked, followed, others } = getSigns(language);
  // "A is the largest (38 %), followed by B (30 %)": the first of a ranking is the sentence's subject.
  const first = followed.test(behind) ? ranked.exec(ahead) : null;
  if (first?.groups?.subject !== undefined)
    return { name: first.groups.subject, measure: readMeasure(ahead.slice(first[0].length)) };
  const colon = ahead.lastIndexOf(': ');
  if (colon >= 0) return { name: ahead.slice(colon + 2) };
  const { ahead: before = '', own = '' } = capitals.exec(ahead)?.groups ?? {};
  if (!copula.test(before)) return { name: stop.has(before.toLowerCase()) ? '' : own };
  const subject =
    ahead
      .slice(0, ahead.lastIndexOf(` ${before} `))
      .split(/,\s/)
      .at(-1) ?? '';
  return others.test(subject) ? { name: '' } : { name: own, measure: readMeasure(subject) };
}

/** "Trade (15 %), farms (12 %) and crafts (9 %)": names of one kind, each with its amount in brackets. */
export const findBracketed: AmountFinder = (countedSentences, { language, words }) => {
  const { border } = getSigns(words.language);
  return countedSentences.flatMap(({ sentence: { text, score }, quantities }): Found[] => {
    const inside = quantities.flatMap((quantity) => {
      const bracket = findBracket(text, quantity);
      return bracket === undefined || isRough(quantity) ? [] : [{ quantity, ...bracket }];
    });
    const units = new Set(inside.map(({ quantity }) => readUnit(quantity)));
    if (inside.length < min || inside.length < quantities.length || units.size !== 1) return [];
    const [{ open: opening = 0, close: closing = 0 } = {}] = inside;
    const first = findFirst(text.slice(Math.max(0, opening - near), opening), text.slice(closing), words);
    const rows = inside.flatMap(({ quantity, open }, index): ChartRow[] => {
      const ahead = text.slice(inside[index - 1]?.close ?? 0, open);
      const label = tidy(index === 0 ? first.name : border.test(ahead) ? ahead.replace(border, '') : '');
      const value = readAmount(quantity, language);
      const isName =
        /^["“„«]?\p{L}/u.test(label) &&
        countTextWords(label) <= name.words &&
        measureDrawnLength(label) <= name.letters &&
        isBalanced(label) &&
        !/[.!?:;]/.test(label) &&
        ![words.backward, words.relative, words.dependent].some((set) => set.has(readFirst(label)));
      return isName && value !== undefined
        ? [{ label: capitalize(label), value, text: formatQuantity(quantity), sentence: text }]
        : [];
    });
    const isDistinct = new Set(rows.map(({ label }) => label)).size === rows.length;
    const measure = first.measure === undefined ? {} : { measure: first.measure };
    return isDistinct && rows.length === inside.length
      ? [{ unit: [...units][0] ?? '', rows, rank: score, ...measure }]
      : [];
  });
};
