import type { DrawnText } from '../engine/index.ts';

interface WordRange {
  readonly start: number;
  readonly end: number;
}

const splitter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Between words, the one before. */
function findWordAround(text: string, place: number): WordRange | undefined {
  const words = Array.from(splitter.segment(text)).filter(({ isWordLike }) => isWordLike);
  const found = words.findLast(({ index }) => index <= place) ?? words[0];
  return found && { start: found.index, end: found.index + found.segment.length };
}

/** Word of `value` at (x, y), by baseline and share of line width. Undefined if the drawn words differ by more than case. */
export function findWordAt(
  { lines, direction }: Pick<DrawnText, 'lines' | 'direction'>,
  { x, y }: { readonly x: number; readonly y: number },
  value: string,
): WordRange | undefined {
  const below = lines.findIndex(({ baseline }) => baseline >= y);
  const at = below < 0 ? lines.length - 1 : below;
  const line = lines[at];
  if (!line || line.width <= 0) return undefined;
  const share = Math.min(1, Math.max(0, (x - line.x) / line.width));
  const place = Math.floor((direction === 'rtl' ? 1 - share : share) * line.text.length);
  const word = findWordAround(line.text, place);
  if (!word) return undefined;
  const drawn = line.text.slice(word.start, word.end).toLowerCase();
  const before = [...lines.slice(0, at).map(({ text }) => text), line.text.slice(0, word.start)]
    .join(' ')
    .toLowerCase();
  const lower = value.toLowerCase();
  let start = lower.indexOf(drawn);
  for (let earlier = before.split(drawn).length - 1; earlier > 0 && start >= 0; earlier--) {
    start = lower.indexOf(drawn, start + drawn.length);
  }
  return start < 0 ? undefined : { start, end: start + drawn.length };
}
