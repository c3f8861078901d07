import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { disc, line, type Shape } from '../shapes.ts';
import { column, type Overlay, present, room } from '../tree.ts';
import { heading, label } from '../type.ts';
import { chartHeading, leadingRow } from './bars.ts';
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
function spread(places: readonly number[], height: number, limit: number): number[] {
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

type Row = Chart['rows'][number];

const before = ({ value, other }: Row): number => other?.value ?? value;

interface Places {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly y: (value: number) => number;
}

/** Positions of the axes as shares of the width: labels on the right are longer. */
const axes = { left: 0.16, right: 0.58 };
const lineHeight = 46;

function findPlaces({ rows }: Chart, width: number, height: number): Places {
  const all = rows.flatMap((row) => [row.value, before(row)]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [top, foot] = [78, height - 40];
  return {
    left: width * axes.left,
    right: width * axes.right,
    top: top - 20,
    y: (value) => foot - ((value - low) / (high - low || 1)) * (foot - top),
  };
}

function drawSlopes({ rows }: Chart, { left, right, top, y }: Places, surface: Surface, height: number): Shape[] {
  const lead = leadingRow(rows);
  const axis = (x: number) =>
    line(
      [
        [x, top],
        [x, height],
      ],
      { color: surface.line, width: 3 },
    );
  return [
    axis(left),
    axis(right),
    ...rows.flatMap((row, index): Shape[] => {
      const color = index === lead ? surface.highlight : surface.trace;
      const [from, to] = [[left, y(before(row))] as const, [right, y(row.value)] as const];
      return [line([from, to], { color, width: index === lead ? 9 : 5 }), disc(from, 11, color), disc(to, 11, color)];
    }),
  ];
}

function placeRows(design: Design, { rows }: Chart, places: Places, surface: Surface, width: number, height: number) {
  const { left, right, y } = places;
  const lead = leadingRow(rows);
  const findTops = (valueAt: (row: Row) => number) =>
    spread(
      rows.map((row) => y(valueAt(row)) - lineHeight / 2),
      lineHeight,
      height,
    );
  const afterTops = findTops(({ value }) => value);
  const beforeTops = findTops(before);
  return rows.flatMap(({ label: name, text, other }, index): Overlay[] => {
    const isLead = index === lead;
    const options = {
      of: size(32, 26, 36),
      weight: isLead ? 800 : 600,
      color: isLead ? surface.strong : surface.ink,
      maxLines: 1,
      lineHeight: 1.2,
    };
    const said = heading(design, `${text}  ${name}`, surface, options);
    const saidBefore = heading(design, other?.text ?? '', surface, { ...options, align: 'end' as const });
    return [
      {
        node: { ...said, width: width - right - 26, height: lineHeight },
        left: right + 26,
        top: afterTops[index] ?? 0,
      },
      { node: { ...saidBefore, width: left - 26, height: lineHeight }, left: 0, top: beforeTops[index] ?? 0 },
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
    const words = label(design, name, surface, { of: size(30, 26, 34), weight: 700, align: 'center', maxLines: 1 });
    return {
      node: { ...words, width: wide, height: 40 },
      left: Math.max(0, (index === 0 ? left : right) - wide / 2),
      top: 0,
    };
  });
}

function chart(design: Design, module: Chart, surface: Surface, width: number, height: number) {
  const places = findPlaces(module, width, height);
  const draw = () => drawSlopes(module, places, surface, height);
  const overlays = [
    ...placeRows(design, module, places, surface, width, height),
    ...placeNames(design, module.names ?? [], places, surface, width),
  ];
  return { ...column({ draw, overlays }, []), width, height };
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
    const content = room(design.space(420), (width, height) =>
      column({}, [chart(design, module, surface, width, height)]),
    );
    return column({ grow: 1, gap: design.space(16) }, present([chartHeading(design, module, surface), content]));
  },
  isWide: true,
  describe: ({ rows }) =>
    rows.map(({ label: name, text, other }) => `${name} ${other?.text ?? ''} → ${text}`).join('; '),
});
