import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import type { Figure } from '../../modules.ts';
import { isMonth } from '../numbers/dates.ts';
import { getNumberSigns } from '../numbers/number-signs.ts';
import type { Quantity } from '../numbers/quantities.ts';
import { getUnits, readUnits } from '../numbers/units.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { createMatter } from '../selection/matter.ts';
import { endsWhole } from '../text/borders.ts';
import { verb } from '../text/clause-signs.ts';
import { capitalize, isUnspaced, tidy, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findBareNumbers } from './prose/bare-numbers.ts';

/** Numbers of one list, words of a label, and how many of the numbers must be great: "2 eggs, 1 onion" is not a statistic. */
const list = { min: 3, max: 6, words: 6, great: 2, greatFrom: 20 };

const getSigns = perPageLanguage((among) => {
  const and = joinAlternatives(({ brief }) => brief?.common?.and, among);
  const { magnitude, measure } = readUnits(among);
  return {
    border: new RegExp(String.raw`(?:[,;]\s(?:(?:${and})\s)?|\s(?:${and})\s)$`, 'u'),
    inner: new RegExp(String.raw`[,;:.()–—"“”„«»]|\s(?:${and})\s`, 'u'),
    size: new RegExp(String.raw`^(?:${magnitude})(?!\p{L})\s?`, 'iu'),
    unit: new RegExp(String.raw`^(?:${measure}|[mcdk]?m[²³]?|[mcd]?l|[mk]?g)(?!\p{L})`, 'iu'),
  };
});

/** A noun with what belongs to it: behind a verb the list would be its subject, and the label half of it. */
const isNounPhrase = (label: string, { stop, joints, and }: LanguageWords): boolean => {
  const own = wordsIn(label);
  return (
    own.length >= 1 &&
    own.length <= list.words &&
    /^\p{L}{3,}/u.test(label) &&
    !isMonth(own[0] ?? '') &&
    !isMonth(own.at(-1) ?? '') &&
    own.every(
      (word) => !stop.has(word.toLowerCase()) || joints.has(word.toLowerCase()) || and.has(word.toLowerCase()),
    ) &&
    !joints.has((own[0] ?? '').toLowerCase()) &&
    !verb.test(`${label} `) &&
    !/\p{N}/u.test(label)
  );
};

interface CountedSegment {
  readonly number: Quantity;
  readonly behind: string;
}

function readSegments(text: string, words: LanguageWords): readonly CountedSegment[] {
  const { border, inner } = getSigns(words.language);
  const { hedges } = getUnits(words.language);
  const numbers = findBareNumbers(text, words.language).map((number): Quantity => {
    const hedge = hedges.any.exec(text.slice(0, number.start))?.[0] ?? '';
    return { ...number, start: number.start - hedge.length, value: tidy(hedge + number.value) };
  });
  const runs: CountedSegment[][] = [[]];
  numbers.forEach((number, index) => {
    const next = numbers[index + 1];
    const rest = text.slice(number.end, next?.start);
    const isJoined = next !== undefined && border.test(rest);
    const behind = isJoined ? rest.replace(border, '') : (rest.split(inner)[0] ?? '');
    runs.at(-1)?.push({ number, behind: tidy(behind) });
    if (!isJoined) runs.push([]);
  });
  return runs.find(({ length }) => length >= list.min && length <= list.max) ?? [];
}

function readFigure({ number, behind }: CountedSegment, sentence: string, words: LanguageWords): Figure | undefined {
  const { size, unit, inner } = getSigns(words.language);
  const great = size.exec(behind)?.[0] ?? '';
  const label = behind.slice(great.length);
  const value = tidy(`${number.value} ${great}`);
  const isWhole = isNounPhrase(label, words) && !inner.test(label) && endsWhole(label, words);
  const isCount = !unit.test(label) && !getNumberSigns(words.language).span.test(`${value} ${label}`);
  return isWhole && isCount ? { value, label: capitalize(label), sentence } : undefined;
}

const isGreat = ({ value }: Figure): boolean =>
  /\p{N}\s\p{L}{3}/u.test(value) || Number(value.replace(/\P{N}/gu, '')) >= list.greatFrom;

/** "4,500 teachers, 17,000 students and 181 laboratories": each with its own noun. Like things are a chart. */
export function findCountedThings(reading: Reading): readonly Figure[] {
  const { ranked, words } = reading;
  const isOfMatter = createMatter(reading);
  for (const { text, spoken, speaker } of ranked) {
    if (isUnspaced(text) || spoken === true || speaker !== undefined || isBoilerplate(text, words.language)) continue;
    if (!reading.isOwned(text)) continue;
    const segments = readSegments(text, words);
    const figures = segments.map((segment) => readFigure(segment, text, words)).filter((one) => one !== undefined);
    const lead = text.slice(0, segments[0]?.number.start ?? 0);
    const isList = figures.length >= list.min && figures.length === segments.length;
    const areDistinct = new Set(figures.map(({ label }) => label.toLowerCase())).size === figures.length;
    if (!isList || !areDistinct || figures.filter(isGreat).length < list.great) continue;
    // "42 meetings, 6,700 pages and 227 witnesses: that is the inquiry in numbers" names its matter behind them.
    const said = lead.trim() === '' ? text : `${lead} ${figures.map(({ label }) => label).join(' ')}`;
    if (isOfMatter(said, text)) return figures;
  }
  return [];
}
