import { keepByText } from '../../keep.ts';
import type { Language } from '../../languages/language.ts';
import {
  compileLowerTest,
  joinAlternatives,
  joinPieces,
  joinProse,
  joinWords,
  matchLowerWords,
  type Pick,
  perPageLanguage,
  wrapInBorders,
} from '../../languages/patterns.ts';
import type { BriefWords } from '../../languages/words/brief-words.ts';
import { shortHosts } from '../../networks.ts';
import { isUnspaced, wordsIn } from '../text/text.ts';
import { isCaption } from './captions.ts';

const getFurnitureTest = perPageLanguage((among) => {
  const join = (field: keyof NonNullable<BriefWords['noise']>) =>
    joinAlternatives(({ brief }) => brief?.noise?.[field], among);
  const pickCalls: Pick = ({ brief }) => brief?.noise?.calls;
  const patterns = [
    compileLowerTest(`${wrapInBorders(joinWords(pickCalls, among))}|${joinPieces(pickCalls, among)}`),
    compileLowerTest(`^(?:${joinProse('pictureCalls', among)})`),
    compileLowerTest(wrapInBorders(join('formulas'))),
    compileLowerTest(`(?:${join('credits')})`, ''),
    compileLowerTest(wrapInBorders(join('ofSite'))),
    matchLowerWords(({ brief }) => brief?.noise?.ofPage, among),
    matchLowerWords(({ brief }) => brief?.noise?.appeals, among),
    // Contents lists
    /(?:\.\s?){4,12}\s*\d{1,4}\s*$/,
    // Indexes and errata
    /^(?:pages?|pp?\.)\s?\d{1,4}(?:\s?[,:;、–—-]|$)/,
    // Code, addresses and markup
    /(?:https?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]{1,64}\.\w+|\{\{|\}\}|<\/?\w+>|\[\/?\w+\]|\\\w+\{|==|=>|\w=\w|::|_{2,}|\|\s)/,
  ];
  return keepByText((lower) => patterns.some((pattern) => pattern.test(lower)));
});

/** An embedded post: a short URL, or a handle behind a dash. */
const embeddedPost = new RegExp(
  String.raw`(?:${shortHosts.picture}|(?<![\p{L}.])${shortHosts.link})/|[—–-]\s?[^—–\n]{1,60}\(@\w{1,30}\)`,
  'u',
);

/** Letters that are read, so that no crafted text makes a pattern slow. */
const judgedChars = 2000;

const getHeadingPatterns = perPageLanguage((among) => {
  const afterwards = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.afterwards, among)})$`, 'i');
  const aside = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.aside, among)})$`, 'i');
  const summary = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.summary, among)})$`, 'i');
  const label = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.noise?.label, among)})(?:\s(?:&|${joinAlternatives(({ brief }) => brief?.common?.and, among)})\s.{1,40})?$`,
    'iu',
  );
  const research = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.research, among)})$`, 'iu');
  const groundwork = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.noise?.groundwork, among)})$`, 'iu');
  /** "Update, 29 April, 5:15 p.m.: …", "UPDATE 2: …", "Exclusive: …", "Summary: …", "At a glance: …" */
  const newsMark = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.announcing, among)}|${joinAlternatives(({ brief }) => brief?.title?.breaking, among)}|${joinAlternatives(({ brief }) => brief?.noise?.keyFacts, among)})(?:\s\d{1,2})?(?:[,\s]\s?[^:：!]{0,30}?\d{1,2}[:.]\d{2}[^:：!]{0,12})?\s?[:：!]\s+(?=\S)`,
    'iu',
  );
  return { label, research, groundwork, afterwards, aside, summary, newsMark };
});

/** "3.1", "IV." before a heading's words. */
const sectionNumber = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}(?=[.)]))[.)]?\s+(?=\p{L})/u;

const toHeadingWords = (heading: string): string =>
  heading
    .slice(0, judgedChars)
    .trim()
    .replace(/[:：.]$/, '')
    .replace(/\s*\[[^\]]*\]$/, '')
    .replace(sectionNumber, '');

export const isStandardHeading = (heading: string, language: Language | undefined): boolean =>
  getHeadingPatterns(language).label.test(toHeadingWords(heading));

export const arePaper = (headings: readonly string[], language: Language | undefined): boolean =>
  headings.filter((heading) => isStandardHeading(heading, language)).length >= 2 &&
  headings.some((heading) => getHeadingPatterns(language).research.test(toHeadingWords(heading)));

export const isGroundwork = (heading: string, language: Language | undefined): boolean =>
  getHeadingPatterns(language).groundwork.test(toHeadingWords(heading));

export function findHeadingRole(
  heading: string,
  language: Language | undefined,
): 'main' | 'summary' | 'aside' | 'afterwards' {
  const { afterwards, aside, summary } = getHeadingPatterns(language);
  const text = toHeadingWords(heading);
  if (afterwards.test(text)) return 'afterwards';
  if (aside.test(text)) return 'aside';
  return text.length <= 60 && summary.test(text) ? 'summary' : 'main';
}

export function isBoilerplate(text: string, language: Language | undefined): boolean {
  return getFurnitureTest(language)(text.slice(0, judgedChars).toLowerCase()) || isCaption(text, language);
}

export const isEmbeddedPost = (text: string): boolean => embeddedPost.test(text.slice(0, judgedChars));

function computeLetterShare(text: string): number {
  const solid = text.replace(/\s/g, '');
  return solid.length === 0 ? 0 : (solid.match(/\p{L}|\p{M}/gu)?.length ?? 0) / solid.length;
}

/** A long Latin run without spaces: code or a key. */
const unbroken = /[\p{Script=Latin}\p{N}\p{P}\p{S}]{201}/u;

/** Minimum share of letters in prose; unspaced scripts need fewer, as one letter is a syllable or word. */
const minLetters = { spaced: 0.7, unspaced: 0.4 };

const figures = { letters: 0.5, between: 0.85, words: 5 };

function statesFigures(text: string): boolean {
  const between = text.replace(/[$€£¥]?\p{N}[\p{N}.,'’]*%?/gu, ' ');
  return (
    /[.。!?]["”’)]*$/.test(text) &&
    computeLetterShare(text) >= figures.letters &&
    computeLetterShare(between) >= figures.between &&
    (between.match(/\p{L}{2,}/gu)?.length ?? 0) >= figures.words
  );
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 0 && !/\p{Ll}/u.test(text) && capitals * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

export function isProse(whole: string): boolean {
  const text = whole.slice(0, judgedChars);
  if (unbroken.test(text)) return false;
  if (computeLetterShare(text) < (isUnspaced(text) ? minLetters.unspaced : minLetters.spaced) && !statesFigures(text))
    return false;
  if (text.length > 12 && isShouted(text)) return false;
  return !wordsIn(text).some((word) => word.length > 45 && /[a-z]/i.test(word));
}

export function withoutNewsMark(text: string, language: Language | undefined): string {
  const { newsMark } = getHeadingPatterns(language);
  return newsMark.test(text) && !isBoilerplate(text, language) ? text.replace(newsMark, '') : text;
}
