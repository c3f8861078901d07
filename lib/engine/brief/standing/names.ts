import { joinPeople, perPageLanguage } from '../../languages/patterns.ts';
import { wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getPatterns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinPeople>[0]) => joinPeople(field, among);
  return {
    fullName: new RegExp(
      [
        String.raw`(?<first>\p{Lu}[\p{Ll}'’-]+|(?:\p{Lu}\.){1,3})(?:\s\p{Lu}\.)*\s`,
        String.raw`(?:(?:${join('particles')})\s){0,2}(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\s\p{Lu})`,
      ].join(''),
      'gu',
    ),
    introduced: new RegExp(String.raw`(?:^|\s)(?:${join('introducing')})$`, 'i'),
    speaking: new RegExp(
      String.raw`(?<family>\p{Lu}[\p{L}'’-]{2,}),?\s(?:(?:${join('sayingAdverbs')}) )?(?:${join('saying')})(?!\p{L})`,
      'gu',
    ),
    /** A family name that opens a sentence before a verb or as an owner, or follows "Mr". */
    acting: new RegExp(
      [
        String.raw`(?<=^|[.!?]["”’]?\s)(?<family>\p{Lu}[\p{L}'’-]{2,}?)(?:['’]s)?\s(?=\p{Ll})`,
        String.raw`(?:${join('titles')})\.?\s(?<titled>\p{Lu}[\p{L}'’-]{2,})`,
      ].join('|'),
      'gmu',
    ),
    speakingBefore: new RegExp(
      String.raw`(?<!\p{L})(?:${join('sayingBefore')})\s(?:\p{Lu}[\p{Ll}'’-]+\s)?(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\s\p{Lu})`,
      'gu',
    ),
    noFirstName: new RegExp(`^(?:${join('noFirstNames')})$`),
    /** For languages with capitalised nouns, where only speech proves a person. */
    speakingNouns: new RegExp(
      [
        String.raw`(?<family>\p{Lu}[\p{L}'’-]{2,})\s(?:${join('sayingNouns')})(?!\p{L})`,
        String.raw`(?<!\p{L})(?:${join('sayingBeforeNouns')})\s(?<speaker>\p{Lu}[\p{L}'’-]{2,})(?!\s\p{Lu})`,
      ].join('|'),
      'gu',
    ),
  };
});

const readLetters = 20_000;
const ageSign = /^(?:, \d{1,2}\b|\s\(\d{2}\))/u;
const word = /\p{Lu}[\p{L}'’-]{2,}/gu;

const dropPossessive = (name: string) => name.replace(/['’]s$/, '');

export function findPersons(sentences: readonly string[], words: LanguageWords): ReadonlySet<string> {
  const { acting, fullName, noFirstName, speaking, speakingBefore, speakingNouns } = getPatterns(words.language);
  const hasCapitalNouns = words.language?.hasCapitalNouns === true;
  const persons = new Set<string>();
  const firstNames = new Map<string, string>();
  const body = sentences.join('\n').slice(0, readLetters);
  const families = new Set<string>();
  // "part A. The next": a word also written small is only a sentence's first word.
  const small = new Set(wordsIn(body));
  for (const { 0: whole, groups, index } of body.matchAll(fullName)) {
    const { first = '', family: found = '' } = groups ?? {};
    const family = dropPossessive(found);
    if (words.stop.has(first.toLowerCase()) || noFirstName.test(first)) continue;
    if (words.stop.has(family.toLowerCase()) || small.has(family.toLowerCase())) continue;
    families.add(family);
    if (!first.endsWith('.') && !small.has(first.toLowerCase())) firstNames.set(first, family);
    const hasAge = !hasCapitalNouns && ageSign.test(body.slice(index + whole.length, index + whole.length + 16));
    if (first.endsWith('.') || hasAge) persons.add(family);
  }
  if (hasCapitalNouns) {
    for (const { groups } of body.matchAll(speakingNouns)) {
      const family = dropPossessive(groups?.family ?? groups?.speaker ?? '');
      if (families.has(family)) persons.add(family);
    }
    for (const { groups } of body.matchAll(acting))
      if (groups?.family !== undefined && families.has(groups.family)) persons.add(groups.family);
    return persons;
  }
  for (const pattern of [speaking, speakingBefore])
    for (const { groups } of body.matchAll(pattern))
      if (groups?.family !== undefined && families.has(groups.family)) persons.add(groups.family);
  for (const { groups } of body.matchAll(acting)) {
    const family = dropPossessive(groups?.family ?? groups?.titled ?? '');
    if (families.has(family)) persons.add(family);
  }
  for (const [first, family] of firstNames) if (persons.has(family) && !families.has(first)) persons.add(first);
  return persons;
}

export function findStrangers(
  persons: ReadonlySet<string>,
  shown: readonly string[],
  words: LanguageWords,
): (text: string) => boolean {
  const { introduced } = getPatterns(words.language);
  const familiar = new Set(shown.flatMap(wordsIn).map(dropPossessive));
  const strangers = new Set([...persons].filter((family) => !familiar.has(family)));
  if (strangers.size === 0) return () => false;
  return (text) =>
    [...text.matchAll(word)].some(({ 0: found, index }) => {
      if (!strangers.has(dropPossessive(found))) return false;
      const before = text.slice(0, index).trimEnd();
      const previous = /(?:^|\s)(\p{Lu}[\p{L}.'’-]*)$/u.exec(before)?.[1];
      const isFirst = /^\s\p{Lu}/u.test(text.slice(index + found.length));
      const isNamed = isFirst || (previous !== undefined && !words.stop.has(previous.toLowerCase()));
      return !isNamed && !introduced.test(before);
    });
}
