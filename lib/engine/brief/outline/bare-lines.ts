import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { countTextWords, isUnspaced, measureDrawnLength } from '../text/text.ts';

/** Lines from this length on are sentences; a text "sets stops" where this share of them end in a stop. */
const [minLine, mostlyStopped] = [40, 0.75];
/** In words, or in letter widths for scripts without spaces; `led` is for a label before a colon. */
const max = { words: 5, width: 32, led: 9 };
const maxBracketChars = 120;
const maxCaptionWidth = 220;

const stopped = /[.。!！?？؟।…:：][\s“”"'‘’«»)」』\]]*$/u;
const leads = /[:：]$/u;
const bracketed = /^[([（【][^()[\]（）]*[)\]）】]\.?$/u;
/** "Dear readers,": a letter's salutation. */
const greets = /[,，،]$/u;

/** "2. Cut the foam", "Step 2": a numbered step, not a caption. */
const counted = /^\p{N}{1,4}[.):\s–-]|^\p{L}+\s\p{N}{1,2}$/u;

const endsStopped = (text: string): boolean => stopped.test(text.slice(-12));

const isBesidePicture = (blocks: readonly Block[], at: number): boolean =>
  blocks[at - 1]?.type === 'figure' || blocks[at + 1]?.type === 'figure';

function setsStops(blocks: readonly Block[]): boolean {
  let [lines, ended] = [0, 0];
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'paragraph' && block.type !== 'quote') continue;
    if (measureDrawnLength(block.text) < minLine || (isBesidePicture(blocks, at) && !endsStopped(block.text))) continue;
    lines++;
    if (endsStopped(block.text)) ended++;
  }
  return lines > 0 && ended >= lines * mostlyStopped;
}

const isShort = (text: string): boolean =>
  isUnspaced(text) ? measureDrawnLength(text) <= max.width : countTextWords(text) <= max.words;

const getPatterns = perPageLanguage((among) => {
  /** "Figure 3: Output", in any language. */
  const figured = new RegExp(
    String.raw`^(?:${joinAlternatives(({ read }) => read?.pdf?.figure, among)})\s?\d{1,3}(?:\.\d{1,2})?\s?[:.–—-]\s[^.!?。]{1,120}$`,
    'iu',
  );
  return { figured };
});

function isLabelLine(text: string, language: Language | undefined): boolean {
  const { figured } = getPatterns(language);
  if (figured.test(text)) return true;
  if (text.length <= maxBracketChars && bracketed.test(text)) return true;
  if (leads.test(text)) return !isUnspaced(text) && countTextWords(text) <= max.led;
  return (!endsStopped(text) && isShort(text)) || (greets.test(text) && countTextWords(text) <= max.led);
}

/** Longer lines without a stop are sentences that lost it; a credit or "more" behind the last stop is up to so many words. */
const [maxUnstopped, maxTailWords] = [160, 4];
const minRow = 3;
const lastStop = /[.!?。！？]["”“’»)]*\s?(?=[^.!?。！？]*$)/u;

function isUnstopped(block: Block | undefined): boolean {
  if (block?.type !== 'paragraph' || endsStopped(block.text) || measureDrawnLength(block.text) > maxUnstopped)
    return false;
  const { index, 0: stop = '' } = lastStop.exec(block.text) ?? { index: -1 };
  const tail = block.text.slice(index + stop.length);
  return !block.text.includes('\n') && (index < 0 || (!isUnspaced(tail) && countTextWords(tail) <= maxTailWords));
}

function listUnstopped(blocks: readonly Block[]): ReadonlySet<string> {
  const first = blocks.findIndex(
    (block) => block.type === 'paragraph' && endsStopped(block.text) && measureDrawnLength(block.text) >= minLine,
  );
  const found = new Set<string>();
  let row: string[] = [];
  for (const [at, block] of blocks.entries()) {
    if (at > first && block.type === 'paragraph' && isUnstopped(block)) {
      row.push(block.text);
      const next = blocks[at + 1];
      if (isUnstopped(next)) continue;
      const isLead = next?.type === 'list' || next?.type === 'table';
      if (row.length < minRow && !isLead) for (const text of row) found.add(text);
    }
    row = [];
  }
  return found;
}

/** Table names, legends, credits rather than sentences. Never matches in texts whose lines mostly lack a stop. */
export function makeLabelFilter(blocks: readonly Block[], language: Language | undefined): (text: string) => boolean {
  if (!setsStops(blocks)) return () => false;
  const unstopped = listUnstopped(blocks);
  return (text) => isLabelLine(text, language) || unstopped.has(text);
}

export function withoutCaptions(blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(({ type }) => type === 'figure') || !setsStops(blocks)) return blocks;
  const first = blocks.findIndex(
    ({ type, ...block }) => type === 'paragraph' && 'text' in block && endsStopped(block.text),
  );
  return blocks.filter(
    (block, index) =>
      block.type !== 'paragraph' ||
      index < first ||
      measureDrawnLength(block.text) > maxCaptionWidth ||
      endsStopped(block.text) ||
      counted.test(block.text) ||
      !isBesidePicture(blocks, index),
  );
}
