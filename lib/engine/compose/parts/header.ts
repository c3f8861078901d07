import { hash } from '../../brand/hash.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Brief } from '../../brief.ts';
import type { Hero } from '../../modules.ts';
import type { SceneNode } from '../../scene.ts';
import { composeScenery, listSceneryColors } from '../../scenery/index.ts';
import type { Rect } from '../../sizes.ts';
import type { Design } from '../design.ts';
import { countDrawnChars, isJoined } from '../text.ts';
import { tokenise } from '../tokens.ts';
import { createColumn, keepPresent, type LayoutNode, type Stack } from '../tree.ts';
import { createTitleText, toUpperCase } from '../type.ts';

export interface BandOptions {
  readonly lead?: LayoutNode | undefined;
  readonly grow?: number;
  readonly width?: number;
  readonly hasSubtitle?: boolean;
  readonly isSpot?: boolean;
}

/** A longer site name is a sentence. */
const maxKickerChars = 60;

export function createKicker({ brief, measures, px, text, theme }: Design, surface: Surface): LayoutNode[] {
  if (!brief.kicker || countDrawnChars(brief.kicker) > maxKickerChars) return [];
  const words = text(toUpperCase(brief.kicker, brief.language), {
    family: 'body',
    weight: 700,
    size: px(measures.kicker),
    tracking: isJoined(brief.kicker) ? 0 : 0.12,
    lineHeight: 1.2,
    surface,
    color: theme.look === 'grave' ? surface.muted : surface.strong,
    role: 'kicker',
    maxLines: 2,
  });
  return [words];
}

interface TextOptions {
  readonly lines?: number;
  readonly hasSubtitle?: boolean;
  readonly width?: number | undefined;
  readonly enlarged?: number;
}

export function createHeaderTexts(design: Design, surface: Surface, options: TextOptions = {}): Stack {
  const { brief, measures, px, space, text } = design;
  const { lines = measures.title.lines, hasSubtitle = false, width, enlarged } = options;
  const size = enlarged === undefined ? {} : { size: Math.round(px(measures.title) * enlarged) };
  const subtitle =
    hasSubtitle && brief.subtitle
      ? text(brief.subtitle, {
          family: 'body',
          weight: 400,
          size: px(measures.subtitle),
          lineHeight: 1.35,
          surface,
          color: surface.muted,
          role: 'subtitle',
          maxLines: 4,
        })
      : undefined;
  return createColumn({ gap: space(22), width }, [
    createColumn({ gap: space(16) }, [...createKicker(design, surface), createTitleText(design, surface, lines, size)]),
    ...keepPresent([subtitle]),
  ]);
}

/** Share of the measured size below which a title no longer leads. */
const leadingSize = 0.8;

export function measureLongestWord(design: Design, surface: Surface, width: number): number {
  const leaf = createTitleText(design, surface, 1);
  const widths = tokenise(leaf.text).map(({ text }) => design.measureWidth({ ...leaf, text }));
  return (Math.max(0, ...widths) * leadingSize) / width;
}

/** Grounds that make a scene without drawings; an empty table or stage does not. */
export const views: readonly Hero['ground'][] = ['hills', 'mountains', 'skyline', 'street', 'sea', 'sky'];

export function findHero({
  brief,
  theme,
  drawings: { set },
}: Pick<Design, 'brief' | 'theme' | 'drawings'>): Hero | undefined {
  const { hero } = brief;
  if (!hero || !theme.hasDrawings) return undefined;
  const drawings = hero.drawings.filter((name) => set.has(name));
  if (drawings.length === 0 && !views.includes(hero.ground)) return undefined;
  return { ...hero, isNight: (hero.isNight && !theme.isDay) || theme.isNight, drawings };
}

/** Slides of a series share their colours, which depend on the seed modulo 3, and differ in shapes. */
const makeSeed = ({ slide, title }: Brief): number => (slide ? hash(slide.series) + 3 * slide.at : hash(title));

export function makeSkySurface({ palette, brief }: Design, hero: Hero): Surface {
  const { sky } = listSceneryColors({ hero, palette, seed: makeSeed(brief) });
  const surface = hero.isNight ? palette.deep : palette.bright ? palette.full : palette.pale;
  return { ...surface, ground: sky };
}

export function drawScenery(design: Design, hero: Hero, area: Rect, texts: readonly Rect[]): readonly SceneNode[] {
  const { brief, palette, drawings, measures } = design;
  const { x, y, width, height } = area;
  const children = composeScenery({
    hero,
    palette,
    width,
    height,
    seed: makeSeed(brief),
    clear: findBounds(texts.map((text) => ({ ...text, x: text.x - x, y: text.y - y }))),
    margin: measures.margin,
    drawings: drawings.set,
    style: drawings.style,
  });
  return [{ type: 'group', x, y, children }];
}

function findBounds(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
