import { joinAlternatives, joinProse, matchWords } from '../languages/patterns.ts';
import { wordsIn } from './text.ts';

const crime = matchWords(({ brief }) => brief?.fairness?.crime);

const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.)?\s(?<family>\p{Lu}[\p{L}'’-]+)(?:,?\s(?:Jr|Sr)\.?)?`;
/** How a report brings in a private person: by age, as a suspect or victim, or by what was done to them. */
const introduced = [
  new RegExp(`${name},?\\s\\(?(?:(?:${joinProse('aged')}) )?\\d{1,2}(?!\\d)[,)]?`, 'gu'),
  new RegExp(`(?:${joinProse('accused')}),?\\s(?:(?:${joinProse('accusedAs')})\\s)?${name}`, 'gu'),
  new RegExp(`${name},?\\s(?:${joinAlternatives(({ brief }) => brief?.fairness?.done)})`, 'gu'),
];
/** A house in a street, in the languages that part words by spaces. */
const address = new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.fairness?.address)})`, 'u');

/** Letters of a text read for the people it brings in. */
const readLetters = 20_000;

/**
 * Reports which statements must not be drawn: in a text about crime or accusation, those with an address or the name of a
 * person who is known only from the report. A name in the title is the source's own choice and stays.
 */
export function makePrivacyFilter(title: string, sentences: readonly string[]): (text: string) => boolean {
  const opening = [title, ...sentences.slice(0, 4)].join(' ');
  if (!crime.test(opening)) return () => false;
  const body = sentences.join('\n').slice(0, readLetters);
  const inTitle = new Set(wordsIn(title));
  const families = new Set(
    introduced
      .flatMap((pattern) => [...body.matchAll(pattern)].map(({ groups }) => groups?.family ?? ''))
      .filter((family) => family !== '' && !inTitle.has(family)),
  );
  return (text) => address.test(text) || wordsIn(text).some((word) => families.has(word.replace(/['’]s$/, '')));
}

export const caveat = matchWords(({ brief }) => brief?.fairness?.caveat);
