import { findLanguage } from '../../../languages/index.ts';
import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { listQuantities, type Quantity } from '../../numbers/quantities.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength, tidy } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import {
  type AmountFinder,
  type Counted,
  type Found,
  formatQuantity,
  isRowLabel,
  labelBudgetChars,
  readAmount,
  readUnit,
} from './amounts.ts';
import { findBareNumbers } from './bare-numbers.ts';

const measureBudget = 120;
const verbWords = { min: 2, max: 6 };

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  return {
    against: new RegExp(String.raw`(?:${join('against')})\s(?:(?:${join('againstHedges')})\s){0,2}$`, 'iu'),
    opposed: new RegExp(String.raw`[,;]?\s(?:${join('opposed')})\s`, 'iu'),
    /** "… of people think that …": the opinion is shared by all rows and heads the chart. */
    said: new RegExp(String.raw`^(?<who>.{8,}?)\s(?<what>(?:${join('opinions')})(?:\s.{4,})?)$`, 'iu'),
    verbAtEnd: new RegExp(
      [
        String.raw`^(?:(?:${join('articles')})\s)?(?<subject>.{3,60}?)\s(?:(?:${join('auxiliaries')})\s)*\p{L}{2,}\s`,
        String.raw`(?:(?:${join('valueLinks')})\s)*(?:(?:${join('valueArticles')})\s)?$`,
      ].join(''),
      'iu',
    ),
    hanging: new RegExp(String.raw`(?:\s(?:${join('hangingAuxiliaries')}))+$`, 'i'),
    labelEnd: new RegExp(String.raw`[,;:.](?=\s|$)|[()]|\s(?:${join('endsLabel')})\s`, 'iu'),
    labelOf: new RegExp(String.raw`^(?:${join('labelOf')})\s(?:(?:${join('labelArticles')})\s)?`, 'i'),
    /** "$3 billion for shares, including $1 billion for his own": a part beside its whole. */
    partOf: new RegExp(String.raw`(?<!\p{L})(?:${join('listOpeners')})\s$`, 'iu'),
  };
});

function findClauseBehind(text: string, until: number, from: number, { language }: LanguageWords): string {
  const { labelEnd, labelOf } = getSigns(language);
  const behind = text.slice(from, until).replace(/^\)/, '');
  const [clause = ''] = behind.split(labelEnd);
  return tidy(clause).replace(labelOf, '');
}

function findSharedVerb(
  lead: string,
  { joints, backward, personal, relative, restrictive, coordinators }: LanguageWords,
): string {
  const [clause = ''] = lead.split(/[,;:.!?()–—]\s?/u).slice(-1);
  const listed = clause.trim().split(/\s+/u).filter(Boolean);
  const isJoint = (word = '') => joints.has(word.toLowerCase());
  // "It turns out that 22 % of …", "in the north 22 % of …": a sentence of its own begins, or goes on.
  const last = listed.at(-1)?.toLowerCase() ?? '';
  if (relative.has(last) || restrictive.has(last)) return '';
  while (coordinators.has(listed[0]?.toLowerCase() ?? '')) listed.shift();
  if (isJoint(listed[0])) return '';
  while (isJoint(listed.at(-1))) listed.pop();
  if (listed.length < verbWords.min) return '';
  const first = listed[0]?.toLowerCase() ?? '';
  const isNamed = !backward.has(first) && !personal.has(first) && listed.length <= verbWords.max;
  return isNamed ? capitalize(listed.join(' ')) : '';
}

