import {
  compileLower,
  joinAlternatives,
  joinPieces,
  joinProse,
  joinWords,
  matchLowerWords,
} from '../languages/patterns.ts';
import { isCaption } from './captions.ts';
import { isUnspaced, wordsIn } from './text.ts';

/**
 * What pages put between the lines of an article, by its words in lower case, over all languages. A block that matches says nothing
 * about the topic.
 */
const boilerplate = [
  // Calls to do something on the site
  compileLower(
    String.raw`\b(?:${joinWords(({ brief }) => brief?.noise?.calls)})\b|${joinPieces(({ brief }) => brief?.noise?.calls)}`,
    '',
  ),
  // Pictures' captions, and calls to read or see more
  compileLower(`^(?:${joinProse('pictureCalls')})`),
  // Reporters' formulas
  compileLower(String.raw`\b(?:${joinAlternatives(({ brief }) => brief?.noise?.formulas)})\b`, ''),
  // Credits and rights
  compileLower(`(?:${joinAlternatives(({ brief }) => brief?.noise?.credits)})`, ''),
  // The site about itself
  compileLower(String.raw`\b(?:${joinAlternatives(({ brief }) => brief?.noise?.ofSite)})\b`, ''),
  // Browser, buying, contact, where else to look
  matchLowerWords(({ brief }) => brief?.noise?.ofPage),
  // Money, membership, thanks, permissions
  matchLowerWords(({ brief }) => brief?.noise?.appeals),
  // Lines of a contents list
  /(?:\.\s?){4,12}\s*\d{1,4}\s*$/,
  // Lines of an index or of errata
  /^(?:pages?|pp?\.)\s?\d{1,4}(?:\s?[,:;、–—-]|$)/,
  // Code, addresses and left-over markup
  /(?:https?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]{1,64}\.\w+|\{\{|\}\}|<\/?\w+>|\[\/?\w+\]|\\\w+\{|==|=>|\w=\w|::|_{2,}|\|\s)/,
] as const;

/** A post of a social site that a page shows: its shortened address, or its author's handle behind a dash. */
const embeddedPost = /pic\.twitter\.com\/|(?<![\p{L}.])t\.co\/|[—–-]\s?[^—–\n]{1,60}\(@\w{1,30}\)/u;

/** Longer texts are judged by their start, so that no pattern takes long over a text that was made to be slow. */
const judged = 2000;

/** Headings after which the article is over. */
const afterwards = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.afterwards)})$`, 'i');

/** Headings over text that is about something else than the topic. */
const aside = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.aside)})$`, 'i');

/** Headings over what the text itself calls its sum. */
const summary = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.summary)})$`, 'i');

/** Names of parts that any paper, report or talk has: they say nothing of the topic. */
const label = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.noise?.label)})(?:\s(?:&|${joinAlternatives(({ brief }) => brief?.common?.and)})\s.{1,40})?$`,
  'iu',
);
/** Labels that papers alone have. */
const research = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.research)})$`, 'iu');
/** Labels over what leads up to a paper's message: what others did, and how it was found out. */
const groundwork = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.groundwork)})$`, 'iu');

/** "3.1", "IV." before a heading's words. */
const sectionNumber = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}(?=[.)]))[.)]?\s+(?=\p{L})/u;

/** A heading's words without number, colon and brackets behind them. */
const headingWords = (heading: string): string =>
  heading
    .slice(0, judged)
    .trim()
    .replace(/[:：.]$/, '')
    .replace(/\s*\[[^\]]*\]$/, '')
    .replace(sectionNumber, '');

/** Whether a heading names a part that any paper, report or talk has. */
export const isLabel = (heading: string): boolean => label.test(headingWords(heading));

export const arePaper = (headings: readonly string[]): boolean =>
  headings.filter(isLabel).length >= 2 && headings.some((heading) => research.test(headingWords(heading)));

/** Whether what stands under a paper's heading leads up to the message. */
export const isGroundwork = (heading: string): boolean => groundwork.test(headingWords(heading));

/** What a heading says about the text under it. */
export function roleOfHeading(heading: string): 'main' | 'summary' | 'aside' | 'afterwards' {
  const text = headingWords(heading);
  if (afterwards.test(text)) return 'afterwards';
  if (aside.test(text)) return 'aside';
  return text.length <= 60 && summary.test(text) ? 'summary' : 'main';
}

/** Whether a sentence, list item or paragraph is the page's own business rather than the article's. */
export function isBoilerplate(text: string): boolean {
  const start = text.slice(0, judged).toLowerCase();
  return boilerplate.some((pattern) => pattern.test(start)) || isCaption(text);
}

/** Whether a quotation is a post of a social site that the page shows. */
export const isEmbeddedPost = (text: string): boolean => embeddedPost.test(text.slice(0, judged));

/** Share of letters among the characters that are not spaces, 0–1: low in code, formulas and tables of figures. */
function letterShare(text: string): number {
  const solid = text.replace(/\s/g, '');
  return solid.length === 0 ? 0 : (solid.match(/\p{L}|\p{M}/gu)?.length ?? 0) / solid.length;
}

/** Latin letters, digits and signs without a space for lines on end: code, a key, or nothing. */
const unbroken = /[\p{Script=Latin}\p{N}\p{P}\p{S}]{201}/u;

/** Least share of letters in prose: one letter of unspaced text is a syllable or a word, so a date leaves fewer of them. */
const minLetters = { spaced: 0.7, unspaced: 0.4 };

/** A sentence full of figures: without them it is made of words, and there are as many as a sentence needs. */
const figures = { letters: 0.5, between: 0.85, words: 5 };

function tellsFigures(text: string): boolean {
  const between = text.replace(/[$€£¥]?\p{N}[\p{N}.,'’]*%?/gu, ' ');
  return (
    /[.。!?]["”’)]*$/.test(text) &&
    letterShare(text) >= figures.letters &&
    letterShare(between) >= figures.between &&
    (between.match(/\p{L}{2,}/gu)?.length ?? 0) >= figures.words
  );
}

/** Whether a text is in capitals alone; one word of them among letters that know none ("LED灯") shouts at nobody. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 0 && !/\p{Ll}/u.test(text) && capitals * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether a text reads as prose: mostly letters, not shouted, broken by spaces, no word longer than a line. */
export function isProse(whole: string): boolean {
  const text = whole.slice(0, judged);
  if (unbroken.test(text)) return false;
  if (letterShare(text) < (isUnspaced(text) ? minLetters.unspaced : minLetters.spaced) && !tellsFigures(text))
    return false;
  if (text.length > 12 && isShouted(text)) return false;
  return !wordsIn(text).some((word) => word.length > 45 && /[a-z]/i.test(word));
}
