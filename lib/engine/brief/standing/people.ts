import { joinAlternatives, joinPeople, type Pick } from '../../languages/patterns.ts';
import { wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

export interface Person {
  readonly family: string;
  readonly name: string;
  readonly sentence: string;
  /** Undefined where the text uses neither pronoun, or both. */
  readonly pronoun?: 'he' | 'she';
}

const fullName = new RegExp(
  String.raw`(?<![\p{L}-])(?<first>\p{Lu}[\p{Ll}'’]+(?:-\p{L}[\p{Ll}'’]+)*)(?:\s\p{Lu}\.)*\s(?:(?:${joinPeople('particles')})\s){0,2}(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\p{L})(?!\s\p{Lu})`,
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
/** "Hälfte der Menschen": with capitalised nouns an article joins no name. */
const joinedByArticle = new RegExp(String.raw`\p{Lu}\p{Ll}+\s(?:${joinPeople('articleJoints')})\s\p{Lu}`, 'u');

export const fullNames = (text: string, words: LanguageWords): string[] => [
  ...new Set(
    [...text.matchAll(longName)].flatMap(({ 0: name, groups }) =>
      words.stop.has((groups?.first ?? '').toLowerCase()) || (words.isVerbSecond && joinedByArticle.test(name))
        ? []
        : [name.replace(/['’]s$/, '')],
    ),
  ),
];

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
      const first = (groups?.first ?? '').toLowerCase();
      // "Unlike Lund, …": an opening word is no first name.
      if (!isPerson(family) || words.stop.has(first) || words.settings.includes(first)) continue;
      if (index > 0 || sentence.startsWith(',', whole.length)) inside.add(family);
      const known = found.get(family);
      // Two persons of one name are indistinguishable.
      if (known !== undefined && known.name !== name) found.set(family, undefined);
      else if (!found.has(family)) found.set(family, { family, name, sentence });
    }
  }
  // "Whatever Apple did": sentence starts are ambiguous; companies are not called by their second word.
  const people = [...found.values()].filter(
    (person): person is Person => person !== undefined && inside.has(person.family) && isCalledAlone(person, sentences),
  );
  const sure = people.filter((person) => !hasNamesake(person, sentences));
  return sure.map((person) => ({ ...person, ...findPronoun(person, people, sentences) }));
}

/** Forms of address, which do not distinguish two bearers of a name. */
const address = new RegExp(`^(?:${joinPeople('address')})$`, 'u');
const calledBy = joinPeople('calledBy');

/** "President Lund" beside Greta Lund, or a place or team of that name ("in Lund", "the Lund Ferries"). */
function hasNamesake({ family, name }: Person, sentences: readonly string[]): boolean {
  const own = wordsIn(name);
  const named = sentences.filter((text) => text.includes(family));
  const place = new RegExp(
    `(?<!\\p{L})(?:${joinPeople('placedBefore')})\\s${family}(?!\\p{L})|(?<!\\p{Lu}[\\p{L}.'’-]*\\s)(?<![\\p{L}\\p{N}])${family}\\s\\p{Lu}\\p{Ll}`,
    'u',
  );
  if (named.some((text) => place.test(text))) return true;
  const before = new RegExp(`(?<=\\p{L}[\\p{L},’'-]*\\s)(\\p{Lu}[\\p{Ll}’'-]+)\\.?\\s${family}(?!\\p{L})`, 'gu');
  const others = named.flatMap((text) => [...text.matchAll(before)].map(([, word = '']) => word));
  return others.some(
    (word) => !own.includes(word) && !address.test(word) && !named.some((text) => text.includes(`${word} ${name}`)),
  );
}

function isCalledAlone({ family }: Person, sentences: readonly string[]): boolean {
  const alone = new RegExp(
    `(?:^|\\s)(?:${calledBy})\\.?\\s${family}|(?<!\\p{Lu}[\\p{L}.'’-]*\\s)(?<![\\p{L}\\p{N}])${family}(?:['’]s)?(?=\\s\\p{Ll}|[,.])`,
    'u',
  );
  return sentences.some((text) => text.includes(family) && alone.test(text));
}

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

export const namedIn = (text: string, people: readonly Person[]): Person[] => {
  const own = new Set(wordsIn(text).map((word) => word.replace(/['’]s$/, '')));
  return people.filter(({ family }) => own.has(family));
};
