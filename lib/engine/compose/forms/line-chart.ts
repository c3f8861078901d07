import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { type Dot, drawDisc, type Shape, drawPolyline as strokeLine } from '../shapes.ts';
import { createColumn, type Overlay, type TextLeaf } from '../tree.ts';
import { createFigureText, createHeading, createLabel } from '../type.ts';
import { findLeadingRow } from './bars.ts';

type Chart = ModuleOf<'chart'>;

/** Round steps between gridlines, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];
/** Share of the usual distance that the label before the last must keep from it. */
const minLastGap = 0.7;

/** The largest value as the axis's end, and round steps for the gridlines below it. */
function findAxisTop(max: number): { readonly top: number; readonly step: number } {
  const rough = (max || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((factor) => factor * power >= rough) ?? 10) * power;
  return { top: max || 1, step };
}

const createOverlay = (leaf: TextLeaf, width: number, height: number, at: Pick<Overlay, 'left' | 'top'>): Overlay => ({
  node: { ...leaf, width, height },
  ...at,
});

function listSaidLabels(count: number, room: number, widest: number): number[] {
  const every = Math.max(1, Math.ceil((widest + 18) / (room / Math.max(1, count))));
  const last = count - 1;
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === last || (index % every === 0 && last - index >= every * minLastGap),
  );
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

function drawGrid({ left, right, top, foot }: Plot, max: number, step: number, surface: Surface): Shape[] {
  const lines = Array.from({ length: Math.max(0, Math.ceil(max / step) - 1) }, (_, index) => {
    const y = foot - (((index + 1) * step) / max) * (foot - top);
    return strokeLine(
      [
        [left, y],
        [right, y],
      ],
      { color: surface.line, width: 2 },
    );
  });
  return [
    ...lines,
    strokeLine(
      [
        [left, foot],
        [right, foot],
      ],
      { color: surface.ink, width: 3 },
    ),
  ];
}

interface Places {
  readonly plot: Plot;
  readonly cell: number;
  readonly points: readonly Dot[];
  readonly axis: { readonly top: number; readonly step: number };
  readonly lead: number;
  readonly event: number;
}

/** Pixels above the plot for values, and below for labels. */
const headRoomPx = 96;
const footRoom = 52;

function findPlaces({ rows, annotation }: Chart, width: number, height: number): Places {
  const axis = findAxisTop(Math.max(...rows.map(({ value }) => value), 0));
  const plot: Plot = { left: 0, right: width, top: headRoomPx, foot: height - footRoom };
  const cell = width / rows.length;
  return {
    plot,
    cell,
    axis,
    points: rows.map(
      ({ value }, index) => [cell * (index + 0.5), plot.foot - (value / axis.top) * (plot.foot - plot.top)] as const,
    ),
    lead: findLeadingRow(rows),
    event: annotation ? rows.findIndex(({ label: name }) => name === annotation.label) : -1,
  };
}

function drawEvent({ points, event, plot }: Places, surface: Surface): Shape[] {
  const point = points[event];
  if (!point) return [];
  const ends: Dot[] = [
    [point[0], plot.top - 10],
    [point[0], plot.foot],
  ];
  return [strokeLine(ends, { color: surface.muted, width: 3 })];
}

/** Share of a row's width, and pixels. */
const columnWidth = { share: 0.68, max: 140 };

function drawColumns({ plot, cell, points, lead }: Places, behind: readonly Shape[], surface: Surface): Shape[] {
  const wide = Math.min(cell * columnWidth.share, columnWidth.max);
  return [
    ...behind,
    ...points.map(
      ([x, y], index): Shape => ({
        commands: [
          ['M', x - wide / 2, plot.foot],
          ['L', x - wide / 2, y],
          ['L', x + wide / 2, y],
          ['L', x + wide / 2, plot.foot],
          ['Z'],
        ],
        fill: index === lead ? surface.highlight : surface.rest,
      }),
    ),
    strokeLine(
      [
        [plot.left, plot.foot],
        [plot.right, plot.foot],
      ],
      { color: surface.ink, width: 3 },
    ),
  ];
}

const radii = { lead: 17, event: 12, other: 8 };

