import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { disc, type Shape, line as strokeLine } from '../shapes.ts';
import { column, type Overlay, present, room, type TextLeaf } from '../tree.ts';
import { figureText, heading, label } from '../type.ts';
import { chartHeading, leadingRow } from './bars.ts';
import { defineForm } from './form.ts';

/**
 * Values over time as a line over its area, or as columns: axes true to scale from zero, the first and last value and the
 * highest one said, one event marked.
 *
 *     Riders a day            ● 8,900
 *     2,100            ●───●─╯
 *     ●────●────●─────╯
 *     2017  …               2025
 */

type Chart = ModuleOf<'chart'>;

/** A round number at or above the largest value, that the gridlines divide. */
export function axisTop(max: number): { readonly top: number; readonly step: number } {
  const rough = (max || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return { top: Math.ceil(max / step) * step, step };
}

const overlay = (leaf: TextLeaf, width: number, height: number, at: Pick<Overlay, 'left' | 'top'>): Overlay => ({
  node: { ...leaf, width, height },
  ...at,
});

/** Which labels under the axis are said: as many as have room, the first and last always. */
export function saidLabels(count: number, room: number, widest: number): number[] {
  const every = Math.max(1, Math.ceil((widest + 18) / (room / Math.max(1, count))));
  const last = count - 1;
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === last || (index % every === 0 && last - index >= every * 0.7),
  );
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** Gridlines and the axis. */
function grid({ left, right, top, foot }: Plot, max: number, step: number, surface: Surface): Shape[] {
  const lines = Array.from({ length: Math.max(0, Math.round(max / step) - 1) }, (_, index) => {
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

function chart(design: Design, module: Chart, surface: Surface, width: number, height: number, isLine: boolean) {
  const { rows, annotation } = module;
  const { widthOf } = design;
  const lead = leadingRow(rows);
  const values = rows.map(({ text }, index) =>
    figureText(design, text, surface, {
      of: index === lead ? size(52, 38, 68) : size(36, 28, 44),
      color: index === lead ? surface.strong : surface.ink,
      align: 'center',
      role: 'label',
    }),
  );
  const names = rows.map(({ label: name }) =>
    label(design, name, surface, { of: size(28, 26, 32), align: 'center', maxLines: 1, color: surface.muted }),
  );
  const { top: max, step } = axisTop(Math.max(...rows.map(({ value }) => value), 0));
  const plot: Plot = { left: 0, right: width, top: 70, foot: height - 52 };
  const cell = width / rows.length;
  const points = rows.map(
    ({ value }, index) => [cell * (index + 0.5), plot.foot - (value / max) * (plot.foot - plot.top)] as const,
  );
  const first = 0;
  const last = rows.length - 1;
  const room = widthOf(values[lead] ?? values[0] ?? (names[0] as TextLeaf));
  const areAllSaid = !isLine && rows.length <= 8 && values.every((value) => widthOf(value) <= cell - 8);
  const said = areAllSaid
    ? rows.map((_, index) => index)
    : [...new Set([first, last, lead])].filter((index) => index === lead || Math.abs(index - lead) * cell > room);
  const eventIndex = annotation ? rows.findIndex(({ label: name }) => name === annotation.label) : -1;
  const draw = (): Shape[] => {
    const event = points[eventIndex];
    const shapes = grid(plot, max, step, surface);
    if (event)
      shapes.push(
        strokeLine(
          [
            [event[0], plot.top - 10],
            [event[0], plot.foot],
          ],
          { color: surface.muted, width: 3 },
        ),
      );
    if (!isLine) {
      const wide = Math.min(cell * 0.68, 140);
      return [
        ...shapes,
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
    const [from, to] = [points[0], points.at(-1)];
    if (!from || !to) return shapes;
    return [
      {
        commands: [
          ['M', from[0], plot.foot],
          ...points.map(([x, y]) => ['L', x, y] as const),
          ['L', to[0], plot.foot],
          ['Z'],
        ],
        fill: surface.tile,
      },
      ...shapes,
      strokeLine(points, { color: surface.highlight, width: 9 }),
      ...points.map((point, index) =>
        disc(
          point,
          index === lead ? 17 : index === eventIndex ? 12 : 8,
          index === lead ? surface.hot : surface.ground,
          { color: surface.highlight, width: 5 },
        ),
      ),
    ];
  };
  const overlays: Overlay[] = [];
  for (const index of said) {
    const [point, value] = [points[index], values[index]];
    if (!point || !value) continue;
    const wide = Math.min(width, widthOf(value) + 4);
    const tall = value.font.size * 1.05;
    const left = Math.max(0, Math.min(width - wide, point[0] - wide / 2));
    overlays.push(overlay(value, wide, tall, { left, top: Math.max(0, point[1] - tall - (isLine ? 24 : 10)) }));
  }
  const widest = Math.max(...names.map(widthOf));
  for (const index of saidLabels(rows.length, width, widest)) {
    const [point, name] = [points[index], names[index]];
    if (!point || !name) continue;
    const wide = Math.min(width, widthOf(name) + 4);
    const left = Math.max(0, Math.min(width - wide, point[0] - wide / 2));
    overlays.push(overlay(name, wide, 36, { left, top: plot.foot + 14 }));
  }
  const event = points[eventIndex];
  if (annotation && event) {
    const isLeft = event[0] > width / 2;
    const wide = Math.min(300, (isLeft ? event[0] : width - event[0]) - 20);
    const words = heading(design, annotation.text, surface, {
      of: size(30, 26, 34),
      align: isLeft ? 'end' : 'start',
      maxLines: 3,
      role: 'label',
    });
    if (wide > 140)
      overlays.push(
        overlay(words, wide, 110, { left: isLeft ? event[0] - wide - 16 : event[0] + 16, top: plot.top - 14 }),
      );
  }
  return { ...column({ draw, overlays }, []), width, height };
}

const build = (isLine: boolean) => (module: Chart, design: Design, surface: Surface) => {
  const content = room(design.space(design.aspect === '16:9' ? 480 : 420), (width, height) =>
    column({}, [chart(design, module, surface, width, height, isLine)]),
  );
  return column({ grow: 1, gap: design.space(16) }, present([chartHeading(design, module, surface), content]));
};

/** Whether labels are times in order, so that what lies between them means something. */
export const areTimes = (rows: Chart['rows']): boolean =>
  rows.every(({ label: name }) => /\d{4}|\b(?:19|20)?\d{2}\b/.test(name) && name.length <= 12);

const describe = ({ rows }: Chart) => rows.map(({ label: name, text }) => `${name} ${text}`).join('; ');

export const line = defineForm({
  name: 'line',
  kind: 'chart',
  bid: ({ rows, form }) => {
    if (rows.length < 4 || rows.some(({ value }) => value < 0)) return 0;
    return form === 'line' ? 0.96 : form === 'columns' && areTimes(rows) ? 0.6 : 0;
  },
  cuts: (module) => [module],
  build: build(true),
  isWide: true,
  describe,
});

export const columns = defineForm({
  name: 'columns',
  kind: 'chart',
  bid: ({ rows, form }, { aspect }) => {
    const most = aspect === '16:9' ? 14 : 10;
    if (rows.length < 3 || rows.length > most || rows.some(({ value }) => value < 0)) return 0;
    const isShort = rows.every(({ label: name }) => name.length <= 12);
    return form === 'columns' ? 0.95 : form === 'line' ? 0.7 : isShort && areTimes(rows) ? 0.6 : 0;
  },
  cuts: (module) => [module],
  build: build(false),
  isWide: true,
  describe,
});
