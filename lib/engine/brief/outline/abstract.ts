import type { Block, SourceDocument } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import type { Outline } from './outline.ts';

const parts = ['background', 'method', 'result', 'conclusion', 'limit', 'rest'] as const;
type Part = (typeof parts)[number];

const getPatterns = perPageLanguage((among) =>
  parts.map((part) => {
    const labels = joinAlternatives(({ brief }) => brief?.abstract?.[part], among);
    return {
      part,
      /** "Results", "RESULTS:" on its own line. */
      whole: new RegExp(String.raw`^(?:${labels})\s*[:：.]?$`, 'iu'),
      /** "Results: We found". */
      runIn: new RegExp(String.raw`^(?:${labels})\s*[:：]\s+(?=\S)`, 'iu'),
    };
  }),
);

/** A full paper's sections are longer: they have weights of their own. */
const maxParagraphs = 3;
/** Fewer parts than these may be headings of any text. */
const minParts = 3;

interface PlacedBlock {
  readonly block: Block;
  /** The part that a block stands under; undefined outside of the abstract. */
  readonly part?: Part | undefined;
  readonly isLabel?: boolean;
}

/** Sorts blocks into the parts of an abstract: a line or heading labels what follows it, a run-in label its own paragraph. */
function placeBlocks(blocks: readonly Block[], language: Language | undefined): PlacedBlock[] {
  const patterns = getPatterns(language);
  let open: Part | undefined;
  return blocks.map((block): PlacedBlock => {
    const { text } = 'text' in block ? block : { text: '' };
    const labelled = block.type === 'paragraph' || block.type === 'heading';
    const label = labelled ? patterns.find(({ whole }) => whole.test(text.trim())) : undefined;
    if (label !== undefined) {
      open = label.part;
      return { block, part: label.part, isLabel: true };
    }
    const led = block.type === 'paragraph' ? patterns.find(({ runIn }) => runIn.test(text)) : undefined;
    if (led !== undefined && block.type === 'paragraph') {
      open = undefined;
      return { block: { ...block, text: text.replace(led.runIn, '') }, part: led.part };
    }
    if (block.type !== 'paragraph') open = undefined;
    return { block, part: open };
  });
}

export interface Abstract {
  readonly document: SourceDocument;
  readonly conclusions: readonly string[];
}

/** Keeps what was found and its limits: the background is often the very belief that the finding refutes. */
export function readAbstract(document: SourceDocument, language: Language | undefined): Abstract {
  const placed = placeBlocks(document.blocks, language);
  const listTexts = (part: Part) =>
    placed.flatMap(({ block, ...own }) => (own.part === part && !own.isLabel && 'text' in block ? [block.text] : []));
  const found = parts.filter((part) => listTexts(part).length > 0);
  const isAbstract =
    found.length >= minParts &&
    found.includes('conclusion') &&
    (found.includes('background') || found.includes('method')) &&
    found.every((part) => listTexts(part).length <= maxParagraphs * (part === 'rest' || part === 'method' ? 2 : 1));
  if (!isAbstract) return { document, conclusions: [] };
  const kept: ReadonlySet<Part | undefined> = new Set([undefined, 'result', 'conclusion', 'limit']);
  const blocks = placed.flatMap(({ block, part, isLabel = false }) => (kept.has(part) && !isLabel ? [block] : []));
  return {
    document: { ...document, blocks },
    conclusions: listTexts('conclusion'),
  };
}

export const markFindings = (outline: Outline, conclusions: readonly string[]): Outline => ({
  ...outline,
  sentences: outline.sentences.map((sentence) =>
    conclusions.some((text) => text.includes(sentence.text)) ? { ...sentence, isFinding: true } : sentence,
  ),
});
