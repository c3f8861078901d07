import { makeOutline, type Outline } from '../../brief/outline/outline.ts';
import { trimSentence } from '../../brief/shortening/shorten.ts';
import { withoutJoints } from '../../brief/shortening/trim.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { rankSentences } from '../../brief/text/rank.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  tidy,
  wordsIn,
} from '../../brief/text/text.ts';
import { getWords, type LanguageWords } from '../../brief/text/words.ts';
import { listSummarySentences } from '../../brief/titles/subtitle.ts';
import { findHost, findTitle, isNameless, withoutSite } from '../../brief/titles/title.ts';
import type { SourceDocument } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import { joinAlternatives, matchOwn, pickSigns } from '../../languages/patterns.ts';
import type { Frames, JokeGenre, Phrases } from '../../languages/words/joke-words.ts';
import { findSubject } from '../subject.ts';
import { getFrames } from '../words/frames.ts';
import { findSigns, type JokeSigns } from '../words/signs.ts';
import { toCore, toWhole, withoutChrome } from './core-title.ts';
import { findJokeGenre } from './genres.ts';
import { findIcebergPairs, type Pair } from './pairs.ts';
import { isTitleCase, type JokeStatement, listStatements, readHeadline } from './statements.ts';
import { findThings } from './things.ts';
import { findSpokenThing, findTopic, isEmptyWord } from './topic.ts';

export interface Material {
  readonly language: string;
  readonly words: LanguageWords;
  readonly signs: JokeSigns | undefined;
  readonly phrases?: Phrases;
  readonly frames: Frames;
  readonly genre?: JokeGenre;
  readonly host?: string;
  /** Its core: without a series' name, a promise of more, the site's name. */
  readonly title: string;
  /** The title with its promises ("…: so geht’s"), which show its kind. */
  readonly wholeTitle: string;
  readonly isNameless: boolean;
  readonly terms: ReadonlyMap<string, number>;
  readonly headline?: string;
  readonly topic?: string;
  readonly drawing?: string;
  readonly outline: Outline;
  /** Sentences of the description and the opening, which may say what a title leaves open. */
  readonly lead: readonly string[];
  readonly statements: readonly JokeStatement[];
  readonly pairs: readonly Pair[];
  readonly sentences: readonly string[];
}

/** Limits the time for long texts. */
const considered = 80;

const maxTitleChars = 300;

const maxTermChars = 12_000;
const maxTopicChars = 20_000;

const often = 3;

export function readMaterial(document: SourceDocument, language: string): Material {
  const words = getWords(language);
  const { title: named = '', site, url } = document.metadata;
  const host = findHost(url);
  const ownHeadings = document.blocks.flatMap((block) => (block.type === 'heading' ? [tidy(block.text)] : []));
  const wholeTitle = toWhole(
    withoutChrome(withoutEcho(withoutSite(named.slice(0, maxTitleChars), site, host, words.language)), host),
    ownHeadings,
  );
  const title = toCore(wholeTitle, language);
  const outline = makeOutline(document, language);
  const ranked = rankSentences(outline.sentences, words);
  const best = ranked.toSorted((a, b) => b.score - a.score).slice(0, considered);
  const pairs = findIcebergPairs(outline, best, named, language, words);
  const body = ranked.map(({ text }) => text).join(' ');
  const terms = countTerms(body, words);
  const isSubject = (label: string) => listTerms(label, words).some((term) => (terms.get(term) ?? 0) >= often);
  const headline = findTitle(
    document,
    pairs.map(({ bottom }) => bottom),
    host,
    words,
  );
  const headings = outline.sections.map(({ heading }) => heading).join(' ');
  const text = `${body} ${headings}`.slice(0, maxTopicChars);
  return {
    language,
    words,
    signs: findSigns(language),
    phrases: findLanguage(language)?.jokes?.phrases,
    frames: getFrames(language),
    genre: findJokeGenre(wholeTitle, outline, language),
    host,
    title,
    wholeTitle,
    isNameless: isNameless(title, site, host),
    terms,
    headline: headline === undefined ? undefined : toCore(withoutChrome(headline, host), language),
    topic:
      keepSubject(findTopic(title, text, words, language), title, body, outline, language) ??
      findNamedTopic(title, outline),
    drawing: findSubject(document),
    outline,
    lead: listLead(document, title, outline, language),
    pairs,
    statements: [
      ...(isNameless(title, site, host) ? [] : readHeadline(title, language, words, isSubject)),
      ...listStatements(best, title, language, words),
    ].sort((a, b) => b.value - a.value),
    sentences: best.toSorted((a, b) => a.index - b.index).map(({ text }) => trimSentence(text, words, withoutJoints)),
  };
}

