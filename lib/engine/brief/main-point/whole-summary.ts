import type { Block, Metadata } from '../../document.ts';
import { toLettersAndDigits } from '../../letters.ts';
import type { Timing } from '../standing/background.ts';
import { selfContained } from '../standing/dangling.ts';
import { takesBack } from '../standing/ownership.ts';
import { isBalanced } from '../text/borders.ts';
import { splitSentences } from '../text/sentences.ts';
import {
  countTextWords,
  getFirstWord,
  hasNewNumber,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  toStems,
  wordsIn,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
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
  repeatsTitle,
} from '../titles/description.ts';
import { findHost } from '../titles/title.ts';

/** Drawn letters of a summary under a title (three or four lines), and as the main fact. */
export const maxSummaryChars = { line: 175, lead: 300 } as const;
/** Editors write one or two sentences; more are the text's opening. */
const maxSentences = 3;
const minWords = 6;
const minNewTerms = 3;
const stopped = /[.。][”"’»」]?$/u;

interface SummarySource {
  readonly metadata: Metadata;
  readonly title: string;
  readonly body: readonly string[];
  readonly blocks: readonly Block[];
  readonly language: string;
  readonly words: LanguageWords;
  readonly isAble: (sentence: string) => boolean;
  readonly maxChars: number;
  readonly time: (text: string) => Timing;
}

function addsTo(title: string, text: string, body: readonly string[], words: LanguageWords): boolean {
  const [said, terms] = [title, text].map((one) => toStems(listTerms(one, words)));
  if (!said || !terms || terms.size === 0) return false;
  const added = [...terms].filter((term) => !said.has(term)).length;
  if (
    !hasNewNumber(text, title) &&
    (added < minNewTerms || (!isUnspaced(text) && overlap(terms, said) >= repeatedStems))
  )
    return false;
  const used = toStems(body.flatMap((one) => listTerms(one, words)));
  return used.size === 0 || overlap(terms, used) >= minBorneOut;
}

const canOpen = (sentence: string, words: LanguageWords): boolean =>
  countTextWords(sentence) >= minWords &&
  !words.backward.has(getFirstWord(sentence)) &&
  selfContained(sentence, words) >= minContained &&
  says(sentence, words);

/** "A portrait." has no verb. */
const says = (sentence: string, words: LanguageWords): boolean =>
  isUnspaced(sentence) ||
  (words.verbSign?.test(sentence) ??
    wordsIn(sentence).some((word) => /^\p{Ll}/u.test(word) && !words.joints.has(word)));

const tail = 40;

/** A whole paragraph is a standfirst if it speaks of the title's subject, has a number or lacks a stop. */
function isExcerpt(description: string, first: string, { title, body, blocks, words }: SummarySource): boolean {
  if (!body.some((sentence) => sentence.includes(first.slice(-tail)))) return false;
  const isParagraph = ({ type, ...block }: Block) =>
    type === 'paragraph' && 'text' in block && toLettersAndDigits(block.text) === toLettersAndDigits(description);
  const [said, terms] = [title, first].map((text) => toStems(listTerms(text, words)));
  const isOfTitle = said !== undefined && terms !== undefined && overlap(said, terms) > 0;
  const isLine = isOfTitle || /\p{N}{2}/u.test(first) || !stopped.test(description);
  return !isLine || !blocks.some(isParagraph);
}

function opensWithSite(sentence: string, { site, url }: Metadata): boolean {
  const host = findHost(url);
  const names = [site, host, host?.split('.').at(-2)].map((name) => toLettersAndDigits(name ?? ''));
  return names.some((name) => name.length >= minSiteName && toLettersAndDigits(sentence).startsWith(name));
}

/** One or two sentences in which an editor said what matters; undefined for excerpts, calls, questions, slogans. */
export function findWholeSummary(source: SummarySource): string | undefined {
  const { metadata, title, body, language, words, isAble, maxChars, time } = source;
  const description = readDescription(metadata, words.language);
  const sentences = splitSentences(description, language);
  const [first = ''] = sentences;
  // Text that also opens the body is not a summary.
  if (
    sentences.length > maxSentences ||
    sentences.some(takesBack) ||
    isExcerpt(description, first, source) ||
    !canOpen(first, words)
  )
    return undefined;
  const isKept = (sentence: string, place: number) =>
    isAble(sentence) &&
    !isBroken(sentence) &&
    !isCall(sentence, language) &&
    !linked.test(sentence) &&
    !isOfSite(sentence, metadata, body) &&
    !opensWithSite(sentence, metadata) &&
    !isCutOff(sentence, body) &&
    isBalanced(sentence) &&
    !words.personal.has(getFirstWord(sentence)) &&
    (place === 0 || (stopped.test(sentence) && says(sentence, words)));
  const end = sentences.findIndex((sentence, place) => !isKept(sentence, place));
  const said = end < 0 ? sentences : sentences.slice(0, end);
  while (measureDrawnLength(said.join(' ')) > maxChars || opposes(sentences[said.length], words)) {
    if (said.length === 0) return undefined;
    said.pop();
  }
  if (said.every((sentence) => time(sentence) !== 'news')) return undefined;
  const joint = isUnspaced(first) ? '' : ' ';
  const summary = said.length === 1 ? first.replace(/[.。]$/u, '') : said.join(joint);
  const isAgain = said.length === 1 && !isUnspaced(first) && repeatsTitle(summary, title, words);
  return isAgain ||
    toLettersAndDigits(summary).includes(toLettersAndDigits(title)) ||
    !addsTo(title, summary, body, words)
    ? undefined
    : summary;
}
