import type { Paragraph } from './paragraphs.ts';
import type { SlideShape } from './shapes.ts';

const maxTitleChars = 120;
const clearlyLarger = 1.15;
const minLetters = 3;

export interface TextShape {
  readonly shape: SlideShape;
  readonly paragraphs: readonly Paragraph[];
}

interface TitleCandidate {
  readonly shape: SlideShape;
  readonly text: string;
  readonly size: number;
  readonly top: number;
}

/** For slides without a title placeholder: the clearly largest text, else the topmost; undefined for running text. */
export function chooseDeckTitle(textShapes: readonly TextShape[]) {
  const candidates = textShapes.flatMap(({ shape, paragraphs: [first] }): TitleCandidate[] =>
    first ? [{ shape, text: first.text, size: first.size, top: shape.box?.y ?? Number.POSITIVE_INFINITY }] : [],
  );
  const bySize = candidates.filter(isTitle).sort((a, b) => b.size - a.size || a.top - b.top);
  const [largest, second] = bySize;
  const others = candidates.filter((candidate) => candidate !== largest);
  const topmost = candidates.toSorted((a, b) => a.top - b.top)[0];
  const isClear = largest && largest.size > Math.max(second?.size ?? 0, 1) * clearlyLarger;
  const chosen = isClear ? largest : topmost;
  // A single text on a slide is content, not a title.
  if (!chosen || !isTitle(chosen) || (others.length === 0 && textShapes.length < 2 && hasOneLine(textShapes))) {
    return undefined;
  }
  return { shapes: [chosen.shape], paragraphs: 1, text: chosen.text };
}

const hasOneLine = (textShapes: readonly TextShape[]) => textShapes.every(({ paragraphs }) => paragraphs.length < 2);

const isTitle = ({ text }: TitleCandidate): boolean =>
  text.length <= maxTitleChars && (text.match(/\p{L}/gu)?.length ?? 0) >= minLetters && !/[.;,:]$/.test(text);
