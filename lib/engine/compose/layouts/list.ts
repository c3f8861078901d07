import { hash } from '../../brand/hash.ts';
import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { times } from '../measures.ts';
import { footer } from '../parts/footer.ts';
import { frame } from '../parts/frame.ts';
import { headerTexts } from '../parts/header.ts';
import { leadList } from '../parts/lead.ts';
import { motif } from '../parts/motif.ts';
import { numberCards } from '../parts/numbers.ts';
import { isCounted, pointGrid, pointList } from '../parts/points.ts';
import { column, present, type Root } from '../tree.ts';
import { ofPoints, type Spec, type Tree } from './spec.ts';

/** In half the width a longer heading would be a column of its own. */
const longestInGrid = 40;

/** Whether the points make a full grid: an odd number would leave a hole. */
function fillsGrid({ points }: Brief, counts: readonly number[]): boolean {
  return counts.includes(points.length) && points.every(({ heading }) => heading.length <= longestInGrid);
}

/** The fewer points, the more of the room left goes to a header on its own ground: share of it against the points' one. */
const coverShare = [1, 1.4, 0.8];

/** Nothing but a title and perhaps numbers: a cover. */
function cover(header: Design): Root {
  const { brief, measures, theme, width, height, space } = header;
  const { margin, top, bottom, title } = measures;
  // A title that says all there is to say fills the page.
  const isAlone = brief.statistics.length === 0;
  return {
    ...column(
      {
        fill: theme.header.ground,
        padding: { top, right: margin, bottom, left: margin },
        draw: motif(header, theme.header, 'top'),
      },
      [
        column({ grow: 1, justify: 'center', gap: space(64) }, [
          headerTexts(
            isAlone ? { ...header, measures: { ...measures, title: { ...title, ...times(title, 1.5) } } } : header,
          ),
          ...present([numberCards(header)]),
        ]),
        ...present([footer(header, theme.header)]),
      ],
    ),
    width,
    height,
  };
}

/** The first of several statements leads: what ranks highest is what the picture says. */
const leadTree: Tree = (header, points) => frame(header, { body: leadList(points) });

/** So many statements have a first one without it being one of two, or of a long row. */
const ledCounts = [3, 4, 5];

const mayLead = (brief: Brief) =>
  ledCounts.includes(brief.points.length) &&
  brief.statistics.length === 0 &&
  !isCounted(brief) &&
  !isCounted({ ...brief, points: brief.points.slice(1) });

function listTree(header: Design, points: Design): Root {
  const { brief, aspect, theme } = points;
  const count = brief.points.length;
  if (count === 0) return cover(header);
  const hasBodies = brief.points.some((point) => point.body);
  const grid =
    aspect === '16:9'
      ? fillsGrid(brief, [4]) && ('below' as const)
      : aspect === '1:1' && fillsGrid(brief, [4, 6]) && (hasBodies ? ('beside-top' as const) : ('beside' as const));
  return frame(header, {
    body: grid ? pointGrid(points, grid) : pointList(points),
    numbers: true,
    // A statement alone stands under its title: beside it both would be lost on a wide page.
    wide: count === 1 && !theme.hasBand ? 'top' : 'side',
    headerGrow: theme.hasBand ? (coverShare[count] ?? 0.4) : count === 1 ? 0.85 : 0,
  });
}

export const list: Spec = {
  holds: () => true,
  ...ofPoints,
  fewest: 1,
  trees: (brief) => {
    if (!mayLead(brief)) return [listTree];
    return hash(brief.title) % 2 === 0 ? [leadTree, listTree] : [listTree, leadTree];
  },
};