function listLead({ metadata }: SourceDocument, title: string, { sentences }: Outline, language: string) {
  const body = sentences.map(({ text }) => text);
  const described = listSummarySentences(metadata, title, body, language, getWords(language));
  // Later sentences lean on these.
  const own = findLanguage(language);
  const sites = own?.jokes?.titles?.sites;
  const isOfSite = (sentence: string) =>
    own !== undefined && sites !== undefined && matchOwn(own, sites).test(sentence);
  return [...new Set([...described.slice(0, 1), ...body.slice(0, 1)])].filter(
    (sentence) => sentence !== title && !isOfSite(sentence),
  );
}

function withoutEcho(whole: string): string {
  const title = whole.replace(/(?<=.{12})\s*[([]#\d{1,4}[)\]]$/u, '');
  const [, head, tail] = /^(.{12,}?)\s[|–—-]\s([^|–—]{4,60})$/u.exec(title) ?? [];
  const year = tail === undefined ? undefined : /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(tail)?.[0];
  return head !== undefined && year !== undefined && head.includes(year) ? head : title;
}

function countTerms(text: string, words: LanguageWords): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of listTerms(text.slice(0, maxTermChars), words)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

export function isAboutSource(text: string, { title, terms, words }: Pick<Material, 'title' | 'terms' | 'words'>) {
  const titled = new Set(listTerms(title, words));
  return listTerms(text, words).some((term) => titled.has(term) || (terms.get(term) ?? 0) >= often);
}

const unnamed = new RegExp(
  String.raw`^(?:${joinAlternatives(pickSigns('untitled'))})(?!\p{L})|(?<!\p{L})(?:${joinAlternatives(pickSigns('untitledEnd'))})$`,
  'iu',
);

/** Of a title that names a thing, only the thing: "pages" is not what an article on a printer is about. */
function keepSubject(topic: string | undefined, title: string, body: string, outline: Outline, language: string) {
  const isName = topic !== undefined && /^\p{Lu}/u.test(topic) && !findLanguage(language)?.hasCapitalNouns;
  if (isName) return topic;
  const places = findThings({ title, outline, language }).flatMap((thing) => thing.places);
  const named = places.length === 0 ? undefined : findSpokenThing(title.slice(places[0]), body, language);
  if (topic === undefined) return named;
  const said = (topic.startsWith('the ') ? topic.slice(4) : topic).toLowerCase();
  const at = title.toLowerCase().indexOf(said);
  const isThing = places.some((place) => place >= at && place < at + said.length);
  return places.length === 0 || isThing ? topic : named;
}

const dated = /[\s,–—-]+(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d)$/u;

/** A short title that the text does not repeat, as a name; a single word only above a text. */
function findNamedTopic(whole: string, { sentences }: Outline): string | undefined {
  const title = whole.replace(dated, '');
  const min = sentences.some(({ text }) => countTextWords(text) >= 3) ? 1 : 2;
  const isName =
    /^\p{Lu}[\p{L}\p{M}'’ -]{5,33}$/u.test(title) && countTextWords(title) >= min && countTextWords(title) <= 4;
  const isEmpty = wordsIn(title).every(isEmptyWord);
  return isName && !isEmpty && isTitleCase(title) && !unnamed.test(title) ? `“${title}”` : undefined;
}

export function isPhrase(text: string, material: Material, max = 9): boolean {
  const { words } = material;
  return (
    countTextWords(text) <= max &&
    measureDrawnLength(text) <= max * 9 &&
    measureDrawnLength(text) >= (isUnspaced(text) ? 4 : 3) &&
    isBalanced(text) &&
    endsWhole(text, words) &&
    !words.relative.has(getFirstWord(text)) &&
    !/["“”„«»]/.test(text) &&
    wordsIn(text).some((word) => /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(word))
  );
}

export function isGrounded(text: string, { words }: Material): boolean {
  const first = getFirstWord(text);
  return (
    !words.backward.has(first) &&
    !words.personal.has(first) &&
    !words.relative.has(first) &&
    !words.dependent.has(first) &&
    !words.and.has(first)
  );
}
