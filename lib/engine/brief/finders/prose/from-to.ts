import { findLanguage } from '../../../languages/index.ts';
import { joinFigures, perLanguage } from '../../../languages/patterns.ts';
import { readMeasure } from '../../numbers/measures.ts';
import { getNumberSigns } from '../../numbers/number-signs.ts';
import { readAmount } from '../../numbers/quantities.ts';
import { currency, getUnits, numeral } from '../../numbers/units.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalize, findAll, isUnspaced, tidy } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import type { Found } from './amounts.ts';
import { createSubjectFinder, saysChange } from './changed-thing.ts';
import { matchTimes } from './times.ts';

interface Amount {
  readonly start: number;
  readonly end: number;
  readonly hedge: string;
  readonly front: string;
  readonly number: string;
  readonly size: string;
  readonly unit: string;
}

const year = /^(?:1[5-9]|20)\d{2}$/;
const inYear = /^(?:\s\p{L}{1,6}){0,2}\s(?<year>(?:19|20)\d{2})(?:\s\p{L}{1,2}\.)?$/u;
const yearAt = String.raw`(?:19|20)\d{2}`;

const getSigns = perLanguage((among) => {
  const [language] = among;
  const data = among.length === 1 ? language?.brief?.fromTo : undefined;
  if (language === undefined || data === undefined) return undefined;
  const { magnitude, percent, measure } = getUnits(language);
  const hedges = (['hedgesAtLeast', 'hedgesAtMost', 'hedgesNear', 'hedgesOther'] as const).map((field) =>
    joinFigures(field, among),
  );
  const isClose = language.hasWordBorders === false;
  const gap = isClose ? String.raw`\s?` : String.raw`(?:\s|(?<=['’]))`;
  const letter = isClose ? '' : String.raw`\p{L}`;
  const time = isClose ? `(?<time>${yearAt}(?:${joinFigures('yearMark', among)}))` : '(?<time>(?!))';
  const later = isClose ? String.raw`(?:${time}[^\p{N}]{0,2})?\s?` : gap;
  return {
    data,
    isClose,
    amount: new RegExp(
      [
        String.raw`(?<![${letter}\p{N}.,:/–-])(?<hedge>(?:${hedges.join('|')}|${joinFigures('hedgesUnspaced', among)})\s?(?=[\p{N}$€£¥]))?`,
        String.raw`(?<front>${currency}\s?)?(?<number>${numeral})(?<size>[\s\u00a0-]?(?:${magnitude})(?!${letter || '(?!)'}))?`,
        String.raw`(?<unit>\s?[%٪％]|[\s\u00a0]?(?:${percent})(?!${letter || '(?!)'})|\s?[€$£¥]|[\s\u00a0]?(?:${measure})(?!${letter || '(?!)'}))?(?![\p{N}${letter}]|[.,:/–-]\p{N}|-\p{L})`,
      ].join(''),
      'giu',
    ),
    yearMark: new RegExp(`^(?:${isClose ? joinFigures('yearMark', among) : ''})$`),
    percent: new RegExp(`^(?:[%٪％]|${percent})$`, 'iu'),
    from: new RegExp(`(?:^|${gap})(?:${data.from})${isClose || data.from === '' ? '' : gap}$`, 'iu'),
    to: new RegExp(String.raw`^(?<behind>(?:\s\S+){0,4}?)${gap}(?:${data.to})${later}$`, 'iu'),
    on: new RegExp(String.raw`^.{0,24}?${gap}(?:${data.to})${gap}(?:\p{L}+\s)?\p{N}`, 'iu'),
    earlier: new RegExp(String.raw`${time}[^\p{N}]{0,2}$`, 'u'),
    last: new RegExp(
      String.raw`^(?<between>(?:\s[^\s,;]+){0,4}?)${gap}?(?:${data.behind ?? ''})(?:${data.lastVerbs ?? '(?!)'})(?!${letter || '(?!)'})`,
      'iu',
    ),
  };
});
type Signs = NonNullable<ReturnType<typeof getSigns>>;

