import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { SceneNode } from '../../scene.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { drawInside } from '../parts/spot.ts';
import { drawDisc, type Shape } from '../shapes.ts';
import { createBlock, createColumn, createRoom, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createFigureText, createHeading } from '../type.ts';
import { getChartHeading } from './bars.ts';
import { defineForm } from './form.ts';

/**
 * A share as so many of so many, or the parts of a whole as one bar with its parts named.
 *
 *     17%  ● ● ● ● ● ● ● ● ● ●     ████████▒▒▒▒░░
 *          ● ● ● ● ● ● ● ○ ○ ○     ▪ Rail  48%
 *          ○ ○ ○ …                 ▪ Road  31%
 */

type Chart = ModuleOf<'chart'>;

/** A share out of more than this is drawn out of a hundred. */
const maxFigures = 100;

/** A whole that a text names in digits ("nine of 26") is drawn itself up to this number. */
const maxNamed = 30;
const rounding = 0.06;

function findNamedCount(text: string, percent: number): { readonly counted: number; readonly of: number } | undefined {
  const of = Number(/\d+(?=\D*$)/.exec(text)?.[0] ?? 0);
  const counted = Math.round((percent / 100) * of);
  const isWhole = of > 1 && of <= maxNamed && Math.abs((percent / 100) * of - counted) < rounding;
  return isWhole && !/[%٪％]/.test(text) ? { counted, of } : undefined;
}

/** Filled and total figures for the first row: `outOf`, else those of its text, else per hundred. */
function computeCounts({ rows: [first], outOf }: Chart): { readonly counted: number; readonly of: number } {
  const value = first?.value ?? 0;
  const named = outOf === undefined && first ? findNamedCount(first.text, value) : undefined;
  if (named) return named;
  if (outOf !== undefined && outOf <= maxFigures && Number.isInteger(value) && value <= outOf)
    return { counted: value, of: outOf };
  const percent = outOf !== undefined && outOf > 0 ? (value / outOf) * 100 : value;
  return { counted: Math.max(0, Math.min(100, Math.round(percent))), of: 100 };
}

/** Gain in cell size from which a hundred cells go in rows of twenty instead of a square. */
const minWideGain = 1.3;

function countColumns(count: number, width: number, height: number): number {
  if (count === 100)
    return Math.min(width / 20, height / 5) > Math.min(width / 10, height / 10) * minWideGain ? 20 : 10;
  const cells = Array.from({ length: count }, (_, index) => index + 1);
  const measureSide = (columns: number) => Math.min(width / columns, height / Math.ceil(count / columns));
  return cells.reduce((best, columns) => (measureSide(columns) > measureSide(best) ? columns : best), 1);
}

function createWaffle(design: Design, module: Chart, surface: Surface, width: number, height: number) {
  const { counted, of } = computeCounts(module);
  const { drawings, theme, palette } = design;
  const name = module.rows[0]?.drawing;
  const isDrawn = theme.hasDrawings && name !== undefined && drawings.set.has(name);
  const columns = countColumns(of, width, height);
  const cell = Math.min(width / columns, height / Math.ceil(of / columns), 150);
  const inset = cell * 0.09;
  const left = 0;
  const top = (height - cell * Math.ceil(of / columns)) / 2;
  const place = (index: number) => ({
    x: left + (index % columns) * cell,
    y: top + Math.floor(index / columns) * cell,
  });
  const drawDots = (): Shape[] =>
    Array.from({ length: of }, (_, index) => {
      const { x, y } = place(index);
      return drawDisc(
        [x + cell / 2, y + cell / 2],
        cell / 2 - inset,
        index < counted ? surface.highlight : surface.tile,
      );
    });
  const drawFigures = ({
    x,
    y,
    width: wide,
    isMirrored,
  }: {
    x: number;
    y: number;
    width: number;
    isMirrored: boolean;
  }) =>
    Array.from({ length: of }, (_, index): readonly SceneNode[] => {
      const at = place(index);
      const box = {
        x: isMirrored ? x + wide - at.x - cell + inset : x + at.x + inset,
        y: y + at.y + inset,
        width: cell - 2 * inset,
        height: cell - 2 * inset,
      };
      if (!name) return [];
      if (index < counted) return drawInside(design, name, box, surface);
      return drawings.set.fit(name, { box, tones: palette.tones, style: 'brand', silhouette: surface.tile });
    }).flat();
  return { ...createColumn(isDrawn ? { art: drawFigures } : { draw: drawDots }, []), width, height };
}

