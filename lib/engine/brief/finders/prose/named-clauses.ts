import { findLanguage } from '../../../languages/index.ts';
import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import { capitalize, tidy } from '../../text/text.ts';
import type { AmountFinder, Found } from './amounts.ts';

const rows = { min: 3, max: 7 };
const year = /^(?:1[5-9]|20)\d{2}$/;
/** A name with its verb, number and, at least in the first clause, the noun that is counted. */
const clause =
  /^.*?(?<![\p{L}\p{N}’'-])(?<name>\p{Lu}[^,;:()]{1,40}?)\s(?<verb>\p{Ll}{3,})\s(?<number>\p{N}(?:[\p{N}.,]*\p{N})?)(?:\s(?<noun>\p{L}{3,}))?[.!]?$/u;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  return {
    border: new RegExp(String.raw`[,;]\s(?:(?:${join('listAnd')}|${join('nextAmount')})\s)?`, 'u'),
    article: new RegExp(String.raw`^(?:${join('articles')}|${join('partArticles')}|${join('changeArticles')})\s`, 'iu'),
  };
});

/** "A Boeing 777 uses 14 tires, Airbus’ A380 carries 22, and the great Antonov An-225 demands 32": counts of one noun. */
export const findNamedClauses: AmountFinder = (countedSentences, { language, words }) => {
  const own = findLanguage(language);
  const { article, border } = getSigns(own);
  const verbs = own?.brief?.moves;
  const moved = verbs && new RegExp(`^(?:${verbs.rose}|${verbs.fell})$`, 'iu');
  return countedSentences.flatMap(({ sentence: { text, score, spoken } }): Found[] => {
    const parts = text.split(border);
    if (spoken === true || parts.length < rows.min || parts.length > rows.max) return [];
    const read = parts.map((part) => clause.exec(tidy(part).replace(article, ''))?.groups);
    const noun = read[0]?.noun;
    if (noun === undefined) return [];
    const found = read.flatMap((one): ChartRow[] => {
      const { name = '', verb = '', number = '', noun: other = noun } = one ?? {};
      const value = readMeasure(number, language)?.value;
      const isNamed = name !== '' && !words.backward.has(name.toLowerCase()) && !words.stop.has(name.toLowerCase());
      const isCount = value !== undefined && !year.test(number) && other === noun && moved?.test(verb) !== true;
      return isNamed && isCount ? [{ label: name, value, text: number, sentence: text }] : [];
    });
    const isDistinct = new Set(found.map(({ label }) => label)).size === parts.length;
    return isDistinct ? [{ unit: `count ${noun}`, rows: found, rank: score, measure: capitalize(noun) }] : [];
  });
};