const listAmounts = (text: string, { amount, yearMark }: Signs): Amount[] =>
  findAll(text, amount).flatMap(({ 0: all, index, groups = {} }) => {
    const { hedge = '', front = '', number = '', size = '', unit = '' } = groups;
    const isYear = year.test(number) && `${front}${size}` === '' && yearMark.test(unit);
    return isYear ? [] : [{ start: index, end: index + all.length, hedge, front: tidy(front), number, size, unit }];
  });

/** The earlier value shares what only the later one has: "from 6.2 to 3.8 %". */
const share = (one: Amount, other: Amount): Amount => ({
  ...one,
  front: one.front || other.front,
  size: one.size === '' && one.unit === '' ? other.size : one.size,
  unit: one.unit || other.unit,
});

function toValue({ hedge, front, number, size, unit }: Amount, { percent }: Signs): string {
  const behind = percent.test(tidy(unit)) && !/^\s?[%٪％]$/.test(unit) ? '%' : unit;
  return tidy(`${hedge}${front}${number}${size}${behind}`);
}

function readValues(one: Amount, other: Amount, language: string): readonly [number, number] | undefined {
  const isAlike = one.size.trim().toLowerCase() === other.size.trim().toLowerCase();
  const [from, to] = [one, other].map(({ number, size }) =>
    isAlike ? readAmount(number) : readMeasure(`${number}${size}`, language)?.value,
  );
  return from === undefined || to === undefined || from === to || from === 0 ? undefined : [from, to];
}

