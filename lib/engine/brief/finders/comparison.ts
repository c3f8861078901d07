import { and, joinAlternatives, joinForms, matchWords, pickForms } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { isTime, readMeasure, readYear } from '../numbers/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { pointsOfSection } from '../reading/section-points.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { drawnLength, listTerms, overlap, tidy, wordCount } from '../text/text.ts';

interface Side {
  readonly name: string;
  readonly items: Item[];
}

/** Titles that compare two things. */
const versus = new RegExp(
  String.raw`(?:^|\s)(?:${joinForms('versus')})\s|${matchWords(pickForms('difference')).source}`,
  'iu',
);
const both = new RegExp(`\\s(?:${and}|&)\\s`, 'iu');
const strictlyVersus = new RegExp(
  String.raw`(?:^|\s)(?:${joinForms('strictVersus')})\s|${matchWords(pickForms('strictDifference')).source}`,
  'iu',
);

const budgets = { cell: 60, topic: 34, name: 34 };
const rows = { min: 3, max: maxItems };
/** Share of rows with both values; share of a heading's terms in the title by which it is one of the two sides. */
const minFilled = 0.8;
const allTerms = 0.99;

const noEntity = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.comparison?.noEntity)})$`, 'iu');

const canBeEntity = (text: string) =>
  text !== '' &&
  drawnLength(text) <= budgets.name &&
  /\p{L}/u.test(text) &&
  readYear(text) === undefined &&
  !noEntity.test(text);

function isAll({ outline, language }: Reading, body: readonly (readonly string[])[]): boolean {
  return (
    outline.sentences.length === 0 &&
    outline.tables.length === 1 &&
    body.length <= rows.max &&
    !body.every(([label = '']) => isTime(tidy(label))) &&
    body.every((row) => row.slice(1).every((cell) => readMeasure(cell, language) !== undefined))
  );
}

/** A table of three columns (attribute, two things), or its transpose. */
function ofTable(
  header: readonly string[],
  body: readonly (readonly string[])[],
  reading: Reading,
): [Side, Side, string[]] | undefined {
  const upright = header.length === 3;
  const columns = upright
    ? body
    : header.slice(1).map((topic, index) => [topic, body[0]?.[index + 1] ?? '', body[1]?.[index + 1] ?? '']);
  const [one, other] = upright ? [header[1] ?? '', header[2] ?? ''] : [body[0]?.[0] ?? '', body[1]?.[0] ?? ''];
  if (!upright && body.length !== 2) return undefined;
  const cells = columns.map((row) => row.map(tidy)).filter(([topic, left, right]) => topic && left && right);
  if (
    !canBeEntity(one) ||
    !canBeEntity(other) ||
    one === other ||
    cells.length < rows.min ||
    cells.length < columns.length * minFilled
  )
    return undefined;
  if (
    cells.some(
      ([topic = '', left = '', right = '']) =>
        drawnLength(topic) > budgets.topic || drawnLength(left) > budgets.cell || drawnLength(right) > budgets.cell,
    )
  )
    return undefined;
  // Measures of one unit make a chart, not a comparison.
  const units = new Set(
    cells.flatMap(([, left = '', right = '']) =>
      [left, right].map((cell) => readMeasure(cell, reading.language)?.unit ?? cell),
    ),
  );
  const isChart = units.size === 1;
  if (isChart && !strictlyVersus.test(reading.fullTitle) && !isAll(reading, cells)) return undefined;
  const shown = cells.slice(0, rows.max);
  const toItems = (index: number) =>
    shown.map((row): Item => ({ heading: row[index] ?? '', sentence: row.join(' · ') }));
  return [
    { name: tidy(one), items: toItems(1) },
    { name: tidy(other), items: toItems(2) },
    shown.map(([topic = '']) => topic),
  ];
}

/** Two sections with as many points each, under headings that the title compares. */
function ofSections(reading: Reading): [Side, Side] | undefined {
  const { outline, fullTitle, words } = reading;
  if (!versus.test(fullTitle) && !both.test(fullTitle)) return undefined;
  const topic = new Set(listTerms(fullTitle, words));
  const named = outline.sections.filter(
    ({ heading }) =>
      wordCount(heading) <= 5 &&
      drawnLength(heading) <= budgets.name &&
      overlap(new Set(listTerms(heading, words)), topic) >= allTerms,
  );
  if (named.length !== 2 || named[0]?.level !== named[1]?.level) return undefined;
  const [one, other] = named;
  if (one === undefined || other === undefined || one.heading === other.heading) return undefined;
  const [left, right] = [pointsOfSection(one, reading), pointsOfSection(other, reading)];
  const count = Math.min(left.length, right.length, maxItems);
  if (count < 2) return undefined;
  return [
    { name: tidy(one.heading), items: left.slice(0, count) },
    { name: tidy(other.heading), items: right.slice(0, count) },
  ];
}

const sureness = {
  table: { versus: 0.95, topic: 0.85, aside: 0.45 },
  sections: { versus: 0.9, either: 0.7, named: 0.6 },
};

export function findComparison(reading: Reading): Candidate[] {
  const { outline, fullTitle, words } = reading;
  const topic = new Set(listTerms(fullTitle, words));
  for (const { block, lead } of outline.tables) {
    const [header, body] =
      block.header.length > 0 ? [block.header, block.rows] : [block.rows[0] ?? [], block.rows.slice(1)];
    const found = ofTable(header, body.slice(0, 30), reading);
    if (found === undefined) continue;
    const [one, other, sideTopics] = found;
    const names = new Set(listTerms(`${one.name} ${other.name}`, words));
    const isTopic = overlap(names, topic) >= 0.5 || versus.test(`${lead} ${block.caption ?? ''}`);
    const score = strictlyVersus.test(fullTitle)
      ? sureness.table.versus
      : isTopic || isAll(reading, body)
        ? sureness.table.topic
        : sureness.table.aside;
    const caption = tidy(block.caption ?? '');
    const subtitle = caption !== '' && caption !== fullTitle && drawnLength(caption) <= 90 ? { subtitle: caption } : {};
    const why = `table of ${one.name} and ${other.name}`;
    const module = { kind: 'sides', form: 'comparison', sides: [one, other], topics: sideTopics } as const;
    return [{ module: { ...module, sides: [...module.sides], sure: score, weight: 1, why }, ...subtitle }];
  }
  const sections = ofSections(reading);
  if (sections === undefined) return [];
  const sure = strictlyVersus.test(fullTitle)
    ? sureness.sections.versus
    : versus.test(fullTitle)
      ? sureness.sections.either
      : sureness.sections.named;
  const why = 'two sections that the title sets against each other';
  return [{ module: { kind: 'sides', form: 'comparison', sides: [...sections], sure, weight: 1, why } }];
}
