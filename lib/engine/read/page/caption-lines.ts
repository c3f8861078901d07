import type { Block } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { isCredit } from './noise-words.ts';
import { sentenceEnd } from './weight.ts';

const maxAltDistance = 2;
const minAltChars = 15;
const maxCaptionChars = 700;
const maxCreditChars = 60;

/** "Image 3 of 10", "4/12" over a gallery's captions. */
const counter = new RegExp(
  String.raw`^(?:\p{L}+\s)?\d{1,3}\s?(?:/|\s(?:${joinAlternatives(({ read }) => read?.pdf?.pageOf)})\s)\s?\d{1,3}$`,
  'u',
);
const minCounters = 3;

/** "…, said the board. Agency reporter A. Lund, photo": where a script puts the credit last. */
const creditLast = new RegExp(
  String.raw`(?:${joinAlternatives(({ read }) => read?.noise?.creditLast)})\s?[)）]?$`,
  'u',
);
const maxCreditedChars = 200;

function findShown(blocks: readonly Block[], at: number): number | undefined {
  const text = blocks[at];
  if (text?.type !== 'paragraph' || text.text.length > maxCaptionChars || text.text.length < minAltChars)
    return undefined;
  const isBeside = blocks.slice(Math.max(0, at - maxAltDistance), at).some(({ type }) => type === 'figure');
  if (!isBeside) return undefined;
  const [first = '', credit, ...others] = text.text.split('\n');
  const own = toLettersAndDigits(
    credit !== undefined && others.length === 0 && isCredit.test(credit) ? first : text.text,
  );
  for (let above = at - 1; above >= Math.max(0, at - maxAltDistance); above--) {
    const figure = blocks[above];
    if (figure?.type === 'figure' && toLettersAndDigits(figure.alt ?? '') === own) return above;
  }
  return undefined;
}

function isCreditTwice(block: Block, next: Block | undefined): boolean {
  if (block.type !== 'paragraph' || next?.type !== 'paragraph') return false;
  const { text } = block;
  return (
    text.length <= maxCreditChars &&
    next.text.length <= maxCaptionChars &&
    !sentenceEnd.test(text) &&
    next.text.startsWith(`${text} `) &&
    /^["“„«]?\p{Lu}/u.test(next.text.slice(text.length + 1))
  );
}

export function withoutCaptionLines(blocks: readonly Block[], lines: readonly (string | undefined)[]): Block[] {
  const own = new Set(lines.map((line) => toLettersAndDigits(line ?? '')));
  const isCounter = (block: Block | undefined) => block?.type === 'paragraph' && counter.test(block.text);
  const isGallery = blocks.filter(isCounter).length >= minCounters;
  const kept: (Block | undefined)[] = [...blocks];
  for (const [at, block] of blocks.entries()) {
    const shown = findShown(blocks, at);
    const figure = shown === undefined ? undefined : kept[shown];
    if (
      figure?.type === 'figure' &&
      shown !== undefined &&
      'text' in block &&
      !own.has(toLettersAndDigits(block.text))
    ) {
      kept[shown] = { ...figure, caption: figure.caption ?? block.text.replace('\n', ' ') };
      kept[at] = undefined;
    }
    if (isCreditTwice(block, blocks[at + 1])) kept[at] = kept[at + 1] = undefined;
    if (block.type !== 'paragraph') continue;
    const isUnder = isGallery && isCounter(blocks[at - 1]) && block.text.length <= maxCaptionChars;
    const isCredited = block.text.length <= maxCreditedChars && creditLast.test(block.text);
    if (isCredited || isUnder || (isGallery && isCounter(block))) kept[at] = undefined;
  }
  return kept.filter((block) => block !== undefined);
}
