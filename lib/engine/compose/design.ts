import type { Aspect } from '../../contract/index.ts';
import type { Theme } from '../brand/theme.ts';
import type { Brief } from '../brief.ts';
import type { Logo } from '../logo.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import { inTypeface, type Typefaces } from '../typefaces.ts';
import { type Measures, measures, type Size } from './measures.ts';
import type { LeadImage } from './parts/picture.ts';
import { isJoined } from './text.ts';
import type { TextLeaf } from './tree.ts';

/** Everything the parts of one picture share: what is said, its colours and its sizes at one scale. */
export interface Design {
  readonly brief: Brief;
  readonly theme: Theme;
  readonly aspect: Aspect;
  readonly width: number;
  readonly height: number;
  readonly measures: Measures;
  /** The brand's, to be drawn at the foot. */
  readonly logo?: Logo | undefined;
  /** A picture that the header makes room for. */
  readonly image?: LeadImage | undefined;
  readonly scale: number;
  /** A size at this scale, in whole pixels. */
  px(size: Size): number;
  /** A length without limits of its own, on the grid of 4. */
  space(length: number): number;
  text(text: string, style: TextStyle): TextLeaf;
  /** Width in pixels of a text on one line. */
  widthOf(leaf: TextLeaf): number;
}

export type TextStyle = Omit<TextLeaf, 'type' | 'text' | 'font' | 'direction' | 'lineHeight'> & {
  readonly family: Font['family'];
  readonly weight: number;
  readonly size: number;
  readonly lineHeight: number;
  /** Of the size; left out where letters join. */
  readonly tracking?: number;
};

/** What stays the same while a picture's scale is sought. */
export interface Setting {
  readonly aspect: Aspect;
  readonly theme: Theme;
  readonly measurer: TextMeasurer;
  /** What it is set in, where it is not the bundled families. */
  readonly typefaces?: Typefaces | undefined;
  readonly logo?: Logo | undefined;
}

export function createDesign(
  brief: Brief,
  { aspect, theme, measurer, typefaces, logo }: Setting,
  scale: number,
): Design {
  return {
    brief,
    theme,
    aspect,
    ...pictureSizes[aspect],
    measures: measures[aspect],
    logo,
    scale,
    px: ({ base, least, most }) => Math.round(Math.min(most, Math.max(least, base * scale))),
    space: (length) => Math.round((length * scale) / 4) * 4,
    text: (text, { family, weight, size, tracking = 0, ...style }) => ({
      ...style,
      type: 'text',
      text,
      direction: brief.direction,
      font: {
        ...inTypeface(family, weight, typefaces),
        size,
        tracking: isJoined(text) ? 0 : tracking * size,
        language: brief.language,
      },
    }),
    widthOf: (leaf) => Math.ceil(measurer.width(leaf.text, leaf.font)),
  };
}
