import type { Block } from '../document.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { readLines } from '../read/text-blocks.ts';
import { isProse } from './noise.ts';
import { withNumberedHeads, withTypedRows } from './typed-rows.ts';

/** Lines that repeat so often are running heads; paragraphs of set text that make it one. */
const minRepeated = 3;

/** "About Nordlicht Ferries": who sent the text, said after it. */
const about = new RegExp(String.raw`^(?:${joinAlternatives(({ brief }) => brief?.heads?.about)})\s[\p{Lu}\d]`, 'u');
const aboutUs = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.heads?.aboutUs)})`, 'iu');
/** Where in a text that can stand, as a share of its blocks. */
const closing = 0.55;

/** The blocks without what a sender says of itself at the end. */
function withoutSender(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex((block, index) => {
    if (index < blocks.length * closing || !(block.type === 'heading' || block.type === 'paragraph')) return false;
    const [first = ''] = block.text.slice(0, 200).split('\n');
    const isLine = first.length <= 60 && !/[.!?]$/.test(first);
    return isLine && (about.test(first.trim()) || aboutUs.test(first.trim()));
  });
  return at < 0 ? blocks : blocks.slice(0, at);
}

/** Text that was set in lines of a fixed width, as blocks, when a document has no other; lines that repeat are running heads. */
function withSetText(blocks: readonly Block[]): readonly Block[] {
  const codes = blocks.filter((block) => block.type === 'code');
  if (codes.length === 0 || blocks.some(({ type }) => type === 'paragraph' || type === 'list')) return blocks;
  const lines = codes.flatMap(({ text }) => [...text.split('\n'), '']).map((line) => line.trim());
  const seen = new Map<string, number>();
  for (const line of lines) seen.set(line, (seen.get(line) ?? 0) + 1);
  const kept = lines.filter((line) => line === '' || (seen.get(line) ?? 0) < minRepeated);
  const read = readLines(kept, { isMarkdown: false });
  const prose = read.filter((block) => block.type === 'paragraph' && isProse(block.text));
  return prose.length >= minRepeated ? read : blocks;
}

/** "Attach the moss. (Ada Lund)": a line under a figure that ends with who made it. */
const credited = /^[^\n]{2,120}\s\(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,3}(?:\/[\p{L}\s.&]{2,40})?\)\.?$/u;

/** The blocks without the lines under figures that name who made them: they describe a figure that is not drawn. */
const withoutCredits = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(
    (block, index) =>
      !(block.type === 'paragraph' && blocks[index - 1]?.type === 'figure' && credited.test(block.text)),
  );

/** A document's blocks with headings and text that are not marked as such, and without the sender's own words at its end. */
export const mainBlocks = (blocks: readonly Block[]): readonly Block[] =>
  withoutSender(withTypedRows(withNumberedHeads(withSetText(withoutCredits(blocks)))));
