import type { TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { balanceText, ellipsise, fitText, keepsWords, type MeasuredLine, wrapText } from './text.ts';
import type { TextLeaf } from './tree.ts';

export interface BrokenText {
  readonly font: Font;
  readonly lines: readonly MeasuredLine[];
  /** Whether it ends in an ellipsis, or a word of it had to be broken. */
  readonly clipped: boolean;
}

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

/** Whether two leaves of the same text break alike at the same width. */
const breaksAlike = (one: TextLeaf, other: TextLeaf) =>
  one.wrap === other.wrap &&
  one.maxLines === other.maxLines &&
  one.fit?.min === other.fit?.min &&
  one.fit?.lines === other.fit?.lines &&
  (one.font === other.font || isSameFont(one.font, other.font));

/** Breaks the texts of one picture, and remembers them: its fitting asks for most of them again and again. */
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
    // What was asked for last is asked for again soonest.
    for (let index = known.length - 1; index >= 0; index--) {
      const each = known[index];
      if (each?.width === width && breaksAlike(each.leaf, leaf)) return each.broken;
    }
    const broken = this.breakAnew(leaf, width);
    known.push({ leaf, width, broken });
    return broken;
  }

  private breakAnew(leaf: TextLeaf, width: number): BrokenText {
    const { measurer } = this;
    const breakInto = leaf.wrap === 'fill' ? wrapText : balanceText;
    const { font, lines, fits } = leaf.fit
      ? fitText(leaf.text, leaf.font, { max: leaf.font.size, width, ...leaf.fit }, measurer)
      : {
          font: leaf.font,
          lines: breakInto(leaf.text, leaf.font, width, measurer),
          fits: keepsWords(leaf.text, leaf.font, width, measurer),
        };
    const maxLines = leaf.maxLines ?? leaf.fit?.lines ?? Number.POSITIVE_INFINITY;
    if (lines.length <= maxLines) return { font, lines, clipped: !fits };
    return {
      font,
      lines: ellipsise(wrapText(leaf.text, font, width, measurer), maxLines, font, width, measurer),
      clipped: true,
    };
  }
}