function createSingle(module: Chart, design: Design, surface: Surface): LayoutNode {
  const { measures, space, aspect } = design;
  const [first] = module.rows;
  if (!first) return createColumn({}, []);
  const value = createFigureText(design, first.text, surface, {
    of: { ...measures.hero, base: measures.hero.base * 0.7, max: 200 },
  });
  const words = createHeading(design, first.label, surface, { of: toSizeRange(38, 30, 52), grow: 1 });
  const wanted = Math.min(design.width * 0.42, design.measureWidth(value) + 4);
  const createAbove = (width: number, height: number) =>
    createColumn({ grow: 1, gap: space(30) }, [
      createRow({ gap: space(32), align: 'center' }, [{ ...value, width: wanted }, words]),
      createRoom(Math.min(height, minGrid), () => createWaffle(design, module, surface, width, height - headHeight)),
    ]);
  // A square of figures would leave the room beside it empty.
  const createBeside = (width: number, height: number) => {
    const measureSide = Math.min(height, width * gridShare);
    const beneath = createColumn({ grow: 1, gap: space(14), justify: 'center' }, [value, { ...words, grow: 0 }]);
    return createRow({ grow: 1, gap: space(44), align: 'center' }, [
      createWaffle(design, module, surface, measureSide, measureSide),
      beneath,
    ]);
  };
  return createRoom(space({ '16:9': 420, '1:1': 380, '4:5': 520, '9:16': 760 }[aspect]), (width, height) =>
    createColumn({}, [
      height >= width * minSquare && aspect !== '9:16' ? createBeside(width, height) : createAbove(width, height),
    ]),
  );
}

/** Share of the width for a square of figures, and the least height to the width for one. */
const [gridShare, minSquare] = [0.56, 0.42];
/** Pixels for the number above figures, and least for these. */
const [headHeight, minGrid] = [220, 200];

function drawParts(module: Chart, design: Design, surface: Surface): LayoutNode {
  const { rows } = module;
  const { palette, px, space } = design;
  const { tones } = palette;
  const total = rows.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1;
  const colors = [surface.highlight, tones.accent, tones.mid, tones.soft, surface.rest, surface.tile, surface.line];
  const bar = createRoom(space(110), (width, height) => {
    const gap = 6;
    const inner = width - gap * (rows.length - 1);
    const high = Math.min(height, 150);
    return createColumn({ justify: 'center' }, [
      createRow(
        { gap },
        rows.map(({ value }, index) =>
          createBlock(Math.max(4, (Math.max(0, value) / total) * inner), high, {
            fill: colors[index % colors.length],
            radius: 10,
          }),
        ),
      ),
    ]);
  });
  const lines = rows.map(({ label: name, text }, index): LayoutNode[] => {
    const value = createFigureText(design, text, surface, { of: toSizeRange(44, 32, 60), color: surface.ink });
    const line = createRow({ grow: 1, gap: space(24), align: 'center', padding: { top: 8, bottom: 8 } }, [
      createBlock(px(toSizeRange(36, 28, 44)), px(toSizeRange(36, 28, 44)), {
        fill: colors[index % colors.length],
        radius: 10,
      }),
      createHeading(design, name, surface, { of: toSizeRange(34, 28, 46), grow: 1, maxLines: 2 }),
      { ...value, width: design.measureWidth(value) + 4 },
    ]);
    return index === 0 ? [line] : [{ ...createColumn({ fill: surface.line }, []), height: design.theme.rule }, line];
  });
  return createColumn(
    { grow: 1, gap: space(22) },
    keepPresent([
      getChartHeading(design, module, surface),
      { ...bar, grow: 0.25 },
      createColumn({ grow: 1 }, lines.flat()),
    ]),
  );
}

const bids = { one: 0.85, parts: 0.92 };

export const share = defineForm({
  name: 'proportion',
  kind: 'chart',
  bid: (module) => {
    const { rows, form, outOf } = module;
    const isOne = rows.length === 1 && (form === 'share' || form === 'isotype');
    if (isOne) return outOf !== undefined || (rows[0]?.value ?? 101) <= 100 ? bids.one : 0;
    const sum = rows.reduce((total, { value }) => total + value, 0);
    return form === 'share' && rows.length <= 7 && sum > 96 && sum < 104 ? bids.parts : 0;
  },
  cuts: (module) => [module],
  build: (module, design, surface) =>
    module.rows.length === 1 ? createSingle(module, design, surface) : drawParts(module, design, surface),
  describe: ({ rows }) => rows.map(({ label: name, text }) => `${name} ${text}`).join('; '),
});
