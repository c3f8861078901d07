import type { Language } from '../../languages/language.ts';
import { packName } from '../packs.ts';
import { findFirstParts, findWords, type KnownWords } from './find-words.ts';
import { tokenize } from './stem.ts';
import type { Match } from './word-index.ts';

export interface HeroCandidate {
  readonly drawing: string;
  readonly score: number;
  readonly isInTitle: boolean;
  readonly isPlainInTitle: boolean;
  /** First thing of the title, of its first words: its subject in languages that name it first. */
  readonly opensTitle: boolean;
  readonly isPlainInText: boolean;
  /** Written with a capital inside the text's sentences and never small: a name that is spelt like a thing. */
  readonly isNamesake: boolean;
  readonly mentions: number;
  readonly words: ReadonlySet<string>;
}

export interface SourceText {
  readonly title: string;
  readonly text: string;
  /** Site section and folders of the address. */
  readonly field?: string | undefined;
}

const weights = { title: 3, lead: 0.7, text: 0.6 } as const;
const minDirect = 0.6;
const leadChars = 500;
const maxMentions = 2.5;
/** Score of a proper name that is spelt like a thing. */
const nameScore = 0.3;
/** Mentions are counted per 600 words; a shorter text counts as 100. */
const per = 600;
const minWords = 100;
const onceOnly = 0.4;
/** For the first part of a compound in the title: mentions needed, and its score. */
const firstPart = { mentions: 3, score: 0.7 } as const;
const plainScore = 0.85;
const charsPerWord = 2;

/** Factor for food that only accompanies the title's dish: strawberries on a cake. */
const besideShare = 0.4;

function findAside(title: string, { drawings }: Language): number {
  const word = tokenize(title).find((token, index) => index > 0 && drawings?.beside?.test(token.word));
  return word?.at ?? Number.POSITIVE_INFINITY;
}

/** A short phrase between quotation marks, beside other words of a title: a name, which need not mean what it says. */
const citation = /["“”„«»‹›‘‚「『]([^"“”„«»‹›’‘」』]+)["“”«»‹›’‘」』]/gu;
const cites = { words: 4, beside: 2 } as const;

/** Words of a title, article included, within which its subject stands. */
const opening = 2;

/** The thing that a title names first, if among its first words. */
function findOpening(title: string, titled: readonly Match[]): Match | undefined {
  const words = tokenize(title).slice(0, opening);
  const first = Math.min(...titled.map(({ at }) => at));
  return titled.find(({ at }) => at === first && words.some((word) => word.at === at));
}

/** Characters before a noun that hold its article. */
const articleChars = 12;

/** Whether the text has it with an article, where names and nouns look alike: "der Wolf" is no Mr Wolf. */
function isNoun(text: string, matches: readonly Match[], { hasCapitalNouns, memes }: Language): boolean {
  const articles = new Set(memes?.articles);
  const findBefore = ({ at }: Match) =>
    text
      .slice(Math.max(0, at - articleChars), at)
      .trimEnd()
      .split(/\s/)
      .at(-1) ?? '';
  return hasCapitalNouns !== true || matches.some((match) => articles.has(findBefore(match).toLowerCase()));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function findCited(title: string): readonly Span[] {
  const all = tokenize(title).length;
  return [...title.matchAll(citation)].flatMap(({ 0: { length }, 1: said = '', index }) => {
    const count = tokenize(said).length;
    return count <= cites.words && all - count >= cites.beside ? [{ from: index, to: index + length }] : [];
  });
}

const isWithin = ({ at }: Match, spans: readonly Span[]): boolean => spans.some(({ from, to }) => at > from && at < to);

/** Things that a title says are not there: life without a car. */
export function findLacking(title: string, language: Language, known: KnownWords): readonly string[] {
  const { lacking } = language.drawings ?? {};
  if (!lacking) return [];
  return findWords(title, language, known).flatMap(({ drawing, at }) =>
    lacking.test(title.slice(0, at)) ? [drawing] : [],
  );
}

export function chooseHero({ title, text }: SourceText, language: Language, known: KnownWords): HeroCandidate[] {
  const scores = new Map<string, number>();
  const add = (drawing: string, score: number) => scores.set(drawing, (scores.get(drawing) ?? 0) + score);
  const aside = findAside(title, language);
  const titled = findWords(title, language, known).filter(({ score }) => score > 0);
  const isAside = ({ drawing, at }: Match) => at > aside && packName(drawing)?.startsWith('food') === true;
  const cited = findCited(title);
  const inTitle = titled.filter((match) => !isAside(match) && !isWithin(match, cited));
  for (const match of titled) {
    const share = isWithin(match, cited) ? nameScore : isAside(match) ? besideShare : 1;
    add(match.drawing, match.score * weights.title * share);
  }
  const inText = findWords(text, language, known).filter(({ score }) => score > 0);
  for (const { drawing, score, at } of inText) if (at < leadChars) add(drawing, score * weights.lead);
  const words = Math.max(minWords, language.hasSpaces ? tokenize(text).length : text.length / charsPerWord);
  const byDrawing = Map.groupBy(inText, ({ drawing }) => drawing);
  for (const [drawing, matches] of byDrawing) {
    const best = Math.max(...matches.map(({ score }) => score));
    const often = Math.min(maxMentions, Math.log2(1 + (matches.length * per) / words));
    add(drawing, best * often * weights.text * (matches.length > 1 ? 1 : onceOnly));
  }
  for (const drawing of findLacking(title, language, known)) scores.delete(drawing);
  const opener = findOpening(title, inTitle);
  const firstParts = findFirstParts(title, language);
  for (const drawing of firstParts) {
    const confirmed = (byDrawing.get(drawing)?.length ?? 0) >= firstPart.mentions;
    if (confirmed && !inTitle.some((match) => match.drawing === drawing)) add(drawing, firstPart.score * weights.title);
    else firstParts.delete(drawing);
  }
  const isOnlyName = (matches: readonly Match[]) =>
    matches.some(({ score }) => score <= nameScore) && matches.every(({ score }) => score < plainScore);
  const isDirect = ({ kind, score }: Match) => kind !== 'near' && score >= minDirect;
  const said = Map.groupBy([...inTitle, ...inText], ({ drawing }) => drawing);
  return Array.from(scores, ([drawing, score]) => ({
    drawing,
    score,
    words: new Set(said.get(drawing)?.map(({ key }) => key)),
    isInTitle: firstParts.has(drawing) || inTitle.some((match) => match.drawing === drawing && isDirect(match)),
    isPlainInTitle: inTitle.some((match) => match.drawing === drawing && isDirect(match) && match.score >= plainScore),
    isNamesake: isOnlyName(byDrawing.get(drawing) ?? []),
    opensTitle:
      opener?.drawing === drawing && opener.score >= plainScore && isNoun(text, byDrawing.get(drawing) ?? [], language),
    isPlainInText: byDrawing.get(drawing)?.some((match) => isDirect(match) && match.score >= plainScore) ?? false,
    mentions: byDrawing.get(drawing)?.filter(({ score: sure }) => sure > nameScore).length ?? 0,
  })).sort((one, other) => other.score - one.score);
}
