import type { Block, SourceDocument } from '../../document.ts';
import { EngineError } from '../../errors.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { hasLetterOrDigit } from '../../letters.ts';
import { getBlockText } from '../clean-text.ts';
import { learnHyphens } from '../hyphens.ts';
import { cleanBlocks } from '../page/clean-blocks.ts';
import { isProseBlock } from '../page/weight.ts';
import { assemble } from './assemble.ts';
import { choosePages, frontPages, wholeUpTo } from './choose-pages.ts';
import { orderRegions } from './columns.ts';
import { findPrintedOffset, isImprint, listContentsEntries, toSections } from './contents.ts';
import { type DraftPage, draftPage } from './drafts.ts';
import { joinItems } from './lines.ts';
import { findDeclaredTitle, findNameTitle, findPrintedTitle, readInfo, toTitle } from './metadata.ts';
import { isSpelledOut, type PageLines, withoutNoise } from './noise.ts';
import { isRightToLeft, type PdfInfo, type PdfSection, type TextPage, toBareText } from './page.ts';
import { findStyles } from './styles.ts';

export interface OpenPdf {
  readonly pageCount: number;
  readonly info: PdfInfo;
  readonly outline: readonly PdfSection[];
  readPage(index: number): Promise<TextPage>;
  workedMs(): number;
}

/** In characters: about eighty full pages. */
const maxChars = 250_000;
/** Reading then stops with what there is, well before the hard limit ends the worker. */
const maxReadingMs = 6000;
const frontBlocks = 24;
const minTitlePartChars = 10;
const startsAbstract = new RegExp(
  String.raw`^(?:${joinAlternatives(({ read }) => read?.pdf?.abstract)})(?:\s*$|[.:：—–-]+\s*\S)`,
  'iu',
);
/** Fewer entries are a file's name or a cover. */
const minSections = 3;

/** Reads the `chosen` pages (from 1), or by {@link choosePages}. @throws {EngineError} `pdf_scanned`, `empty_source`. */
export async function readPages(pdf: OpenPdf, name?: string, chosen?: readonly number[]): Promise<SourceDocument> {
  const read = await readWithinBudget(pdf, chosen);
  if (!read.pages.some(({ items }) => items.some(({ text }) => text.trim() !== '')))
    throw new EngineError('pdf_scanned');
  const lined = withoutNoise(read.pages.map(toLines), read.sections).filter(
    (page) => listContentsEntries(page).length === 0 && !isImprint(page),
  );
  const pages: DraftPage[] = lined.map(({ index, height, lines }) => ({ index, height, regions: orderRegions(lines) }));
  const styles = findStyles(pages.flatMap(({ regions }) => regions));
  const hyphens = learnHyphens(lined.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const reading = { styles, hyphens, sections: Map.groupBy(read.sections, ({ page }) => page) };
  const drafts = pages.flatMap((page) => draftPage(page, reading));
  const given = findDeclaredTitle(pdf.info, name);
  const printed = findPrintedTitle(drafts, styles.size);
  const blocks = assemble(drafts, reading);
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
  const [found = printed] = [printed, ...headings].filter((text) => text !== undefined);
  const title = given ?? (found === undefined ? findNameTitle(name) : toTitle(found, headings));
  const body = cleanBlocks(withoutFront(blocks, given ?? found ?? title), { title });
  const said = body.map(getBlockText).join('\n');
  if (!hasLetterOrDigit(said)) throw new EngineError('empty_source');
  if (isSpelledOut(said)) throw new EngineError('pdf_scanned');
  return { metadata: { ...readInfo(pdf.info, title, body), pages: pdf.pageCount }, blocks: body };
}

async function readWithinBudget(
  pdf: OpenPdf,
  chosen?: readonly number[],
): Promise<{ pages: TextPage[]; sections: readonly PdfSection[] }> {
  const pages = new Map<number, TextPage>();
  const start = pdf.workedMs();
  let characters = 0;
  const readAll = async (indexes: readonly number[]) => {
    for (const index of indexes) {
      const isSpent = characters > maxChars || pdf.workedMs() - start > maxReadingMs;
      if (pages.has(index) || (isSpent && pages.size > 0)) continue;
      const page = await pdf.readPage(index);
      pages.set(index, page);
      for (const { text } of page.items) characters += text.length;
    }
  };
  let sections = pickUsableOutline(pdf.outline);
  if (chosen) await readAll(chosen.map((number) => number - 1).filter((index) => index < pdf.pageCount));
  else if (pdf.pageCount <= wholeUpTo) await readAll(listRange(pdf.pageCount));
  else {
    if (sections.length === 0) {
      await readAll(listRange(frontPages));
      const front = Array.from(pages.values(), toLines);
      const entries = front.flatMap(listContentsEntries);
      const middle = listRange(6).map((nth) => Math.floor(((nth + 2) / 9) * pdf.pageCount));
      if (entries.length >= minSections) {
        await readAll(middle);
        const offset = findPrintedOffset(Array.from(pages.values(), toLines));
        if (offset !== undefined) sections = toSections(entries, offset, pdf.pageCount);
      }
    }
    await readAll(choosePages(pdf.pageCount, sections));
  }
  return { pages: Array.from(pages.values()).sort((a, b) => a.index - b.index), sections };
}

const listRange = (length: number) => Array.from({ length }, (_, index) => index);

function pickUsableOutline(outline: readonly PdfSection[]): readonly PdfSection[] {
  const named = outline.filter(({ title }) => /\p{L}{2}|\p{Lo}/u.test(title) && !/\.(?:html?|docx?|pdf)$/i.test(title));
  return named.length >= minSections ? named : [];
}

/** Pages from right to left are mirrored, so that one set of rules fits. */
function toLines({ index, width, height, items }: TextPage): PageLines {
  let [all, mirrored] = [0, 0];
  for (const { text } of items) {
    all += text.trim().length;
    if (isRightToLeft(text)) mirrored += text.trim().length;
  }
  const isMirrored = mirrored * 2 > all;
  const turned = isMirrored ? items.map((item) => ({ ...item, x: width - item.x - item.width })) : items;
  return { index, width, height, lines: joinItems(turned).sort((a, b) => a.y - b.y) };
}

function withoutFront(blocks: readonly Block[], title = ''): Block[] {
  const name = toBareText(title);
  const isTitle = (block: Block, index: number): boolean => {
    if (block.type !== 'heading' && block.type !== 'paragraph') return false;
    const text = toBareText(block.text);
    return text === name || (index < frontBlocks && text.length >= minTitlePartChars && name.includes(text));
  };
  const start = blocks.slice(0, frontBlocks).findLastIndex((block, index) => isTitle(block, index));
  const abstract = blocks
    .slice(0, frontBlocks)
    .findIndex((block) => (block.type === 'heading' || block.type === 'paragraph') && startsAbstract.test(block.text));
  return blocks.filter(
    (block, index) => index >= abstract && !isTitle(block, index) && (index > start || isProseBlock(block)),
  );
}
