import type { Block, SourceDocument } from '../../document.ts';
import { EngineError } from '../../errors.ts';
import { hasLetterOrDigit } from '../../letters.ts';
import { getBlockText } from '../clean-text.ts';
import { detectLanguage } from '../language.ts';
import { openArchive } from './archive.ts';
import type { Inherited } from './bullets.ts';
import { readChart } from './chart.ts';
import { mergeSlides, type SlideSection, withoutRepeated } from './merge.ts';
import { findRelation, openPackage, type Package } from './package.ts';
import { type Properties, readProperties } from './properties.ts';
import { type PptxSlide, readSlide, type SlideSize } from './slide.ts';
import { type XmlElement, XmlError, XmlTooLarge } from './xml.ts';

const maxSlides = 400;
const maxTextChars = 400_000;

/** Main parts of other Office files, with messages. */
const others = [
  ['word/document.xml', 'This is a Word document. Export it as PDF, or paste its text.'],
  ['xl/workbook.xml', 'This is a spreadsheet. Paste the cells that matter as text.'],
  ['META-INF/manifest.xml', 'This is an OpenDocument file. Save it as PPTX or PDF.'],
  ['Index/Document.iwa', 'This is a Keynote file. Export it as PPTX or PDF.'],
] as const;

/** Without hidden slides and notes. @throws {EngineError} `pptx_damaged`, `archive_too_large`, `unsupported_source` */
export function readPptx(bytes: Uint8Array, chosen?: readonly number[]): SourceDocument {
  const archive = openArchive(bytes);
  try {
    return readDeck(openPackage(archive), chosen);
  } catch (cause) {
    // Attributes are parsed lazily, so XML errors may come from anywhere.
    if (!(cause instanceof XmlError)) throw cause;
    throw new EngineError(cause instanceof XmlTooLarge ? 'archive_too_large' : 'pptx_damaged', { cause });
  }
}

function readDeck(pack: Package, chosen: readonly number[] | undefined): SourceDocument {
  const shown = readSlides(pack);
  const all = withoutRepeated(shown);
  const slides = chosen ? all.filter((_, index) => chosen.includes(index + 1)) : all;
  const properties = readProperties(pack);
  const sections = mergeSlides(slides);
  const title = chooseTitle(sections, properties);

  const language = detectLanguage(joinText(title, sections), findDeclaredLanguage(slides, properties));
  const blocks = toDocumentBlocks(sections, title, language);
  const text = [title ?? '', ...blocks.map(getBlockText)].join('\n');
  if (!hasLetterOrDigit(text)) throw new EngineError('empty_source');
  const { author, date } = properties;
  const pages = shown.length;
  return { metadata: { title, author, date, language, schemaType: 'PresentationDigitalDocument', pages }, blocks };
}

function readSlides(pack: Package): PptxSlide[] {
  const name = findRelation(pack.relations(''), 'officeDocument')?.target ?? 'ppt/presentation.xml';
  const root = pack.part(name);
  if (root?.name !== 'presentation') {
    const detail = others.find(([part]) => pack.has(part))?.[1];
    throw detail ? new EngineError('unsupported_source', { detail }) : new EngineError('pptx_damaged');
  }
  const relations = pack.relations(name);
  const known = new Map<string, Inherited>();
  const size = getSize(root);
  const listed = (root.child('sldIdLst')?.all('sldId') ?? []).slice(0, maxSlides);
  return listed.flatMap((slide) => {
    const target = relations.get(slide.attributeIn('/relationships', 'id') ?? '')?.target;
    const part = target === undefined ? undefined : pack.part(target);
    // PowerPoint also ignores listed slides that are missing.
    if (target === undefined || part === undefined) return [];
    return readSlide({ name: target, root: part, size, pack, known }) ?? [];
  });
}

/** Without a size nothing counts as beside the slide. */
function getSize(presentation: XmlElement): SlideSize {
  const [width, height] = ['cx', 'cy'].map((side) => Number(presentation.child('sldSz')?.attribute(side)));
  return { width: width || Number.POSITIVE_INFINITY, height: height || Number.POSITIVE_INFINITY };
}

function chooseTitle([first]: readonly SlideSection[], { title: own }: Properties): string | undefined {
  const shown = first?.title;
  if (!own || !shown) return shown ?? own;
  const words = new Set(splitWords(own));
  const isShort = splitWords(shown).length < 2;
  return isShort && splitWords(shown).some((word) => words.has(word)) ? own : shown;
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

function joinText(title: string | undefined, sections: readonly SlideSection[]): string {
  const texts = sections.flatMap((section) => [
    section.title ?? '',
    ...section.contents.map((content) => (content.type === 'chart' ? '' : getBlockText(content))),
  ]);
  return [title ?? '', ...texts].join('\n');
}

function findDeclaredLanguage(slides: readonly PptxSlide[], { language }: Properties): string | undefined {
  if (language) return language;
  const repeated = Map.groupBy(
    slides.flatMap(({ languages }) => languages),
    (tag) => tag,
  );
  return [...repeated].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function toDocumentBlocks(
  sections: readonly SlideSection[],
  title: string | undefined,
  language: string | undefined,
): Block[] {
  const blocks: Block[] = [];
  let length = 0;
  for (const [index, section] of sections.entries()) {
    const isTitle = index === 0 && section.title === title;
    if (section.title && !isTitle) blocks.push({ type: 'heading', level: 2, text: section.title });
    for (const content of section.contents) {
      const read = content.type === 'chart' ? readChart(content.space, language) : [content];
      blocks.push(...read);
      length += read.reduce((sum, block) => sum + getBlockText(block).length, 0);
      if (length > maxTextChars) return blocks;
    }
  }
  return blocks;
}
