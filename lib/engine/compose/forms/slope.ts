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

/** Tops of labels so that none stands on another, each as near to its own place as can be. */
export function spread(places: readonly number[], height: number, limit: number): number[] {
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

function chart(design: Design, module: Chart, surface: Surface, width: number, height: number) {
  const { rows, names } = module;
  const lead = leadingRow(rows);
  const all = rows.flatMap(({ value, other }) => [value, other?.value ?? value]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [top, foot] = [78, height - 40];
  const y = (value: number) => foot - ((value - low) / (high - low || 1)) * (foot - top);
  const left = width * 0.16;
  const right = width * 0.58;
  const lineHeight = 46;
  const draw = (): Shape[] => [
    line(
      [
        [left, top - 20],
        [left, height],
      ],
      { color: surface.line, width: 3 },
    ),
    line(
      [
        [right, top - 20],
        [right, height],
      ],
      { color: surface.line, width: 3 },
    ),
    ...rows.flatMap(({ value, other }, index): Shape[] => {
      const color = index === lead ? surface.highlight : surface.trace;
      const [from, to] = [[left, y(other?.value ?? value)] as const, [right, y(value)] as const];
      return [line([from, to], { color, width: index === lead ? 9 : 5 }), disc(from, 11, color), disc(to, 11, color)];
    }),
  ];
  const afterTops = spread(
    rows.map(({ value }) => y(value) - lineHeight / 2),
    lineHeight,
    height,
  );
  const beforeTops = spread(
    rows.map(({ value, other }) => y(other?.value ?? value) - lineHeight / 2),
    lineHeight,
    height,
  );
  const overlays: Overlay[] = rows.flatMap(({ label: name, text, other }, index) => {
    const isLead = index === lead;
    const options = {
      of: size(32, 26, 36),
      weight: isLead ? 800 : 600,
      color: isLead ? surface.strong : surface.ink,
      maxLines: 1,
      lineHeight: 1.2,
    };
    const after = heading(design, `${text}  ${name}`, surface, options);
    const before = heading(design, other?.text ?? '', surface, { ...options, align: 'end' as const });
    return [
      {
        node: { ...after, width: width - right - 26, height: lineHeight },
        left: right + 26,
        top: afterTops[index] ?? 0,
      },
      { node: { ...before, width: left - 26, height: lineHeight }, left: 0, top: beforeTops[index] ?? 0 },
    ];
  });
  names?.forEach((name, index) => {
    const words = label(design, name, surface, { of: size(30, 26, 34), weight: 700, align: 'center', maxLines: 1 });
    const wide = width * 0.3;
    overlays.push({
      node: { ...words, width: wide, height: 40 },
      left: Math.max(0, (index === 0 ? left : right) - wide / 2),
      top: 0,
    });
  });
  return { ...column({ draw, overlays }, []), width, height };
}

export const slope = defineForm({
  name: 'slope',
  kind: 'chart',
  bid: ({ rows, form }) => {
    const isPaired = rows.length >= 2 && rows.length <= 8 && rows.every(({ other }) => other);
    return isPaired ? (form === 'slope' ? 0.95 : 0.5) : 0;
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
