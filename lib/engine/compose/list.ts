import type { Brief } from '../brief.ts';
import type { Design } from './design.ts';
import { footer } from './parts/footer.ts';
import { headerBand, headerTexts, rings } from './parts/header.ts';
import { numberCards, numberColumn } from './parts/numbers.ts';
import { pointGrid, pointList } from './parts/points.ts';
import { column, type LayoutNode, present, type Root, row, type Stack } from './tree.ts';

/** In half the width a longer heading would be a column of its own. */
const longestInGrid = 40;

/** Whether the points make a full grid: an odd number would leave a hole. */
function fillsGrid({ points }: Brief, counts: readonly number[]): boolean {
  return counts.includes(points.length) && points.every(({ heading }) => heading.length <= longestInGrid);
}

/** Header band above, numbers across its lower edge, points below, source at the foot. */
function upright(header: Design, points: Design): Root {
  const { measures, palette, width, height, px, space, aspect } = header;
  const { margin, bottom, clear } = measures;
  const side = { left: margin, right: margin };
  const cards = numberCards(header);
  const hangs = cards ? space(76) : 0;
  const foot = footer(header, 'paper');
  const hasBodies = points.brief.points.some((point) => point.body);
  const list =
    aspect === '1:1' && fillsGrid(points.brief, [4, 6])
      ? pointGrid(points, hasBodies ? 'beside-top' : 'beside')
      : pointList(points);
  return {
    ...column({ fill: palette.paper }, [
      headerBand(header, hangs),
      ...present([cards && column({ padding: side, pullUp: hangs }, [cards])]),
      column(
        { padding: { ...side, top: px(measures.section), bottom: foot ? Math.max(36, space(40)) : clear }, grow: 1 },
        [list],
      ),
      ...present([foot && column({ padding: { ...side, bottom } }, [foot])]),
    ]),
    width,
    height,
  };
}

/** The dark column of a wide picture: header above, numbers and source below. */
export function sidePanel(header: Design): Stack & { readonly width: number } {
  const { measures, palette, width, height, space } = header;
  const { margin, top, bottom } = measures;
  const lower: LayoutNode[] = present([numberColumn(header), footer(header, 'deep', 'narrow')]);
  return {
    ...column(
      {
        fill: palette.deep,
        padding: { top, right: 64, bottom, left: margin },
        gap: space(40),
        justify: 'between',
        overlays: rings(header, 'bottom', [height * 0.2, height * 0.36]),
      },
      [...headerTexts(header), column({ gap: space(36) }, lower)],
    ),
    width: Math.round(width * 0.385),
  };
}

/** Header, numbers and source in a dark column, points beside it. */
function sideways(header: Design, points: Design): Root {
  const { measures, palette, width, height } = header;
  const { margin, top } = measures;
  const list = fillsGrid(points.brief, [4]) ? pointGrid(points, 'below') : pointList(points);
  return {
    ...row({ fill: palette.paper }, [
      sidePanel(header),
      column({ grow: 1, fill: palette.paper, padding: { top, right: margin, bottom: top, left: 72 } }, [list]),
    ]),
    width,
    height,
  };
}

/** Nothing but a title and perhaps numbers: a cover on the dark ground. */
function cover(header: Design): Root {
  const { measures, palette, width, height, space } = header;
  const { margin, top, bottom } = measures;
  const radius = Math.min(width, height);
  return {
    ...column(
      {
        fill: palette.deep,
        padding: { top, right: margin, bottom, left: margin },
        overlays: rings(header, 'bottom', [radius * 0.3, radius * 0.52]),
      },
      [
        column({ grow: 1, justify: 'center', gap: space(64) }, [
          ...headerTexts(header),
          ...present([numberCards(header)]),
        ]),
        ...present([footer(header, 'deep')]),
      ],
    ),
    width,
    height,
  };
}

/** The layout `list`. */
export function listTree(header: Design, points: Design): Root {
  if (points.brief.points.length === 0) return cover(header);
  return header.aspect === '16:9' ? sideways(header, points) : upright(header, points);
}
