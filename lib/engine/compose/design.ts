import type { Aspect } from '../../contract/index.ts';
import type { Palette } from '../brand/palette.ts';
import type { Brief } from '../brief.ts';
import type { Font } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import { type Measures, measures, type Size } from './measures.ts';
import { isJoined } from './text.ts';
import type { TextLeaf } from './tree.ts';

/** Everything the parts of one picture share: what is said, its colours and its sizes at one scale. */
export interface Design {
  readonly brief: Brief;
  readonly palette: Palette;
  readonly aspect: Aspect;
  readonly width: number;
  readonly height: number;
  readonly measures: Measures;
  readonly scale: number;
  /** A size at this scale, in whole pixels. */
  px(size: Size): number;
  /** A length without limits of its own, on the grid of 4. */
  space(length: number): number;
  text(text: string, style: TextStyle): TextLeaf;
}

export type TextStyle = Omit<TextLeaf, 'type' | 'text' | 'font' | 'direction' | 'lineHeight'> & {
  readonly family: Font['family'];
  readonly weight: number;
  readonly size: number;
  readonly lineHeight: number;
  /** Of the size; left out where letters join. */
  readonly tracking?: number;
};

export function createDesign(brief: Brief, aspect: Aspect, palette: Palette, scale: number): Design {
  return {
    brief,
    palette,
    aspect,
    ...pictureSizes[aspect],
    measures: measures[aspect],
    scale,
    px: ({ base, least, most }) => Math.round(Math.min(most, Math.max(least, base * scale))),
    space: (length) => Math.round((length * scale) / 4) * 4,
    text: (text, { family, weight, size, tracking = 0, ...style }) => ({
      ...style,
      type: 'text',
      text,
      direction: brief.direction,
      font: {
        family,
        weight,
        size,
        tracking: isJoined(text) ? 0 : tracking * size,
        language: brief.language,
      },
    }),
  };
}
