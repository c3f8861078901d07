import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createLabel } from '../type.ts';
import { countMaxChars, defineForm, fewer } from './form.ts';

/** A table with a dark header, numbers aligned right. */

type Table = ModuleOf<'table'>;

const max = { columns: 5, rows: 8 };
const isNumeric = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((cell) => cell === '' || /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,4}[^\p{L}]*$/u.test(cell));

/** A cell up to `wholeCellChars` stays on one line; a column counts no more than `maxColumnChars`. */
const wholeCellChars = 12;
const maxColumnChars = 26;
/** Share of a longer cell's characters that counts, as it may be broken; and what each column adds for its padding. */
const brokenShare = 0.65;
const edges = 2;

function weigh(cells: readonly string[]): number {
  const words = countMaxChars(cells.flatMap((cell) => cell.split(/\s+/u)));
  const whole = countMaxChars(cells.filter((cell) => cell.length <= wholeCellChars));
  return Math.min(maxColumnChars, Math.max(5, words, whole, countMaxChars(cells) * brokenShare)) + edges;
}

const missing = '–';

/** Rows of a label and its value, without names of columns. */
const areFacts = ({ header, rows }: Table): boolean =>
  header.length === 0 && rows.every((cells) => cells.length === factColumns);
const factColumns = 2;
/** The first fact, which says when, leads; labels stand back. */
const factSizes = { first: toSizeRange(44, 32, 58), value: toSizeRange(35, 28, 44) };

function createFactCell(
  design: Design,
  text: string,
  { index, at }: { readonly index: number; readonly at: number },
  surface: Surface,
  grow: number,
): LayoutNode {
  if (index === 0) return createLabel(design, text, surface, { weight: 600, color: surface.muted, grow, maxLines: 2 });
  const isFirst = at === 0;
  const of = isFirst ? factSizes.first : factSizes.value;
  return createLabel(design, text, surface, { of, weight: isFirst ? 700 : 500, color: surface.ink, grow, maxLines: 3 });
}

function build(module: Table, design: Design, surface: Surface): LayoutNode {
  const { header, rows, caption } = module;
  const isFacts = areFacts(module);
  const { theme, space } = design;
  const count = header.length || (rows[0]?.length ?? 0);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const columns = indexes.map((index) => rows.map((cells) => cells[index] ?? ''));
  const weights = columns.map((cells, index) => weigh([...cells, header[index] ?? '']));
  const aligns = columns.map((cells, index) => (index > 0 && isNumeric(cells) ? ('end' as const) : ('start' as const)));
  const of = toSizeRange(31, 26, 40);
  const createCell = (text: string, index: number, on: Surface, weight: number, color?: string): LayoutNode =>
    createLabel(design, text, on, {
      of,
      weight,
      color: color ?? on.ink,
      align: aligns[index] ?? 'start',
      grow: weights[index] ?? 1,
      maxLines: 3,
    });
  const inset = { left: 24, right: 24 };
  const head = createRow(
    {
      fill: theme.band.ground,
      radius: theme.radius / 2,
      gap: 20,
      align: 'center',
      padding: { ...inset, top: space(16), bottom: space(16) },
    },
    indexes.map((index) => createCell(header[index] ?? '', index, theme.band, 700)),
  );
  const lines = rows.flatMap((cells, at): LayoutNode[] => {
    const each = createRow(
      { grow: 1, gap: 20, align: 'center', padding: { ...inset, top: 8, bottom: 8 } },
      indexes.map((index) =>
        isFacts
          ? createFactCell(design, cells[index] || missing, { index, at }, surface, weights[index] ?? 1)
          : createCell(
              cells[index] || missing,
              index,
              surface,
              index === 0 ? 700 : 500,
              index === 0 ? surface.ink : surface.muted,
            ),
      ),
    );
    return at === 0 ? [each] : [{ ...createColumn({ fill: surface.line }, []), height: theme.rule }, each];
  });
  return createColumn(
    { grow: 1, gap: space(10) },
    keepPresent([
      caption
        ? createLabel(design, caption, surface, {
            color: surface.muted,
            weight: 500,
            of: toSizeRange(30, 26, 36),
            maxLines: 2,
          })
        : undefined,
      header.some((text) => text !== '') ? head : undefined,
      createColumn({ grow: 1 }, lines),
    ]),
  );
}

const bids = { fitting: 0.8, cut: 0.35 };

export const table = defineForm({
  name: 'table',
  kind: 'table',
  bid: (module) => {
    const { header, rows } = module;
    const columns = header.length || (rows[0]?.length ?? 0);
    if (columns < 2 || rows.length < 2) return 0;
    return columns <= max.columns && (areFacts(module) || countMaxChars(rows.flat()) <= 60) ? bids.fitting : bids.cut;
  },
  cuts: (module) => {
    const narrow = {
      ...module,
      header: module.header.slice(0, max.columns),
      rows: module.rows.map((cells) => cells.slice(0, max.columns)),
    };
    return fewer(narrow.rows.slice(0, max.rows), Math.min(3, narrow.rows.length)).map((rows) => ({ ...narrow, rows }));
  },
  build,
  isWide: true,
  describe: ({ rows }) => rows.map((cells) => cells.join(' ')).join('; '),
});
