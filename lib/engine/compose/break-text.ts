import type { TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { keepWhole, markRoom } from './marked.ts';
import { balanceText, ellipsise, type FittedText, fitText, keepsWords, type MeasuredLine, wrapText } from './text.ts';
import type { TextLeaf } from './tree.ts';

export interface BrokenText {
  readonly font: Font;
  readonly lines: readonly MeasuredLine[];
  readonly clipped: boolean;
}

/** Share of a line up to which a marked phrase is kept on one line. */
const maxMarkShare = 0.85;

interface Known {
  readonly leaf: TextLeaf;
  readonly width: number;
  readonly broken: BrokenText;
}

const isSameFont = (one: Font, other: Font) =>
  one.size === other.size &&
  one.weight === other.weight &&
  one.family === other.family &&
  one.tracking === other.tracking &&
  one.language === other.language &&
  one.faces?.join() === other.faces?.join();

const isBrokenAlike = (one: TextLeaf, other: TextLeaf) =>
  one.wrap === other.wrap &&
  one.maxLines === other.maxLines &&
  one.fit?.min === other.fit?.min &&
  one.fit?.lines === other.fit?.lines &&
  one.mark?.phrase === other.mark?.phrase &&
  (one.font === other.font || isSameFont(one.font, other.font));

export class TextBreaker {
  readonly measurer: TextMeasurer;
  private readonly known = new Map<string, Known[]>();

  constructor(measurer: TextMeasurer) {
    this.measurer = measurer;
  }

  break(leaf: TextLeaf, width: number): BrokenText {
    let known = this.known.get(leaf.text);
    if (known === undefined) {
      known = [];
      this.known.set(leaf.text, known);
    }
    for (let index = known.length - 1; index >= 0; index--) {
      const each = known[index];
      if (each?.width === width && isBrokenAlike(each.leaf, leaf)) return each.broken;
    }
    const broken = this.breakAnew(leaf, width);
    known.push({ leaf, width, broken });
    return broken;
  }

  private breakAnew(leaf: TextLeaf, width: number): BrokenText {
    const { mark } = leaf;
    if (!mark) return this.breakPlain(leaf, width);
    const { weight = leaf.font.weight } = mark.style;
    const plain = this.measurer.width(mark.phrase, leaf.font);
    const bolder = Math.max(0, this.measurer.width(mark.phrase, { ...leaf.font, weight }) - plain);
    const room = width - markRoom(mark, leaf.font.size) - bolder;
    const isShort = plain <= room * maxMarkShare;
    if (!isShort) return this.breakPlain(leaf, width);
    return this.breakPlain({ ...leaf, text: keepWhole(leaf.text, mark.phrase) }, room);
  }

  private breakPlain(leaf: TextLeaf, width: number): BrokenText {
    const { measurer } = this;
    const { fit } = leaf;
    const breakInto = leaf.wrap === 'fill' ? wrapText : balanceText;
    const { font, lines, fits } = fit
      ? breakEvenly(leaf.font.size, fit.min, (max) => fitText(leaf.text, leaf.font, { max, width, ...fit }, measurer))
      : {
          font: leaf.font,
          lines: breakInto(leaf.text, leaf.font, width, measurer),
          fits: keepsWords(leaf.text, leaf.font, width, measurer),
        };
    const maxLines = leaf.maxLines ?? fit?.lines ?? Number.POSITIVE_INFINITY;
    if (lines.length <= maxLines) return { font, lines, clipped: !fits };
    return {
      font,
      lines: ellipsise(wrapText(leaf.text, font, width, measurer), maxLines, font, width, measurer),
      clipped: true,
    };
  }
}

/** Sizes tried for a text that leaves a word alone on a line, and the factor between them. */
const maxEvened = 5;
const evenStep = 0.95;
const stubShare = 0.33;

const hasStub = (lines: readonly MeasuredLine[]) =>
  lines.length > 1 && lines.some(({ width }, _, all) => width < stubShare * Math.max(...all.map((line) => line.width)));

function breakEvenly(max: number, min: number, fitted: (max: number) => FittedText): FittedText {
  const first = fitted(max);
  if (!first.fits || !hasStub(first.lines)) return first;
  for (let count = 1; count <= maxEvened; count += 1) {
    const size = first.font.size * evenStep ** count;
    if (size < min) break;
    const smaller = fitted(size);
    if (smaller.fits && !hasStub(smaller.lines)) return smaller;
  }
  return first;
}
