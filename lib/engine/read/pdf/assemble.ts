import type { Block } from '../../document.ts';
import { stops } from '../../languages/marks.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { joinLines } from '../hyphens.ts';
import { isLeftOut } from './choose-pages.ts';
import type { DraftReading, PdfDraft } from './drafts.ts';
import { continuesSentence, endsSentence } from './sentence-ends.ts';

/** Footnotes are below this part of the page's height, and smaller than `footnoteSize` of the running text. */
const footnotePlace = 0.55;
const footnoteSize = 0.9;
/** A paper's lines for catalogues (keywords, DOI). */
const aboutFile = new RegExp(
  String.raw`^(?:${joinAlternatives(({ read }) => read?.pdf?.aboutFile)})\b[^\p{L}]{0,3}[:：]`,
  'iu',
);
const maxAboutChars = 400;
const maxHeadingChars = 90;
const maxLabelChars = 60;
/** "Figure 3. …", "Abb. 2: …", "図1". */
const caption = new RegExp(
  String.raw`^[[(【<]?(?:${joinAlternatives(({ read }) => read?.pdf?.figure)})\s*\.?\s*\d+`,
  'iu',
);
const tableCaption = new RegExp(
  String.raw`^[[(【<]?(?:${joinAlternatives(({ read }) => read?.pdf?.table)})\s*\.?\s*\d+`,
  'iu',
);

export function assemble(drafts: readonly PdfDraft[], reading: DraftReading): Block[] {
  const body = drafts.filter(
    (draft) =>
      !isFootnote(draft, reading) &&
      !isCaption(draft.block) &&
      !isFigureText(draft, reading) &&
      !isAboutFile(draft.block),
  );
  const joined = joinAcross(withTableCaptions(withNumberedHeadings(withLeadIns(body, reading))), reading);
  const cut = cutFragments(joined);
  return withoutSections(withLevels(cut, reading).map(({ block }) => block)).filter(hasWords);
}

const isFootnote = ({ block, size, top }: PdfDraft, { styles }: DraftReading) =>
  block.type !== 'table' && block.type !== 'heading' && size < styles.size * footnoteSize && top > footnotePlace;

const isAboutFile = (block: Block) =>
  block.type === 'paragraph' &&
  block.text.length <= maxAboutChars &&
  (aboutFile.test(block.text) || (/\S@[\w-]+\.\w/.test(block.text) && !endsSentence(block.text)));

const isFigureText = ({ block, size }: PdfDraft, { styles }: DraftReading) =>
  block.type === 'paragraph' &&
  size < styles.size * footnoteSize &&
  block.text.length < maxLabelChars &&
  !endsSentence(block.text);

const isCaption = (block: Block) => block.type === 'paragraph' && caption.test(block.text);

/** A single item is not a list: over text it is a numbered heading, else a paragraph. */
function withNumberedHeadings(drafts: readonly PdfDraft[]): PdfDraft[] {
  return drafts.map((draft, index) => {
    const { block } = draft;
    const [only] = block.type === 'list' ? block.items : [];
    if (block.type !== 'list' || !block.ordered || block.items.length > 1 || !only) return draft;
    const { text } = only;
    const isOver = drafts[index + 1]?.block.type === 'paragraph';
    const isHeading = isOver && text.length <= maxHeadingChars && !endsSentence(text);
    return { ...draft, block: isHeading ? { type: 'heading', level: 6, text } : { type: 'paragraph', text } };
  });
}

/** Lead-ins in bold or larger type, which the text below continues in lower case: one paragraph. */
function withLeadIns(drafts: readonly PdfDraft[], { hyphens }: DraftReading): PdfDraft[] {
  const joined: PdfDraft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const isContinued =
      last?.block.type === 'heading' &&
      draft.block.type === 'paragraph' &&
      draft.page === last.page &&
      !endsSentence(last.block.text) &&
      /^\p{Ll}+[\s,]/u.test(draft.block.text);
    if (!isContinued || last.block.type !== 'heading' || draft.block.type !== 'paragraph') {
      joined.push(draft);
      continue;
    }
    const text = joinLines(last.block.text, draft.block.text, hyphens);
    joined[joined.length - 1] = { ...draft, top: last.top, block: { type: 'paragraph', text } };
  }
  return joined;
}

function withTableCaptions(drafts: readonly PdfDraft[]): PdfDraft[] {
  const isTableCaption = ({ block }: PdfDraft) => block.type === 'paragraph' && tableCaption.test(block.text);
  return drafts.flatMap((draft, index) => {
    if (isTableCaption(draft)) return [];
    if (draft.block.type !== 'table') return [draft];
    const beside = [drafts[index - 1], drafts[index + 1]].find((other) => other && isTableCaption(other));
    const text = beside?.block.type === 'paragraph' ? beside.block.text : undefined;
    return [{ ...draft, block: { ...draft.block, ...(text ? { caption: text } : {}) } }];
  });
}