function drawLine({ plot, points, lead, event }: Places, behind: readonly Shape[], surface: Surface): Shape[] {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return [...behind];
  const area: Shape = {
    commands: [
      ['M', from[0], plot.foot],
      ...points.map(([x, y]) => ['L', x, y] as const),
      ['L', to[0], plot.foot],
      ['Z'],
    ],
    fill: surface.tile,
  };
  const dots = points.map((point, index) => {
    const radius = index === lead ? radii.lead : index === event ? radii.event : radii.other;
    const fill = index === lead ? surface.hot : surface.ground;
    return drawDisc(point, radius, fill, { color: surface.highlight, width: 5 });
  });
  return [area, ...behind, strokeLine(points, { color: surface.highlight, width: 9 }), ...dots];
}

function placeValues(design: Design, { rows }: Chart, places: Places, surface: Surface, isLine: boolean): Overlay[] {
  const { measureWidth } = design;
  const { plot, cell, points, lead } = places;
  const values = rows.map(({ text }, index) =>
    createFigureText(design, text, surface, {
      of: index === lead ? toSizeRange(52, 38, 68) : toSizeRange(36, 28, 44),
      color: index === lead ? surface.strong : surface.ink,
      align: 'center',
      role: 'label',
    }),
  );
  const widest = values[lead] ?? values[0];
  const room = widest ? measureWidth(widest) : 0;
  const areAllSaid = !isLine && rows.length <= 8 && values.every((value) => measureWidth(value) <= cell - 8);
  const said = areAllSaid
    ? rows.map((_, index) => index)
    : [...new Set([0, rows.length - 1, lead])].filter(
        (index) => index === lead || Math.abs(index - lead) * cell > room,
      );
  return said.flatMap((index) => {
    const [point, value] = [points[index], values[index]];
    if (!point || !value) return [];
    const wide = Math.min(plot.right, measureWidth(value) + 4);
    const tall = value.font.size * 1.05;
    const left = Math.max(0, Math.min(plot.right - wide, point[0] - wide / 2));
    return [createOverlay(value, wide, tall, { left, top: Math.max(0, point[1] - tall - (isLine ? 24 : 10)) })];
  });
}

function placeNames(design: Design, { rows }: Chart, { plot, points }: Places, surface: Surface): Overlay[] {
  const { measureWidth } = design;
  const names = rows.map(({ label: name }) =>
    createLabel(design, name, surface, {
      of: toSizeRange(28, 26, 32),
      align: 'center',
      maxLines: 1,
      color: surface.muted,
    }),
  );
  return listSaidLabels(rows.length, plot.right, Math.max(...names.map(measureWidth))).flatMap((index) => {
    const [point, name] = [points[index], names[index]];
    if (!point || !name) return [];
    const wide = Math.min(plot.right, measureWidth(name) + 4);
    const left = Math.max(0, Math.min(plot.right - wide, point[0] - wide / 2));
    return [createOverlay(name, wide, 36, { left, top: plot.foot + 14 })];
  });
}

/** Pixels: in less room the event's words are left out. */
const eventWidth = { min: 140, max: 300 };

function placeEvent(design: Design, { annotation }: Chart, places: Places, surface: Surface): Overlay[] {
  const { plot, points, event } = places;
  const point = points[event];
  if (!annotation || !point) return [];
  const isLeft = point[0] > plot.right / 2;
  const wide = Math.min(eventWidth.max, (isLeft ? point[0] : plot.right - point[0]) - 20);
  const words = createHeading(design, annotation.text, surface, {
    of: toSizeRange(30, 26, 34),
    align: isLeft ? 'end' : 'start',
    maxLines: 3,
    role: 'label',
  });
  if (wide <= eventWidth.min) return [];
  return [createOverlay(words, wide, 110, { left: isLeft ? point[0] - wide - 16 : point[0] + 16, top: plot.top - 14 })];
}

export function createChart(
  design: Design,
  module: Chart,
  surface: Surface,
  width: number,
  height: number,
  isLine: boolean,
) {
  const places = findPlaces(module, width, height);
  const { top, step } = places.axis;
  const draw = (): Shape[] => {
    const behind = [...drawGrid(places.plot, top, step, surface), ...drawEvent(places, surface)];
    return isLine ? drawLine(places, behind, surface) : drawColumns(places, behind, surface);
  };
  const overlays = [
    ...placeValues(design, module, places, surface, isLine),
    ...placeNames(design, module, places, surface),
    ...placeEvent(design, module, places, surface),
  ];
  return { ...createColumn({ draw, overlays }, []), width, height };
}
