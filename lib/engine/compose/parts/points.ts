import type { Surface } from '../../brand/palette.ts';
import { promisedCount } from '../../brief/numbering.ts';
import { smallNumbers } from '../../brief/ratios.ts';
import type { Brief, Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { chooseIcons } from '../icons.ts';
import { forCount, times } from '../measures.ts';
import { isTall } from '../text.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';
import { tile } from './marks.ts';
import { accentBar, body, heading, insets } from './words.ts';

/** How the headings of one picture are set, all of them alike. */
interface HeadingStyle {
  /** Of the heading size. */
  readonly factor: number;
  /** Whole sentences are set in the quieter body face: a headline face in five of them would shout. */
  readonly isSentence: boolean;
}

/** With nothing said below them, short headings carry the picture alone and may be larger. */
const longestLarge = 30;

export function headingStyle(points: readonly Point[]): HeadingStyle {
  const longest = Math.max(...points.map((point) => point.heading.length));
  const isBare = points.every((point) => !point.body);
  if (longest > 56) return { factor: isBare ? 0.9 : 0.84, isSentence: isBare };
  if (isBare && longest <= longestName) return { factor: longest <= longestLarge ? 1.25 : 1.1, isSentence: false };
  return { factor: longest > 36 ? 0.91 : 1, isSentence: false };
}

interface PointStyle extends HeadingStyle {
  readonly surface: Surface;
  /** How many stand in a picture: the fewer, the larger. */
  readonly count: number;
  readonly align?: 'start' | 'center' | 'end';
  /** Of all sizes, where the place is narrower than the picture. */
  readonly share?: number;
  /** Lines a heading takes at most. */
  readonly lines?: number;
}

/** Heading and body of one point. */
export function pointText(design: Design, point: Point, style: PointStyle): Stack {
  const { measures, px, space } = design;
  const { surface, factor, isSentence, count, align, share = 1, lines = 6 } = style;
  const size = Math.max(28, Math.round(px(forCount(measures.heading, count)) * factor * share));
  const sentence = { family: 'body', weight: 600, lineHeight: isTall(point.heading) ? 1.4 : 1.27 } as const;
  const children: LayoutNode[] = [
    heading(design, point.heading, surface, size, { align, maxLines: lines, ...(isSentence ? sentence : {}) }),
  ];
  if (point.body) {
    const bodySize = Math.max(26, Math.round(px(forCount(measures.body, count)) * share));
    children.push(body(design, point.body, surface, bodySize, { align }));
  }
  return column({ grow: 1, gap: space(8) }, children);
}

/** Where a point's words stand: beside the middle or the top of its mark, below it, or alone on a band of their own. */
export type CellShape = 'beside' | 'beside-top' | 'below' | 'band';

/** With figures in the picture, or beside whole sentences, numerals would be read as figures or as a ranking. */
export function isCounted(brief: Brief): boolean {
  const { points, statistics } = brief;
  return (
    isPromised(brief) || (statistics.length === 0 && !points.some(({ heading: words }) => words.length > longestName))
  );
}

/** Whether the order or the title says how many points there are. */
export function isPromised({ ordered, title, points }: Brief): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    ordered || promisedCount(title) === points.length || words.some((word) => smallNumbers[word] === points.length)
  );
}

/** A longer heading is a sentence. */
const longestName = 40;

/** A point that is neither counted nor has an icon: a bar in the brand's colour, as tall as its words or above them. */
function barredCell({ space }: Design, words: Stack, surface: Surface, shape: CellShape): Stack {
  if (shape === 'band') return column({ grow: 1, justify: 'center' }, [{ ...words, grow: 0 }]);
  if (shape === 'below') return column({ grow: 1, gap: space(20) }, [accentBar(surface.highlight, 56, 8), words]);
  const bar = { ...column({ fill: surface.highlight, radius: 4 }, []), width: 8 };
  return column({ grow: 1, justify: 'center' }, [
    row({ gap: space(28) }, [bar, column({ grow: 1, padding: insets(space(4), 0) }, [words])]),
  ]);
}

/** Beside a heading alone, a tile made for two lines would be the larger of the two. */
const bareTile = 0.78;

/** Lines of a heading where its place is narrow. */
const narrowLines = 7;

/** Every point as its mark and its words, on the surfaces in turn. */
export function pointCells(design: Design, surfaces: readonly [Surface, ...Surface[]], shape: CellShape): Stack[] {
  const { brief, measures, px, space } = design;
  const { points } = brief;
  const count = points.length;
  const hasBodies = points.some((point) => point.body);
  const size = Math.round(px(forCount(measures.tile, count)) * (hasBodies ? 1 : bareTile));
  const icons = chooseIcons(
    points.map((point) => point.heading),
    brief.language,
  );
  const isMarked = icons !== undefined || isCounted(brief);
  const style = { ...headingStyle(points), count, lines: shape === 'below' ? narrowLines : undefined };
  const badgeRoom = brief.ordered && icons ? 12 : 0;
  return points.map((point, index) => {
    const surface = surfaces[index % surfaces.length] ?? surfaces[0];
    const words = pointText(design, point, { ...style, surface });
    if (!isMarked) return barredCell(design, words, surface, shape);
    const mark = tile(design, index, icons?.[index], size, surface);
    return shape === 'below'
      ? column({ gap: space(24), grow: 1 }, [row({}, [mark]), row({}, [words])])
      : row({ gap: space(28) + badgeRoom, align: shape === 'beside-top' ? 'start' : 'center', grow: 1 }, [mark, words]);
  });
}

/** One point alone is a statement: no mark, a short rule above it, larger than any list. */
function statement(design: Design, point: Point): Stack {
  const { measures, theme, space } = design;
  const enlarged = {
    ...measures,
    heading: { ...measures.heading, base: measures.heading.base * 1.25, most: measures.heading.most * 1.8 },
    body: { ...times(measures.body, 1.25), least: measures.body.least, most: measures.body.most * 1.5 },
  };
  // On a ground that header and statement share they stand together, about the middle of the page.
  const justify = theme.hasBand ? 'center' : 'start';
  return column({ grow: 1, justify, gap: space(24) }, [
    accentBar(theme.body.hot),
    row({}, [
      pointText({ ...design, measures: enlarged }, point, { ...headingStyle([point]), surface: theme.body, count: 1 }),
    ]),
  ]);
}

/** Up to here each point gets a card of its own; more of them share one. */
const mostCards = 4;

/** The points under one another, sharing the height they are given: on cards, on one card, or between hairlines. */
export function pointList(design: Design): Stack {
  const { brief, theme, space } = design;
  const [first, second] = brief.points;
  if (first !== undefined && second === undefined) return statement(design, first);
  const ruled = (surface: Surface) =>
    pointCells(design, [surface], 'beside').flatMap((each, index): LayoutNode[] =>
      // A bar before each point parts them well enough.
      index === 0 || each.type === 'column' ? [each] : [column({ height: 2, fill: surface.line }, []), each],
    );
  if (theme.look !== 'light' && theme.look !== 'dark') {
    return column({ gap: space(18), grow: 1 }, ruled(theme.body));
  }
  const { card, radius } = theme;
  if (brief.points.length > mostCards) {
    const options = { fill: card.ground, radius, grow: 1, gap: space(14), padding: insets(space(22), space(32)) };
    return column(options, ruled(card));
  }
  const rows = pointCells(design, [card], 'beside').map((cell) => ({
    ...cell,
    fill: card.ground,
    radius,
    padding: insets(space(20), space(32)),
  }));
  return column({ gap: space(20), grow: 1 }, rows);
}
