import type { Block } from '../../document.ts';
import { countTextWords, measureDrawnLength, tidy, wordsIn } from '../text/text.ts';
import { areIngredients, isOverNeeds, isThing } from './needs.ts';
import { withoutNumbers } from './numbering.ts';

/** Recipes typed as plain lines become an ingredient list and an ordered list of steps, found by the ingredients they name. */

const min = { lines: 4, steps: 3 };
const maxThings = 40;
const maxStepChars = 400;
const minNaming = 0.6;
/** Minimum letters of a word's stem: "Leberstückchen" matches "Rinderleber" by five. */
const minStemChars = 4;
const maxCallWords = 3;
const maxGapBlocks = 2;

/** Below a page's own headings. */
const leadLevel = 4;

interface Needs {
  readonly start: number;
  readonly end: number;
  readonly items: readonly string[];
}

const listLines = (block: Block): string[] =>
  block.type === 'quote' || block.type === 'paragraph'
    ? block.text.split('\n').map(tidy).filter(Boolean)
    : block.type === 'list' && !block.ordered
      ? block.items.map(({ text }) => tidy(text))
      : [];

const readLead = (block: Block | undefined): string =>
  block?.type === 'heading' || block?.type === 'paragraph' ? block.text : '';

function findNeeds(blocks: readonly Block[]): Needs | undefined {
  for (const [start, block] of blocks.entries()) {
    const lead = readLead(blocks[start - 1]);
    const lines = listLines(block);
    if (lines.length >= min.lines && areIngredients(lines, lead)) return { start, end: start + 1, items: lines };
    const [opening = ''] = lines;
    // A row starts behind a line that is not an ingredient; later lines were checked with it.
    const isWithin = lead !== '' && blocks[start - 1]?.type === 'paragraph' && isThing(lead) && !isOverNeeds(lead);
    if (block.type !== 'paragraph' || lines.length !== 1 || isWithin || isOverNeeds(opening)) continue;
    const row: string[] = [];
    for (const next of blocks.slice(start, start + maxThings)) {
      const [line, ...more] = listLines(next);
      if (next.type !== 'paragraph' || line === undefined || more.length > 0 || !isThing(line)) break;
      row.push(line);
    }
    if (row.length >= min.lines && areIngredients(row, lead)) return { start, end: start + row.length, items: row };
  }
  return undefined;
}

/** Recognises an ingredient's shorter name: "Rinderleber" as "Leber", "Zwiebeln" as "Zwiebel". */
function createNaming(items: readonly string[]): (text: string) => boolean {
  const names = items.flatMap((item) =>
    wordsIn(item)
      .filter((word) => /^\p{L}+$/u.test(word) && word.length >= minStemChars)
      .map((word) => word.toLowerCase()),
  );
  const isNamed = (word: string) =>
    names.some(
      (name) => name.startsWith(word.slice(0, Math.max(minStemChars, word.length - 2))) || name.endsWith(word),
    );
  return (text) =>
    wordsIn(text).some((word) => word.length >= minStemChars && isNamed(word.toLowerCase())) ||
    names.some((name) => text.toLowerCase().includes(name));
}

function findSteps(blocks: readonly Block[], from: number, names: (text: string) => boolean): number[] {
  const found: number[] = [];
  let passed: number[] = [];
  let headings = 0;
  for (let index = from; index < blocks.length; index++) {
    const block = blocks[index];
    if (block === undefined || block.type === 'list' || block.type === 'table') break;
    if (block.type === 'heading' && (found.length > 0 || ++headings > 1)) break;
    if (block.type !== 'paragraph') continue;
    const isCall = /[!！]$/u.test(block.text) && countTextWords(block.text) <= maxCallWords;
    if (isCall || measureDrawnLength(block.text) > maxStepChars) {
      if (found.length > 0) break;
    } else if (names(block.text)) {
      found.push(...(found.length > 0 ? passed : []), index);
      passed = [];
    } else if (found.length > 0 && passed.push(index) > maxGapBlocks) break;
  }
  return found;
}

export function withRecipe(blocks: readonly Block[]): readonly Block[] {
  const things = findNeeds(blocks);
  if (things === undefined || blocks.some((block) => block.type === 'list' && block.ordered)) return blocks;
  const names = createNaming(things.items);
  const places = findSteps(blocks, things.end, names);
  const texts = withoutNumbers(
    places.map((place) => {
      const block = blocks[place];
      return block?.type === 'paragraph' ? tidy(block.text) : '';
    }),
  );
  if (texts.length < min.steps || texts.filter(names).length < texts.length * minNaming) return blocks;
  const [first = 0] = places;
  const toItems = (some: readonly string[]) => some.map((text) => ({ text, level: 0 }));
  const needed: Block = { type: 'list', ordered: false, items: toItems(things.items) };
  const steps: Block = { type: 'list', ordered: true, items: toItems(texts) };
  const isStep = new Set(places);
  return blocks.flatMap((block, index): readonly Block[] => {
    if (index === things.start - 1 && block.type === 'paragraph' && isOverNeeds(block.text))
      return [{ type: 'heading', level: leadLevel, text: tidy(block.text) }];
    if (index === things.start) return [needed];
    if (index > things.start && index < things.end) return [];
    if (index === first) return [steps];
    return isStep.has(index) ? [] : [block];
  });
}
