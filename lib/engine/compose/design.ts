import type { Aspect } from '../../contract/index.ts';
import type { Palette, Surface } from '../brand/palette.ts';
import type { Theme } from '../brand/theme.ts';
import type { Brief } from '../brief.ts';
import type { Logo } from '../logo.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import { inTypeface, type Typefaces } from '../typefaces.ts';
import type { Drawings } from './drawings.ts';
import { findMark } from './emphasis.ts';
import { type Measures, measures, type Size } from './measures.ts';
import { measuresFor } from './outcome.ts';
import type { LeadImage } from './parts/picture.ts';
import { isJoined, isTall } from './text.ts';
import type { TextLeaf } from './tree.ts';

/** Everything the parts of one picture share: what is said, its colours and its sizes at one scale. */
export interface Design {
  readonly brief: Brief;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly aspect: Aspect;
  readonly width: number;
  readonly height: number;
  readonly measures: Measures;
  /** The brand's, to be drawn at the foot. */
  readonly logo?: Logo | undefined;
  /** The page's own picture. */
  readonly image?: LeadImage | undefined;
  /** What it is set in, where it is not the bundled families. */
  readonly typefaces?: Typefaces | undefined;
  readonly drawings: Drawings;
  /** Whether a statement across the picture leads already. */
  readonly hasThesis?: boolean | undefined;
  readonly scale: number;
  /** A size at this scale, in whole pixels. */
  px(size: Size): number;
  /** A length without limits of its own, on the grid of 4. */
  space(length: number): number;
  text(text: string, style: TextStyle): TextLeaf;
  /** Width in pixels of a text on one line. */
  widthOf(leaf: TextLeaf): number;
}

export type TextStyle = Omit<
  TextLeaf,
  'type' | 'text' | 'font' | 'direction' | 'lineHeight' | 'color' | 'ground' | 'mark'
> & {
  readonly family: Font['family'];
  readonly weight: number;
  readonly size: number;
  readonly lineHeight: number;
  readonly surface: Surface;
  /** By default the surface's ink. */
  readonly color?: string;
  /** Of the size; left out where letters join. */
  readonly tracking?: number;
  /** A phrase of the text that is emphasised. */
  readonly mark?: string | undefined;
  readonly markWeight?: number;
};

/** What stays the same while a picture's scale is sought. */
export interface Setting {
  readonly brief: Brief;
  readonly aspect: Aspect;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly drawings: Drawings;
  readonly measurer: TextMeasurer;
  /** What it is set in, where it is not the bundled families. */
  readonly typefaces?: Typefaces | undefined;
  readonly logo?: Logo | undefined;
  readonly image?: LeadImage | undefined;
  /** What the picture is for (`outcomes`). */
  readonly outcome?: string | undefined;
}

/** Share of a text that its emphasised phrase takes at most: all of it marked is nothing marked. */
const maxMarkShare = 0.55;
/** Least line heights of scripts with marks above and below their letters. */
const minTallLine = { headline: 1.25, body: 1.45 };

/** Pixels; letters that fill the line are set smaller down to this. */
const minAiry = 30;

/** Room for the progress marks above the first text of a slide, in pixels. */
const marksRoom = 40;
const belowMarks = (own: Measures): Measures => ({ ...own, top: own.top + marksRoom });

export function createDesign(setting: Setting, scale: number): Design {
  const { brief, aspect, theme, measurer, typefaces, outcome } = setting;
  const own = measuresFor(measures[aspect], aspect, outcome);
  return {
    ...setting,
    ...pictureSizes[aspect],
    measures: brief.slide ? belowMarks(own) : own,
    scale,
    px: ({ base, min, max }) => Math.round(Math.min(max, Math.max(min, base * scale))),
    space: (length) => Math.round((length * scale) / 4) * 4,
    text: (
      text,
      { family, weight, size, tracking = 0, surface, color, mark: given, markWeight, lineHeight, ...style },
    ) => {
      // Bodies and facts mark their number; headings only what they are asked to.
      const isSaid = style.role === 'body' || style.role === 'heading';
      const mark = given ?? (isSaid ? findMark(text, brief.title) : undefined);
      const isEmphasised =
        mark !== undefined && mark !== '' && mark.length <= text.length * maxMarkShare && text.includes(mark);
      const isAiry = isTall(text);
      const { ink, fill } = surface.mark;
      return {
        ...style,
        type: 'text',
        text,
        color: color ?? surface.ink,
        ground: surface.ground,
        lineHeight: isAiry
          ? Math.max(lineHeight, minTallLine[family === 'headline' ? 'headline' : 'body'])
          : lineHeight,
        direction: brief.direction,
        mark: isEmphasised
          ? {
              phrase: mark,
              style: {
                ink,
                fill: theme.look === 'grave' ? undefined : fill,
                weight: markWeight && inTypeface(family, markWeight, typefaces).weight,
              },
            }
          : undefined,
        font: {
          ...inTypeface(family, weight, typefaces),
          size: isAiry && family === 'headline' ? Math.max(Math.min(size, minAiry), size * 0.92) : size,
          tracking: isJoined(text) || isAiry ? 0 : tracking * size,
          language: brief.language,
        },
      };
    },
    widthOf: (leaf) => Math.ceil(measurer.width(leaf.text, leaf.font)),
  };
}
