import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { readLines } from '../../read/text-blocks.ts';
import { withJoinedLists, withoutTypedNumbers } from './broken-lists.ts';
import { isProse } from './noise.ts';
import { withNumberedHeads, withTypedRows } from './typed-rows.ts';

/** Repetitions that make a line a running head; paragraphs that show fixed-width text. */
const minRepeated = 3;

const getPatterns = perPageLanguage((among) => {
  /** "About Nordlicht Ferries": a press release's boilerplate. */
  const about = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.heads?.about, among)})\s[\p{Lu}\d]`,
    'u',
  );
  const aboutUs = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.heads?.aboutUs, among)})`, 'iu');
  return { about, aboutUs };
});

const closing = 0.55;

function withoutSender(blocks: readonly Block[], language: Language | undefined): readonly Block[] {
  const { about, aboutUs } = getPatterns(language);
  const at = blocks.findIndex((block, index) => {
    if (index < blocks.length * closing || !(block.type === 'heading' || block.type === 'paragraph')) return false;
    const [first = ''] = block.text.slice(0, 200).split('\n');
    const isLine = first.length <= 60 && !/[.!?]$/.test(first);
    return isLine && (about.test(first.trim()) || aboutUs.test(first.trim()));
  });
  return at < 0 ? blocks : blocks.slice(0, at);
}

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

/** "Attach the moss. (Ada Lund)": a figure's credit. */
const credited = /^[^\n]{2,120}\s\(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,3}(?:\/[\p{L}\s.&]{2,40})?\)\.?$/u;

const withoutCredits = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(
    (block, index) =>
      !(block.type === 'paragraph' && blocks[index - 1]?.type === 'figure' && credited.test(block.text)),
  );

export const listMainBlocks = (blocks: readonly Block[], language: Language | undefined): readonly Block[] =>
  withoutSender(
    withoutTypedNumbers(withJoinedLists(withTypedRows(withNumberedHeads(withSetText(withoutCredits(blocks)))))),
    language,
  );
