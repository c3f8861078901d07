import type { Language } from '../../languages/language.ts';
import { isCapitalized } from '../../letters.ts';
import { domains, listDomains, withParents } from '../domains.ts';
import type { SourceText } from './choose-hero.ts';
import { stemWord, tokenize, toPhraseKey, type WordToken } from './stem.ts';
import { findWordIndex, splitTable } from './word-index.ts';

export interface DomainScore {
  readonly name: string;
  /** Own words, and a share of those of parent and children. */
  readonly score: number;
  readonly words: ReadonlySet<string>;
  readonly isInTitle: boolean;
  readonly isField: boolean;
}

export type TextDomains = readonly DomainScore[];

const weights = { title: 3, field: 2.5, lead: 1, text: 0.8 } as const;
const leadChars = 600;
const maxOften = 2.5;
/** Mentions are counted per 600 words; a shorter text counts as 150. */
const per = 600;
const minWords = 150;
const charsPerWord = { spaced: 6, unspaced: 2 } as const;
const kinShares = { ofChild: 0.5, ofParent: 0.25 } as const;
const maxPhrase = 3;
/** Minimum letters of a compound, of a part of it, and of the rest after a first part. */
const compoundLetters = { whole: 8, part: 5, rest: 4 } as const;
const maxParts = 8000;

interface Lexicon {
  readonly domains: ReadonlyMap<string, readonly string[]>;
  /** First words of phrases (first letters in scripts without spaces), with the length of the longest phrase. */
  readonly starts: ReadonlyMap<string, number>;
  /** Case-sensitive nouns: German "Werder" must not match "werden". */
  readonly nouns: ReadonlySet<string>;
  readonly parts: Map<string, string | undefined>;
}

/** A capital inside marks a brand, whose parts mean nothing. */
const isBrand = (word: string): boolean => /\p{Ll}\p{Lu}/u.test(word);

const lexicons = new Map<string, Lexicon>();

function findLexicon({ code, hasSpaces, hasCapitalNouns, drawings }: Language): Lexicon {
  const known = lexicons.get(code);
  if (known) return known;
  const lexicon = new Map<string, string[]>();
  const nouns = new Set<string>();
  for (const [name, rest] of splitTable(drawings?.domains)) {
    if (!domains.has(name)) continue;
    for (const word of rest.split(',')) {
      const key = hasSpaces ? toPhraseKey(word, drawings ?? { endings: [] }) : word.trim().toLowerCase();
      if (hasCapitalNouns && isCapitalized(word.trim())) nouns.add(key);
      if (key !== '') lexicon.set(key, [...(lexicon.get(key) ?? []), name]);
    }
  }
  const starts = new Map<string, number>();
  for (const key of lexicon.keys()) {
    const start = hasSpaces ? key.slice(0, Math.max(0, key.indexOf(' '))) : (key[0] ?? '');
    if (start !== '') starts.set(start, Math.max(key.length, starts.get(start) ?? 0));
  }
  const made: Lexicon = { domains: lexicon, starts, nouns, parts: new Map() };
  lexicons.set(code, made);
  return made;
}

interface Hit {
  readonly key: string;
  readonly at: number;
}

/** Longest domain word at the start or end of a compound. */
function findPart(stem: string, { domains, parts }: Lexicon): string | undefined {
  if (parts.has(stem)) return parts.get(stem);
  let found: string | undefined;
  for (let length = stem.length - 3; length >= compoundLetters.part && found === undefined; length -= 1) {
    const first = stem.length - length >= compoundLetters.rest ? [stem.slice(0, length)] : [];
    found = [...first, stem.slice(-length)].find((part) => domains.has(part));
  }
  if (parts.size >= maxParts) parts.clear();
  parts.set(stem, found);
  return found;
}

const splitHyphens = ({ word, at }: WordToken): readonly WordToken[] =>
  word.includes('-') ? word.split('-').map((part) => ({ word: part, at })) : [];

function findSpaced(text: string, lexicon: Lexicon, language: Language): Hit[] {
  const { drawings, hasCapitalNouns } = language;
  const index = findWordIndex(language);
  const bends = drawings ?? { endings: [] };
  const tokens = tokenize(text).flatMap((token) => [token, ...splitHyphens(token)]);
  const stems = tokens.map(({ word }) => stemWord(word, bends));
  const hits: Hit[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    const stem = stems[at] ?? '';
    let found: string | undefined;
    const isSmall = hasCapitalNouns === true && !isCapitalized(tokens[at]?.word ?? '');
    const longest = lexicon.starts.has(stem) ? Math.min(maxPhrase, stems.length - at) : 1;
    for (let length = longest; length >= 1 && found === undefined; length -= 1) {
      const key = length === 1 ? stem : stems.slice(at, at + length).join(' ');
      if (!lexicon.domains.has(key) || (isSmall && lexicon.nouns.has(key))) continue;
      found = key;
      hits.push({ key, at: tokens[at]?.at ?? 0 });
      at += length - 1;
    }
    const isWhole = stem.length < compoundLetters.whole || isBrand(tokens[at]?.word ?? '');
    if (found !== undefined || isSmall || !drawings?.hasCompounds || isWhole) continue;
    const part = index.find(stem)?.kind === 'none' ? undefined : findPart(stem, lexicon);
    if (part !== undefined) hits.push({ key: part, at: tokens[at]?.at ?? 0 });
  }
  return hits;
}

