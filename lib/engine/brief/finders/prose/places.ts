import { findLanguage } from '../../../languages/index.ts';
import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import { findCountry } from '../../../maps/countries.ts';
import { isMonth } from '../../numbers/dates.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalize, findAll } from '../../text/text.ts';

export interface ClausePlace {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

const name = String.raw`\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}`;
const maxNameWords = 3;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  return {
    names: new RegExp(String.raw`(?<![\p{L}-])${name}`, 'gu'),
    /** "in Ireland": in languages that bend names the preposition belongs to the label. */
    led: new RegExp(String.raw`(?<!\p{L})(?<lead>${join('inPlace')})\s(?<name>${name})(?![\p{L}-])`, 'gu'),
    areas: new RegExp(
      String.raw`(?<![\p{L}-])(?:(?<lead>${join('inPlace')})\s)?(?<name>${join('areas')})(?![\p{L}-])`,
      'gu',
    ),
    noPlace: new RegExp(`^(?:${join('noPlace')})$`, 'iu'),
  };
});

/** Countries among capitalised words, also where they follow another ("Leader Latvia"). */
function listCountries(text: string, names: RegExp, language: string): ClausePlace[] {
  return findAll(text, names).flatMap(({ 0: phrase, index }): ClausePlace[] => {
    const parts = phrase.split(' ');
    for (let from = 0; from < parts.length; from++)
      for (let to = Math.min(parts.length, from + maxNameWords); to > from; to--) {
        const label = parts.slice(from, to).join(' ');
        const start = index + parts.slice(0, from).join(' ').length + (from === 0 ? 0 : 1);
        if (findCountry(label, language) !== undefined) return [{ start, end: start + label.length, label }];
      }
    return [];
  });
}

/** The place that a clause is about; none where it names two. */
export function findPlace(text: string, { language }: Reading): ClausePlace | undefined {
  const { areas, led, names, noPlace } = getSigns(findLanguage(language));
  const isBent = findLanguage(language)?.bendsNames === true;
  const read = (pattern: RegExp): ClausePlace[] =>
    findAll(text, pattern).flatMap(({ 0: phrase, index, groups }): ClausePlace[] => {
      const { lead, name: own = '' } = groups ?? {};
      if (noPlace.test(own) || isMonth(own)) return [];
      const label = isBent && lead !== undefined ? capitalize(phrase) : own;
      return [{ start: index, end: index + phrase.length, label }];
    });
  const found = [...read(areas), ...read(led), ...listCountries(text, names, language)];
  const [first, ...rest] = found;
  const isOther = (one: ClausePlace) => first === undefined || one.start >= first.end || one.end <= first.start;
  return rest.some(isOther) ? undefined : first;
}
