import type { Statistic } from '../../brief.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { pointList } from '../parts/points.ts';
import { figure, insets, label } from '../parts/words.ts';
import { column, type LayoutNode, present, type Root, row, type Stack } from '../tree.ts';
import { ofPoints, type Spec } from './spec.ts';

const heroSize = {
  '9:16': size(430, 120, 480),
  '4:5': size(250, 110, 400),
  '1:1': size(200, 100, 280),
  '16:9': size(280, 120, 400),
};
const heroLabel = size(40, 30, 56);
/** Below a number as wide as a story. */
const storyLabel = size(50, 32, 60);
/** A number of at most so many characters leaves room for its label beside it. */
const shortValue = 4;
/** Share of the width that numbers under one another take at most, their labels beside them. */
const valueShare = 0.46;

/** The one number, as large as the width allows. */
function hero(
  design: Design,
  { value, label: words }: Statistic,
  { isBanded, hasPicture }: { isBanded: boolean; hasPicture: boolean },
): Stack {
  const { theme, px, space, aspect } = design;
  const surface = isBanded ? theme.header : theme.body;
  const number = figure(design, value, surface, px(heroSize[aspect]), {
    tracking: -0.04,
    lineHeight: 0.98,
    fit: { min: 72, lines: 1 },
  });
  const said = label(design, words, surface, px(aspect === '9:16' ? storyLabel : heroLabel), {
    color: surface.ink,
    grow: 1,
    maxLines: 4,
  });
  const isBeside = value.length <= shortValue && (aspect === '1:1' || (aspect === '4:5' && !hasPicture));
  return isBeside
    ? row({ gap: space(36), align: 'center' }, [{ ...number, width: design.widthOf(number) }, said])
    : column({ gap: space(16) }, [number, { ...said, grow: 0 }]);
}

/** The other numbers, side by side where there is nothing else, else in a row above what is said. */
function others(design: Design, isAlone: boolean): Stack | undefined {
  const { brief, theme, px, space, aspect, measures } = design;
  const rest = brief.statistics.slice(1);
  if (rest.length === 0) return undefined;
  const surface = theme.hasCards ? theme.card : theme.body;
  const stacked = isAlone && aspect === '9:16';
  const numberOf = ({ value }: Statistic) =>
    figure(design, value, surface, Math.round(px(measures.number) * (isAlone ? 1.7 : 1)));
  const valueWidth = Math.min(
    Math.round(design.width * valueShare),
    Math.max(...rest.map((statistic) => design.widthOf(numberOf(statistic)))),
  );
  const cells = rest.map((statistic): LayoutNode => {
    const value = numberOf(statistic);
    const words = label(
      design,
      statistic.label,
      surface,
      Math.round(px(measures.label) * (stacked ? 1.45 : isAlone ? 1.3 : 1)),
    );
    const padding = theme.hasCards ? insets(space(30), space(36)) : { top: space(18) };
    const fill = theme.hasCards ? surface.ground : undefined;
    return column(
      {
        grow: 1,
        gap: space(6),
        justify: stacked ? 'center' : 'start',
        fill,
        radius: theme.radius,
        padding,
        stroke: theme.look === 'deep' ? { color: surface.line, width: 2 } : undefined,
        overlays: theme.hasCards
          ? undefined
          : [{ node: { ...column({ fill: surface.strong }, []), width: 96, height: 4 }, left: 0, top: 0 }],
      },
      stacked
        ? [
            row({ gap: space(36), align: 'center' }, [
              { ...value, width: valueWidth },
              { ...words, grow: 1 },
            ]),
          ]
        : [value, words],
    );
  });
  // Cards side by side are as tall as what they say: the room left is the large number's.
  const options = { gap: space(theme.hasCards ? 24 : 40), grow: stacked ? 1 : 0 };
  return stacked ? column(options, cells) : row(options, cells);
}

function statisticsTree(header: Design, body: Design): Root {
  const { brief, theme, space, aspect } = body;
  const [first] = brief.statistics;
  const hasPoints = brief.points.length > 0;
  const isBanded = theme.hasBand && aspect !== '16:9';
  const lead = first && hero(body, first, { isBanded, hasPicture: header.image !== undefined });
  const rest = present([others(body, !hasPoints), hasPoints ? pointList(body) : undefined]);
  // Numbers in a row are as tall as what they say; the room left is the first one's.
  const isRow = !hasPoints && aspect !== '9:16';
  const below = column({ grow: isRow ? 0 : 1, gap: space(36) }, rest);
  if (isBanded && rest.length > 0) return frame(header, { body: below, lead, headerGrow: isRow ? 4 : 0 });
  const nodes = present([lead && column({ grow: rest.length > 0 ? (isRow ? 1 : 0.4) : 1, justify: 'center' }, [lead])]);
  return frame(header, { body: column({ grow: 1, gap: space(36) }, [...nodes, ...(rest.length > 0 ? [below] : [])]) });
}

/** One number above all others, and what goes with it. */
export const statistics: Spec = {
  ...ofPoints,
  holds: (brief) => brief.statistics.length > 0,
  fewest: 0,
  trees: () => [statisticsTree],
};
