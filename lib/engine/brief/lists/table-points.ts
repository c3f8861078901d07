import type { Brief, Point } from '../../brief.ts';
import { isTime, readYear } from '../numbers/measures.ts';
import { splitTable } from '../numbers/table-rows.ts';
import type { Led, Outline } from '../outline/outline.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';

const rows = { min: 3, max: 24 };
const columns = { min: 2, max: 5 };
const budgets = { label: 40, cell: 40, body: 92, subtitle: 90 };
interface TablePoints {
  readonly points: readonly Point[];
  readonly events?: NonNullable<Brief['events']>;
  readonly subtitle?: string;
}

function readTable({ block, lead }: Led<'table'>, max: number, title: string): TablePoints | undefined {
  const { header, rows: body } = splitTable(block);
  const cells = body.map((row) => row.map(tidy)).filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(header.length, ...cells.map((row) => row.length));
  const labels = new Set(cells.map(([label]) => label ?? ''));
  const isClean =
    cells.length >= rows.min &&
    cells.length <= rows.max &&
    width >= columns.min &&
    width <= columns.max &&
    labels.size === cells.length &&
    cells.every(
      ([label = '', ...values]) =>
        label !== '' &&
        measureDrawnLength(label) <= budgets.label &&
        values.length === width - 1 &&
        values.every((value) => value !== '' && measureDrawnLength(value) <= budgets.cell),
    );
  // Numbers under numbers name nothing.
  if (cells.every((row) => row.every((cell) => !/\p{L}/u.test(cell))) && !cells.every(([label = '']) => isTime(label)))
    return undefined;
  // Values under unnamed columns are ambiguous.
  if (!isClean || (width > 2 && header.slice(1).filter((name) => name !== '').length < width - 1)) return undefined;
  const areTimes = cells.every(([label = '']) => isTime(label));
  const points = cells.map(([label = '', ...values]): Point => {
    const texts = values.map((value, index) => (width > 2 ? `${tidy(header[index + 1] ?? '')}: ${value}` : value));
    const said = values.flatMap((value, index) => (width > 2 ? [tidy(header[index + 1] ?? ''), value] : [value]));
    return { heading: label, body: texts.join(', '), sentence: [label, ...said].join(' · ') };
  });
  if (points.some(({ body = '' }) => measureDrawnLength(body) > budgets.body)) return undefined;
  const column = width === 2 ? tidy(header[1] ?? '') : '';
  const caption = tidy(block.caption ?? '') || tidy(lead);
  const isInCaption = caption.toLowerCase().includes(column.toLowerCase());
  const subject = [caption, isInCaption ? '' : column].filter((text) => text !== '' && text !== title).join(' · ');
  const subtitle = [subject, caption, column].find(
    (text) => text !== '' && text !== title && measureDrawnLength(text) <= budgets.subtitle,
  );
  const named = subtitle ? { subtitle } : {};
  if (!areTimes || max < rows.min) return { points: points.slice(0, max), ...named };
  // Quarters and months are in order; years are often newest first.
  const areYears = points.every(({ heading }) => /^\d{4}$/.test(heading));
  const events = points
    .map(({ heading, body = '', sentence }, index) => ({
      date: heading,
      at: areYears ? (readYear(heading) ?? index) : index,
      heading: body,
      sentence,
    }))
    .toSorted((one, other) => one.at - other.at)
    .slice(-max);
  return {
    points: events.map(({ date, heading, sentence }) => ({ heading: date, body: heading, sentence })),
    events,
    ...named,
  };
}

/** The first clean table's rows: label over values. Years, quarters and months become events, the newest. */
export function readTablePoints({ tables }: Outline, title: string, max: number): TablePoints | undefined {
  for (const table of tables) {
    const found = readTable(table, max, title);
    if (found !== undefined) return found;
  }
  return undefined;
}
