import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { isBalanced } from '../text/borders.ts';
import type { RankedSentence } from '../text/rank.ts';
import { getFirstWord, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findNamed, listFullNames, type Person } from './people.ts';

export interface Resolved {
  readonly text: string;
  readonly antecedent?: string;
}

/** Sentences back in which no other person may be named. */
const reach = 3;
const opening = /^(?<word>\p{L}+)(?<rest>(?:['’]s)?\s.*)$/su;
const getPatterns = perPageLanguage((among) => {
  const bodyNouns = new RegExp(
    String.raw`^(?:${joinAlternatives(({ grammar }) => grammar?.bodyNouns, among)})(?<rest>(?:['’]s)?\s.*)$`,
    'isu',
  );
  return { bodyNouns };
});

const properName = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&’'.-]*(?:\s\p{Lu}[\p{L}\p{N}&’'.-]*){0,2}/gu;
/** Minimum uses of a name in a text that is about it. */
const minUses = 3;
const minOpenings = 2;

function findName(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))) return at;
  }
  return -1;
}

function hasNobodyElse(text: string, { name, family }: Person, words: LanguageWords): boolean {
  return listFullNames(text, words).every((other) => other.includes(family) || name.includes(other));
}

/** The only name in a title that the text keeps using and that is not a person's. */
function findClauseSubject(
  title: string,
  ranked: readonly RankedSentence[],
  people: readonly Person[],
  words: LanguageWords,
): string | undefined {
  const all = [...title.matchAll(properName)].map(([name]) => {
    const own = name.replace(/['’]s$/, '').split(' ');
    return own.slice(own.findIndex((word) => !words.stop.has(word.toLowerCase()))).join(' ');
  });
  const names = [...new Set(all)].filter((name) => {
    // A single letter is an article or initial ("I muri", "O porto").
    if (name.length < 2 || words.stop.has(name.toLowerCase())) return false;
    if (people.some(({ family }) => name.includes(family))) return false;
    const places = ranked.map(({ text }) => findName(text, name)).filter((at) => at >= 0);
    return places.length >= minUses && places.filter((at) => at === 0).length >= minOpenings;
  });
  return names.length === 1 ? names[0] : undefined;
}

/** By the name, where only one is possible. It is done rarely: a wrong name makes a true sentence false. */
export function createResolver(
  ranked: readonly RankedSentence[],
  title: string,
  people: readonly Person[],
  words: LanguageWords,
): (index: number) => Resolved {
  const { bodyNouns } = getPatterns(words.language);
  const familiar = new Set(wordsIn(title).map((word) => word.replace(/['’]s$/, '')));
  const subject = findClauseSubject(title, ranked, people, words);
  const findBefore = (index: number): Person | undefined => {
    const [previous, own] = [ranked[index - 1], ranked[index]];
    if (previous === undefined || own === undefined || previous.spoken === true || own.spoken === true)
      return undefined;
    const [only, ...others] = findNamed(previous.text, people);
    if (only === undefined || others.length > 0) return undefined;
    const isSubject = [only.name, only.family].some((name) => findName(previous.text, name) === 0);
    const isAlone = [previous.text, own.text].every((text) => hasNobodyElse(text, only, words));
    return isSubject && isAlone ? only : undefined;
  };
  return (index) => {
    const text = ranked[index]?.text ?? '';
    const { word = '', rest = '' } = opening.exec(text)?.groups ?? {};
    // A half of a quotation keeps the words that were said.
    if (!isBalanced(text)) return { text };
    const pronoun = word.toLowerCase();
    if (pronoun === 'he' || pronoun === 'she') {
      const person = findBefore(index);
      if (person?.pronoun === pronoun && findName(text, person.family) < 0)
        return { text: `${person.name}${rest}`, antecedent: person.sentence };
    }
    const person = people.find(({ family, sentence }) => family === word && sentence !== text);
    // "Lund and Holm": one of them in full would look like a couple.
    const isPaired = words.and.has(getFirstWord(rest)) || findName(rest, word) >= 0;
    if (person !== undefined && !familiar.has(word) && !isPaired)
      return { text: `${person.name}${rest}`, antecedent: person.sentence };
    const predicate = bodyNouns.exec(text)?.groups?.rest;
    // "The company" is the one named last.
    const isNear = (name: string) =>
      ranked.slice(Math.max(0, index - reach), index).some((one) => findName(one.text, name) >= 0);
    if (predicate !== undefined && subject !== undefined && isNear(subject)) {
      const source = ranked.find((one) => findName(one.text, subject) >= 0)?.text;
      return { text: `${subject}${predicate}`, ...(source === undefined ? {} : { antecedent: source }) };
    }
    return { text };
  };
}
