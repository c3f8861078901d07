import type { Aspect } from '../../../contract/index.ts';
import { hash } from '../../brand/hash.ts';
import type { Brief, Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { times } from '../measures.ts';
import { bandList } from '../parts/bands.ts';
import { footer } from '../parts/footer.ts';
import { type Content, frame } from '../parts/frame.ts';
import { headerTexts } from '../parts/header.ts';
import { leadList, mayLead } from '../parts/lead.ts';
import { motif } from '../parts/motif.ts';
import { numberCards } from '../parts/numbers.ts';
import { pointGrid } from '../parts/point-grid.ts';
import { isCounted, pointList } from '../parts/points.ts';
import { lengthOf } from '../text.ts';
import { column, present, type Root } from '../tree.ts';
import { ofPoints, type Spec, type Tree } from './spec.ts';

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

/** Header and numbers as they stand with any arrangement of the points. */
function framed(header: Design, points: Design, content: Pick<Content, 'body' | 'wide' | 'bleeds'>): Root {
  const count = points.brief.points.length;
  const { hasBand } = header.theme;
  const headerGrow = hasBand ? (coverShare[count] ?? 0.4) : count === 1 ? 0.85 : 0;
  return frame(header, { numbers: true, headerGrow, ...content });
}

function rows(header: Design, points: Design): Root {
  const count = points.brief.points.length;
  if (count === 0) return cover(header);
  // A statement alone stands under its title: beside it both would be lost on a wide page.
  const wide = count === 1 && !points.theme.hasBand ? 'top' : 'side';
  return framed(header, points, { body: pointList(points), wide });
}

/** The first of several statements leads: what ranks highest is what the picture says. */
const led: Tree = (header, points) => framed(header, points, { body: leadList(points) });

const banded: Tree = (header, points) => framed(header, points, { body: bandList(points), bleeds: true });

/** Letters of a heading that stands beside its mark in half the width. */
const longestBeside = 22;

/** In two columns, what is counted beside its mark where the cells are narrow. */
function grid(header: Design, points: Design): Root {
  const { brief, aspect } = points;
  const hasBodies = brief.points.some(({ body }) => body);
  const isNarrow = brief.points.some(({ heading }) => lengthOf(heading) > longestBeside);
  const shape = aspect === '16:9' || isNarrow || !isCounted(brief) ? 'below' : hasBodies ? 'beside-top' : 'beside';
  return framed(header, points, { body: pointGrid(points, shape) });
}

const columns: Tree = (header, points) =>
  framed(header, points, { body: pointGrid(points, 'below', points.brief.points.length), wide: 'top' });

/** Latin letters' worth of what is said longest. */
const longestOf = (points: readonly Point[]) =>
  Math.max(0, ...points.map(({ heading, body = '' }) => lengthOf(heading) + lengthOf(body)));

/** Characters that half the width holds in easy sizes, by the rows there are. */
const mostInHalf: Readonly<Record<Aspect, readonly number[]>> = {
  '9:16': [0, 115, 115, 115, 90],
  '4:5': [0, 115, 110, 90, 60],
  '1:1': [0, 120, 100, 64, 0],
  '16:9': [0, 140, 110, 64, 0],
};
/** Characters that a column of a wide picture holds, by how many there are. */
const mostInColumn = [0, 0, 0, 140, 90];
const mostInBand = 130;
/** Letters with which a first point may be larger than the others without these being small print. */
const mostLed: Readonly<Record<Aspect, number>> = { '9:16': 780, '4:5': 620, '1:1': 490, '16:9': 440 };

/** Letters of a brief by the room they take: those of a title above the points are about twice as large. */
function volumeOf({ title, subtitle = '', points }: Brief, aspect: Aspect): number {
  const header = aspect === '16:9' ? 0 : 2 * lengthOf(title) + lengthOf(subtitle);
  return points.reduce((sum, { heading, body = '' }) => sum + lengthOf(heading) + lengthOf(body), header);
}

interface Arrangement {
  readonly tree: Tree;
  readonly suits: (brief: Brief, aspect: Aspect) => boolean;
}

/** Ways to arrange a list besides rows. */
const arrangements: readonly Arrangement[] = [
  {
    tree: led,
    suits: (brief, aspect) => {
      const { points, statistics } = brief;
      const isShort = statistics.length === 0 && volumeOf(brief, aspect) <= mostLed[aspect];
      return points.length >= 3 && points.length <= 5 && isShort && mayLead(brief);
    },
  },
  {
    tree: banded,
    suits: ({ points }) => points.length >= 3 && points.length <= 6 && longestOf(points) <= mostInBand,
  },
  {
    tree: grid,
    suits: (brief, aspect) => {
      const { points, statistics } = brief;
      const isLed = points.length % 2 === 1 && mayLead(brief);
      const rowCount = Math.ceil(points.length / 2) + (aspect !== '16:9' && statistics.length > 0 ? 1 : 0);
      return points.length >= 3 && longestOf(isLed ? points.slice(1) : points) <= (mostInHalf[aspect][rowCount] ?? 0);
    },
  },
  {
    tree: columns,
    suits: ({ points }, aspect) => aspect === '16:9' && longestOf(points) < (mostInColumn[points.length] ?? 0),
  },
];

export const list: Spec = {
  holds: () => true,
  ...ofPoints,
  fewest: 1,
  trees: (brief, aspect) => {
    const suited = [rows, ...arrangements.filter(({ suits }) => suits(brief, aspect)).map(({ tree }) => tree)];
    const chosen = suited[(hash(brief.title) >>> 8) % suited.length] ?? rows;
    return [...new Set([chosen, rows, ...suited])];
  },
};
