import { findLanguage } from '../../../languages/index.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import { numeral } from '../../numbers/units.ts';
import { capitalize } from '../../text/text.ts';
import type { AmountFinder, Found } from './amounts.ts';

const name = String.raw`\p{Lu}[\p{L}.’'-]*\p{L}(?:\s\p{Lu}[\p{L}.’'-]*\p{L}){0,3}`;
const isYear = (number: string) => /^(?:19|20)\d{2}$/.test(number);

/** "Ada Lund earned 306 votes to Bo Holm's 232". */
export const findRivals: AmountFinder = (countedSentences, { language, words }) => {
  const between = findLanguage(language)?.brief?.votes?.between;
  if (between === undefined) return [];
  const pattern = new RegExp(
    `(?<one>${name})\\s(?:\\p{Ll}+\\s){1,2}(?<first>${numeral})\\s(?<noun>\\p{Ll}[\\p{L}-]*(?:\\s\\p{Ll}[\\p{L}-]*){0,2})\\s(?:${between})\\s(?<two>${name}?)(?:['’]s)\\s(?<second>${numeral})(?![\\p{N}%]|[.,]\\p{N}|\\s\\p{L}+\\sof)`,
    'u',
  );
  return countedSentences.flatMap(({ sentence: { text, score } }): Found[] => {
    const { one = '', first = '', noun = '', two = '', second = '' } = pattern.exec(text)?.groups ?? {};
    if (one === '' || isYear(first) || isYear(second) || words.stop.has(one.toLowerCase())) return [];
    const rows = [
      [one, first],
      [two, second],
    ].flatMap(([label = '', number = '']): ChartRow[] => {
      const read = readMeasure(number, language);
      return read === undefined ? [] : [{ label, value: read.value, text: number, sentence: text }];
    });
    return rows.length === 2 && one !== two ? [{ unit: noun, measure: capitalize(noun), rows, rank: score }] : [];
  });
};
