import type { Block, SourceDocument } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { withLoneNumbers } from '../numbers/lone-numbers.ts';
import { reverses, takesBack } from '../standing/ownership.ts';
import { findSpoken } from '../standing/voice.ts';
import { cleanOpening } from '../text/dateline.ts';
import type { Sentence } from '../text/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, countTextWords } from '../text/text.ts';
import { makeLabelFilter, withoutCaptions } from './bare-lines.ts';
import { isCaption } from './captions.ts';
import { countFarewell } from './farewell.ts';
import { listMainBlocks } from './heads.ts';
import { arePaper, findHeadingRole, isEmbeddedPost, isGroundwork, isProse, withoutNewsMark } from './noise.ts';
import { withoutNotices } from './notices.ts';
import { makeAffairFilter, makeSkips } from './outline-filters.ts';
import {
  clean,
  isStepLabel,
  listHeadings,
  listItems,
  maxSentenceChars,
  readSaid,
  splitRunIn,
  withoutFinding,
} from './outline-text.ts';
import { withRecipe } from './recipe.ts';

export interface SourceList {
  readonly ordered: boolean;
  readonly items: readonly string[];
  /** Whether the source calls it a summary ("Key takeaways"). */
  readonly summary: boolean;
  readonly lead: string;
}

export interface Section {
  readonly heading: string;
  readonly level: number;
  readonly sentences: readonly string[];
  readonly lists: readonly SourceList[];
}

export interface Outline {
  readonly sentences: readonly Sentence[];
  readonly sections: readonly Section[];
  readonly lists: readonly SourceList[];
  readonly tables: readonly Led<'table'>[];
  readonly nests: readonly Led<'list'>[];
  readonly quotes: readonly Led<'quote'>[];
}

export interface Led<Type extends Block['type']> {
  readonly block: Extract<Block, { type: Type }>;
  readonly lead: string;
}

const roleWeight = { main: 1, summary: 1.3, aside: 0.6, afterwards: 0 } as const;

const paperWeight = { groundwork: 0.5, summary: 1.15, found: 1.3 };

/** A quotation block is one voice, seldom the message. */
const quoteWeight = 0.6;

const minAnswerWords = 8;

/** Drawn letters up to which a line over a list is a name ("Zusammenfassung"). */
const maxNameChars = 40;

/** Levels of headings: one that opens its paragraph; below all others. */
const [runInLevel, deepest] = [6, 7];

interface OpenSection {
  heading: string;
  level: number;
  sentences: string[];
  lists: SourceList[];
}

/** Reads the blocks up to the heading that ends the article. `speakers` are an interview's guests. */
export function makeOutline(source: SourceDocument, language: string, speakers: readonly string[] = []): Outline {
  const given = withLoneNumbers(withoutNotices(source, language));
  const blocks = listMainBlocks(withoutCaptions(withRecipe(given)), findLanguage(language));
  const reader = new OutlineReader({ ...source, blocks }, language, speakers);
  for (const block of blocks) {
    reader.read(block);
    if (reader.isOver) break;
  }
  return reader.finish();
}

type Text = Pick<SourceDocument, 'metadata'> & { readonly blocks: readonly Block[] };

class OutlineReader {
  readonly #sentences: Sentence[] = [];
  readonly #lists: SourceList[] = [];
  readonly #tables: Led<'table'>[] = [];
  readonly #nests: Led<'list'>[] = [];
  readonly #quotes: Led<'quote'>[] = [];
  readonly #sections: OpenSection[] = [];
  readonly #seen = new Set<string>();
  readonly #language: string;
  readonly #own: Language | undefined;
  readonly #speakers: readonly string[];
  readonly #skips: (length: number) => boolean;
  readonly #isAffair: (sentence: string) => boolean;
  readonly #isLabelLine: (text: string) => boolean;
  readonly #isPaper: boolean;
  #section: OpenSection | undefined;
  #role: keyof typeof roleWeight = 'main';
  #headingWeight = 1;
  #groundworkLevel = deepest;
  #lead = '';
  #paragraph = 0;
  #isFirst = true;
  #isOpening = true;

  constructor(document: Text, language: string, speakers: readonly string[]) {
    this.#language = language;
    this.#own = findLanguage(language);
    this.#speakers = speakers;
    this.#skips = makeSkips(document);
    this.#isAffair = makeAffairFilter(document, language);
    this.#isLabelLine = makeLabelFilter(document.blocks, this.#own);
    this.#isPaper = arePaper(listHeadings(document.blocks, this.#own), this.#own);
  }

  get isOver(): boolean {
    return this.#role === 'afterwards' && this.#sentences.length > 0;
  }

