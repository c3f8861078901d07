import type { Surface } from '../../brand/palette.ts';
import type { ChartRow, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { shrinkForCount, toSizeRange } from '../measures.ts';
import { areAllDrawn, createDrawingDisc } from '../parts/spot.ts';
import { createBlock, createColumn, createRoom, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createFigureText, createHeading, createLabel } from '../type.ts';
import { defineForm, fewer } from './form.ts';

/** Horizontal bars to scale from zero, the label over each and the value after it, one highlighted. */

export function layBars(values: readonly number[]): { readonly start: number; readonly length: number }[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  return values.map((value) => ({ start: (Math.min(0, value) - low) / span, length: Math.abs(value) / span }));
}

export function getChartHeading(
  design: Design,
  { measure, unit }: ModuleOf<'chart'>,
  surface: Surface,
): LayoutNode | undefined {
  // A sign alone ("%", "€") is not a heading; it stands with each value.
  const text = measure ?? (unit && /\p{L}{2}/u.test(unit) ? unit : undefined);
  if (!text) return undefined;
  return createLabel(design, text, surface, {
    color: surface.muted,
    weight: 500,
    of: { base: 30, min: 26, max: 36 },
    maxLines: 2,
  });
}

export function findLeadingRow(rows: readonly ChartRow[]): number {
  const marked = rows.findIndex(({ isHighlighted }) => isHighlighted);
  if (marked >= 0) return marked;
  return rows.reduce(
    (best, { value }, index) => (Math.abs(value) > Math.abs(rows[best]?.value ?? 0) ? index : best),
    0,
  );
}

const valueSize = toSizeRange(46, 32, 64);
const labelSize = toSizeRange(34, 28, 46);
const minBarPx = 6;
const maxThickness = 84;
const valueGap = 20;
const maxRoomyRows = 4;

function createChart(design: Design, rows: readonly ChartRow[], surface: Surface, width: number, height: number) {
  const { px, measureWidth, measures } = design;
  const count = rows.length;
  const lead = findLeadingRow(rows);
  const gap = Math.round(Math.min(40, (height / count) * 0.14));
  const cell = (height - gap * (count - 1)) / count;
  const isDrawn = areAllDrawn(
    design,
    rows.map(({ drawing }) => drawing),
  );
  const diameter = isDrawn ? Math.min(cell, px(shrinkForCount(measures.disc, count)) * 1.2) : 0;
  const inset = isDrawn ? diameter + 28 : 0;
  const values = rows.map(({ text }, index) =>
    createFigureText(design, text, surface, {
      of: shrinkForCount(index === lead ? toSizeRange(58, 38, 78) : valueSize, count),
      color: surface.ink,
      lineHeight: 1.06,
    }),
  );
  const valueWidth = Math.max(...values.map(measureWidth)) + 4;
  // Negative values are labelled on their own side of zero.
  const areMixed = rows.some(({ value }) => value < 0);
  const side = areMixed ? valueWidth + valueGap : 0;
  const barRoom = width - inset - valueWidth - valueGap - side;
  const shares = layBars(rows.map(({ value }) => value));
  const names = rows.map(({ label: name }) =>
    createHeading(design, name, surface, {
      of: shrinkForCount(labelSize, count),
      maxLines: count <= maxRoomyRows ? 2 : 1,
    }),
  );
  const thickness = Math.round(Math.min(maxThickness, cell * 0.42));
  const lines = rows.map((each, index): LayoutNode => {
    const { start = 0, length = 0 } = shares[index] ?? {};
    const bar = createBlock(Math.max(minBarPx, length * barRoom), thickness, {
      fill: (areMixed ? each.value >= 0 : index === lead) ? surface.highlight : surface.rest,
      radius: Math.min(thickness / 2, 10),
    });
    const value = values[index];
    const isFall = each.value < 0;
    const own = value ? measureWidth(value) + 4 : 0;
    const left = isFall ? side + start * barRoom - own - valueGap : side + start * barRoom;
    const parts = [bar, ...(value ? [{ ...value, width: isFall ? own : valueWidth }] : [])];
    const drawn = createRow({ gap: valueGap, align: 'center', padding: { left } }, isFall ? parts.toReversed() : parts);
    const texts = createColumn({ gap: Math.round(cell * 0.07), justify: 'center', grow: 1 }, [
      ...keepPresent([names[index]]),
      drawn,
    ]);
    const spot = isDrawn && each.drawing ? [createDrawingDisc(design, each.drawing, diameter, surface)] : [];
    return { ...createRow({ gap: 28, align: 'center' }, [...spot, texts]), height: cell };
  });
  return createColumn({ gap }, lines);
}

const rowHeight = 84;

const bids = { own: 0.95, shares: 0.6, other: 0.4 };

export const bars = defineForm({
  name: 'ranking',
  kind: 'chart',
  bid: ({ rows, form }) => {
    if (rows.length < 2 || rows.length > 12) return 0;
    return form === 'bars' ? bids.own : form === 'share' && rows.length > 1 ? bids.shares : bids.other;
  },
  cuts: (module, { aspect }) => {
    const maxRows = aspect === '1:1' ? 6 : aspect === '16:9' ? 7 : 8;
    return fewer(module.rows.slice(0, maxRows), Math.min(3, module.rows.length)).map((rows) => ({ ...module, rows }));
  },
  build: (module, design, surface) => {
    const { rows } = module;
    const content = createRoom(rows.length * design.space(rowHeight), (width, height) =>
      createChart(design, rows, surface, width, height),
    );
    return createColumn(
      { grow: 1, gap: design.space(20) },
      keepPresent([getChartHeading(design, module, surface), content]),
    );
  },
  isWide: true,
  describe: ({ rows }) => rows.map(({ label: name, text }) => `${name} ${text}`).join('; '),
});
