import type { Aspect } from '../../contract/index.ts';
import type { Palette, Surface } from '../brand/palette.ts';
import type { Theme } from '../brand/theme.ts';
import type { Brief } from '../brief.ts';
import type { Logo } from '../logo.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import { type Typefaces, toTypeface } from '../typefaces.ts';
import type { Drawings } from './drawings.ts';
import { completeMark, findMark } from './emphasis.ts';
import { type Measures, measures, type SizeRange } from './measures.ts';
import { adjustMeasures } from './outcome.ts';
import { isJoined, isTall } from './text.ts';
import type { TextLeaf } from './tree.ts';

export interface LeadImage {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
  readonly credit?: string | undefined;
  readonly focus?: readonly [number, number] | undefined;
  /** Brand colour to tint an image whose own colours would clash with it. */
  readonly tint?: string | undefined;
}

export interface Design {
  readonly brief: Brief;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly aspect: Aspect;
  readonly width: number;
  readonly height: number;
  readonly measures: Measures;
  readonly logo?: Logo | undefined;
  readonly image?: LeadImage | undefined;
  readonly typefaces?: Typefaces | undefined;
  readonly drawings: Drawings;
  readonly hasThesis?: boolean | undefined;
  readonly hasNumber?: boolean | undefined;
  readonly scale: number;
  /** Size at this scale, in whole pixels. */
  px(size: SizeRange): number;
  /** Length at this scale, on a grid of 4 px. */
  space(length: number): number;
  text(text: string, style: TextStyle): TextLeaf;
  measureWidth(leaf: TextLeaf): number;
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
  readonly color?: string;
  readonly tracking?: number;
  readonly mark?: string | undefined;
  readonly markWeight?: number;
};

export interface Setting {
  readonly brief: Brief;
  readonly aspect: Aspect;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly drawings: Drawings;
  readonly measurer: TextMeasurer;
  readonly typefaces?: Typefaces | undefined;
  readonly logo?: Logo | undefined;
  readonly image?: LeadImage | undefined;
  readonly outcome?: string | undefined;
}

const maxMarkShare = 0.55;
/** Minimum line heights of scripts with marks above and below their letters. */
const minTallLine = { headline: 1.25, body: 1.45 };

const minAiryPx = 30;

const marksRoom = 40;
const placeBelowMarks = (own: Measures): Measures => ({ ...own, top: own.top + marksRoom });

export function createDesign(setting: Setting, scale: number): Design {
  const { brief, aspect, theme, measurer, typefaces, outcome } = setting;
  const own = adjustMeasures(measures[aspect], aspect, outcome);
  return {
    ...setting,
    ...pictureSizes[aspect],
    measures: brief.slide ? placeBelowMarks(own) : own,
    scale,
    px: ({ base, min, max }) => Math.round(Math.min(max, Math.max(min, base * scale))),
    space: (length) => Math.round((length * scale) / 4) * 4,
    text: (
      text,
      { family, weight, size, tracking = 0, surface, color, mark: given, markWeight, lineHeight, ...style },
    ) => {
      const isMarked = style.role === 'body' || style.role === 'heading';
      const found = given ?? (isMarked ? findMark(text, brief.title) : undefined);
      const mark = found === undefined ? undefined : completeMark(text, found);
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
                weight: markWeight && toTypeface(family, markWeight, typefaces).weight,
              },
            }
          : undefined,
        font: {
          ...toTypeface(family, weight, typefaces),
          size: isAiry && family === 'headline' ? Math.max(Math.min(size, minAiryPx), size * 0.92) : size,
          tracking: isJoined(text) || isAiry ? 0 : tracking * size,
          language: brief.language,
        },
      };
    },
    measureWidth: (leaf) => Math.ceil(measurer.width(leaf.text, leaf.font)),
  };
}
