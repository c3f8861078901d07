import { findLanguage } from '../languages/index.ts';
import { joinAlternatives, joinProse } from '../languages/patterns.ts';
import { verb } from './clause-signs.ts';
import { drawnLength, isUnspaced, listTerms } from './text.ts';
import { type LanguageWords, wordsFor } from './words.ts';

/**
 * The phrase that names what a sentence is about, where it has no number and no limit: a term in quotation marks, else the
 * group of a noun that ends a clause, where sentences say what is new. It knows no more than function words and punctuation, so it
 * is strict: a verb, a name or the title's own words are never marked.
 */

/** Words of a group, letters of one word that stands alone, and of any group. */
const group = { min: 2, max: 3 } as const;
const minSingle = 12;
const minLetters = 8;
/** Letters of a group whose noun the source shows. */
const minKnown = { group: 6, alone: 8 } as const;

const quoted = /[“„«「『]\s?([^”“»」』„«.!?[\]()]{3,36}?)[.,]?\s?[”“»」』]/gu;
/** Words that open a clause, whose subject comes next. */
const opensClause = new RegExp(`^(?:${joinProse('questionWords')})$`, 'iu');
/** Function words that open no group of a noun: particles of verbs and adverbs. */
const opensNone = new RegExp(`^(?:${joinProse('noGroupOpeners')})$`, 'iu');
const endsNone = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.marks?.endsNone)})$`, 'iu');
const wordOrMark = /[\p{L}\p{M}\p{N}]+(?:['’.\-‑/][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]+/gu;
const isWord = (token: string) => /^[\p{L}\p{N}]/u.test(token);
const isCapital = (token: string) => /^\p{Lu}/u.test(token);

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function splitTokens(text: string): Token[] {
  return Array.from(text.matchAll(wordOrMark), ({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }));
}

const endsClause = (next: Token | undefined): boolean =>
  next === undefined || (!isWord(next.text) && !/^['’"“„«(]/.test(next.text));

/** Whether a group of a noun follows a function word: behind articles and prepositions, never behind auxiliaries. */
function opensGroup({ text }: Token, words: LanguageWords): boolean {
  const lower = text.toLowerCase();
  return words.joints.has(lower) && !opensNone.test(text) && !verb.test(text) && !words.relative.has(lower);
}

/** Sentences in which a term stands that a source comes back to. */
const minRecurring = 3;

/** The terms that a source comes back to: a word said once is no news, however rare it is. */
export function readTopic(sentences: readonly { readonly terms: ReadonlySet<string> }[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Set([...counts].flatMap(([term, count]) => (count >= minRecurring ? [term] : [])));
}

/** Characters of a source that are read for its nouns. */
const maxChars = 12_000;

/** Words that a source has alone between an article or preposition and the end of a clause: nothing but a noun stands there. */
export function readNouns(texts: readonly string[], words: LanguageWords): ReadonlySet<string> {
  const nouns = new Set<string>();
  let chars = 0;
  for (const text of texts) {
    chars += text.length;
    if (chars > maxChars || isUnspaced(text)) break;
    const tokens = splitTokens(text);
    for (const [index, token] of tokens.entries()) {
      const [before, next] = [tokens[index - 1], tokens[index + 1]];
      const word = token.text.toLowerCase();
      if (!before || !isWord(token.text) || words.stop.has(word) || !endsClause(next)) continue;
      if (opensGroup(before, words) && !opensClause.test(before.text)) nouns.add(word);
    }
  }
  return nouns;
}

interface Group {
  readonly tokens: readonly Token[];
  /** Whether it ends its clause. */
  readonly isLast: boolean;
  /** Whether its last word is surely a noun: the source shows it, or an auxiliary follows. */
  readonly isKnown: boolean;
}

/** The last token of what a sentence begins with before its subject ("By every relevant measure,"): never what it says. */
function findSettingEnd(tokens: readonly Token[], words: LanguageWords): number {
  const first = tokens[0]?.text.toLowerCase();
  if (first === undefined || words.subjects.has(first) || !words.joints.has(first)) return -1;
  return tokens.findIndex(({ text }) => text === ',') - 1;
}

/** The words right before each end of a clause, or a known noun before a function word, back to what opens their group. */
function findGroups(text: string, words: LanguageWords, nouns: ReadonlySet<string>, hasCapitalNouns: boolean): Group[] {
  const tokens = splitTokens(text);
  const settingEnd = findSettingEnd(tokens, words);
  const isStop = ({ text: token }: Token) => words.stop.has(token.toLowerCase());
  const isNoun = ({ text: token }: Token) => nouns.has(token.toLowerCase());
  return tokens.flatMap((token, index): Group[] => {
    const next = tokens[index + 1];
    const isLast = endsClause(next);
    const isKnown = isNoun(token) && next !== undefined && words.joints.has(next.text.toLowerCase());
    // "The striking workers will …": before an auxiliary stands the whole subject.
    const isSubjectHead = !hasCapitalNouns && next !== undefined && isStop(next) && verb.test(next.text);
    if (index <= settingEnd || !isWord(token.text) || isStop(token) || !(isLast || isKnown || isSubjectHead)) return [];
    let from = index;
    while (from > 0) {
      const before = tokens[from - 1];
      if (!before || !isWord(before.text) || isStop(before)) break;
      from -= 1;
    }
    const [before, opener] = [tokens[from - 2], tokens[from - 1]];
    // Behind "how the" and "that" a group is the subject, and its last word the verb.
    const isSubject = [before, opener].some((one) => one && opensClause.test(one.text));
    if (!opener || isSubject || !opensGroup(opener, words)) return [];
    const found = tokens.slice(from, index + 1);
    // "the data show": a noun before a word that is none is a subject with its verb.
    if (!hasCapitalNouns && found.slice(0, -1).some(isNoun) && !isNoun(token)) return [];
    // Where nouns have capitals, what follows the last of them is the clause's verb.
    const last = hasCapitalNouns ? found.findLastIndex(({ text: word }) => isCapital(word)) : found.length - 1;
    return [
      { tokens: found.slice(0, last + 1), isLast, isKnown: isKnown || (isSubjectHead && found.length >= group.min) },
    ];
  });
}

/** Names of things that have an article before them, as persons never have. */
const named = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.marks?.articles)})\s)\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}(?![\p{L}\p{M}]|\s\p{Lu}|\s(?:of|for|de)\s)`,
  'gu',
);