/** "3 % of kids who …, compared to 17 % of kids who …", "a $19 billion deal for A, a $1 billion deal for B". */
function findBehindNumbers({ sentence: { text, score }, quantities }: Counted, reading: Reading): Found[] {
  const { against, partOf, said } = getSigns(reading.words.language);
  const [first, ...others] = quantities;
  if (first === undefined || others.length === 0) return [];
  const alike = [first, ...others.filter((other) => readUnit(other) === readUnit(first))];
  const isCompared = alike.length === 2 && against.test(text.slice(first.end, alike[1]?.start));
  if (alike.length !== others.length + 1 || (alike.length < 3 && !isCompared) || alike.length > 7) return [];
  if (others.some(({ start }) => partOf.test(text.slice(0, start)))) return [];
  const clauses = alike.map((one, index) =>
    findClauseBehind(text, alike[index + 1]?.start ?? text.length, one.end, reading.words),
  );
  const { who, what } = said.exec(clauses[0] ?? '')?.groups ?? {};
  const hasMeasure = isCompared && who !== undefined && what !== undefined && countTextWords(what) >= 3;
  const labels = hasMeasure ? [who, ...clauses.slice(1)] : clauses;
  const rows = alike.flatMap((quantity, index): ChartRow[] => {
    const value = readAmount(quantity, reading.language);
    const label = labels[index] ?? '';
    return !isRowLabel(label, reading.words) || value === undefined
      ? []
      : [{ label: capitalize(label), value, text: formatQuantity(quantity), sentence: text }];
  });
  const isDistinct = new Set(rows.map(({ label }) => label.toLowerCase())).size === rows.length;
  const unit = readUnit(first);
  const verb = unit === '%' ? findSharedVerb(text.slice(0, first.start), reading.words) : '';
  const measure = hasMeasure ? capitalize(tidy(what)) : verb;
  return rows.length === alike.length && isDistinct
    ? [{ unit, rows, rank: score, ...(measure === '' ? {} : { measure }) }]
    : [];
}

/** "The new machine managed 21,757 while the old one garnered only 13,919". */
function findBeforeNumbers(
  { sentence: { text, score, index, paragraph }, quantities }: Counted,
  reading: Reading,
): Found[] {
  const { opposed, verbAtEnd, hanging } = getSigns(reading.words.language);
  const clauses = text.split(opposed);
  if (clauses.length !== 2) return [];
  const own = quantities.every(({ kind }) => kind === 'count')
    ? findBareNumbers(text, reading.words.language)
    : quantities;
  const [one, other] = own;
  if (own.length !== 2 || one === undefined || other === undefined || readUnit(one) !== readUnit(other)) return [];
  // "Sedan sales are down 12 %" is a move; without its direction it would state the opposite.
  const verbs = findLanguage(reading.language)?.brief?.moves;
  const moved = verbs && new RegExp(`(?<!\\p{L})(?:${verbs.rose}|${verbs.fell})(?:\\s\\p{L}{1,5})?\\s$`, 'iu');
  const split = text.search(opposed);
  if (one.end > split || other.start < split) return [];
  const toRow = (quantity: Quantity, lead: string): ChartRow[] => {
    const subject = verbAtEnd.exec(lead.trimStart())?.groups?.subject?.replace(hanging, '');
    const value = readAmount(quantity, reading.language);
    const { words } = reading;
    const isNamed =
      subject !== undefined &&
      !moved?.test(lead) &&
      !words.backward.has(getFirstWord(subject)) &&
      measureDrawnLength(subject) <= labelBudgetChars / 2;
    return isNamed && value !== undefined && countTextWords(subject) >= 2
      ? [{ label: capitalize(tidy(subject)), value, text: formatQuantity(quantity), sentence: text }]
      : [];
  };
  const from = split + (opposed.exec(text)?.[0].length ?? 0);
  const rows = [...toRow(one, text.slice(0, one.start)), ...toRow(other, text.slice(from, other.start))];
  if (rows.length < 2 || rows[0]?.label === rows[1]?.label) return [];
  // For bare numbers the sentence before says what was measured.
  const before = reading.ranked.find((other) => other.index === index - 1 && other.paragraph === paragraph)?.text;
  if (readUnit(one) !== 'count ') return [{ unit: readUnit(one), rows, rank: score }];
  return before === undefined || measureDrawnLength(before) > measureBudget
    ? []
    : [{ unit: readUnit(one), rows, rank: score, measure: before }];
}

/** Whether two shares leave out a greater one of the sentence before: "71 % walk. 17 % ride, while 20 % drive". */
function leavesOut({ rows, unit }: Found, { sentence: { index, paragraph } }: Counted, reading: Reading): boolean {
  const before = reading.ranked.find((one) => one.index === index - 1 && one.paragraph === paragraph)?.text;
  const greatest = Math.max(...rows.map(({ value }) => value));
  return (
    before !== undefined &&
    rows.length === 2 &&
    listQuantities(before, reading.words.language).some(
      (one) => one.kind === 'percent' && readUnit(one) === unit && (readAmount(one, reading.language) ?? 0) > greatest,
    )
  );
}

export const findSideBySide: AmountFinder = (countedSentences, reading) =>
  countedSentences.flatMap((counted) => {
    const behind = findBehindNumbers(counted, reading);
    const found = behind.length > 0 ? behind : findBeforeNumbers(counted, reading);
    return found.filter((one) => !leavesOut(one, counted, reading));
  });
