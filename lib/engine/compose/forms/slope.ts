import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { drawDisc, drawPolyline, type Shape } from '../shapes.ts';
import { createColumn, createRoom, keepPresent, type Overlay } from '../tree.ts';
import { createHeading, createLabel } from '../type.ts';
import { findLeadingRow, getChartHeading } from './bars.ts';
import { defineForm, fewer } from './form.ts';

/**
 * Two values of each row, before and after, joined by a line; both said at its ends.
 *
 *      2016                2024
 *      12 ●──────────────● 48  Rail
 *      30 ●──────────────● 21  Road
 */

type Chart = ModuleOf<'chart'>;

/** Tops of labels that do not overlap, each as near to its own place as possible. */
function spreadLabels(places: readonly number[], height: number, limit: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const tops: number[] = [];
  let free = 0;
  for (const { place, index } of order) {
    const top = Math.max(free, place);
    tops[index] = top;
    free = top + height;
  }
  const excess = Math.max(0, free - limit);
  return tops.map((top) => top - excess);
}

type SlopeRow = Chart['rows'][number];

const getBefore = ({ value, other }: SlopeRow): number => other?.value ?? value;

interface Places {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly y: (value: number) => number;
}

/** Minimum distance of the left axis from the edge, and least and largest of the right one, as shares of the width. */
const axes = { left: 0.12, minRight: 0.5, maxRight: 0.82 } as const;
const labelGapPx = 26;
const lineHeight = 46;

const labelStyle = { of: toSizeRange(32, 26, 36), maxLines: 1, lineHeight: 1.2 } as const;
const describeRow = ({ text, label: name }: SlopeRow): string => `${text}  ${name}`;

/** The axes are as far apart as the labels allow. */
function findPlaces(design: Design, { rows }: Chart, surface: Surface, width: number, height: number): Places {
  const measure = (text: string) =>
    design.measureWidth(createHeading(design, text, surface, { ...labelStyle, weight: 800 }));
  const after = Math.max(...rows.map((row) => measure(describeRow(row)))) + 2 * labelGapPx;
  const ahead = Math.max(...rows.map(({ other }) => measure(other?.text ?? ''))) + 2 * labelGapPx;
  const all = rows.flatMap((row) => [row.value, getBefore(row)]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [top, foot] = [78, height - 40];
  return {
    left: Math.max(width * axes.left, ahead),
    right: Math.max(width * axes.minRight, Math.min(width - after, width * axes.maxRight)),
    top: top - 20,
    y: (value) => foot - ((value - low) / (high - low || 1)) * (foot - top),
  };
}

function drawSlopes({ rows }: Chart, { left, right, top, y }: Places, surface: Surface, height: number): Shape[] {
  const lead = findLeadingRow(rows);
  const drawAxis = (x: number) =>
    drawPolyline(
      [
        [x, top],
        [x, height],
      ],
      { color: surface.line, width: 3 },
    );
  return [
    drawAxis(left),
    drawAxis(right),
    ...rows.flatMap((row, index): Shape[] => {
      const color = index === lead ? surface.highlight : surface.trace;
      const [from, to] = [[left, y(getBefore(row))] as const, [right, y(row.value)] as const];
      return [
        drawPolyline([from, to], { color, width: index === lead ? 9 : 5 }),
        drawDisc(from, 11, color),
        drawDisc(to, 11, color),
      ];
    }),
  ];
}

function placeRows(design: Design, { rows }: Chart, places: Places, surface: Surface, width: number, height: number) {
  const { left, right, y } = places;
  const lead = findLeadingRow(rows);
  const findTops = (valueAt: (row: SlopeRow) => number) =>
    spreadLabels(
      rows.map((row) => y(valueAt(row)) - lineHeight / 2),
      lineHeight,
      height,
    );
  const afterTops = findTops(({ value }) => value);
  const beforeTops = findTops(getBefore);
  return rows.flatMap((row, index): Overlay[] => {
    const { other } = row;
    const isLead = index === lead;
    const options = {
      ...labelStyle,
      weight: isLead ? 800 : 600,
      color: isLead ? surface.strong : surface.ink,
    };
    const said = createHeading(design, describeRow(row), surface, options);
    const saidBefore = createHeading(design, other?.text ?? '', surface, { ...options, align: 'end' as const });
    return [
      {
        node: { ...said, width: width - right - labelGapPx, height: lineHeight },
        left: right + labelGapPx,
        top: afterTops[index] ?? 0,
      },
      { node: { ...saidBefore, width: left - labelGapPx, height: lineHeight }, left: 0, top: beforeTops[index] ?? 0 },
    ];
  });
}

function placeNames(
  design: Design,
  names: readonly string[],
  { left, right }: Places,
  surface: Surface,
  width: number,
) {
  const wide = width * 0.3;
  return names.map((name, index): Overlay => {
    const words = createLabel(design, name, surface, {
      of: toSizeRange(30, 26, 34),
      weight: 700,
      align: 'center',
      maxLines: 1,
    });
    return {
      node: { ...words, width: wide, height: 40 },
      left: Math.max(0, (index === 0 ? left : right) - wide / 2),
      top: 0,
    };
  });
}

function createChart(design: Design, module: Chart, surface: Surface, width: number, height: number) {
  const places = findPlaces(design, module, surface, width, height);
  const draw = () => drawSlopes(module, places, surface, height);
  const overlays = [
    ...placeRows(design, module, places, surface, width, height),
    ...placeNames(design, module.names ?? [], places, surface, width),
  ];
  return { ...createColumn({ draw, overlays }, []), width, height };
}

const bids = { own: 0.95, other: 0.5 };

export const slope = defineForm({
  name: 'slope',
  kind: 'chart',
  bid: ({ rows, form }) => {
    const isPaired = rows.length >= 2 && rows.length <= 8 && rows.every(({ other }) => other);
    return isPaired ? (form === 'slope' ? bids.own : bids.other) : 0;
  },
  cuts: (module) => fewer(module.rows, Math.min(3, module.rows.length)).map((rows) => ({ ...module, rows })),
  build: (module, design, surface) => {
    const content = createRoom(design.space(420), (width, height) =>
      createColumn({}, [createChart(design, module, surface, width, height)]),
    );
    return createColumn(
      { grow: 1, gap: design.space(16) },
      keepPresent([getChartHeading(design, module, surface), content]),
    );
  },
  isWide: true,
  describe: ({ rows }) =>
    rows.map(({ label: name, text, other }) => `${name} ${other?.text ?? ''} → ${text}`).join('; '),
});
