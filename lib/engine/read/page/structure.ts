import type { Block } from '../../document.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { getBlockText } from '../clean-text.ts';
import { type JsonLdThing, listTypes } from './json-ld.ts';
import { listSchemaParts, type SchemaPart } from './schema-parts.ts';

interface StructureOptions {
  readonly language: string | undefined;
  readonly shown: string;
}

/** In letters and digits; pages with less text draw it by script. */
const minShownChars = 140;
/** Compared characters: later ones may differ in quotation marks and links. */
const maxComparedChars = 40;
const mostly = 0.7;

const structured = new Set(['Recipe', 'HowTo', 'Question', 'Product']);

export function withStructure(
  blocks: readonly Block[],
  things: readonly JsonLdThing[],
  { language, shown }: StructureOptions,
): Block[] {
  if (!things.some((thing) => listTypes(thing).some((type) => structured.has(type)))) return [...blocks];
  const page = toLettersAndDigits(shown);
  const isShown = (text: string): boolean =>
    page.length < minShownChars || page.includes(toLettersAndDigits(text).slice(0, maxComparedChars));
  let merged = [...blocks];
  for (const part of listSchemaParts(things, language)) {
    if (part.isFacts) merged = withFacts(merged, part, page);
    else merged = withPart(merged, { ...part, blocks: part.blocks.map((block) => keepShown(block, isShown)) });
  }
  return merged;
}

function keepShown(block: Block, isShown: (text: string) => boolean): Block {
  if (block.type === 'list') {
    const items = block.items.filter(({ text }) => isShown(text) || text.split(': ').every(isShown));
    return { ...block, items };
  }
  return isShown(getBlockText(block)) ? block : { type: 'paragraph', text: '' };
}

const isEmpty = (block: Block): boolean => toLettersAndDigits(getBlockText(block)) === '';

function withFacts(blocks: Block[], { blocks: [facts] }: SchemaPart, page: string): Block[] {
  if (facts?.type !== 'table') return blocks;
  const isOnPage = ([, value = '']: readonly string[]) =>
    page.length < minShownChars || (value.match(/\d+/g) ?? []).every((digits) => page.includes(digits));
  const held = blocks.filter(({ type }) => type === 'table').map((table) => toLettersAndDigits(getBlockText(table)));
  const rows = facts.rows.filter(
    (row) => isOnPage(row) && !held.some((table) => table.includes(toLettersAndDigits(row[1] ?? ''))),
  );
  return rows.length > 0 ? [{ ...facts, rows }, ...blocks] : blocks;
}

function withPart(blocks: Block[], { heading, blocks: read }: SchemaPart): Block[] {
  const isQuestion = read[0]?.type === 'heading';
  // A question needs its answer.
  if (isQuestion ? read.some(isEmpty) : read.every(isEmpty)) return blocks;
  if (isQuestion ? holdsQuestion(blocks, read) : holdsList(blocks, read)) return blocks;
  const words = toLettersAndDigits(read.map(getBlockText).join(' '));
  const rest = blocks.map((block) => without(block, words));
  const at = rest.findIndex((block, index) => block !== blocks[index]);
  const place = at < 0 ? blocks.length : at;
  const before = rest.slice(0, place).filter((block) => block !== undefined);
  const after = rest.slice(place).filter((block) => block !== undefined);
  const isNamed = isQuestion || !heading || before.at(-1)?.type === 'heading';
  return [...before, ...(isNamed ? [] : [{ type: 'heading', level: 2, text: heading } as const]), ...read, ...after];
}

function holdsQuestion(blocks: readonly Block[], [question]: readonly Block[]): boolean {
  const asked = question ? toLettersAndDigits(getBlockText(question)) : '';
  const at = blocks.findIndex((block) => block.type === 'heading' && toLettersAndDigits(block.text) === asked);
  return at >= 0 && blocks[at + 1] !== undefined && blocks[at + 1]?.type !== 'heading';
}

function holdsList(blocks: readonly Block[], [list]: readonly Block[]): boolean {
  if (list?.type !== 'list') return false;
  const items = list.items.map(({ text }) => toLettersAndDigits(text));
  const words = items.join(' ');
  return blocks.some((block) => {
    if (block.type !== 'list' || block.ordered !== list.ordered) return false;
    const own = block.items.map(({ text }) => toLettersAndDigits(text));
    const joined = own.join(' ');
    const isHeld = items.filter((item) => joined.includes(item)).length >= items.length * mostly;
    return isHeld && own.filter((item) => words.includes(item)).length >= own.length * mostly;
  });
}

function without(block: Block, words: string): Block | undefined {
  if (block.type === 'list') {
    const items = block.items.filter(({ text }) => !words.includes(toLettersAndDigits(text)));
    if (items.length === block.items.length) return block;
    return items.length > 0 ? { ...block, items } : undefined;
  }
  if (block.type !== 'paragraph' && block.type !== 'heading') return block;
  const own = toLettersAndDigits(block.text);
  return own !== '' && words.includes(own) && (block.type === 'paragraph' || own.length > 8) ? undefined : block;
}
