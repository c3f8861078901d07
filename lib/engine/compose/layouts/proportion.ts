import { hash } from '../../brand/hash.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { panel, panelSurface } from '../parts/panel.ts';
import { largest, type Share, shareNames } from '../parts/share-names.ts';
import { figure, label } from '../parts/words.ts';
import { bend, type Dot, disc, line, onCircle, ringSector, type Shape } from '../shapes.ts';
import { column, type Root, room, row } from '../tree.ts';
import { type Spec, type Tree, whole } from './spec.ts';

const turn = 2 * Math.PI;

/** More figures than these are no longer counted at a glance. */
const mostFigures = 100;

/** "9 of 26" as 9 and 26, by the two whole numbers in it; undefined for "34 %". */
export function countsOf({ text }: Share): { readonly some: number; readonly all: number } | undefined {
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(Number);
  const [some, all] = numbers;
  if (numbers.length !== 2 || some === undefined || all === undefined) return undefined;
  if (!Number.isInteger(some) || !Number.isInteger(all) || some > all || all < 2 || all > mostFigures) return undefined;
  return { some, all };
}

/** Where each share begins and ends, as fractions of the whole: true to scale, whatever the shares add up to. */
export function cumulative(values: readonly number[], whole: number): { readonly from: number; readonly to: number }[] {
  let from = 0;
  return values.map((value) => {
    const start = from;
    from += value / whole;
    return { from: start, to: from };
  });
}

/** Shares that nearly make a whole are drawn as all of it: the rest is rounding. */
function wholeOf(shares: readonly Share[]): number {
  const sum = shares.reduce((total, { value }) => total + value, 0);
  return sum >= 97 ? sum : 100;
}

/** Least pixels between a chart and the names of its parts. */
const leastApart = 96;
/** Of the width that names leave free, before the chart and between the two: the rest stands behind the names. */
const freeShare = { before: 0.25, between: 0.35 };

/** A chart on the left, its parts named on the right, each by a line from the part itself. */
const named =
  (
    chart: (design: Design, width: number, height: number) => { width: number; shapes: Shape[]; ends: readonly Dot[] },
  ): Tree =>
  (header, body) => {
    const { brief, theme } = body;
    const shares = brief.shares ?? [];
    const surface = panelSurface(body);
    const content = room(body.space(Math.max(400, shares.length * 100)), (width, height) => {
      const drawn = chart(body, width, height);
      const cell = height / shares.length;
      const beside = width - drawn.width - leastApart;
      const names = shareNames(body, shares, beside, cell);
      const free = Math.max(0, beside - names.width);
      const apart = Math.floor(leastApart + free * freeShare.between);
      const draw = () => [
        ...drawn.shapes,
        ...drawn.ends.map((end, index) =>
          bend(end, [drawn.width + apart - 18, cell * (index + 0.5)], 'x', { color: surface.trace, width: 3 }),
        ),
      ];
      const chartAndNames = row({ grow: 1, padding: { left: drawn.width + apart }, draw }, [
        column({ grow: 1 }, names.cells),
      ]);
      return row({ padding: { left: Math.floor(free * freeShare.before) } }, [chartAndNames]);
    });
    return frame(header, { body: panel(body, content), headerGrow: theme.hasBand ? 0.1 : 0 });
  };

const fillOf = (design: Design, shares: readonly Share[], index: number) => {
  const surface = panelSurface(design);
  return index === largest(shares) ? surface.highlight : surface.rest;
};

/** One column, stacked. */
const stacked = named((design, width, height) => {
  const shares = design.brief.shares ?? [];
  const surface = panelSurface(design);
  const barWidth = Math.round(width * 0.3);
  const parts = cumulative(
    shares.map(({ value }) => value),
    wholeOf(shares),
  );
  const shapes = parts.flatMap(({ from, to }, index): Shape[] => {
    const [top, bottom] = [from * height, to * height];
    const corners: Dot[] = [
      [0, top],
      [barWidth, top],
      [barWidth, bottom],
      [0, bottom],
    ];
    const outline = line(corners, { color: surface.ground, width: 0 });
    const edge =
      index === 0
        ? []
        : [
            line(
              [
                [0, top],
                [barWidth, top],
              ],
              { color: surface.ground, width: 5 },
            ),
          ];
    return [{ commands: [...outline.commands, ['Z']], fill: fillOf(design, shares, index) }, ...edge];
  });
  const ends = parts.map(({ from, to }): Dot => [barWidth + 6, ((from + to) / 2) * height]);
  return { width: barWidth, shapes, ends };
});

