import type { Block } from '../document.ts';
import { bullet, emoji, orderedMark } from './markdown-marks.ts';

const minRun = 3;
const maxItemChars = 300;

/** "1️⃣", "🔟", "1/": numbers that only posts are typed with. */
const postNumber = /^(?:(\d{1,2})(?:\/(?=\s)|\uFE0F?\u20E3)|(🔟))\s*(?=\S)/u;
const emojiMark = new RegExp(`^${emoji}\\s+(?=\\S)`, 'u');
/** Starts direct speech in many languages, unless a fragment follows. */
const dash = /^[–-]\s/;
const stop = /[.!?…。！？]["”’»)]?\s*$/u;

type MarkedLine = Extract<Block, { type: 'paragraph' }>;
const isText = (block: Block): block is Extract<Block, { type: 'paragraph' | 'heading' }> =>
  block.type === 'paragraph' || block.type === 'heading';

const readPostNumber = (text: string): number | undefined => {
  const [, digits, ten] = postNumber.exec(text) ?? [];
  return ten === undefined ? (digits === undefined ? undefined : Number(digits)) : 10;
};

/** Numbers of posts as other lists write them ("1. …"), where three or more count up. */
export function withPlainNumbers(blocks: readonly Block[]): Block[] {
  let count = 0;
  const numbered = new Map<Block, string>();
  for (const block of blocks) {
    const number = isText(block) ? readPostNumber(block.text) : undefined;
    if (!isText(block) || number === undefined || number !== count + 1) continue;
    count = number;
    numbered.set(block, block.text.replace(postNumber, `${number}. `));
  }
  if (count < minRun) return [...blocks];
  return blocks.map((block) => {
    const text = numbered.get(block);
    return text !== undefined && isText(block) ? { ...block, text } : block;
  });
}

type LineMark = 'number' | 'bullet' | 'emoji';

function findMark(block: Block | undefined): LineMark | undefined {
  if (block?.type !== 'paragraph' || block.text.includes('\n') || block.text.length > maxItemChars) return undefined;
  if (orderedMark.test(block.text)) return 'number';
  if (bullet.test(block.text)) return dash.test(block.text) && stop.test(block.text) ? undefined : 'bullet';
  return emojiMark.test(block.text) ? 'emoji' : undefined;
}

const withoutMark: Readonly<Record<LineMark, (text: string) => string>> = {
  number: (text) => text.replace(orderedMark, ''),
  bullet: (text) => text.replace(bullet, ''),
  emoji: (text) => text.replace(emojiMark, ''),
};

const readNumber = ({ text }: MarkedLine): number => Number(orderedMark.exec(text)?.[1]);

function readRun(run: readonly MarkedLine[], mark: LineMark): readonly Block[] {
  const isCounted = mark !== 'number' || run.every((paragraph, at) => readNumber(paragraph) === at + 1);
  if (run.length < minRun || !isCounted) return run;
  const items = run.map(({ text }) => ({ text: withoutMark[mark](text).trim(), level: 0 }));
  return [{ type: 'list', ordered: mark === 'number', items }];
}

export function withMarkedLists(blocks: readonly Block[]): Block[] {
  const read: Block[] = [];
  let run: MarkedLine[] = [];
  let open: LineMark | undefined;
  const flush = () => {
    if (open) read.push(...readRun(run, open));
    run = [];
  };
  for (const block of blocks) {
    const mark = findMark(block);
    if (mark !== open) flush();
    open = mark;
    if (mark && block.type === 'paragraph') run.push(block);
    else read.push(block);
  }
  flush();
  return read;
}
