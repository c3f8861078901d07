import type * as z from 'zod/mini';
import type { Point, side } from '../../brief.ts';
import { drawnLength, overlap, termsOf, tidy, wordCount } from '../text.ts';
import { pointsOfSection } from './items.ts';
import { isTime, measureOf, yearOf } from './measures.ts';
import { type Finding, most, type Reading } from './reading.ts';

type Side = z.infer<typeof side>;

/** Titles that set two things against each other. */
const versus =
  /(?:^|\s)(?:vs\.?|versus|compared (?:with|to)|gegen|oder|im vergleich|contre|ou|contra|frente a|contro|rispetto a|tegen|of|or|o)\s|(?<!\p{L})difference between(?!\p{L})|(?<!\p{L})unterschied\w*(?!\p{L})|(?<!\p{L})différences? entre(?!\p{L})|(?<!\p{L})diferencias? entre(?!\p{L})|(?<!\p{L})diferenças? entre(?!\p{L})|(?<!\p{L})differenz\w+ tra(?!\p{L})|(?<!\p{L})verschil(?:len)? tussen(?!\p{L})|違い|比較|比较|区别|对比|مقارنة|الفرق/iu;
/** Signs of a comparison that need no second look at the title. */
const strictlyVersus = /(?:^|\s)(?:vs\.?|versus)\s|(?<!\p{L})difference between(?!\p{L})|違い|区别|الفرق/iu;

/** Drawn letters of a cell, an attribute and a side's name. */
const budgets = { cell: 60, topic: 34, name: 34 };
const rows = { least: 3, most };

/** Column names that are no entity: what a table of facts, prices or terms has. */
const noEntity =
  /^(?:name|description|value|notes?|details?|meaning|type|example|price|cost|date|year|status|default|required|source|unit|total|beschreibung|wert|bedeutung|beispiel|preis|datum|valeur|signification|exemple|prix|valor|significado|ejemplo|precio|descripción|descrição|exemplo|preço|valore|significato|esempio|prezzo|descrizione|waarde|betekenis|voorbeeld|prijs|説明|値|例|说明|值|示例|.*%.*)$/iu;

const isName = (text: string) =>
  text !== '' &&
  drawnLength(text) <= budgets.name &&
  /\p{L}/u.test(text) &&
  yearOf(text) === undefined &&
  !noEntity.test(text);

/** Whether a source is one table of measures and no text: two values in each of a few rows are what it says. */
function isAll({ outline, language }: Reading, body: readonly (readonly string[])[]): boolean {
  return (
    outline.sentences.length === 0 &&
    outline.tables.length === 1 &&
    body.length <= rows.most &&
    !body.every(([label = '']) => isTime(tidy(label))) &&
    body.every((row) => row.slice(1).every((cell) => measureOf(cell, language) !== undefined))
  );
}

/** A table of three columns: attributes, and their values for two things; or the same lying on its side. */
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
    !isName(one) ||
    !isName(other) ||
    one === other ||
    cells.length < rows.least ||
    cells.length < columns.length * 0.8
  )
    return undefined;
  if (
    cells.some(
      ([topic = '', left = '', right = '']) =>
        drawnLength(topic) > budgets.topic || drawnLength(left) > budgets.cell || drawnLength(right) > budgets.cell,
    )
  )
    return undefined;
  // Only measures of one unit are a chart's data, not two things with attributes.
  const units = new Set(
    cells.flatMap(([, left = '', right = '']) =>
      [left, right].map((cell) => measureOf(cell, reading.language)?.unit ?? cell),
    ),
  );
  const isChart = units.size === 1;
  if (isChart && !strictlyVersus.test(reading.fullTitle) && !isAll(reading, cells)) return undefined;
  const shown = cells.slice(0, rows.most);
  const pointOf = (index: number) =>
    shown.map((row): Point => ({ heading: row[index] ?? '', sentence: row.join(' · ') }));
  return [
    { name: tidy(one), points: pointOf(1) },
    { name: tidy(other), points: pointOf(2) },
    shown.map(([topic = '']) => topic),
  ];
}

/** Two sections under headings that the title sets against each other, with as many points each. */
function ofSections(reading: Reading): [Side, Side] | undefined {
  const { outline, fullTitle, words } = reading;
  if (!versus.test(fullTitle)) return undefined;
  const topic = new Set(termsOf(fullTitle, words));
  const named = outline.sections.filter(
    ({ heading }) =>
      wordCount(heading) <= 5 &&
      drawnLength(heading) <= budgets.name &&
      overlap(new Set(termsOf(heading, words)), topic) >= 0.99,
  );
  if (named.length !== 2 || named[0]?.level !== named[1]?.level) return undefined;
  const [one, other] = named;
  if (one === undefined || other === undefined || one.heading === other.heading) return undefined;
  const [left, right] = [pointsOfSection(one, reading), pointsOfSection(other, reading)];
  const count = Math.min(left.length, right.length, most);
  if (count < 2) return undefined;
  return [
    { name: tidy(one.heading), points: left.slice(0, count) },
    { name: tidy(other.heading), points: right.slice(0, count) },
  ];
}

/** Two things with the same attributes: a table with two columns of values, or two sections the title opposes. */
export function findComparison(reading: Reading): Finding | undefined {
  const { outline, fullTitle, words } = reading;
  const topic = new Set(termsOf(fullTitle, words));
  for (const { block, lead } of outline.tables) {
    const [header, body] =
      block.header.length > 0 ? [block.header, block.rows] : [block.rows[0] ?? [], block.rows.slice(1)];
    const found = ofTable(header, body.slice(0, 30), reading);
    if (found === undefined) continue;
    const [one, other, sideTopics] = found;
    const names = new Set(termsOf(`${one.name} ${other.name}`, words));
    const isTopic = overlap(names, topic) >= 0.5 || versus.test(`${lead} ${block.caption ?? ''}`);
    const score = strictlyVersus.test(fullTitle) ? 0.95 : isTopic || isAll(reading, body) ? 0.85 : 0.45;
    const caption = tidy(block.caption ?? '');
    const subtitle = caption !== '' && caption !== fullTitle && drawnLength(caption) <= 90 ? { subtitle: caption } : {};
    return { layout: 'comparison', score, facts: { sides: [one, other], sideTopics, ...subtitle } };
  }
  const sections = ofSections(reading);
  return (
    sections && { layout: 'comparison', score: strictlyVersus.test(fullTitle) ? 0.9 : 0.7, facts: { sides: sections } }
  );
}
