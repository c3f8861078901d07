import type { Block } from '../document.ts';
import { areIngredients, isOverNeeds, isThing } from './needs.ts';
import { withoutNumbers } from './numbering.ts';
import { drawnLength, tidy, wordCount, wordsIn } from './text.ts';

/**
 * Recipes that are typed as lines and paragraphs: what a dish needs becomes a list, and what is done with it an ordered
 * one. Which paragraphs these are is read off the things: a step names one of them.
 */

/** Lines that are what a dish needs, and paragraphs that are its steps; drawn letters of one. */
const least = { lines: 4, steps: 3 };
/** Things that one dish needs at most. */
const maxThings = 40;
const maxStepChars = 400;
/** Share of the steps that name a thing. */
const minNaming = 0.6;
/** Letters of a word by which a thing is known; "Leberstückchen" names "Rinderleber" by five of them. */
const minStem = 4;
/** Words of a line that says that all is done ("Fertig!"). */
const maxCallWords = 3;
/** Paragraphs without a thing that may stand between two steps. */
const widestGap = 2;

/** Level of the line over what a dish needs: below a page's own headings. */
const leadLevel = 4;

interface Needs {
  /** The blocks that are the list, and what it holds. */
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

/** The first list, block of lines or row of short paragraphs that says what a dish needs. */
function findNeeds(blocks: readonly Block[]): Needs | undefined {
  for (const [start, block] of blocks.entries()) {
    const lead = readLead(blocks[start - 1]);
    const lines = listLines(block);
    if (lines.length >= least.lines && areIngredients(lines, lead)) return { start, end: start + 1, items: lines };
    const [opening = ''] = lines;
    // A row begins behind what is no thing, or behind its own heading: within one it was looked at already.
    const isWithin = lead !== '' && blocks[start - 1]?.type === 'paragraph' && isThing(lead) && !isOverNeeds(lead);
    if (block.type !== 'paragraph' || lines.length !== 1 || isWithin || isOverNeeds(opening)) continue;
    const row: string[] = [];
    for (const next of blocks.slice(start, start + maxThings)) {
      const [line, ...more] = listLines(next);
      if (next.type !== 'paragraph' || line === undefined || more.length > 0 || !isThing(line)) break;
      row.push(line);
    }
    if (row.length >= least.lines && areIngredients(row, lead)) return { start, end: start + row.length, items: row };
  }
  return undefined;
}

/** The words by which things are named again: "Rinderleber" as "Leber", "Zwiebeln" as "Zwiebel". */
function createNaming(items: readonly string[]): (text: string) => boolean {
  const names = items.flatMap((item) =>
    wordsIn(item)
      .filter((word) => /^\p{L}+$/u.test(word) && word.length >= minStem)
      .map((word) => word.toLowerCase()),
  );
  const isNamed = (word: string) =>
    names.some((name) => name.startsWith(word.slice(0, Math.max(minStem, word.length - 2))) || name.endsWith(word));
  return (text) =>
    wordsIn(text).some((word) => word.length >= minStem && isNamed(word.toLowerCase())) ||
    names.some((name) => text.toLowerCase().includes(name));
}

/** The places of the paragraphs that are steps: from the first that names a thing to the last before the dish is done. */
function findSteps(blocks: readonly Block[], from: number, names: (text: string) => boolean): number[] {
  const found: number[] = [];
  let passed: number[] = [];
  let headings = 0;
  for (let index = from; index < blocks.length; index++) {
    const block = blocks[index];
    if (block === undefined || block.type === 'list' || block.type === 'table') break;
    if (block.type === 'heading' && (found.length > 0 || ++headings > 1)) break;
    if (block.type !== 'paragraph') continue;
    const isCall = /[!！]$/u.test(block.text) && wordCount(block.text) <= maxCallWords;
    if (isCall || drawnLength(block.text) > maxStepChars) {
      if (found.length > 0) break;
    } else if (names(block.text)) {
      found.push(...(found.length > 0 ? passed : []), index);
      passed = [];
    } else if (found.length > 0 && passed.push(index) > widestGap) break;
  }
  return found;
}

/** The blocks with a typed recipe as two lists; as they are where there is none. */
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
  if (texts.length < least.steps || texts.filter(names).length < texts.length * minNaming) return blocks;
  const [first = 0] = places;
  const toItems = (some: readonly string[]) => some.map((text) => ({ text, level: 0 }));
  const needed: Block = { type: 'list', ordered: false, items: toItems(things.items) };
  const steps: Block = { type: 'list', ordered: true, items: toItems(texts) };
  const isStep = new Set(places);
  return blocks.flatMap((block, index): readonly Block[] => {
    // A short line over the things is their heading, though it may look like a caption.
    if (index === things.start - 1 && block.type === 'paragraph' && isOverNeeds(block.text))
      return [{ type: 'heading', level: leadLevel, text: tidy(block.text) }];
    if (index === things.start) return [needed];
    if (index > things.start && index < things.end) return [];
    if (index === first) return [steps];
    return isStep.has(index) ? [] : [block];
  });
}