const katakana = /[\p{Script=Katakana}ー]/u;
const latin = /[a-z\d]/;
const han = /\p{Script=Han}/u;

function findUnspaced(text: string, lexicon: Lexicon): Hit[] {
  const lower = text.toLowerCase();
  const hits: Hit[] = [];
  for (let at = 0; at < lower.length; at += 1) {
    const first = lower[at] ?? '';
    const longest = lexicon.starts.get(first) ?? 0;
    for (let length = Math.min(longest, lower.length - at); length >= 1; length -= 1) {
      const key = lower.slice(at, at + length);
      if (!lexicon.domains.has(key)) continue;
      // A short loan word or name may be part of a longer one.
      const [before = '', after = ''] = [lower[at - 1], lower[at + length]];
      const cuts = [katakana, latin].some(
        (script) =>
          (script.test(first) && script.test(before)) || (script.test(key.at(-1) ?? '') && script.test(after)),
      );
      if (cuts && length < 4) continue;
      if (length === 1 && (han.test(before) || han.test(after))) continue;
      hits.push({ key, at });
      at += length - 1;
      break;
    }
  }
  return hits;
}

const findHits = (text: string, lexicon: Lexicon, language: Language): Hit[] =>
  language.hasSpaces ? findSpaced(text, lexicon, language) : findUnspaced(text, lexicon);

interface Sum {
  score: number;
  readonly words: Set<string>;
  isInTitle: boolean;
  isField: boolean;
}

const findSum = (sums: Map<string, Sum>, name: string): Sum => {
  const sum = sums.get(name) ?? { score: 0, words: new Set<string>(), isInTitle: false, isField: false };
  sums.set(name, sum);
  return sum;
};

function sumWords({ title, text, field = '' }: SourceText, language: Language): Map<string, Sum> {
  const lexicon = findLexicon(language);
  const inTitle = new Set(findHits(title, lexicon, language).map(({ key }) => key));
  const inField = new Set(findHits(field, lexicon, language).map(({ key }) => key));
  const inText = Map.groupBy(findHits(text, lexicon, language), ({ key }) => key);
  const words = Math.max(minWords, text.length / (language.hasSpaces ? charsPerWord.spaced : charsPerWord.unspaced));
  const sums = new Map<string, Sum>();
  for (const key of new Set([...inTitle, ...inField, ...inText.keys()])) {
    const hits = inText.get(key) ?? [];
    const often = Math.min(maxOften, Math.log2(1 + (hits.length * per) / words));
    const isInLead = hits.some(({ at }) => at < leadChars);
    const named = (inTitle.has(key) ? weights.title : 0) + (inField.has(key) ? weights.field : 0);
    const score = named + (isInLead ? weights.lead : 0) + weights.text * often;
    const names = lexicon.domains.get(key) ?? [];
    for (const name of names) {
      const sum = findSum(sums, name);
      // A word of several domains is weaker evidence for each.
      sum.score += score / Math.sqrt(names.length);
      sum.words.add(key);
      sum.isInTitle ||= inTitle.has(key);
      sum.isField ||= inField.has(key);
    }
  }
  return sums;
}

/** Domains whose words occur in texts of any subject (children, a conference, a date), and what their score counts. */
const ofAnySubject: ReadonlySet<string> = new Set(['family', 'events', 'time', 'love', 'awards']);
const anySubjectShare = 0.6;

export function readDomains(source: SourceText, language: Language): TextDomains {
  const own = sumWords(source, language);
  const all = new Map<string, Sum>();
  for (const [name, { score, words, isInTitle, isField }] of own) {
    const sum = findSum(all, name);
    const [, ...parents] = withParents(name);
    sum.score += score;
    for (const parent of parents) {
      sum.score += (own.get(parent)?.score ?? 0) * kinShares.ofParent;
      findSum(all, parent).score += score * kinShares.ofChild;
    }
    for (const one of [name, ...parents]) {
      const kin = findSum(all, one);
      for (const word of words) kin.words.add(word);
      kin.isInTitle ||= isInTitle;
      kin.isField ||= isField;
    }
  }
  const weigh = (name: string, score: number) => (ofAnySubject.has(name) ? score * anySubjectShare : score);
  return Array.from(all, ([name, sum]) => ({ name, ...sum, score: weigh(name, sum.score) })).sort(
    (one, other) => other.score - one.score,
  );
}

const mainShare = 0.6;

export const listMain = (found: TextDomains): TextDomains =>
  found.filter(({ score }) => score >= (found[0]?.score ?? 0) * mainShare);

export const isOfFirst = (drawing: string, [first]: TextDomains): boolean =>
  first !== undefined && listDomains(drawing).includes(first.name);

/** Number of further words supporting a drawing's sense, its own second word ("plane" beside "airport") included; 0 where the text is about other domains. */
export function countSupport(drawing: string, words: ReadonlySet<string>, found: TextDomains): number {
  const of = listDomains(drawing);
  const counts = listMain(found)
    .filter(({ name }) => of.includes(name))
    .map((domain) => {
      const own = [...words].filter((word) => domain.words.has(word)).length;
      return domain.words.size - Math.min(own, 1);
    });
  return Math.max(0, ...counts);
}
