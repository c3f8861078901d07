import { findLanguage } from '../../../languages/index.ts';
import { joinFigures, joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { readUnits } from '../../numbers/units.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalize, countTextWords, listTerms, tidy, wordsIn } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import {
  type AmountFinder,
  type Counted,
  type Found,
  formatQuantity,
  isRowLabel,
  readAmount,
  readUnit,
} from './amounts.ts';
import { findBareNumbers } from './bare-numbers.ts';

const parts = { min: 3, max: 7 };

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  const { measure } = readUnits(among);
  return {
    border: new RegExp(String.raw`(?:[,;]\s(?:(?:${join('listAnd')})\s)?|\s(?:${join('listAnd')})\s)(?=\p{N})`, 'u'),
    opener: new RegExp(String.raw`(?:^|[\s:])(?:${join('listOpeners')})?\s?$`, 'iu'),
    partEnd: new RegExp(String.raw`[,;.](?=\s|$)|\s(?:${join('listAnd')})\s(?:${join('partArticles')})\s`, 'u'),
    partBorder: new RegExp(
      String.raw`[,;]\s(?:(?:${join('listAnd')})\s)?|\s(?:${joinFigures('labelJoints', among)})\s(?=\p{L}+\s\p{N})`,
      'u',
    ),
    /** A unit, including lengths, volumes and weights that are not read as quantities. */
    unitFirst: new RegExp(`^(?:${measure}|[mcdk]?m[²³]?|[mcd]?l|m?g)(?!\\p{L})`, 'iu'),
  };
});

/** "140 whales on one island, 10 on a beach and 51 on the next": counts of one kind of thing, each with its place or name. */
function findCounts({ sentence: { text, score } }: Counted, { language, words }: Reading): Found[] {
  const { opener, border, partEnd, unitFirst } = getSigns(words.language);
  const numbers = findBareNumbers(text, words.language);
  const first = numbers.find(({ start }) => opener.test(text.slice(0, start)));
  if (first === undefined) return [];
  const segments = text.slice(first.start).split(border);
  const rows = segments.flatMap((segment): ChartRow[] => {
    const [number, ...more] = findBareNumbers(segment, words.language);
    const [label = ''] = segment.slice(number?.end ?? 0).split(partEnd);
    const value = number && readAmount(number, language);
    if (number?.start !== 0 || value === undefined || more.length > 0 || !isRowLabel(tidy(label), words)) return [];
    // "62.5 cm high, 68 cm wide": measures of one thing.
    if (unitFirst.test(tidy(label))) return [];
    return [{ label: capitalize(tidy(label)), value, text: formatQuantity(number), sentence: text }];
  });
  if (rows.length !== segments.length || rows.length < parts.min || rows.length > parts.max) return [];
  // "2 dogs, 3 cars and 4 sisters" have no common unit: the noun must recur or be omitted.
  const terms = rows.map(({ label }) => listTerms(label, words));
  const isShared = terms.flat().some((term) => terms.filter((own) => own.includes(term)).length >= 2);
  return isShared ? [{ unit: 'count', rows, rank: score }] : [];
}

const named = /^(?<name>\p{L}[\p{L}\s.&'’-]{1,40}?)\s?[:=]?\s(?<number>\S+(?:\s\p{L}{1,12}|\s?%)?)$/u;

/** "Tents 412, ladders 288, drills 90": names, each with its number behind it. */
function findPairs({ sentence: { text, score } }: Counted, { language, words }: Reading): Found[] {
  const [listed = ''] = text.split(/:\s/).toReversed();
  const segments = listed.replace(/[.。]$/, '').split(getSigns(words.language).partBorder);
  if (segments.length < parts.min || segments.length > parts.max) return [];
  const rows = segments.flatMap((segment): ChartRow[] => {
    const { name = '', number = '' } = named.exec(tidy(segment))?.groups ?? {};
    const [found] = findBareNumbers(number, words.language);
    const value = found && readAmount(found, language);
    const isName = name !== '' && countTextWords(name) <= 4 && !words.backward.has(name.toLowerCase());
    return isName && found !== undefined && found.end === number.length && value !== undefined
      ? [{ label: capitalize(name), value, text: formatQuantity(found), sentence: text }]
      : [];
  });
  const isDistinct = new Set(rows.map(({ label }) => label)).size === rows.length;
  return rows.length === segments.length && isDistinct ? [{ unit: 'pairs', rows, rank: score }] : [];
}

/** "In A 80,000 km² are … In B 28,000 km² are …": neighbouring sentences with one verb before numbers of one unit. */
export const findParallelSentences: AmountFinder = (countedSentences, reading) => {
  const verbs = findLanguage(reading.language)?.brief?.moves;
  const moved = verbs && new RegExp(`^(?:${verbs.rose}|${verbs.fell})$`, 'iu');
  const led = countedSentences.flatMap(({ sentence, quantities }) => {
    const own = quantities.filter(({ kind }) => kind !== 'count');
    const [one] = own;
    if (one === undefined) return [];
    const lead = tidy(sentence.text.slice(0, one.start));
    const verb = lead.split(' ').at(-1) ?? '';
    const value = readAmount(one, reading.language);
    const isLed =
      !moved?.test(verb) && /^\p{Ll}{4,}$/u.test(verb) && isLabelOfLead(lead, reading.words) && value !== undefined;
    return isLed ? [{ sentence, key: `${sentence.paragraph} ${verb} ${readUnit(one)}`, one, lead, value }] : [];
  });
  return [...Map.groupBy(led, ({ key }) => key).values()]
    .filter((some) => some.length >= 2)
    .map((some): Found => {
      const rows = some.slice(0, parts.max).map(({ sentence, one, lead, value }) => ({
        label: capitalize(lead),
        value,
        text: formatQuantity(one),
        sentence: sentence.text,
      }));
      const rank = Math.max(...some.map(({ sentence }) => sentence.score));
      return { unit: some[0] ? readUnit(some[0].one) : '', rows, rank };
    });
};

const isLabelOfLead = (lead: string, { backward, joints }: LanguageWords) =>
  countTextWords(lead) >= 3 &&
  lead.length <= 72 &&
  !wordsIn(lead.toLowerCase()).some((word) => backward.has(word) && !joints.has(word));

export const findEnumerations: AmountFinder = (countedSentences, reading) =>
  countedSentences.flatMap((counted) => [...findCounts(counted, reading), ...findPairs(counted, reading)]);
