import type { Aspect } from '../../contract/index.ts';
import type { Brief } from '../brief.ts';
import { measures } from './measures.ts';
import { isPromised } from './parts/points.ts';
import { lengthOf } from './text.ts';

/** Pixels that a list has between the picture's edges: its words' width, and the height of header, numbers and points. */
const rooms: Readonly<Record<Aspect, { readonly width: number; readonly height: number }>> = {
  '9:16': { width: 860, height: 1560 },
  '4:5': { width: 840, height: 1180 },
  '1:1': { width: 860, height: 920 },
  '16:9': { width: 900, height: 900 },
};
/** Share of it that a picture takes. */
const pictureShare = 0.3;
/** Mean width of a Latin letter, of the size. */
const letter = 0.53;
/** Sizes in pixels that are read without coming nearer. */
const easy = { statement: 31, name: 34, body: 27.5 };
/** Pixels around a point, and those a row of numbers and the header's gaps take. */
const gaps = { statement: 34, explained: 26, numbers: 150, header: 60 };
/** A longer heading is a statement. */
const longestName = 56;
/** So many things with a body each are a full picture; so many statements are the fewest that make a list. */
const fewest = { explained: 5, stated: 3 };

/** Pixels of height that a text of that size takes. */
function heightOf(text: string, size: number, lineHeight: number, width: number): number {
  return Math.ceil((lengthOf(text) * letter * size) / width) * size * lineHeight;
}

/** How much taller than its room a list would be in easy sizes, in pixels. */
function excess({ title, subtitle, kicker, statistics, points }: Brief, aspect: Aspect, hasImage: boolean): number {
  const { width, height } = rooms[aspect];
  const own = measures[aspect];
  const isBeside = aspect === '16:9';
  const isStated = points.every(({ body }) => !body) && points.some(({ heading }) => heading.length > longestName);
  const header =
    gaps.header +
    (kicker ? own.kicker.base * 1.6 : 0) +
    heightOf(title, own.title.base * 0.9, 1.04, width + 100) +
    (subtitle ? heightOf(subtitle, own.subtitle.base, 1.35, width + 100) + 24 : 0) +
    (statistics.length > 0 ? gaps.numbers : 0);
  const said = points.map(
    ({ heading, body }) =>
      (isStated ? gaps.statement : gaps.explained) +
      heightOf(heading, isStated ? easy.statement : easy.name, 1.27, width) +
      (body ? heightOf(body, easy.body, 1.36, width) + 8 : 0),
  );
  const needed = said.reduce((sum, each) => sum + each, isBeside ? 0 : header);
  return needed - height * (hasImage && !isBeside ? 1 - pictureShare : 1);
}

/**
 * What a list says where all of it would only fit in small print: it ends earlier, unless its order or title says how
 * many points there are, and a long one, or one with a picture, does without its bodies.
 */
export function atEase(brief: Brief, aspect: Aspect, hasImage: boolean): Brief {
  if (brief.layout !== 'list' || brief.points.length < fewest.stated) return brief;
  const isFull = (each: Brief) => excess(each, aspect, hasImage) > 0;
  const bare = (each: Brief): Brief => ({ ...each, points: each.points.map(({ body: _, ...rest }) => rest) });
  const hasBodies = brief.points.some(({ body }) => body);
  let said = brief;
  if (!isPromised(brief)) {
    const least = hasBodies ? fewest.explained : fewest.stated;
    while (said.points.length > least && isFull(said)) said = { ...said, points: said.points.slice(0, -1) };
  }
  const isLong = hasImage || said.points.length >= fewest.explained;
  return hasBodies && isLong && isFull(said) ? bare(said) : said;
}
