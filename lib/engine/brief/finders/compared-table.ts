import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { isTime, readMeasure, readYear } from '../numbers/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { maxItems } from '../selection/candidate.ts';
import { listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';

export interface Side {
  readonly name: string;
  readonly items: Item[];
}

export interface ComparedTable {
  readonly sides: [Side, Side];
  readonly topics?: string[];
}

/** Drawn letters; a cell of a table without names of rows is a phrase of its own. */
const budgets = { cell: 60, topic: 34, name: 34, phrase: 120 };
const rows = { min: 3, max: maxItems };
/** Share of rows with both values; less where the text says that the columns are compared, so an empty cell says something. */
const minFilled = { any: 0.8, compared: 0.5 };
const allTerms = 0.99;

const getSigns = perPageLanguage((among) => {
  const join = (pick: Parameters<typeof joinAlternatives>[0]) => joinAlternatives(pick, among);
  return {
    noEntity: new RegExp(`^(?:${join(({ brief }) => brief?.comparison?.noEntity)})$`, 'iu'),
    change: new RegExp(`^(?:${join(({ brief }) => brief?.table?.change)})`, 'iu'),
  };
});

const isNameLike = (text: string) =>
  text !== '' && measureDrawnLength(text) <= budgets.name && /\p{L}/u.test(text) && readYear(text) === undefined;

/** A table that is all of its text, of measures under two names. */
export function isWholeText({ outline, language }: Reading, body: readonly (readonly string[])[]): boolean {
  return (
    outline.sentences.length === 0 &&
    outline.tables.length === 1 &&
    body.length <= rows.max &&
    !body.every(([label = '']) => isTime(tidy(label))) &&
    body.every((row) => row.slice(1).every((cell) => readMeasure(cell, language) !== undefined))
  );
}

/** Whether the title has the terms of both names: "Lease or loan" over columns "Lease" and "Loan". */
export function isTitled(names: readonly string[], { fullTitle, words }: Reading): boolean {
  const title = new Set(listTerms(fullTitle, words));
  return names.every((name) => {
    const terms = new Set(listTerms(name, words));
    return terms.size > 0 && overlap(terms, title) >= allTerms;
  });
}

/** Whether sides belong to what a title compares: under "Ferry or bridge" the columns "Adults" and "Children" are no sides of it. */
export function hasTitledSide(names: readonly string[], { fullTitle, words }: Reading): boolean {
  const title = new Set(listTerms(fullTitle, words));
  return names.some((name) => listTerms(name, words).some((term) => title.has(term)));
}

const toItems = (shown: readonly (readonly string[])[], index: number): Item[] =>
  shown.map((row) => ({ heading: row[index] ?? '', sentence: row.filter(Boolean).join(' · ') }));

function findPhraseColumns(
  [one = '', other = '']: readonly string[],
  body: readonly (readonly string[])[],
  reading: Reading,
): ComparedTable | undefined {
  const cells = body.map((row) => row.map(tidy)).filter(([left, right]) => left && right);
  const isFit = cells.every((row) => row.every((cell) => measureDrawnLength(cell) <= budgets.phrase));
  const isNamed = isNameLike(one) && isNameLike(other) && one !== other && isTitled([one, other], reading);
  if (!isNamed || !isFit || cells.length < rows.min || cells.length < body.length * minFilled.any) return undefined;
  const shown = cells.slice(0, rows.max);
  return {
    sides: [
      { name: one, items: toItems(shown, 0) },
      { name: other, items: toItems(shown, 1) },
    ],
  };
}

function readColumns(header: readonly string[], body: readonly (readonly string[])[], reading: Reading) {
  if (header.length === 3) return { columns: body, names: [header[1] ?? '', header[2] ?? ''] };
  // A board of prices says what each is worth today.
  const { change } = getSigns(reading.words.language);
  if (body.length !== 2 || header.some((name) => change.test(tidy(name)))) return undefined;
  const columns = header
    .slice(1)
    .map((topic, index) => [topic, body[0]?.[index + 1] ?? '', body[1]?.[index + 1] ?? '']);
  return { columns, names: [body[0]?.[0] ?? '', body[1]?.[0] ?? ''] };
}

/** A table of an attribute and two things, its transpose, or two columns of phrases. */
export function readComparedTable(
  header: readonly string[],
  body: readonly (readonly string[])[],
  reading: Reading,
  isCompared: boolean,
): ComparedTable | undefined {
  if (header.length === 2) return findPhraseColumns(header.map(tidy), body, reading);
  const { columns, names } = readColumns(header, body, reading) ?? {};
  if (columns === undefined || names === undefined) return undefined;
  const [one = '', other = ''] = names.map(tidy);
  const { noEntity } = getSigns(reading.words.language);
  const isName = (name: string) => isNameLike(name) && (isCompared || !noEntity.test(name));
  if (!isName(one) || !isName(other) || one === other) return undefined;
  const cells = columns.map((row) => row.map(tidy));
  const full = cells.filter(([topic, left, right]) => topic && left && right);
  if (full.length < rows.min || full.length < columns.length * (isCompared ? minFilled.compared : minFilled.any))
    return undefined;
  const kept = isCompared ? cells.filter(([topic, left, right]) => topic && (left || right)) : full;
  const shown = kept.slice(0, rows.max);
  const isFit = (isCompared ? shown : kept).every(
    ([topic = '', ...values]) =>
      measureDrawnLength(topic) <= budgets.topic && values.every((value) => measureDrawnLength(value) <= budgets.cell),
  );
  if (!isFit) return undefined;
  // Measures of one unit make a chart, not a comparison.
  const units = new Set(
    full.flatMap((row) => row.slice(1).map((cell) => readMeasure(cell, reading.language)?.unit ?? cell)),
  );
  if (units.size === 1 && !isCompared && !isWholeText(reading, full)) return undefined;
  return {
    sides: [
      { name: one, items: toItems(shown, 1) },
      { name: other, items: toItems(shown, 2) },
    ],
    topics: shown.map(([topic = '']) => topic),
  };
}
