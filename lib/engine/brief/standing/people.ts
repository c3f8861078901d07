import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinPeople, matchOwn, type Pick, perPageLanguage } from '../../languages/patterns.ts';
import { wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

export interface Person {
  readonly family: string;
  readonly name: string;
  readonly sentence: string;
  /** Undefined where the text uses neither pronoun, or both. */
  readonly pronoun?: 'he' | 'she';
}

const getPatterns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinPeople>[0]) => joinPeople(field, among);
  const matchPronoun = (pick: Pick) =>
    new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(pick, among)})(?!\p{L})`, 'iu');
  return {
    fullName: new RegExp(
      String.raw`(?<![\p{L}-])(?<first>\p{Lu}[\p{Ll}'’]+(?:-\p{L}[\p{Ll}'’]+)*)(?:\s\p{Lu}\.)*\s(?:(?:${join('particles')})\s){0,2}(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\p{L})(?!\s\p{Lu})`,
      'gu',
    ),
    he: matchPronoun(({ grammar }) => grammar?.he),
    she: matchPronoun(({ grammar }) => grammar?.she),
    longName: new RegExp(
      [
        String.raw`(?<first>\p{Lu}[\p{Ll}'’-]+)(?:[^\S\n]\p{Lu}\.|[^\S\n]\p{Lu}[\p{Ll}'’-]+){0,2}[^\S\n]`,
        String.raw`(?:(?:${join('particles')})\s){0,2}\p{Lu}[\p{L}'’-]{2,}(?!\p{L})(?![^\S\n]\p{Lu})`,
      ].join(''),
      'gu',
    ),
    /** "Hälfte der Menschen": with capitalised nouns an article joins no name. */
    joinedByArticle: new RegExp(String.raw`\p{Lu}\p{Ll}+\s(?:${join('articleJoints')})\s\p{Lu}`, 'u'),
    address: new RegExp(`^(?:${join('address')})$`, 'u'),
    calledBy: join('calledBy'),
    placedBefore: join('placedBefore'),
  };
});

export function listFullNames(text: string, words: LanguageWords): string[] {
  const { longName, joinedByArticle } = getPatterns(words.language);
  const names = [...text.matchAll(longName)].flatMap(({ 0: name, groups }) =>
    words.stop.has((groups?.first ?? '').toLowerCase()) || (words.isVerbSecond && joinedByArticle.test(name))
      ? []
      : [name.replace(/['’]s$/, '')],
  );
  return [...new Set(names)];
}

/** "… in eastern Orr Friday morning": a place beside its day is nobody. */
function isWeekday(word: string, language: Language | undefined): boolean {
  const weekdays = language?.figures?.weekdays;
  return language !== undefined && weekdays !== undefined && matchOwn(language, `^(?:${weekdays})$`).test(word);
}

export function findPeople(
  sentences: readonly string[],
  isPerson: (family: string) => boolean,
  words: LanguageWords,
): Person[] {
  const { fullName } = getPatterns(words.language);
  const found = new Map<string, Person | undefined>();
  const inside = new Set<string>();
  for (const sentence of sentences) {
    for (const { 0: whole, groups, index } of sentence.matchAll(fullName)) {
      const family = (groups?.family ?? '').replace(/['’]s$/, '');
      const name = whole.replace(/['’]s$/, '');
      const first = (groups?.first ?? '').toLowerCase();
      if (isWeekday(family, words.language)) continue;
      // "Unlike Lund, …": an opening word is not a first name.
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
    (person): person is Person =>
      person !== undefined && inside.has(person.family) && isCalledAlone(person, sentences, words.language),
  );
  const sure = people.filter((person) => !hasNamesake(person, sentences, words.language));
  return sure.map((person) => ({ ...person, ...findPronoun(person, people, sentences, words.language) }));
}

/** "President Lund" beside Greta Lund, or a place or team of that name ("in Lund", "the Lund Ferries"). */
function hasNamesake({ family, name }: Person, sentences: readonly string[], language: Language | undefined): boolean {
  const { address, placedBefore } = getPatterns(language);
  const own = wordsIn(name);
  const named = sentences.filter((text) => text.includes(family));
  const place = new RegExp(
    `(?<!\\p{L})(?:${placedBefore})\\s${family}(?!\\p{L})|(?<!\\p{Lu}[\\p{L}.'’-]*\\s)(?<![\\p{L}\\p{N}])${family}\\s\\p{Lu}\\p{Ll}`,
    'u',
  );
  if (named.some((text) => place.test(text))) return true;
  const before = new RegExp(`(?<=\\p{L}[\\p{L},’'-]*\\s)(\\p{Lu}[\\p{Ll}’'-]+)\\.?\\s${family}(?!\\p{L})`, 'gu');
  const others = named.flatMap((text) => [...text.matchAll(before)].map(([, word = '']) => word));
  return others.some(
    (word) => !own.includes(word) && !address.test(word) && !named.some((text) => text.includes(`${word} ${name}`)),
  );
}

function isCalledAlone({ family }: Person, sentences: readonly string[], language: Language | undefined): boolean {
  const { calledBy } = getPatterns(language);
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
  language: Language | undefined,
): { pronoun?: 'he' | 'she' } {
  const others = people.filter((other) => other.family !== family);
  const own = sentences.filter((text) => text.includes(family) && !others.some((other) => text.includes(other.family)));
  const patterns = getPatterns(language);
  const [he, she] = [patterns.he, patterns.she].map((pattern) => own.some((text) => pattern.test(text)));
  if (he === she) return {};
  return { pronoun: he ? 'he' : 'she' };
}

export const findNamed = (text: string, people: readonly Person[]): Person[] => {
  const own = new Set(wordsIn(text).map((word) => word.replace(/['’]s$/, '')));
  return people.filter(({ family }) => own.has(family));
};
