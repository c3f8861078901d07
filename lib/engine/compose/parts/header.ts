import { hash } from '../../brand/hash.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Brief } from '../../brief.ts';
import type { Hero } from '../../modules.ts';
import type { SceneNode } from '../../scene.ts';
import { colorsOfScenery, composeScenery } from '../../scenery/index.ts';
import type { Design } from '../design.ts';
import { countDrawnChars, isJoined } from '../text.ts';
import { column, type LayoutNode, present, type Rect, type Stack } from '../tree.ts';
import { titleText, upperCase } from '../type.ts';

/** Characters; a longer name of a site is a sentence. */
const maxKicker = 60;

/** What the title is about, in spaced capitals. */
export function kicker({ brief, measures, px, text, theme }: Design, surface: Surface): LayoutNode[] {
  if (!brief.kicker || countDrawnChars(brief.kicker) > maxKicker) return [];
  const words = text(upperCase(brief.kicker, brief.language), {
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
  /** How much larger than measured the title is set; it still gives way to its lines. */
  readonly enlarged?: number;
}

/** Kicker, title and subtitle, as one column. */
export function headerTexts(design: Design, surface: Surface, options: TextOptions = {}): Stack {
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
  return column({ gap: space(22), width }, [
    column({ gap: space(16) }, [...kicker(design, surface), titleText(design, surface, lines, size)]),
    ...present([subtitle]),
  ]);
}

/** Of its measured size: a title set smaller does not lead. */
const leadingSize = 0.8;

/** Share of a width that the title's longest word takes at a size that still leads. */
export function measureLongestWord(design: Design, surface: Surface, width: number): number {
  const leaf = titleText(design, surface, 1);
  const words = leaf.text.split(/[\s\u2010-\u2014-]+/u).map((text) => design.widthOf({ ...leaf, text }));
  return (Math.max(0, ...words) * leadingSize) / width;
}

/** Grounds that are a picture by themselves; a table or stage with nothing on it is an empty one. */
export const views: readonly Hero['ground'][] = ['hills', 'mountains', 'skyline', 'street', 'sea', 'sky'];

/** The hero that is drawn: that of the brief as far as its drawings are at hand. */
export function findHero({
  brief,
  theme,
  drawings: { set },
}: Pick<Design, 'brief' | 'theme' | 'drawings'>): Hero | undefined {
  const { hero } = brief;
  if (!hero || !theme.hasDrawings) return undefined;
  const drawings = hero.drawings.filter((name) => set.has(name));
  if (drawings.length === 0 && !views.includes(hero.ground)) return undefined;
  return { ...hero, isNight: hero.isNight || theme.isNight, drawings };
}

/** What scenery is drawn by. On the slides of a series it differs in shapes alone: colours go by its remainder of three. */
const makeSeed = ({ slide, title }: Brief): number => (slide ? hash(slide.series) + 3 * slide.at : hash(title));

/** The surface that a hero's sky is, for the text on it. */
export function skySurface({ palette, brief }: Design, hero: Hero): Surface {
  const { sky } = colorsOfScenery({ hero, palette, seed: makeSeed(brief) });
  const surface = hero.isNight ? palette.deep : palette.bright ? palette.full : palette.pale;
  return { ...surface, ground: sky };
}

/** Scenery of the hero in an area; the picture's seed is its title. */
export function scenery(design: Design, hero: Hero, area: Rect, texts: readonly Rect[]): readonly SceneNode[] {
  const { brief, palette, drawings } = design;
  const { x, y, width, height } = area;
  const children = composeScenery({
    hero,
    palette,
    width,
    height,
    seed: makeSeed(brief),
    clear: boundRects(texts.map((text) => ({ ...text, x: text.x - x, y: text.y - y }))),
    drawings: drawings.set,
    style: drawings.style,
  });
  return [{ type: 'group', x, y, children }];
}

/** The box around some boxes; undefined around none. */
function boundRects(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
