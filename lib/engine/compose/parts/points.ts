import type { Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { chooseIcons, type Icon } from '../icons.ts';
import type { Size } from '../measures.ts';
import { isTall } from '../text.ts';
import { block, column, type LayoutNode, row, type Stack } from '../tree.ts';

/** The fewer points, the larger each may be. */
function limit(size: Size, count: number): Size {
  const share = [1, 1, 0.92, 0.8, 0.64, 0.52, 0.42, 0.36][count] ?? 0.3;
  return { ...size, most: Math.max(size.base, size.base + (size.most - size.base) * share) };
}

/** How the headings of one picture are set, all of them alike. */
interface HeadingStyle {
  /** Of the heading size. */
  readonly factor: number;
  /** Whole sentences are set in the quieter body face: a headline face in five of them would shout. */
  readonly isSentence: boolean;
}

function headingStyle(points: readonly Point[]): HeadingStyle {
  const longest = Math.max(...points.map((point) => point.heading.length));
  if (longest > 56) return { factor: 0.84, isSentence: points.every((point) => !point.body) };
  return { factor: longest > 36 ? 0.91 : 1, isSentence: false };
}

/** The mark before a point: its icon, else its number. An order that matters is told by a badge on the icon. */
function tile(design: Design, index: number, icon: Icon | undefined, size: number): Stack {
  const { brief, palette, text } = design;
  const numeral = String(index + 1);
  const number = (fontSize: number, color: string, ground: string) =>
    text(numeral, {
      family: 'headline',
      weight: 800,
      size: fontSize,
      lineHeight: 1,
      color,
      ground,
      role: 'badge',
      align: 'center',
    });
  const centered = (
    side: number,
    fill: string,
    radius: number,
    child: LayoutNode,
  ): Stack & { width: number; height: number } => ({
    ...column({ fill, radius, align: 'center', justify: 'center' }, [child]),
    width: side,
    height: side,
  });
  const radius = Math.round(size * 0.28);
  if (icon === undefined)
    return centered(size, palette.soft, radius, number(Math.round(size * 0.5), palette.main, palette.soft));
  const drawing = Math.round(size * 0.58);
  const mark = centered(size, palette.soft, radius, {
    type: 'icon',
    ...icon,
    width: drawing,
    height: drawing,
    color: palette.main,
  });
  if (!brief.ordered) return mark;
  const badge = centered(44, palette.accent, 22, number(26, palette.onAccent, palette.accent));
  return { ...mark, overlays: [{ node: badge, right: -18, top: -14 }] };
}

function pointText(design: Design, point: Point, { factor, isSentence }: HeadingStyle): Stack {
  const { brief, palette, measures, px, space, text } = design;
  const count = brief.points.length;
  const heading = text(point.heading, {
    family: isSentence ? 'body' : 'headline',
    weight: isSentence ? 600 : 700,
    size: Math.max(28, Math.round(px(limit(measures.heading, count)) * factor)),
    tracking: -0.012,
    lineHeight: isTall(point.heading) ? (isSentence ? 1.4 : 1.28) : isSentence ? 1.27 : 1.16,
    color: palette.ink,
    ground: palette.paper,
    role: 'heading',
    maxLines: 6,
  });
  const body = point.body
    ? [
        text(point.body, {
          family: 'body',
          weight: 400,
          size: px(limit(measures.body, count)),
          lineHeight: isTall(point.body) ? 1.5 : 1.36,
          color: palette.muted,
          ground: palette.paper,
          role: 'body',
          maxLines: 6,
        }),
      ]
    : [];
  return column({ grow: 1, gap: space(5) }, [heading, ...body]);
}

/** Where a point's words stand: beside the middle or the top of its mark, or below it. */
type CellShape = 'beside' | 'beside-top' | 'below';

/** Every point as its mark and its words. */
function pointCells(design: Design, shape: CellShape): Stack[] {
  const { brief, measures, px, space } = design;
  const { points } = brief;
  const hasBodies = points.some((point) => point.body);
  const size = Math.round(px(limit(measures.tile, points.length)) * (hasBodies ? 1 : bareTile));
  const icons = chooseIcons(
    points.map((point) => point.heading),
    brief.language,
  );
  const style = headingStyle(points);
  const badgeRoom = brief.ordered && icons ? 12 : 0;
  return points.map((point, index) => {
    const mark = tile(design, index, icons?.[index], size);
    const words = pointText(design, point, style);
    return shape === 'below'
      ? column({ gap: space(24), grow: 1 }, [row({}, [mark]), row({}, [words])])
      : row({ gap: space(28) + badgeRoom, align: shape === 'beside' ? 'center' : 'start', grow: 1 }, [mark, words]);
  });
}

/** Beside a heading alone, a tile made for two lines would be the larger of the two. */
const bareTile = 0.78;

/** One point alone is a statement: no mark, a short rule above it, larger than any list. */
function statement(design: Design, point: Point): Stack {
  const { measures, palette, space } = design;
  const large = { ...measures, heading: enlarge(measures.heading), body: enlarge(measures.body) };
  return column({ grow: 1, justify: 'center', gap: space(24) }, [
    row({}, [block(72, 10, { fill: palette.accent, radius: 5 })]),
    row({}, [pointText({ ...design, measures: large }, point, headingStyle([point]))]),
  ]);
}

const enlarge = (size: Size): Size => ({ ...size, base: size.base * 1.25, most: size.most * 1.5 });

/** The points under one another, hairlines between, sharing the height they are given. */
export function pointList(design: Design): Stack {
  const { brief, palette, space } = design;
  const [first, second] = brief.points;
  if (first !== undefined && second === undefined) return statement(design, first);
  const rows = pointCells(design, 'beside');
  const children = rows.flatMap((each, index): LayoutNode[] =>
    index === 0 ? [each] : [column({ height: 2, fill: palette.line }, []), each],
  );
  return column({ gap: space(18), grow: 1 }, children);
}

/** The points in two columns, read row by row. */
export function pointGrid(design: Design, shape: CellShape): Stack {
  const { palette, space } = design;
  const cells = pointCells(design, shape);
  const align = shape === 'beside' ? 'center' : 'start';
  const lines: LayoutNode[] = [];
  for (let index = 0; index < cells.length; index += 2) {
    if (index > 0) lines.push(column({ height: 2, fill: palette.line }, []));
    const line = row({ gap: space(48), align }, cells.slice(index, index + 2));
    lines.push(column({ grow: 1, justify: 'center' }, [line]));
  }
  return column({ gap: space(22), grow: 1 }, lines);
}
