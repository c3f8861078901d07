import type { DrawingWords, Language } from '../../languages/language.ts';
import { isCapitalized } from '../../letters.ts';
import { findSpaceless } from './find-spaceless.ts';
import { stemWord, tokenize, type WordToken } from './stem.ts';
import { findWordIndex, kindScores, type Match, type WordEntry, type WordIndex } from './word-index.ts';

export type KnownWords = ReadonlySet<string>;

const maxPhrase = 3;
const doubts = {
  notAtEnd: 0.9,
  nearNotAtEnd: 0.7,
  isName: 0.3,
  isNameAtStart: 0.75,
  isAcronym: 0.2,
  isVerb: 0.5,
  lacksSecondSign: 0.35,
  /** The same where the word is a whole row ("Train"). */
  wholeRow: 0.8,
  compound: 0.85,
  shortCompound: 0.7,
} as const;
const compoundLetters = { whole: 8, first: 3, last: 4, sure: 5 } as const;

export function readKnownWords(text: string, language: Language): KnownWords {
  const known = new Set<string>();
  if (!language.hasSpaces || !language.drawings) return known;
  for (const { word } of tokenize(text)) {
    if (word !== word.toLowerCase()) continue;
    known.add(word);
    known.add(stemWord(word, language.drawings));
  }
  return known;
}

/** "Honey-Bee" is looked up as one word; "front-runner" never by its parts. */
function joinHyphens(tokens: readonly WordToken[], index: WordIndex, stem: (word: string) => string): WordToken[] {
  return tokens.map(({ word, at }) => {
    const joined = word.replaceAll('-', '');
    return joined !== word && index.find(stem(joined)) ? { word: joined, at } : { word, at };
  });
}

/** Letters up to which a list holds acronyms (SUV, NFL): DRESS is a syndrome. */
const maxListedAcronymChars = 4;
const isUpper = (word: string) => /^\p{Lu}{2,}s?$/u.test(word);
/** Last part of an unknown compound; only direct words, as near ones say too little there. */
function findLastPart(
  stem: string,
  index: WordIndex,
  noCompounds: RegExp | undefined,
): { readonly entry: WordEntry; readonly doubt: number } | undefined {
  if (noCompounds?.test(stem)) return undefined;
  for (let start = compoundLetters.first; start <= stem.length - compoundLetters.last; start += 1) {
    const entry = index.find(stem.slice(start));
    if (!entry) continue;
    if (entry.kind === 'none' || entry.kind === 'near') return undefined;
    const isSure = stem.length - start >= compoundLetters.sure;
    return { entry, doubt: isSure ? doubts.compound : doubts.shortCompound };
  }
  return undefined;
}

const firstPartLetters = 5;

function findFirstPart(word: string, index: WordIndex, bends: DrawingWords): WordEntry | undefined {
  for (let length = word.length - compoundLetters.last; length >= firstPartLetters; length -= 1) {
    const entry = index.find(stemWord(word.slice(0, length), bends));
    if (entry) return entry;
  }
  return undefined;
}

/** Meaning of a word before a hyphen: its own, else that of its last part ("Knabenchor" as a choir). */
function findHead(word: string, index: WordIndex, bends: DrawingWords): WordEntry | undefined {
  const stem = stemWord(word, bends);
  return index.find(stem) ?? findLastPart(stem, index, bends.noCompounds)?.entry;
}

/** Drawings of the first parts of compounds ("sheep lore" as one word), which only confirm other matches. */
export function findFirstParts(text: string, language: Language): Set<string> {
  const { drawings } = language;
  const found = new Set<string>();
  if (drawings?.hasCompounds !== true) return found;
  const index = findWordIndex(language);
  for (const { word } of tokenize(text)) {
    if (word.length < compoundLetters.whole || index.find(stemWord(word, drawings))) continue;
    const hyphen = word.indexOf('-');
    const entry = hyphen > 0 ? findHead(word.slice(0, hyphen), index, drawings) : findFirstPart(word, index, drawings);
    if (entry?.kind === 'direct' || entry?.kind === 'name') found.add(entry.drawing);
  }
  return found;
}

interface SearchedText {
  readonly text: string;
  readonly tokens: readonly WordToken[];
  readonly stems: readonly string[];
  readonly index: WordIndex;
  readonly drawings: Language['drawings'];
  readonly hasCapitalNouns: boolean;
  /** Words in lower case in the source; undefined where capitals are ignored. */
  readonly known: KnownWords | undefined;
  readonly isTitleCase: boolean;
  /** Whether capitals are those of a row's beginning, not of names. */
  readonly isRow: boolean;
}

/** Share of capitalised words from which capitals are no evidence. */
const titleCaseShare = 0.7;

function searchText(
  text: string,
  language: Language,
  index: WordIndex,
  known: KnownWords | undefined,
  isRow: boolean,
): SearchedText {
  const bends = language.drawings ?? { endings: [] };
  const stem = (word: string) => stemWord(word, bends);
  const tokens = joinHyphens(tokenize(text), index, stem);
  const capitals = tokens.filter(({ word }) => isCapitalized(word)).length;
  return {
    text,
    tokens,
    stems: tokens.map(({ word }) => stem(word)),
    index,
    drawings: language.drawings,
    hasCapitalNouns: language.hasCapitalNouns ?? false,
    known,
    isTitleCase: tokens.length > 2 && capitals > tokens.length * titleCaseShare,
    isRow,
  };
}

