import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinProse, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { BriefWords } from '../../languages/words/brief-words.ts';
import { wordsIn } from '../text/text.ts';

const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.)?\s(?<family>\p{Lu}[\p{L}'’-]+)(?:,?\s(?:Jr|Sr)\.?)?`;

const getPatterns = perPageLanguage((among) => {
  const join = (field: keyof NonNullable<BriefWords['fairness']>) =>
    joinAlternatives(({ brief }) => brief?.fairness?.[field], among);
  return {
    crime: matchWords(({ brief }) => brief?.fairness?.crime, 'iu', among),
    /** How reports introduce private persons: by age, as suspect or as victim. */
    introduced: [
      new RegExp(`${name},?\\s\\(?(?:(?:${joinProse('aged', among)}) )?\\d{1,2}(?!\\d)[,)]?`, 'gu'),
      new RegExp(`(?:${joinProse('accused', among)}),?\\s(?:(?:${joinProse('accusedAs', among)})\\s)?${name}`, 'gu'),
      new RegExp(`${name},?\\s(?:${join('done')})`, 'gu'),
    ],
    address: new RegExp(String.raw`(?<!\p{L})(?:${join('address')})`, 'u'),
  };
});

const readLetters = 20_000;

/** In texts about crime, those with an address or a private person's name. Names in the title stay. */
export function makePrivacyFilter(
  title: string,
  sentences: readonly string[],
  language: Language | undefined,
): (text: string) => boolean {
  const { address, crime, introduced } = getPatterns(language);
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
