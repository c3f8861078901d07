import type { Shape } from './shapes.ts';
import type { TextShape } from './slide.ts';

/** A longer text is no title. In characters. */
const maxTitleChars = 120;
/** A title is set larger than all other text by at least this factor; closer sizes say nothing. */
const clearlyLarger = 1.15;
/** Numbers and signs are set large too; a title has words. */
const minLetters = 3;

interface Candidate {
  readonly shape: Shape;
  readonly text: string;
  readonly size: number;
  readonly top: number;
}

/**
 * The title of a slide whose own placeholder is empty or missing: the first line of the text that is clearly the largest,
 * else of the one that stands topmost. Undefined when that is running text.
 */
export function chooseTitle(textShapes: readonly TextShape[]) {
  const candidates = textShapes.flatMap(({ shape, paragraphs: [first] }): Candidate[] =>
    first ? [{ shape, text: first.text, size: first.size, top: shape.box?.y ?? Number.POSITIVE_INFINITY }] : [],
  );
  const bySize = candidates.filter(isTitle).sort((a, b) => b.size - a.size || a.top - b.top);
  const [largest, second] = bySize;
  const others = candidates.filter((candidate) => candidate !== largest);
  const topmost = candidates.toSorted((a, b) => a.top - b.top)[0];
  const isClear = largest && largest.size > Math.max(second?.size ?? 0, 1) * clearlyLarger;
  const chosen = isClear ? largest : topmost;
  // A slide with one text and nothing else says it, without a title.
  if (!chosen || !isTitle(chosen) || (others.length === 0 && textShapes.length < 2 && hasOneLine(textShapes))) {
    return undefined;
  }
  return { shapes: [chosen.shape], paragraphs: 1, text: chosen.text };
}

const hasOneLine = (textShapes: readonly TextShape[]) => textShapes.every(({ paragraphs }) => paragraphs.length < 2);

const isTitle = ({ text }: Candidate): boolean =>
  text.length <= maxTitleChars && (text.match(/\p{L}/gu)?.length ?? 0) >= minLetters && !/[.;,:]$/.test(text);
