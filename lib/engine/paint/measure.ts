import type { Platform, TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { fontString } from './fonts.ts';

/**
 * Text is measured once at this size and scaled: the faces are unhinted, so widths are proportional to the size
 * (checked to 1e-6 in Skia). That is what lets a poster try many sizes without measuring again.
 */
const referenceSize = 100;
/** Words of one poster number in the hundreds; past this the oldest knowledge is thrown away whole. */
const maxEntries = 20_000;

/** Whether text in them differs by its size and tracking alone. */
const isSameFace = (one: Font, other: Font) =>
  one.weight === other.weight &&
  one.family === other.family &&
  one.language === other.language &&
  (one.faces === other.faces || one.faces?.join() === other.faces?.join());

interface FontMeasures {
  readonly font: Font;
  /** Of the size. */
  readonly tracking: number;
  readonly css: string;
  readonly spacing: string;
  readonly widths: Map<string, number>;
  metrics?: { readonly ascent: number; readonly descent: number };
}

/** A measurer for `platform`, whose fonts must be loaded. It remembers, so keep it for as long as the platform. */
export function createMeasurer(platform: Platform): TextMeasurer {
  const { context } = platform.createSurface(1, 1);
  context.textRendering = 'geometricPrecision';
  const fonts: FontMeasures[] = [];
  // Fitting asks for every word of a text with one and the same object.
  const last: { font?: Font; measures?: FontMeasures } = {};
  let entries = 0;
  let current: FontMeasures | undefined;

  const measureFont = (font: Font): FontMeasures => {
    if (last.font === font && last.measures) return last.measures;
    const tracking = Math.round(((font.tracking ?? 0) / font.size) * 10_000) / 10_000;
    let measures = fonts.find((each) => each.tracking === tracking && isSameFace(each.font, font));
    if (measures === undefined) {
      const css = fontString(font, referenceSize);
      measures = { font, tracking, css, spacing: `${tracking * referenceSize}px`, widths: new Map() };
      fonts.push(measures);
    }
    Object.assign(last, { font, measures });
    return measures;
  };
  const select = (measures: FontMeasures) => {
    if (current === measures) return;
    context.font = measures.css;
    context.letterSpacing = measures.spacing;
    current = measures;
  };

  return {
    width(text, font) {
      const measures = measureFont(font);
      let width = measures.widths.get(text);
      if (width === undefined) {
        select(measures);
        width = context.measureText(text).width;
        if (entries++ >= maxEntries) {
          for (const each of fonts) each.widths.clear();
          entries = 1;
        }
        measures.widths.set(text, width);
      }
      return (width * font.size) / referenceSize;
    },
    metrics(font) {
      // A loaded face may say anything of itself: lines stand where those of the family behind it would.
      const measures = measureFont(font.faces ? { ...font, faces: undefined } : font);
      if (measures.metrics === undefined) {
        select(measures);
        const box = context.measureText('Hg');
        measures.metrics = { ascent: box.fontBoundingBoxAscent, descent: box.fontBoundingBoxDescent };
      }
      const scale = font.size / referenceSize;
      return { ascent: measures.metrics.ascent * scale, descent: measures.metrics.descent * scale };
    },
  };
}
