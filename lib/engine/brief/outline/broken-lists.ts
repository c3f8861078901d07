import type { Block } from '../../document.ts';
import { capitalize, tidy } from '../text/text.ts';
import { readNumber } from './numbering.ts';

type List = Extract<Block, { type: 'list' }>;

const minItems = 3;
const typedNumber = /^\s*\d{1,2}[.)]\s+(?=["“„«¿]?[\p{Lu}\p{Lo}])/u;

interface Run {
  readonly pieces: Set<Block>;
  readonly items: List['items'][number][];
  count: number;
}

function readPiece(block: Block, count: number, isParted: boolean): List['items'] {
  if (block.type === 'list') return block.ordered && (isParted || count === 0) ? block.items : [];
  if (block.type !== 'paragraph' || !typedNumber.test(block.text) || readNumber(block.text) !== count + 1) return [];
  return [{ text: capitalize(tidy(block.text.replace(typedNumber, ''))), level: 0 }];
}

function listRuns(blocks: readonly Block[]): readonly Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  let isParted = false;
  for (const block of blocks) {
    if (block.type === 'figure') {
      isParted = true;
      continue;
    }
    const next = readPiece(block, open?.count ?? 0, isParted);
    const items = next.length > 0 ? next : readPiece(block, 0, isParted);
    isParted = false;
    if (open === undefined || next.length === 0) open = { pieces: new Set(), items: [], count: 0 };
    if (items.length === 0) continue;
    if (open.count === 0) runs.push(open);
    open.pieces.add(block);
    open.items.push(...items);
    open.count += items.filter(({ level }) => level === 0).length;
  }
  return runs.filter(({ pieces, count }) => pieces.size > 1 && count >= minItems);
}

export function withJoinedLists(blocks: readonly Block[]): readonly Block[] {
  const joined = new Map<Block, readonly Block[]>();
  for (const { pieces, items } of listRuns(blocks)) {
    for (const piece of pieces) joined.set(piece, []);
    for (const first of [...pieces].slice(0, 1)) joined.set(first, [{ type: 'list', ordered: true, items }]);
  }
  return joined.size === 0 ? blocks : blocks.flatMap((block) => joined.get(block) ?? [block]);
}

const readTyped = (text: string | undefined): number =>
  text !== undefined && typedNumber.test(text) ? (readNumber(text) ?? 0) : 0;

function withoutCounts(texts: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return texts.map((text, at) => {
    const number = readTyped(text);
    const isBehind = number > 1 && readTyped(texts[at - 1]) === number - 1;
    const isBefore = number > 0 && readTyped(texts[at + 1]) === number + 1;
    return isBehind || isBefore ? text?.replace(typedNumber, '') : text;
  });
}

const withoutLineCounts = (text: string): string =>
  text.includes('\n') ? withoutCounts(text.split('\n')).join('\n') : text;

export function withoutTypedNumbers(blocks: readonly Block[]): readonly Block[] {
  const texts = withoutCounts(blocks.map((block) => (block.type === 'paragraph' ? block.text : undefined)));
  return blocks.map((block, at) => {
    const text = withoutLineCounts(texts[at] ?? '');
    return block.type === 'paragraph' && text !== block.text ? { ...block, text } : block;
  });
}
