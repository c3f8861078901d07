import type { ChartRow } from '../../modules.ts';
import { findHeaderUnit, isTime, type Measure, readMeasure, readYear } from '../numbers/measures.ts';
import { isTotal, splitTable } from '../numbers/table-rows.ts';
import type { Led } from '../outline/outline.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';
import { hasTitledSide } from './compared-table.ts';
import { isVersus } from './comparison.ts';

const rows = { time: { min: 3, max: 60 }, pairs: { min: 2, max: 10 } };
const labelBudget = 40;
const lineFrom = 4;
/** Rows of a table whose heads are times: a line has room for two. */
const maxTurnedRows = 2;

interface Column {
  readonly name: string;
  readonly measures: readonly Measure[];
  readonly unit: string;
}

function listMeasuredColumns(
  header: readonly string[],
  body: readonly (readonly string[])[],
  language: string,
): Column[] {
  const width = Math.max(0, ...body.map((row) => row.length));
  return Array.from({ length: width - 1 }, (_, index) => index + 1).flatMap((column): Column[] => {
    const measures = body.flatMap((row) => readMeasure(row[column] ?? '', language) ?? []);
    const units = new Set(measures.map(({ unit }) => unit.toLowerCase()));
    const name = tidy(header[column] ?? '');
    // A column that repeats the row's name (as in calendars) measures nothing.
    const repeatsLabel = body.every((row) => tidy(row[column] ?? '') === tidy(row[0] ?? ''));
    if (measures.length < body.length || units.size !== 1 || repeatsLabel) return [];
    return [{ name, measures, unit: [...units][0] || findHeaderUnit(name) }];
  });
}

const readName = ({ block, lead }: Led<'table'>): string =>
  tidy(block.caption ?? '') || tidy(lead).replace(/[:：]$/, '');

function toCharts(table: Led<'table'>, reading: Reading): Candidate[] {
  const { language } = reading;
  const { header, rows: all } = splitTable(table.block);
  const body = all.filter(([label = '']) => tidy(label) !== '' && !isTotal(tidy(label)));
  const labels = body.map(([label = '']) => tidy(label));
  if (labels.some((label) => measureDrawnLength(label) > labelBudget) || new Set(labels).size < labels.length)
    return [];
  const columns = listMeasuredColumns(header, body, language);
  const [one, two] = columns;
  if (one === undefined) return [];
  const areTimes = labels.every(isTime);
  const isPair = two !== undefined && columns.length === 2 && two.unit === one.unit;
  const toRow = (label: string, index: number, value: Column, other?: Column): ChartRow => {
    const [measure, pair] = [value.measures[index], other?.measures[index]];
    const sentence = (body[index] ?? []).map(tidy).join(' · ');
    const beside = pair === undefined ? {} : { other: { value: pair.value, text: pair.text } };
    return { label, value: measure?.value ?? 0, text: measure?.text ?? '', sentence, ...beside };
  };
  const name = readName(table);
  const measure = [name, one.name].find((text) => text !== '' && readYear(text) === undefined) ?? name;
  const bid = { weight: weights.module.chart, unit: one.unit, ...(measure === '' ? {} : { measure }) };
  if (areTimes && labels.length >= rows.time.min && labels.length <= rows.time.max) {
    const chart = labels.map((label, index) => toRow(label, index, one, isPair ? two : undefined));
    const form = labels.length >= lineFrom ? 'line' : 'columns';
    const names = isPair ? { names: [two.name, one.name] as [string, string] } : {};
    const why = `table of ${labels.length} points of time`;
    return [{ module: { kind: 'chart', form, ...names, rows: chart, sure: 0.85, why, ...bid } }];
  }
  if (!isPair || labels.length < rows.pairs.min || labels.length > rows.pairs.max) return [];
  if (one.name === '' || two.name === '' || one.unit === '') return [];
  if (isVersus(reading) && !hasTitledSide([one.name, two.name], reading)) return [];
  const chart = labels.map((label, index) => toRow(label, index, two, one));
  const names: [string, string] = [one.name, two.name];
  return [
    {
      module: {
        kind: 'chart',
        form: 'slope',
        names,
        rows: chart,
        sure: 0.7,
        why: `table of ${names.join(' and ')}`,
        ...bid,
      },
    },
  ];
}

/** A table whose heads are times, with one or two rows of values: its columns as rows, so that time runs down. */
function turnTimes(table: Led<'table'>): Led<'table'> {
  const { header, rows: all } = splitTable(table.block);
  const isTurned =
    header.length > rows.time.min &&
    header.slice(1).every((head) => isTime(tidy(head))) &&
    all.length <= maxTurnedRows &&
    all.every((row) => row.length === header.length);
  if (!isTurned) return table;
  const [corner = '', ...times] = header;
  const block = {
    ...table.block,
    header: [corner, ...all.map(([name = '']) => name)],
    rows: times.map((time, at) => [time, ...all.map((row) => row[at + 1] ?? '')]),
  };
  return { ...table, block };
}

export function findTableCharts(reading: Reading): Candidate[] {
  return reading.outline.tables.flatMap((table) => toCharts(turnTimes(table), reading));
}
