import type { Block } from '../../document.ts';
import { detectLanguage } from '../language.ts';
import { textOfBlock } from '../text-of-block.ts';
import { cutSections } from './cut-sections.ts';
import { isCall, isCredit, isLabel, isNotice, isSponsored, isStaff } from './noise-words.ts';
import { withoutPictureTexts } from './picture-texts.ts';
import { withoutCredit, withoutMarks } from './text-noise.ts';
import { endsSentence, isProse, minProseChars, weighText } from './weight.ts';

/** Longer blocks are never taken for a credit or a call to do something. */
const maxNoiseChars = 220;
/** Longest line that may be a date, a name or a label above or below the article. */
const maxFragmentChars = 90;
/** Text from this length on shows its language, and from the second on beyond doubt. In Latin letters. */
const minDetectedChars = 60;
const minForeignChars = 120;
/** Headings above all text from this length on are its standfirst. */
const minStandfirstChars = 60;

/**
 * Takes off what is left in and around an article once it is text, block by block: dates and names above it, credits and
 * calls to readers, labels, other sites' headlines, comments, originals beside their translation, and headings of what was
 * cut away. Judged by place and form, by words only where the form says nothing.
 */
export function cleanBlocks(
  blocks: readonly Block[],
  { title, author, description }: { title?: string; author?: string; description?: string },
  pictures: readonly string[] = [],
): Block[] {
  const tidied = withoutFileNames(blocks.map(withoutMarks).map(withoutCredit)).filter(
    (block) => !isReferenceList(block),
  );
  const own = withoutPictureTexts(tidied, pictures, [title, description]);
  const kept = withoutRepeats(cutSections(own, author).filter((block) => !isNoise(block)));
  const spoken = withoutOtherLanguages(kept);
  const first = spoken.findIndex(isProse);
  const last = spoken.findLastIndex(isProse);
  const body =
    first < 0 ? spoken : spoken.filter((block, index) => (index >= first && index <= last) || !isFragment(block));
  return standfirstAsText(
    withoutDangling(body).filter((block) => block.type !== 'heading' || !isSame(block.text, title)),
  );
}

/** A picture's file by its name, left where the picture itself was not put in. */
const fileName = /^[^.!?]{1,90}\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i;
/** Longest line that says what such a picture shows. */
const maxCaptionChars = 200;

/** Without names of pictures' files, and the captions under them. */
const withoutFileNames = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, index) => {
    if (block.type !== 'paragraph') return true;
    const above = blocks[index - 1];
    const isUnderName = above?.type === 'paragraph' && fileName.test(above.text);
    return !fileName.test(block.text) && !(isUnderName && block.text.length <= maxCaptionChars);
  });

/** A sum or a share, which no date and no name has. */
const hasAmount = /\p{Sc}\s?\d|\d\s?[\p{Sc}%]/u;

const isFragment = (block: Block): boolean =>
  block.type === 'paragraph' &&
  weighText(block.text) <= maxFragmentChars &&
  !hasAmount.test(block.text) &&
  (!endsSentence.test(block.text) || /[:：]$/.test(block.text));

/** ">>> More about it": arrows before a line lead to another page. */
const arrows = /^\s*(?:>{2,}|»{2,}|[→►▶]{2,})\s*\p{L}/u;

/** The start of another article, cut off by the site. */
const excerpt = /\s\[(?:…|\.{3})\]$/;

function isNoise(block: Block): boolean {
  if (block.type === 'figure') return isNotice.test(block.caption ?? '') || isAsking(block.caption ?? '');
  if (block.type !== 'paragraph' && block.type !== 'heading') return false;
  const { text } = block;
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) || isNotice.test(text)) return true;
  if (excerpt.test(text) || arrows.test(text)) return true;
  if (block.type === 'paragraph' && isReference(text)) return true;
  if (text.length > maxNoiseChars) return false;
  if (isLabel.test(text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')) || isSponsored.test(text)) return true;
  return block.type === 'paragraph' && (isCredit.test(text) || isStaff.test(text) || isAsking(text));
}

/** "2003;149:1018–22", "1996;15(4):250": where in a journal a paper is, which only lists of references say. */
const placeInJournal = /(?:19|20)\d{2}\s?;\s?\d{1,4}(?:\s?\([^()]{1,12}\))?\s?:\s?[a-z]?\d{1,6}/i;
/** Longer blocks are text that cites. */
const maxReferenceChars = 600;
const isReference = (text: string): boolean => text.length <= maxReferenceChars && placeInJournal.test(text);

/** So many entries with their place in a journal, and this share of a list, make it a list of references: books have none. */
const [minReferences, mostlyReferences] = [5, 0.3];

const isReferenceList = (block: Block): boolean => {
  const found = block.type === 'list' ? block.items.filter(({ text }) => isReference(text)).length : 0;
  return block.type === 'list' && found >= minReferences && found >= block.items.length * mostlyReferences;
};

const isAsking = (text: string): boolean => text.length <= maxNoiseChars && isCall.test(text);

/**
 * Without long paragraphs that stood before (galleries repeat their captions, some pages their lead), items that repeat,
 * and items that are paid for.
 */
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

/** Without paragraphs in another language than most of the text: originals of what is translated beside them. */
function withoutOtherLanguages(blocks: readonly Block[]): Block[] {
  const languages = blocks.map((block) =>
    block.type === 'paragraph' && weighText(block.text) >= minDetectedChars ? detectLanguage(block.text) : undefined,
  );
  const weights = new Map<string, number>();
  for (const [index, language] of languages.entries()) {
    const block = blocks[index];
    if (language && block) weights.set(language, (weights.get(language) ?? 0) + weighText(textOfBlock(block)));
  }
  if (weights.size < 2) return [...blocks];
  const [main] = [...weights].sort(([, a], [, b]) => b - a)[0] ?? [];
  // What may be either of two tongues is the main one's.
  return blocks.filter((block, index) => {
    const language = languages[index];
    if (!language || language === main || weighText(textOfBlock(block)) < minForeignChars) return true;
    return detectLanguage(textOfBlock(block), main) === main;
  });
}

/** Headings over pictures from which on a page is a gallery of them. */
const minGallery = 3;

/** Without headings at the end, over nothing; in a gallery a picture is something. */
function withoutDangling(blocks: readonly Block[]): Block[] {
  const shown = blocks.filter((block, index) => block.type === 'heading' && blocks[index + 1]?.type === 'figure');
  const isGallery = shown.length >= minGallery;
  const last = blocks.findLastIndex((block) => block.type !== 'heading' && (isGallery || block.type !== 'figure'));
  return blocks.filter((block, index) => block.type !== 'heading' || index < last);
}

/** Headings above all text: a long one is the standfirst, and a short one over another names the page's section. */
function standfirstAsText(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(({ type }) => type !== 'figure' && type !== 'heading');
  return blocks.flatMap((block, index): Block[] => {
    if (block.type !== 'heading' || index >= first) return [block];
    if (block.text.length >= minStandfirstChars) return [{ type: 'paragraph', text: block.text }];
    return blocks[index + 1]?.type === 'heading' ? [] : [block];
  });
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const isSame = (text: string, title: string | undefined): boolean => title !== undefined && bare(text) === bare(title);
