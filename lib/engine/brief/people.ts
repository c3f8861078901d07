import { joinAlternatives, joinPeople, type Pick } from '../languages/patterns.ts';
import { wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** A person whom a text names in full at least once. */
export interface Person {
  readonly family: string;
  /** The name in full, as it first stands, and the sentence it stands in. */
  readonly name: string;
  readonly sentence: string;
  /** Whether the text says "he" or "she" of this one; undefined where it says neither or both. */
  readonly pronoun?: 'he' | 'she';
}

const fullName = new RegExp(
  String.raw`(?<first>\p{Lu}[\p{Ll}'’-]+)(?:\s\p{Lu}\.)*\s(?:(?:${joinPeople('particles')})\s){0,2}(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\p{L})(?!\s\p{Lu})`,
  'gu',
);
const matchPronoun = (pick: Pick) => new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(pick)})(?!\p{L})`, 'iu');
const pronouns = {
  he: matchPronoun(({ grammar }) => grammar?.he),
  she: matchPronoun(({ grammar }) => grammar?.she),
};

const longName = new RegExp(
  [
    String.raw`(?<first>\p{Lu}[\p{Ll}'’-]+)(?:[^\S\n]\p{Lu}\.|[^\S\n]\p{Lu}[\p{Ll}'’-]+){0,2}[^\S\n]`,
    String.raw`(?:(?:${joinPeople('particles')})\s){0,2}\p{Lu}[\p{L}'’-]{2,}(?!\p{L})(?![^\S\n]\p{Lu})`,
  ].join(''),
  'gu',
);
/** "Hälfte der Menschen": where every noun has a capital, an article alone joins no name. */
const joinedByArticle = new RegExp(String.raw`\p{Lu}\p{Ll}+\s(?:${joinPeople('articleJoints')})\s\p{Lu}`, 'u');

/** Every name in full that a text has, each once, in the order of the text. */
export const fullNames = (text: string, words: LanguageWords): string[] => [
  ...new Set(
    [...text.matchAll(longName)].flatMap(({ 0: name, groups }) =>
      words.stop.has((groups?.first ?? '').toLowerCase()) || (words.isVerbSecond && joinedByArticle.test(name))
        ? []
        : [name.replace(/['’]s$/, '')],
    ),
  ),
];

/** The persons of a text: names that it gives in full and speaks of as persons (`isPerson`), each family name once. */
export function findPeople(
  sentences: readonly string[],
  isPerson: (family: string) => boolean,
  words: LanguageWords,
): Person[] {
  const found = new Map<string, Person | undefined>();
  const inside = new Set<string>();
  for (const sentence of sentences) {
    for (const { 0: whole, groups, index } of sentence.matchAll(fullName)) {
      const family = (groups?.family ?? '').replace(/['’]s$/, '');
      const name = whole.replace(/['’]s$/, '');
      if (!isPerson(family) || words.stop.has((groups?.first ?? '').toLowerCase())) continue;
      if (index > 0 || sentence.startsWith(',', whole.length)) inside.add(family);
      const known = found.get(family);
      // Two people of one name: nothing shows which is meant.
      if (known !== undefined && known.name !== name) found.set(family, undefined);
      else if (!found.has(family)) found.set(family, { family, name, sentence });
    }
  }
  // A sentence's first word has a capital anyway ("Whatever Apple did"); a company is never called by its second word alone.
  const people = [...found.values()].filter(
    (person): person is Person => person !== undefined && inside.has(person.family) && isCalledAlone(person, sentences),
  );
  const sure = people.filter((person) => !hasNamesake(person, sentences));
  return sure.map((person) => ({ ...person, ...findPronoun(person, people, sentences) }));
}

/** What stands before a family name without telling two bearers of it apart. */
const address = new RegExp(`^(?:${joinPeople('address')})$`, 'u');
const calledBy = joinPeople('calledBy');

/** Whether a text also names another by the family name: "President Lund" beside Greta Lund. */
function hasNamesake({ family, name }: Person, sentences: readonly string[]): boolean {
  const own = wordsIn(name);
  const named = sentences.filter((text) => text.includes(family));
  const before = new RegExp(`(?<=\\p{L}[\\p{L},’'-]*\\s)(\\p{Lu}[\\p{Ll}’'-]+)\\.?\\s${family}(?!\\p{L})`, 'gu');
  const others = named.flatMap((text) => [...text.matchAll(before)].map(([, word = '']) => word));
  return others.some(
    (word) => !own.includes(word) && !address.test(word) && !named.some((text) => text.includes(`${word} ${name}`)),
  );
}

/** Whether a text calls a person by the family name alone, as it does nothing else. */
function isCalledAlone({ family }: Person, sentences: readonly string[]): boolean {
  const alone = new RegExp(
    `(?:^|\\s)(?:${calledBy})\\.?\\s${family}|(?<!\\p{Lu}[\\p{L}.'’-]*\\s)(?<![\\p{L}\\p{N}])${family}(?:['’]s)?(?=\\s\\p{Ll}|[,.])`,
    'u',
  );
  return sentences.some((text) => text.includes(family) && alone.test(text));
}

/** The pronoun in sentences that name this person and nobody else. */
function findPronoun(
  { family }: Person,
  people: readonly Person[],
  sentences: readonly string[],
): { pronoun?: 'he' | 'she' } {
  const others = people.filter((other) => other.family !== family);
  const own = sentences.filter((text) => text.includes(family) && !others.some((other) => text.includes(other.family)));
  const [he, she] = [pronouns.he, pronouns.she].map((pattern) => own.some((text) => pattern.test(text)));
  if (he === she) return {};
  return { pronoun: he ? 'he' : 'she' };
}

/** The persons that a text names, in full or by their family name. */
export const namedIn = (text: string, people: readonly Person[]): Person[] => {
  const own = new Set(wordsIn(text).map((word) => word.replace(/['’]s$/, '')));
  return people.filter(({ family }) => own.has(family));
};