  finish(): Outline {
    for (let left = countFarewell(this.#sentences); left > 0; left--) this.#withdraw(this.#sentences.at(-1)?.text);
    return {
      sentences: this.#sentences,
      sections: this.#sections,
      lists: this.#lists,
      tables: this.#tables,
      nests: this.#nests,
      quotes: this.#quotes,
    };
  }

  read(block: Block): void {
    if (block.type === 'heading') this.#openSection(block.text, block.level);
    if (block.type === 'paragraph') this.#readParagraph(block.text);
    if (block.type === 'table' && !this.#isBesides) this.#tables.push({ block, lead: this.#lead });
    if (block.type === 'quote') this.#readQuote(block);
    if (block.type === 'list') this.#readList(block);
  }

  get #isBesides(): boolean {
    return this.#role === 'aside' || this.#role === 'afterwards';
  }

  #openSection(text: string, level: number): void {
    const heading = clean(text.slice(0, maxSentenceChars), this.#own).replace(/\s*[#¶§🔗]+$/u, '');
    const role = findHeadingRole(heading, this.#own);
    this.#role = role;
    if (this.#isPaper && level <= this.#groundworkLevel)
      this.#groundworkLevel = isGroundwork(heading, this.#own) ? level : deepest;
    const inPaper =
      role === 'summary' ? paperWeight.summary : this.#groundworkLevel < deepest ? paperWeight.groundwork : 1;
    this.#headingWeight = roleWeight[role] * (this.#isPaper ? inPaper : 1);
    this.#lead = heading;
    this.#isFirst = true;
    this.#section = undefined;
    if (this.#isBesides) return;
    // Consecutive slides with one title are one section.
    const previous = this.#sections.at(-1);
    this.#section = previous?.heading === heading ? previous : { heading, level, sentences: [], lists: [] };
    if (this.#section !== previous) this.#sections.push(this.#section);
  }

  #readParagraph(whole: string): void {
    const { runIn, rest } = splitRunIn(whole, this.#own);
    if (runIn) this.#openSection(runIn, runInLevel);
    const cleaned = withoutNewsMark(clean(rest, this.#own), this.#own);
    const text = this.#isOpening ? cleanOpening(cleaned) : cleaned;
    this.#isOpening = false;
    if (text === '' || isCaption(text, this.#own)) return;
    if (isStepLabel(text, this.#own)) {
      this.#openSection(text, 3);
      return;
    }
    if (!this.#isLabelLine(text) && (this.#isFirst || !this.#skips(text.length))) this.#addText(text, 1);
    this.#isFirst = false;
    this.#lead = text;
  }

  #readQuote(block: Extract<Block, { type: 'quote' }>): void {
    if (isEmbeddedPost(block.text) || /\(@\w/.test(block.speaker ?? '')) return;
    const speaker = this.#speakers.find((name) => name === block.speaker);
    if (speaker === undefined) this.#quotes.push({ block, lead: this.#lead });
    const weight = speaker === undefined ? quoteWeight : 1;
    if (!this.#skips(block.text.length)) this.#addText(clean(block.text, this.#own), weight, true, speaker);
  }

  #readList(block: Extract<Block, { type: 'list' }>): void {
    const lead = this.#lead;
    const items = listItems(block);
    const leadRole = lead.length <= maxNameChars ? findHeadingRole(lead, this.#own) : 'main';
    const summary = this.#role === 'summary' || leadRole === 'summary';
    const list = { ordered: block.ordered, items, summary, lead };
    // "Read also:" leads to other pages.
    if (leadRole === 'aside' || leadRole === 'afterwards') return;
    if (this.#role !== 'aside') this.#lists.push(list);
    if (this.#role !== 'aside' && items.length < block.items.length) this.#nests.push({ block, lead });
    this.#section?.lists.push(list);
    for (const said of block.items.map(({ text }) => readSaid(clean(text, this.#own))))
      if (said !== '' && !this.#skips(said.length)) this.#addText(said, 1);
  }

  #addText(text: string, weight: number, isQuoted = false, speaker?: string): void {
    let added = false;
    const texts = splitSentences(text, this.#language);
    const spoken = findSpoken(texts, this.#own);
    for (const [index, whole] of texts.entries()) {
      const found = this.#isPaper ? withoutFinding(whole, this.#own) : whole;
      const isFound = found !== whole;
      const sentence = isFound ? capitalize(found) : whole;
      // "In most cases not.": a curt answer depends on its question.
      const isCurt = speaker !== undefined && index === 0 && countTextWords(sentence) < minAnswerWords;
      const isDenial = takesBack(sentence);
      if (isDenial || reverses(sentence)) this.#withdraw(texts[index - 1] ?? this.#sentences.at(-1)?.text);
      if (isCurt || isDenial || sentence.length > maxSentenceChars || this.#seen.has(sentence)) continue;
      this.#seen.add(sentence);
      if (this.#isAffair(sentence) || !isProse(sentence)) continue;
      this.#sentences.push({
        text: sentence,
        paragraph: this.#paragraph,
        weight: weight * this.#headingWeight * (isFound ? paperWeight.found : 1),
        ...(isQuoted || spoken[index] ? { spoken: true } : {}),
        ...(isFound ? { isFinding: true } : {}),
        ...(speaker === undefined ? {} : { speaker }),
      });
      this.#section?.sentences.push(sentence);
      added = true;
    }
    if (added) this.#paragraph++;
  }

  #withdraw(text: string | undefined): void {
    if (text === undefined || this.#sentences.at(-1)?.text !== text) return;
    this.#sentences.pop();
    if (this.#section?.sentences.at(-1) === text) this.#section.sentences.pop();
  }
}