/** Signs of a term in a text without spaces. */
const termSigns = { min: 4, max: 10 } as const;

/** The longest term of an unspaced text: signs and loan words with no grammar between, and what only follows a noun behind. */
function findTerms(text: string, language: string): string[] {
  const afterNoun = findLanguage(language)?.brief?.marks?.afterNoun;
  if (afterNoun === undefined) return [];
  const ends = new RegExp(`^(?:${afterNoun}|$)`, 'u');
  return Array.from(text.matchAll(/[\p{Script=Han}\p{Script=Katakana}ー々]+/gu))
    .filter(
      ({ 0: run, index }) =>
        run.length >= termSigns.min && run.length <= termSigns.max && ends.test(text.slice(index + run.length)),
    )
    .map(([run]) => run)
    .sort((one, other) => other.length - one.length);
}

/** What a source shows of its words. */
export interface SourceWords {
  /** Words that are surely nouns (`readNouns`). */
  readonly nouns?: ReadonlySet<string>;
  /** Terms that the source comes back to: what it is about. Undefined where that is not known. */
  readonly topic?: ReadonlySet<string> | undefined;
  /** All that it says, in small letters: a phrase that it says once is no key phrase. Undefined where that is not known. */
  readonly said?: string | undefined;
}

/** Times that a source says its key phrases. */
const minSaid = 2;

const isSaidAgain = (phrase: string, said: string | undefined): boolean =>
  said === undefined || said.split(phrase.toLowerCase()).length > minSaid;

/** The phrase to emphasise; undefined where none is sure, or none has a term of what the source is about. */
export function findKeyPhrase(
  text: string,
  title: string,
  language: string,
  { nouns = new Set(), topic, said }: SourceWords = {},
): string | undefined {
  const words = wordsFor(language);
  const ofTitle = new Set(listTerms(title, words));
  const isNew = (phrase: string) => {
    const terms = listTerms(phrase, words);
    return terms.length > 0 && terms.every((term) => !ofTitle.has(term));
  };
  // What the source sets off itself needs no more.
  const isOfTopic = (phrase: string) => topic === undefined || listTerms(phrase, words).some((term) => topic.has(term));
  const fits = (phrase: string) => drawnLength(phrase) <= drawnLength(text) * 0.4;
  // One word in quotation marks is more often a name or irony than what a sentence says.
  const isTerm = (term: string) => {
    const count = term.trim().split(/\s/).length;
    return drawnLength(term) >= minLetters && count <= group.max && (count >= group.min || isUnspaced(term));
  };
  for (const [, term = ''] of text.matchAll(quoted)) if (isTerm(term) && isNew(term) && fits(term)) return term;
  if (isUnspaced(text))
    return findTerms(text, language).find((term) => !title.includes(term) && fits(term) && isSaidAgain(term, said));
  if (words.joints.size === 0) return undefined;
  const hasCapitalNouns = findLanguage(language)?.drawings?.hasCapitalNouns === true;
  const hasCompounds = findLanguage(language)?.drawings?.hasCompounds === true;
  const isWhole = (found: readonly Token[], phrase: string, minAlone: number) => {
    const last = found.at(-1);
    // Where nouns have capitals the last word is one, and no other is: two of them are a name as often as not.
    const isNamed = found.some((token) => isCapital(token.text) && !(hasCapitalNouns && token === last));
    // A word alone says too little, unless it is a compound.
    const isLong = found.length >= group.min || (hasCompounds && phrase.length >= minAlone);
    const isPlain = !/\d/.test(phrase) && !verb.test(phrase) && !isNamed && !/\p{Lu}{2}/u.test(phrase);
    const isNominal = !found.some((token, index) => (index > 0 || token === last) && endsNone.test(token.text));
    const isShort = found.length <= group.max && fits(phrase) && isSaidAgain(phrase, said);
    return isLong && isNominal && isShort && isPlain && isNew(phrase) && isOfTopic(phrase);
  };
  const groups = findGroups(text, words, nouns, hasCapitalNouns).map(({ tokens, isLast, isKnown }) => ({
    tokens,
    isLast,
    isKnown,
    phrase: text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0),
  }));
  // What ends a clause is what it says; then a name, then any other group, the longest.
  const ending = groups
    .filter(({ tokens, isLast, phrase }) => isLast && phrase.length >= minLetters && isWhole(tokens, phrase, minSingle))
    .at(-1)?.phrase;
  const name = [...text.matchAll(named)]
    .map(([found]) => found)
    .find((found) => isNew(found) && isOfTopic(found) && fits(found) && isSaidAgain(found, said));
  const others = groups
    .filter(({ tokens, isKnown, phrase }) => {
      const isShown = isKnown || tokens.some(({ text: word }) => nouns.has(word.toLowerCase()));
      return (
        isShown &&
        phrase.length >= minKnown.group &&
        isWhole(tokens, phrase, hasCapitalNouns ? minSingle : minKnown.alone)
      );
    })
    .sort((one, other) => other.phrase.length - one.phrase.length);
  return ending ?? name ?? others[0]?.phrase;
}
