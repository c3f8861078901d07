import { languages } from '../languages/index.ts';
import { joinAlternatives, joinFigures, type Pick } from '../languages/patterns.ts';

/** "3.", "#3", "Step 3:", "第3", "3 Bake": a number a heading or item may carry itself; "3.5", "10:30" and "3 – 5" are amounts. */
const ownNumber = new RegExp(
  String.raw`^\s*(?<name>(?:${joinAlternatives(({ brief }) => brief?.numbering?.named)})\s+[#№]?|[#№]\s*)?(?<number>\d{1,2})(?:\s*[.):：、]|\s*[-–—]\s|(?<bare>\s+)(?=[(“„«]?\p{L})|\s*$)\s*(?!\d)`,
  'iu',
);

const numerals = joinFigures('numerals').split('|')[0] ?? '';
/** "一、", "第三", "（二）": numbers as Chinese and Japanese write them. */
const hanNumber = new RegExp(
  String.raw`^\s*(?:(?:${joinFigures('ordinalMark')})(?<named>[${numerals}])(?:[、.：:,，\s]|(?:${joinFigures('ordinalUnits')})(?:[、：:\s]|(?=\S)))|[（(]?(?<number>[${numerals}])(?:[)）]|[、.．：:]))\s*`,
  'u',
);

/** "①": a number in its sign. */
const circledDigits = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const circled = new RegExp(`^\\s*[${circledDigits}]\\s*`);

interface Numbered {
  readonly number: number;
  readonly start: number;
  /** Whether no sign parts the number from its words. */
  readonly isBare: boolean;
  /** Whether a word or sign says that it is a number of a row ("Step 3", "#3"). */
  readonly isNamed: boolean;
}

/** The number in front of a text; "10 g salt" is an amount, so a bare one needs a capital. */
function numbered(text: string): Numbered | undefined {
  const [sign = ''] = circled.exec(text) ?? [];
  if (sign !== '')
    return { number: circledDigits.indexOf(sign.trim()) + 1, start: sign.length, isBare: false, isNamed: true };
  const han = hanNumber.exec(text);
  if (han !== null) {
    const digit = han.groups?.named ?? han.groups?.number ?? '';
    return { number: numerals.indexOf(digit) + 1, start: han[0].length, isBare: false, isNamed: false };
  }
  const found = ownNumber.exec(text);
  if (found?.groups === undefined) return undefined;
  const start = found[0].length;
  const isBare = found.groups.bare !== undefined;
  if (isBare && !/^[(“„«]?\p{Lu}/u.test(text.slice(start))) return undefined;
  return { number: Number(found.groups.number), start, isBare, isNamed: found.groups.name !== undefined };
}

/** The number that a heading or item carries itself; undefined when none. */
export const readNumber = (text: string): number | undefined => numbered(text)?.number;

/** "Step 3" and nothing more: its text is the step. */
export const bareNumber = /^\p{L}*\s*[#№]?\d{1,2}\s*[.:]?$/u;

/** Numbers with a sign count a list from so many on, bare ones from so many: "1 Zwiebel, 2 Möhren, 3 Kiwis" are amounts. */
const fewest = { signed: 2, bare: 4 };

/** How far a number may be from the one before, and words of a numbered line that is no amount. */
const [widestStep, phraseWords] = [3, 5];

/** So many rows in a list have one number that is out of order: an entry was moved or taken out. */
const manyRows = 8;

/** Whether numbers count up from 1, or down to it; a list in several parts may start again. */
function runOn(numbers: readonly number[], maxStep: number): boolean {
  const isNext = (step: number) => step >= 1 && step <= maxStep;
  const mayMiss = maxStep > 1 && numbers.length >= manyRows ? 1 : 0;
  const counts = (row: readonly number[]) =>
    row[0] === 1 &&
    row.filter((number, index) => index > 0 && number !== 1 && !isNext(number - (row[index - 1] ?? 0))).length <=
      mayMiss;
  return counts(numbers) || counts(numbers.toReversed());
}

/**
 * The texts of one list or row of headings without the numbers that count them. "10 Minuten", "3. Mai" and "20. Jahrhundert"
 * keep theirs: a number counts only where all run on in order from 1, or a word before it says so ("Step 3").
 */
export function withoutNumbers(texts: readonly string[]): string[] {
  const found = texts.map(numbered);
  const given = found.filter((own) => own !== undefined);
  const isBare = given.some((own) => own.isBare);
  // A heading without text goes, and its number with it.
  const isPhrases =
    given.length > fewest.bare && (!isBare || texts.join(' ').split(' ').length >= texts.length * phraseWords);
  const isCounted =
    given.length >= (isBare ? fewest.bare : fewest.signed) &&
    (!isBare || given.length === texts.length) &&
    runOn(
      given.map(({ number }) => number),
      isPhrases ? widestStep : 1,
    );
  return texts.map((text, index) => {
    const own = found[index];
    const isNumber = own !== undefined && (isCounted || own.isNamed);
    return (isNumber && text.slice(own.start).trim()) || text;
  });
}

/** Numbers from three to ten in words; where words are not parted, with the counter behind them. */
const spelled: readonly (readonly [RegExp, number])[] = [3, 4, 5, 6, 7, 8, 9, 10].map((count) => {
  const inWords: Pick = ({ figures }) => figures?.oneToTen?.[count - 1];
  const parted = languages.filter(({ hasWordBorders = true }) => hasWordBorders);
  const unparted = languages.filter((language) => !parted.includes(language));
  return [
    new RegExp(
      String.raw`(?:^|[\s:："“(])(?:(?:${joinFigures('countArticles')}) )?(?:${joinAlternatives(inWords, parted)})\s+\p{L}|(?:${joinAlternatives(inWords, unparted)})(?:${joinFigures('countUnits')})`,
      'iu',
    ),
    count,
  ];
});
/** Units of time and measure: "four years of war" promises nothing. */
const measures = new RegExp(
  String.raw`^(?:\s|\p{L})*?(?:${joinAlternatives(({ brief }) => brief?.numbering?.measures)})(?!\p{L})`,
  'iu',
);

/** How many things a title promises in a word ("Five ways to …"); undefined when none. */
function spelledCount(title: string): number | undefined {
  for (const [pattern, count] of spelled) {
    const found = pattern.exec(title);
    if (found === null) continue;
    const behind = title.slice(found.index).replace(/^[\s:："“(]*\S+\s*/, '');
    if (!measures.test(behind.slice(0, 24))) return count;
  }
  return undefined;
}

/** "10選", "5つの", "10가지": a count before its counter. */
const unspacedCount = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\s?(?:${joinAlternatives(({ brief }) => brief?.numbering?.counters)})`,
  'u',
);

const countAhead = new RegExp(String.raw`(?:^|[\s:："“(])(\d{1,2})\s+(?!(?:${joinFigures('noPromise')})\b)\p{L}`, 'iu');

/** "7 ways to…", "Seven ways to …": how many things a title promises, 3–60. */
export function promisedCount(title: string): number | undefined {
  const found = countAhead.exec(title)?.[1];
  const count = Number(found ?? unspacedCount.exec(title)?.[1] ?? 0);
  return count >= 3 && count <= 60 ? count : spelledCount(title.slice(0, 200));
}