function joinAcross(drafts: readonly PdfDraft[], { hyphens }: DraftReading): PdfDraft[] {
  const joined: PdfDraft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const isNext =
      last !== undefined && draft.page - last.page <= 1 && (draft.page !== last.page || draft.top < last.bottom);
    if (isNext && last.block.type === 'paragraph' && draft.block.type === 'paragraph' && haveSameSize(last, draft)) {
      if (continuesSentence(last.block.text, draft.block.text)) {
        const text = joinLines(last.block.text, draft.block.text, hyphens);
        joined[joined.length - 1] = { ...draft, block: { type: 'paragraph', text } };
        continue;
      }
    }
    if (
      isNext &&
      last.block.type === 'list' &&
      draft.block.type === 'list' &&
      last.block.ordered === draft.block.ordered
    ) {
      last.block = { ...last.block, items: [...last.block.items, ...draft.block.items] };
      continue;
    }
    joined.push(draft);
  }
  return joined;
}

const sameSize = 0.08;

const haveSameSize = (a: PdfDraft, b: PdfDraft) => Math.abs(a.size - b.size) <= a.size * sameSize;

const lastStop = new RegExp(`[${stops}]['"”’)]*[^${stops}]*$`, 'u');

/** Next to pages not read, partial sentences are cut to whole ones. */
function cutFragments(drafts: readonly PdfDraft[]): PdfDraft[] {
  return drafts.flatMap((draft, index) => {
    if (draft.block.type !== 'paragraph') return [draft];
    const before = drafts[index - 1];
    const after = drafts[index + 1];
    let { text } = draft.block;
    const isStart = index === 0 || (before !== undefined && draft.page - before.page > 1);
    const isEnd = after !== undefined && after.page - draft.page > 1;
    if (isStart && /^\p{Ll}/u.test(text))
      text = /^[^.!?]{0,600}[.!?]['"”’)]*\s+(?=\p{Lu})/u.exec(text)?.[0]
        ? text.replace(/^[^.!?]{0,600}[.!?]['"”’)]*\s+/u, '')
        : '';
    if (isEnd && !endsSentence(text)) text = text.slice(0, Math.max(0, text.search(lastStop) + 1));
    return text ? [{ ...draft, block: { type: 'paragraph' as const, text } }] : [];
  });
}

const numbering = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{L}/u;

/** Factor of the text's size above which a heading is a level of its own kind. */
const largeHeading = 1.5;

function withLevels(drafts: readonly PdfDraft[], { styles, sections }: DraftReading): PdfDraft[] {
  const ranked = rankSizes(drafts.flatMap(({ block, size }) => (isUnranked(block) ? [size] : [])));
  const outlined = sections.size > 0 ? 1 : 0;
  return drafts.map((draft) => {
    const { block, size } = draft;
    if (block.type !== 'heading') return draft;
    if (block.text.length > (endsSentence(block.text) ? maxHeadingChars : maxHeadingChars * 2)) {
      return { ...draft, block: { type: 'paragraph', text: block.text } };
    }
    if (!isUnranked(block)) return draft;
    const numbered = numbering.exec(block.text)?.[1]?.split('.').length;
    const bySize = ranked.findIndex((min) => size >= min) + (size > styles.size * largeHeading ? 0 : outlined);
    return { ...draft, block: { ...block, level: Math.min(6, 2 + (numbered ? numbered - 1 : bySize)) } };
  });
}

const isUnranked = (block: Block) => block.type === 'heading' && block.level === 6;

const sameLevel = 0.88;

function rankSizes(sizes: readonly number[]): number[] {
  const ranks: { max: number; min: number }[] = [];
  for (const size of sizes.toSorted((a, b) => b - a)) {
    const last = ranks.at(-1);
    if (last && size > last.max * sameLevel) last.min = size;
    else ranks.push({ max: size, min: size });
  }
  return ranks.map(({ min }) => min);
}

function withoutSections(blocks: readonly Block[]): Block[] {
  let leftOut: number | undefined;
  return blocks.filter((block) => {
    if (block.type === 'heading') {
      if (leftOut === undefined || block.level <= leftOut) leftOut = isLeftOut(block.text) ? block.level : undefined;
    }
    return leftOut === undefined;
  });
}

function hasWords(block: Block): boolean {
  if (block.type === 'list') {
    block.items = block.items.filter(({ text }) => text !== '');
    return block.items.length > 0;
  }
  return block.type !== 'paragraph' || /\p{L}{2}|\p{Lo}/u.test(block.text);
}
