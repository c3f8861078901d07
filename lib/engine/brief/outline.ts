import type { Block, SourceDocument } from '../document.ts';
import { joinProse } from '../languages/patterns.ts';
import { makeLabelFilter, withoutCaptions } from './bare-lines.ts';
import { cleanByline } from './byline.ts';
import { isCaption } from './captions.ts';
import { cleanOpening } from './dateline.ts';
import { countFarewell } from './farewell.ts';
import { mainBlocks } from './heads.ts';
import { arePaper, isBoilerplate, isEmbeddedPost, isGroundwork, isProse, roleOfHeading } from './noise.ts';
import { clean, isSaid, listItems, maxSentenceChars, splitRunIn, stepLabel } from './outline-text.ts';
import { takesBack } from './ownership.ts';
import type { Sentence } from './rank.ts';
import { splitSentences } from './sentences.ts';
import { wordCount } from './text.ts';
import { findSpoken } from './voice.ts';

/** A list whose items may become points. */
export interface SourceList {
  readonly ordered: boolean;
  readonly items: readonly string[];
  /** Whether the source calls it its sum ("Key takeaways"). */
  readonly summary: boolean;
  /** The line that introduces it: the heading or the paragraph right before it. */
  readonly lead: string;
}

/** A heading with the sentences under it, up to the next heading. */
export interface Section {
  readonly heading: string;
  readonly level: number;
  readonly sentences: readonly string[];
  readonly lists: readonly SourceList[];
}

/** The main text of a document without what is not the article, in the three forms points are made from. */
export interface Outline {
  readonly sentences: readonly Sentence[];
  readonly sections: readonly Section[];
  readonly lists: readonly SourceList[];
  /** Tables, nested lists and quotation blocks, with what leads to them. */
  readonly tables: readonly Led<'table'>[];
  readonly nests: readonly Led<'list'>[];
  readonly quotes: readonly Led<'quote'>[];
}

/** A block with the line that introduces it: the heading or paragraph right before it. */
export interface Led<Type extends Block['type']> {
  readonly block: Extract<Block, { type: Type }>;
  readonly lead: string;
}

const roleWeight = { main: 1, summary: 1.3, aside: 0.6, afterwards: 0 } as const;

/** How a paper opens what it found; who says so is in the source line. */
const finds = new RegExp(`^(?:${joinProse('paperFinds')}) `, 'i');

/** In a paper an introduction, earlier work or a method says less than the abstract and what was found. */
const paperWeight = { groundwork: 0.5, summary: 1.15 };

/** A quotation block is someone's voice, seldom the message. */
const quoteWeight = 0.6;

/** Letters read whole; of what follows in a longer text only a spread of paragraphs is read, so that the time stays flat. */
const [readWhole, readMore] = [20_000, 40_000];

const minAnswerWords = 8;

/** A line over a list that is a name rather than a sentence ("Zusammenfassung"). */
const maxNameChars = 40;

/** Below every heading that is marked as one. */
const runInLevel = 6;

/** Deeper than any heading. */
const deepest = 7;

interface OpenSection {
  heading: string;
  level: number;
  sentences: string[];
  lists: SourceList[];
}

