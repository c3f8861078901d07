import type { Block } from '../document.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { drawnLength, isUnspaced, wordCount } from './text.ts';

/** Longer lines are sentences or their like, and this share of them ends in a stop where a text sets them. */
const [minLine, mostlyStopped] = [40, 0.75];
/** Longest label, in words, or in the widths of a letter where words are not parted; longest one over a colon. */
const most = { words: 5, width: 32, led: 9 };
/** Longest remark that stands wholly in brackets: whose word it is, where it was seen. */
const maxBracketChars = 120;
/** Longest caption among the paragraphs, in widths of a letter. */
const maxCaptionWidth = 220;

const stopped = /[.。!！?？؟।…:：][\s”"'’»)」』\]]*$/u;
const leads = /[:：]$/u;
const bracketed = /^[([（【][^()[\]（）]*[)\]）】]\.?$/u;
/** "Dear readers,": what a letter opens with. */
const greets = /[,，،]$/u;

const endsStopped = (text: string): boolean => stopped.test(text.slice(-12));

const isBesidePicture = (blocks: readonly Block[], at: number): boolean =>
  blocks[at - 1]?.type === 'figure' || blocks[at + 1]?.type === 'figure';

/** Whether a text's lines that are long enough for a sentence end in stops, so that one without is none of it. */
function setsStops(blocks: readonly Block[]): boolean {
  let [lines, ended] = [0, 0];
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'paragraph' && block.type !== 'quote') continue;
    if (drawnLength(block.text) < minLine || (isBesidePicture(blocks, at) && !endsStopped(block.text))) continue;
    lines++;
    if (endsStopped(block.text)) ended++;
  }
  return lines > 0 && ended >= lines * mostlyStopped;
}

const isShort = (text: string): boolean =>
  isUnspaced(text) ? drawnLength(text) <= most.width : wordCount(text) <= most.words;

/** "Figure 3: Output": what stands under a drawing, in any language. */
const figured = new RegExp(
  String.raw`^(?:${joinAlternatives(({ read }) => read?.pdf?.figure)})\s?\d{1,3}(?:\.\d{1,2})?\s?[:.–—-]\s[^.!?。]{1,120}$`,
  'iu',
);

function isLabel(text: string): boolean {
  if (figured.test(text)) return true;
  if (text.length <= maxBracketChars && bracketed.test(text)) return true;
  if (leads.test(text)) return !isUnspaced(text) && wordCount(text) <= most.led;
  return (!endsStopped(text) && isShort(text)) || (greets.test(text) && wordCount(text) <= most.led);
}

/**
 * Reports which paragraphs are labels among a text's sentences: a name over data, a key of the page, a place or a credit in
 * brackets. Where most lines go without a stop, such lines are the text.
 */
export function makeLabelFilter(blocks: readonly Block[]): (text: string) => boolean {
  return setsStops(blocks) ? isLabel : () => false;
}

/** The blocks without the lines beside pictures that end in no stop, where the text sets stops: captions. */
export function withoutCaptions(blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(({ type }) => type === 'figure') || !setsStops(blocks)) return blocks;
  // What stands above the first sentences is the standfirst.
  const first = blocks.findIndex(
    ({ type, ...block }) => type === 'paragraph' && 'text' in block && endsStopped(block.text),
  );
  return blocks.filter(
    (block, index) =>
      block.type !== 'paragraph' ||
      index < first ||
      drawnLength(block.text) > maxCaptionWidth ||
      endsStopped(block.text) ||
      !isBesidePicture(blocks, index),
  );
}
