import type { Block, Metadata } from '../document.ts';
import { isBalanced } from './borders.ts';
import { selfContained } from './dangling.ts';
import {
  isBroken,
  isCall,
  isCutOff,
  isOfSite,
  linked,
  minBorneOut,
  minContained,
  minSiteName,
  opposes,
  readDescription,
  repeatedStems,
} from './description.ts';
import { takesBack } from './ownership.ts';
import { splitSentences } from './sentences.ts';
import {
  drawnLength,
  firstWord,
  hasNewNumber,
  isUnspaced,
  listTerms,
  overlap,
  stems,
  wordCount,
  wordsIn,
} from './text.ts';
import { bare, findHost } from './title.ts';
import type { LanguageWords } from './words.ts';

/** Drawn letters that stand under a title in three or four lines, and of the same as the main fact of a picture. */
export const maxSummaryChars = { line: 175, lead: 300 } as const;
/** An editor's summary has one or two sentences, seldom three; more of them are the text's opening. */
const maxSentences = 3;
/** Words of its first sentence: fewer are a heading. */
const minWords = 6;
/** Terms that it adds to the title. */
const minNewTerms = 3;
const stopped = /[.。][”"’»」]?$/u;

interface Source {
  readonly metadata: Metadata;
  readonly title: string;
  readonly body: readonly string[];
  readonly blocks: readonly Block[];
  readonly language: string;
  readonly words: LanguageWords;
  /** Whether a sentence is what the source itself says and names no private person. */
  readonly isAble: (sentence: string) => boolean;
  /** Drawn letters that there is room for. */
  readonly maxChars: number;
}

/** Whether a text says more than its title does, and of what the body speaks. */
function addsTo(title: string, text: string, body: readonly string[], words: LanguageWords): boolean {
  const [said, terms] = [title, text].map((one) => stems(listTerms(one, words)));
  if (!said || !terms || terms.size === 0) return false;
  const added = [...terms].filter((term) => !said.has(term)).length;
  if (
    !hasNewNumber(text, title) &&
    (added < minNewTerms || (!isUnspaced(text) && overlap(terms, said) >= repeatedStems))
  )
    return false;
  const used = stems(body.flatMap((one) => listTerms(one, words)));
  return used.size === 0 || overlap(terms, used) >= minBorneOut;
}

/** Whether a sentence opens a summary: it names what it speaks of and says something of it. */
const canOpen = (sentence: string, words: LanguageWords): boolean =>
  wordCount(sentence) >= minWords &&
  !words.backward.has(firstWord(sentence)) &&
  // Whom it does not name stands in the title over it.
  selfContained(sentence, words) >= minContained &&
  says(sentence, words);

/** Whether a sentence may have a verb: "A portrait." has none, as far as a list or German capitals show it. */
const says = (sentence: string, words: LanguageWords): boolean =>
  isUnspaced(sentence) ||
  (words.verbSign?.test(sentence) ??
    wordsIn(sentence).some((word) => /^\p{Ll}/u.test(word) && !words.joints.has(word)));

/** Letters of a sentence's end by which it is found again in the text. */
const tail = 40;

/**
 * Whether a description is cut out of the text. One that is a whole paragraph of it is the standfirst that the page shows,
 * where it speaks of the title's subject, has a figure or goes without a stop; else it is the scene that the text opens with.
 */
function isExcerpt(description: string, first: string, { title, body, blocks, words }: Source): boolean {
  if (!body.some((sentence) => sentence.includes(first.slice(-tail)))) return false;
  const isParagraph = ({ type, ...block }: Block) =>
    type === 'paragraph' && 'text' in block && bare(block.text) === bare(description);
  const [said, terms] = [title, first].map((text) => stems(listTerms(text, words)));
  const isOfTitle = said !== undefined && terms !== undefined && overlap(said, terms) > 0;
  const isLine = isOfTitle || /\p{N}{2}/u.test(first) || !stopped.test(description);
  return !isLine || !blocks.some(isParagraph);
}

/** Whether a sentence opens with the name of its site: it speaks of that. */
function opensWithSite(sentence: string, { site, url }: Metadata): boolean {
  const host = findHost(url);
  const names = [site, host, host?.split('.').at(-2)].map((name) => bare(name ?? ''));
  return names.some((name) => name.length >= minSiteName && bare(sentence).startsWith(name));
}

/**
 * The publisher's own summary, whole: a description of one or two sentences that is not cut out of the text. Its editor has
 * said there what matters, and the second sentence leans on the first. Undefined where it is an excerpt, a call, a question, a
 * slogan, cut off, or too long.
 */
export function findWholeSummary(source: Source): string | undefined {
  const { metadata, title, body, language, words, isAble, maxChars } = source;
  const description = readDescription(metadata);
  const sentences = splitSentences(description, language);
  const [first = ''] = sentences;
  // What opens the text as well is no summary of it; what opposes it is the half of the thought that counts.
  if (
    sentences.length > maxSentences ||
    sentences.some(takesBack) ||
    isExcerpt(description, first, source) ||
    !canOpen(first, words)
  )
    return undefined;
  const isSaid = (sentence: string, place: number) =>
    isAble(sentence) &&
    !isBroken(sentence) &&
    !isCall(sentence) &&
    !linked.test(sentence) &&
    !isOfSite(sentence, metadata, body) &&
    !opensWithSite(sentence, metadata) &&
    !isCutOff(sentence, body) &&
    isBalanced(sentence) &&
    !words.personal.has(firstWord(sentence)) &&
    (place === 0 || (stopped.test(sentence) && says(sentence, words)));
  const end = sentences.findIndex((sentence, place) => !isSaid(sentence, place));
  const said = end < 0 ? sentences : sentences.slice(0, end);
  while (drawnLength(said.join(' ')) > maxChars || opposes(sentences[said.length], words)) {
    if (said.length === 0) return undefined;
    said.pop();
  }
  const joint = isUnspaced(first) ? '' : ' ';
  const summary = said.length === 1 ? first.replace(/[.。]$/u, '') : said.join(joint);
  return bare(summary).includes(bare(title)) || !addsTo(title, summary, body, words) ? undefined : summary;
}