export function findWords(text: string, language: Language, known?: KnownWords, isRow = false): Match[] {
  const index = findWordIndex(language);
  if (!language.hasSpaces) return findSpaceless(text, index);
  const searched = searchText(text, language, index, known, isRow);
  const { tokens, stems, drawings } = searched;
  const matches: Match[] = [];

  for (let at = 0; at < tokens.length; ) {
    let used = 1;
    for (let length = Math.min(maxPhrase, tokens.length - at); length >= 1; length -= 1) {
      const key = stems.slice(at, at + length).join(' ');
      const whole = index.find(key);
      const part = !whole && length === 1 && drawings?.hasCompounds && key.length >= compoundLetters.whole;
      const last = part ? findLastPart(key, index, drawings?.noCompounds) : undefined;
      const entry = whole ?? last?.entry;
      if (!entry) continue;
      used = length;
      const score = judge(searched, entry, at, length, key) * (last?.doubt ?? 1);
      const word = tokens
        .slice(at, at + length)
        .map((token) => token.word)
        .join(' ');
      if (score > 0)
        matches.push({ drawing: entry.drawing, kind: entry.kind, score, word, key, at: tokens[at]?.at ?? 0 });
      break;
    }
    at += used;
  }
  return matches;
}

/** "1.4 million euros" is an amount of something else, and no banknote. */
const isAmount = (drawing: string, before: readonly WordToken[]): boolean =>
  drawing.endsWith('-banknote') && before.some(({ word }) => /\p{N}/u.test(word));

function judge(searched: SearchedText, entry: WordEntry, at: number, length: number, key: string): number {
  const { tokens, hasCapitalNouns } = searched;
  const token = tokens[at];
  const last = tokens[at + length - 1];
  if (!token || !last || isAmount(entry.drawing, tokens.slice(Math.max(0, at - 2), at))) return 0;
  let score: number = kindScores[entry.kind];
  if (length === 1) {
    if (hasCapitalNouns && !isCapitalized(token.word)) return 0;
    if (/\p{N}/u.test(token.word)) return 0;
    score *= nameDoubt(searched, entry, at) * findVerbDoubt(searched, at, key) * signDoubt(searched, key);
  }
  if (!endsClause(searched, at + length, last)) score *= entry.kind === 'near' ? doubts.nearNotAtEnd : doubts.notAtEnd;
  return score;
}

/** A capital within a sentence marks a name unless the word is also in lower case elsewhere; so do two capitals in a row. */
function nameDoubt(searched: SearchedText, entry: WordEntry, at: number): number {
  const { text, tokens, stems, hasCapitalNouns, known, isTitleCase, isRow } = searched;
  const { word = '' } = tokens[at] ?? {};
  if (hasCapitalNouns || !known || !isCapitalized(word)) return 1;
  if (isUpper(word) && word.length < 6)
    return entry.kind === 'name' || word.length > maxListedAcronymChars ? doubts.isAcronym : 1;
  if (isRow || entry.isProper) return 1;
  const isSmallElsewhere = known.has(word.toLowerCase()) || known.has(stems[at] ?? '');
  const start = tokens[at]?.at ?? 0;
  const isFirst = at === 0 || /[.:!?–—“"(]\s*$/.test(text.slice(Math.max(0, start - 3), start));
  const own = isSmallElsewhere ? 1 : isFirst ? doubts.isNameAtStart : isTitleCase ? 1 : doubts.isName;
  const isPair = !isTitleCase && !isSmallElsewhere && /^\p{Lu}\p{Ll}/u.test(tokens[at + 1]?.word ?? '');
  return own * (isPair ? doubts.isName : 1);
}

function findVerbDoubt({ tokens, stems, index, drawings }: SearchedText, at: number, key: string): number {
  if (!index.verbs.has(key)) return 1;
  const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word].map((word) => word?.toLowerCase());
  if (drawings?.beforeVerb?.test(before)) return doubts.isVerb;
  const isBent = stems[at] !== tokens[at]?.word.toLowerCase();
  return (at === 0 || isBent) && drawings?.afterVerb?.test(after) ? doubts.isVerb : 1;
}

/** An ambiguous word needs two supporting words of its own field. */
function signDoubt({ index, known, isRow, tokens }: SearchedText, key: string): number {
  const signs = index.secondSigns.get(key);
  if (!signs || !known) return 1;
  let found = 0;
  for (const sign of signs) if (sign !== key && known.has(sign)) found += 1;
  if (found >= 2) return 1;
  return isRow && tokens.length === 1 ? doubts.wholeRow : doubts.lacksSecondSign;
}

function endsClause({ text, tokens, drawings }: SearchedText, next: number, last: WordToken): boolean {
  if (next >= tokens.length) return true;
  if (/^\s*[:,.;–—(+]/.test(text.slice(last.at + last.word.length, last.at + last.word.length + 3))) return true;
  return drawings?.clauseEnds?.test(tokens[next]?.word ?? '') ?? false;
}
