import type { Platform, TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { toFontString } from './fonts.ts';

/** Texts are measured at this size and scaled: the faces are unhinted, so widths are proportional (checked to 1e-6 in Skia). */
const referenceSize = 100;
/** A poster has hundreds of words; beyond this the cache is cleared. */
const maxEntries = 20_000;

const isSameFace = (one: Font, other: Font) =>
  one.weight === other.weight &&
  one.family === other.family &&
  one.language === other.language &&
  (one.faces === other.faces || one.faces?.join() === other.faces?.join());

interface FontMeasures {
  readonly font: Font;
  readonly tracking: number;
  readonly css: string;
  readonly spacing: string;
  readonly widths: Map<string, number>;
  metrics?: { readonly ascent: number; readonly descent: number };
}

export function createMeasurer(platform: Platform): TextMeasurer {
  const { context } = platform.createSurface(1, 1);
  context.textRendering = 'geometricPrecision';
  const fonts: FontMeasures[] = [];
  // Fitting asks for all words of a text with the same object.
  const last: { font?: Font; measures?: FontMeasures } = {};
  let entries = 0;
  let current: FontMeasures | undefined;

  const measureFont = (font: Font): FontMeasures => {
    if (last.font === font && last.measures) return last.measures;
    const tracking = Math.round(((font.tracking ?? 0) / font.size) * 10_000) / 10_000;
    let measures = fonts.find((each) => each.tracking === tracking && isSameFace(each.font, font));
    if (measures === undefined) {
      const css = toFontString(font, referenceSize);
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
      // A loaded face's vertical metrics are unreliable, so the fallback family's are used.
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