/** Half a ring that opens to its names. */
const fan = named((design, width, height) => {
  const shares = design.brief.shares ?? [];
  const surface = panelSurface(design);
  const outer = Math.min(height / 2, width * 0.44);
  const inner = outer * 0.52;
  const center: Dot = [0, height / 2];
  const parts = cumulative(
    shares.map(({ value }) => value),
    wholeOf(shares),
  ).map(({ from, to }) => ({ from: -turn / 4 + (from * turn) / 2, to: -turn / 4 + (to * turn) / 2 }));
  const shapes = parts.flatMap(({ from, to }, index): Shape[] => [
    ringSector(center, inner, outer, from, to, fillOf(design, shares, index)),
    ...(index === 0
      ? []
      : [line([onCircle(center, inner, from), onCircle(center, outer, from)], { color: surface.ground, width: 5 })]),
  ]);
  const ends = parts.map(({ from, to }) => onCircle(center, outer + 6, (from + to) / 2));
  return { width: outer, shapes, ends };
});

/** One share: a ring with its number inside. */
function ring(header: Design, body: Design): Root {
  const { brief, px, space } = body;
  const surface = panelSurface(body);
  const [share] = brief.shares ?? [];
  if (share === undefined) return frame(header, { body: column({ grow: 1 }, []) });
  const name = label(body, share.label, surface, px(size(38, 30, 54)), {
    color: surface.ink,
    align: 'center',
    maxLines: 4,
  });
  const dial = room(body.space(380), (width, height) => {
    const outer = Math.min(width, height) / 2;
    const center: Dot = [width / 2, height / 2];
    const start = -turn / 4;
    const end = start + turn * Math.min(0.9999, share.value / 100);
    const draw = () => [
      ringSector(center, outer * 0.7, outer, start, start + turn * 0.9999, surface.tile),
      ringSector(center, outer * 0.7, outer, start, end, surface.highlight),
    ];
    const value = figure(body, share.text, surface, outer * 0.46, { align: 'center', fit: { min: 36, lines: 1 } });
    const side = (width - outer * 1.24) / 2;
    return column({ justify: 'center', padding: { left: side, right: side }, draw }, [value]);
  });
  return frame(header, { body: panel(body, column({ grow: 1, gap: space(32) }, [dial, name])) });
}

/** So many of so many, each of them drawn. */
function figures(header: Design, body: Design): Root {
  const { brief, px, space } = body;
  const surface = panelSurface(body);
  const [share] = brief.shares ?? [];
  const counts = share && countsOf(share);
  if (share === undefined || counts === undefined) return ring(header, body);
  const crowd = room(body.space(260), (width, height) => {
    const { columns, step } = grid(counts.all, width, height);
    const rows = Math.ceil(counts.all / columns);
    const top = (height - rows * step) / 2;
    const draw = () =>
      Array.from({ length: counts.all }, (_, index) => {
        const center: Dot = [((index % columns) + 0.5) * step, top + (Math.floor(index / columns) + 0.5) * step];
        return disc(center, step * 0.4, index < counts.some ? surface.highlight : surface.tile);
      });
    return column({ draw }, []);
  });
  const words = column({ gap: space(8) }, [
    figure(body, share.text, surface, px(size(120, 64, 190)), { fit: { min: 48, lines: 1 } }),
    label(body, share.label, surface, px(size(38, 30, 54)), { color: surface.ink, maxLines: 4 }),
  ]);
  return frame(header, { body: panel(body, column({ grow: 1, gap: space(32) }, [words, crowd])) });
}

/** Columns and side in pixels of the cells that `count` figures fill `width` by `height` with best. */
function grid(count: number, width: number, height: number): { readonly columns: number; readonly step: number } {
  let best = { columns: 1, step: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const step = Math.min(width / columns, height / Math.ceil(count / columns));
    // A last row that is full reads better than slightly larger figures.
    const worth = count % columns === 0 ? 1.25 : 1;
    if (step * worth > best.step * (count % best.columns === 0 ? 1.25 : 1)) best = { columns, step };
  }
  return best;
}

/** Parts of a whole, true to scale. */
export const proportion: Spec = {
  ...whole,
  holds: ({ shares = [] }) =>
    shares.length > 0 && shares.every(({ value }) => value >= 0) && shares.some(({ value }) => value > 0),
  trees: ({ shares = [], title }) => {
    const [first] = shares;
    if (shares.length === 1 && first !== undefined) return countsOf(first) ? [figures, ring] : [ring];
    return hash(title) % 2 === 0 ? [fan, stacked] : [stacked, fan];
  },
};