function findCounted(rest: string, again: string, { stop }: LanguageWords): string | undefined {
  if (again !== '' && rest.trimStart().startsWith(again)) return capitalize(again);
  const behind = /^(?:\s[\p{L}’'-]+){1,6}/u.exec(rest)?.[0].trim().split(/\s/) ?? [];
  const ends = behind.findIndex((word) => stop.has(word.toLowerCase()));
  const nouns = ends < 0 ? behind : behind.slice(0, ends);
  return nouns.length > 0 && nouns.length <= 3 ? capitalize(nouns.join(' ')) : undefined;
}

/** Short units that only stand behind a number: "1000 m", "7.5 ct/kWh". */
const shortUnit = /^\s\p{L}{1,3}[²³]?\/\p{L}{1,4}(?![\p{L}\p{N}])|^\s\p{L}{1,2}[²³]?(?![\p{L}\p{N}])/u;

function withShortUnit(one: Amount, text: string, { stop }: LanguageWords): Amount {
  const unit = one.unit === '' && one.size === '' ? (shortUnit.exec(text.slice(one.end))?.[0] ?? '') : '';
  return unit === '' || stop.has(unit.trim().toLowerCase()) ? one : { ...one, unit, end: one.end + unit.length };
}

const keepYear = (time: string | undefined) => /\d{4}\p{L}?$/u.exec(time ?? '')?.[0] ?? time;

interface ValuePair {
  readonly text: string;
  readonly one: Amount;
  readonly other: Amount;
}

function findNames({ text, one, other }: ValuePair, signs: Signs, reading: Reading): readonly string[] | undefined {
  const between = signs.to.exec(text.slice(one.end, other.start));
  if (between === null) return undefined;
  const { behind = '', time } = between.groups ?? {};
  const times = matchTimes(reading);
  if (signs.isClose) {
    const then = signs.earlier.exec(text.slice(0, one.start))?.groups?.time;
    return then !== undefined && time !== undefined ? [then, time] : [];
  }
  const then = times.behind(behind) ?? inYear.exec(behind)?.groups?.year;
  const counted = behind.trim();
  const isAgain = counted !== '' && text.slice(other.end).trimStart().startsWith(counted);
  if (counted !== '' && then === undefined && !isAgain) return undefined;
  const rest = text.slice(other.end);
  const now = times.behind(rest) ?? inYear.exec(rest.split(/[,;]|\.$/)[0] ?? '')?.groups?.year;
  return then === undefined || now === undefined ? [] : [then, now].flatMap((name) => keepYear(name) ?? []);
}

function findPair(pair: ValuePair, rank: number, signs: Signs, reading: Reading): Found | undefined {
  const { text, one, other } = pair;
  const { words, language } = reading;
  const names = findNames(pair, signs, reading);
  const values = readValues(share(one, other), other, language);
  if (names === undefined || values === undefined) return undefined;
  const head = text.slice(0, one.start);
  const rest = text.slice(other.end);
  const isBare = other.unit === '' && other.front === '';
  const units = [one, other].map(({ front, unit }) => `${front}${signs.percent.test(tidy(unit)) ? '%' : tidy(unit)}`);
  const isOne = units[0] === '' || units[0]?.toLowerCase() === units[1]?.toLowerCase();
  if (!signs.from.test(head.replace(signs.earlier, '')) || !isOne || signs.on.test(rest)) return undefined;
  const last = signs.last.exec(rest);
  const subject = createSubjectFinder(findLanguage(language))?.(
    head.replace(signs.earlier, '').replace(signs.from, ''),
    last !== null,
    reading,
  );
  if (subject === undefined) return undefined;
  const { planned, hypothetical, forecast, trailingTime } = getNumberSigns(words.language);
  // "in May" plans nothing.
  const said = `${subject.clause} ${rest.split(/[,;]\s/)[0] ?? ''}`.replace(/(?<=\s)\p{Lu}\p{L}*/gu, '');
  if ([planned, hypothetical, forecast].some((sign) => sign.test(said))) return undefined;
  const behind = last === null ? rest : `${last.groups?.between ?? ''}${rest.slice(last[0].length)}`;
  const again = tidy(signs.to.exec(text.slice(one.end, other.start))?.groups?.behind ?? '');
  const counted = isBare ? findCounted(last === null ? rest : (last.groups?.between ?? ''), again, words) : undefined;
  if (isBare && counted === undefined && !subject.isCounted) return undefined;
  const time = ` ${tidy(behind.split(/[,;.]/)[0] ?? '')}`;
  const years = names.length > 0 ? names : (subject.span.match(/(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/gu) ?? []);
  const span = years.length === 2 ? '' : [` ${subject.span}`, time].find((one) => trailingTime.exec(one)?.index === 0);
  const measure = counted ?? (span ? capitalize(tidy(span)) : undefined);
  const [from, to] = values;
  const earlier = { value: from, text: toValue(share(one, other), signs) };
  const row = {
    label: capitalize(subject.name),
    value: to,
    text: toValue(other, signs),
    other: earlier,
    sentence: text,
  };
  const [then, now] = years.length === 2 ? years : [];
  return {
    unit: units[1] ?? '',
    rows: [row],
    rank,
    ...(then === undefined || now === undefined ? {} : { names: [then, now] as [string, string] }),
    ...(measure === undefined ? {} : { measure }),
  };
}

/** "The rate fell from 6.2 to 3.8 %", in the word orders of subject, verb and values that languages have. */
export function findFromTo(sentences: Reading['ranked'], reading: Reading): Found[] {
  const signs = getSigns(findLanguage(reading.language));
  if (signs === undefined) return [];
  return sentences.flatMap(({ text, score }) => {
    if (isUnspaced(text) !== signs.isClose || saysChange(text, findLanguage(reading.language)) === false) return [];
    const amounts = listAmounts(text, signs);
    return amounts.flatMap((one, index) => {
      const next = amounts[index + 1];
      const other = next && withShortUnit(next, text, reading.words);
      return other === undefined ? [] : (findPair({ text, one, other }, score, signs, reading) ?? []);
    });
  });
}
