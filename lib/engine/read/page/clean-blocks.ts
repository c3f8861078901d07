import type { Block } from '../../document.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { getBlockText } from '../clean-text.ts';
import { detectLanguage } from '../language.ts';
import { withMarkedLists, withPlainNumbers } from '../marked-lines.ts';
import { withoutCaptionLines } from './caption-lines.ts';
import { cutSections } from './cut-sections.ts';
import { isCalendar, isMachineLine, withoutDateLine } from './lines.ts';
import { callToAction, isCredit, isNotice, isSponsored, isStaff, noiseLabel } from './noise-words.ts';
import { withoutPictureTexts } from './picture-texts.ts';
import { withoutTeasers } from './teasers.ts';
import { withoutCredit, withoutMarks } from './text-noise.ts';
import { isProseBlock, minProseChars, sentenceEnd, weighText } from './weight.ts';

const maxNoiseChars = 220;
const maxFragmentChars = 90;
/** In Latin letters: a text's language shows from the first length on, and surely from the second. */
const minDetectedChars = 60;
const minForeignChars = 120;
const minStandfirstChars = 60;

export function cleanBlocks(
  blocks: readonly Block[],
  { title, author, description }: { title?: string; author?: string; description?: string },
  pictures: readonly string[] = [],
): Block[] {
  const tidied = withoutFileNames(withoutTeasers(blocks).map(withoutMarks).map(withoutCredit)).filter(
    (block) => !isReferenceList(block) && !isCalendar(block),
  );
  const own = withoutPictureTexts(withoutCaptionLines(tidied, [title, description]), pictures, [title, description]);
  const lines = cutSections(own, author).filter(
    (block) => !isNoise(block) && !(block.type === 'paragraph' && isMachineLine(block.text, title)),
  );
  const kept = withoutRepeats(withoutDateLine(lines));
  const spoken = withMarkedLists(withPlainNumbers(withoutOtherLanguages(kept)));
  const first = spoken.findIndex(isProseBlock);
  const last = spoken.findLastIndex(isProseBlock);
  const body =
    first < 0 ? spoken : spoken.filter((block, index) => (index >= first && index <= last) || !isFragment(block));
  return turnStandfirstToText(
    withoutDangling(body).filter(
      (block) => !(block.type === 'heading' || block.type === 'paragraph') || !isSame(block.text, title),
    ),
  );
}

/** An image's file name, left where the image is missing. */
const fileName = /^[^.!?]{1,90}\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i;
const maxCaptionChars = 200;

const withoutFileNames = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, index) => {
    if (block.type !== 'paragraph') return true;
    const above = blocks[index - 1];
    const isUnderName = above?.type === 'paragraph' && fileName.test(above.text);
    return !fileName.test(block.text) && !(isUnderName && block.text.length <= maxCaptionChars);
  });

const hasAmount = /\p{Sc}\s?\d|\d\s?[\p{Sc}%]/u;

const isFragment = (block: Block): boolean =>
  block.type === 'paragraph' &&
  weighText(block.text) <= maxFragmentChars &&
  !hasAmount.test(block.text) &&
  (!sentenceEnd.test(block.text) || /[:：]$/.test(block.text));

const arrows = /^\s*(?:>{2,}|»{2,}|[→►▶]{2,})\s*\p{L}/u;

const excerpt = /\s\[(?:…|\.{3})\]$/;

function isNoise(block: Block): boolean {
  if (block.type === 'figure') return isNotice.test(block.caption ?? '') || isAsking(block.caption ?? '');
  if (block.type !== 'paragraph' && block.type !== 'heading') return false;
  const { text } = block;
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) || isNotice.test(text)) return true;
  if (excerpt.test(text) || arrows.test(text)) return true;
  if (block.type === 'paragraph' && isReference(text)) return true;
  if (text.length > maxNoiseChars) return false;
  if (noiseLabel.test(text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')) || isSponsored.test(text)) return true;
  return block.type === 'paragraph' && (isCredit.test(text) || isStaff.test(text) || isAsking(text));
}

/** "2003;149:1018–22", "1996;15(4):250": a place in a journal. */
const placeInJournal = /(?:19|20)\d{2}\s?;\s?\d{1,4}(?:\s?\([^()]{1,12}\))?\s?:\s?[a-z]?\d{1,6}/i;
const maxReferenceChars = 600;
const isReference = (text: string): boolean => text.length <= maxReferenceChars && placeInJournal.test(text);

const [minReferences, mostlyReferences] = [5, 0.3];

const isReferenceList = (block: Block): boolean => {
  const found = block.type === 'list' ? block.items.filter(({ text }) => isReference(text)).length : 0;
  return block.type === 'list' && found >= minReferences && found >= block.items.length * mostlyReferences;
};

const isAsking = (text: string): boolean => text.length <= maxNoiseChars && callToAction.test(text);

function withoutRepeats(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'list') {
      const own = new Set<string>();
      const items = block.items.filter(({ text }) => {
        if (own.has(text) || isSponsored.test(text.slice(0, 60)) || isReference(text)) return false;
        own.add(text);
        return true;
      });
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.type !== 'paragraph' || block.text.length < minProseChars) return [block];
    const isNew = !seen.has(block.text);
    seen.add(block.text);
    return isNew ? [block] : [];
  });
}

function withoutOtherLanguages(blocks: readonly Block[]): Block[] {
  const languages = blocks.map((block) =>
    block.type === 'paragraph' && weighText(block.text) >= minDetectedChars ? detectLanguage(block.text) : undefined,
  );
  const weights = new Map<string, number>();
  for (const [index, language] of languages.entries()) {
    const block = blocks[index];
    if (language && block) weights.set(language, (weights.get(language) ?? 0) + weighText(getBlockText(block)));
  }
  if (weights.size < 2) return [...blocks];
  const [main] = [...weights].sort(([, a], [, b]) => b - a)[0] ?? [];
  return blocks.filter((block, index) => {
    const language = languages[index];
    if (!language || language === main || weighText(getBlockText(block)) < minForeignChars) return true;
    return detectLanguage(getBlockText(block), main) === main;
  });
}

const minGallery = 3;

function withoutDangling(blocks: readonly Block[]): Block[] {
  const shown = blocks.filter((block, index) => block.type === 'heading' && blocks[index + 1]?.type === 'figure');
  const isGallery = shown.length >= minGallery;
  const last = blocks.findLastIndex((block) => block.type !== 'heading' && (isGallery || block.type !== 'figure'));
  return blocks.filter((block, index) => block.type !== 'heading' || index < last);
}

function turnStandfirstToText(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(({ type }) => type !== 'figure' && type !== 'heading');
  return blocks.flatMap((block, index): Block[] => {
    if (block.type !== 'heading' || index >= first) return [block];
    if (block.text.length >= minStandfirstChars)
      return blocks.slice(index + 1).some((other) => 'text' in other && isSame(other.text, block.text))
        ? []
        : [{ type: 'paragraph', text: block.text }];
    return blocks[index + 1]?.type === 'heading' ? [] : [block];
  });
}

const isSame = (text: string, title: string | undefined): boolean =>
  title !== undefined && toLettersAndDigits(text) === toLettersAndDigits(title);