/** Reads the blocks in order; stops at the heading after which the article is over. `speakers` are those of an interview. */
export function makeOutline(source: SourceDocument, language: string, speakers: readonly string[] = []): Outline {
  const document = { ...source, blocks: mainBlocks(withoutCaptions(source.blocks)) };
  const sentences: Sentence[] = [];
  const lists: SourceList[] = [];
  const tables: Led<'table'>[] = [];
  const nests: Led<'list'>[] = [];
  const quotes: Led<'quote'>[] = [];
  const sections: OpenSection[] = [];
  const seen = new Set<string>();
  let section: OpenSection | undefined;
  let role = roleOfHeading('');
  let headingWeight = 1;
  let groundworkLevel = deepest;
  let lead = '';
  let paragraph = 0;
  const skips = makeSkips(document);
  const isOfAuthor = makeAuthorFilter(document);
  const isLabelLine = makeLabelFilter(document.blocks);
  const isPaper = arePaper(document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])));
  let isFirst = true;
  let isOpening = true;

  /** Takes out the last sentence. */
  const withdraw = (text: string | undefined) => {
    if (text === undefined || sentences.at(-1)?.text !== text) return;
    sentences.pop();
    if (section?.sentences.at(-1) === text) section.sentences.pop();
  };

  const addText = (text: string, weight: number, isQuoted = false, speaker?: string) => {
    let added = false;
    const texts = splitSentences(text, language);
    const spoken = findSpoken(texts);
    for (const [index, whole] of texts.entries()) {
      const sentence = isPaper ? whole.replace(finds, '') : whole;
      // "In most cases not.": what opens an answer in a few words is half of its question.
      const isCurt = speaker !== undefined && index === 0 && wordCount(sentence) < minAnswerWords;
      const isDenial = takesBack(sentence);
      if (isDenial) withdraw(texts[index - 1] ?? sentences.at(-1)?.text);
      if (isCurt || isDenial || sentence.length > maxSentenceChars || seen.has(sentence)) continue;
      seen.add(sentence);
      if (isBoilerplate(sentence) || isOfAuthor(sentence) || !isProse(sentence)) continue;
      const isSpoken = isQuoted || spoken[index] === true;
      sentences.push({
        text: sentence,
        paragraph,
        weight: weight * headingWeight,
        ...(isSpoken ? { spoken: true } : {}),
        ...(speaker === undefined ? {} : { speaker }),
      });
      section?.sentences.push(sentence);
      added = true;
    }
    if (added) paragraph++;
  };

  const openSection = (text: string, level: number) => {
    const heading = clean(text.slice(0, maxSentenceChars)).replace(/\s*[#¶§🔗]+$/u, '');
    role = roleOfHeading(heading);
    if (isPaper && level <= groundworkLevel) groundworkLevel = isGroundwork(heading) ? level : deepest;
    const inPaper = role === 'summary' ? paperWeight.summary : groundworkLevel < deepest ? paperWeight.groundwork : 1;
    headingWeight = roleWeight[role] * (isPaper ? inPaper : 1);
    lead = heading;
    isFirst = true;
    if (role !== 'main' && role !== 'summary') {
      section = undefined;
      return;
    }
    // Slides in a row with one title are one section.
    const previous = sections.at(-1);
    section = previous?.heading === heading ? previous : { heading, level, sentences: [], lists: [] };
    if (section !== previous) sections.push(section);
  };

  const read: { [Type in Block['type']]?: (block: Extract<Block, { type: Type }>) => void } = {
    heading: (block) => openSection(block.text, block.level),
    paragraph: (block) => {
      const { runIn, rest } = splitRunIn(block.text);
      if (runIn) openSection(runIn, runInLevel);
      const cleaned = clean(rest);
      const text = isOpening ? cleanOpening(cleaned) : cleaned;
      isOpening = false;
      if (text === '' || isCaption(text)) return;
      if (stepLabel.test(text)) return openSection(text, 3);
      if (!isLabelLine(text) && (isFirst || !skips(text.length))) addText(text, 1);
      isFirst = false;
      lead = text;
    },
    table: (block) => {
      if (role !== 'aside' && role !== 'afterwards') tables.push({ block, lead });
    },
    quote: (block) => {
      if (isEmbeddedPost(block.text) || /\(@\w/.test(block.speaker ?? '')) return;
      const speaker = speakers.find((name) => name === block.speaker);
      if (speaker === undefined) quotes.push({ block, lead });
      const weight = speaker === undefined ? quoteWeight : 1;
      if (!skips(block.text.length)) addText(clean(block.text), weight, true, speaker);
    },
    list: (block) => {
      const items = listItems(block);
      const isSum = role === 'summary' || (lead.length <= maxNameChars && roleOfHeading(lead) === 'summary');
      const list = { ordered: block.ordered, items, summary: isSum, lead };
      // "Read also:" leads to other pages wherever it stands.
      if (lead.length <= maxNameChars && ['aside', 'afterwards'].includes(roleOfHeading(lead))) return;
      if (role !== 'aside') lists.push(list);
      if (role !== 'aside' && items.length < block.items.length) nests.push({ block, lead });
      section?.lists.push(list);
      for (const item of block.items.map(({ text }) => clean(text)))
        if (isSaid(item) && !skips(item.length)) addText(item, 1);
    },
  };

  for (const block of document.blocks) {
    const reader = read[block.type] as ((block: Block) => void) | undefined;
    reader?.(block);
    if (role === 'afterwards' && sentences.length > 0) break;
  }
  for (let left = countFarewell(sentences); left > 0; left--) withdraw(sentences.at(-1)?.text);
  return { sentences, sections, lists, tables, nests, quotes };
}

/** Reports which sentences open with the name of who wrote the text: what they say of that person is no news, unless the title names it. */
function makeAuthorFilter({
  metadata: { author, site, title = '' },
}: Pick<SourceDocument, 'metadata'>): (sentence: string) => boolean {
  const name = cleanByline(author, site) ?? '';
  return name.includes(' ') && !title.includes(name) ? (sentence) => sentence.startsWith(name) : () => false;
}

/** Reports, text by text, which to leave out so that about `readWhole + readMore` letters are read, spread over the text. */
function makeSkips({ blocks }: { readonly blocks: readonly Block[] }): (length: number) => boolean {
  const countChars = (block: Block) =>
    block.type === 'list'
      ? block.items.reduce((sum, { text }) => sum + text.length, 0)
      : block.type === 'paragraph' || block.type === 'quote'
        ? block.text.length
        : 0;
  const total = blocks.reduce((sum, block) => sum + countChars(block), 0);
  const share = readMore / Math.max(readMore, total - readWhole);
  let [passed, taken] = [0, 0];
  return (length) => {
    passed += length;
    if (passed > readWhole && taken > (passed - readWhole) * share) return true;
    if (passed > readWhole) taken += length;
    return false;
  };
}
