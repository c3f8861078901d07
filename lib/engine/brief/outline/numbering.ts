import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinFigures, type Pick, perPageLanguage } from '../../languages/patterns.ts';

const getPatterns = perPageLanguage((among) => {
  /** "3.", "#3", "Step 3:", "第3", "3 Bake"; not "3.5", "10:30" or "3 – 5". */
  const ownNumber = new RegExp(
    String.raw`^\s*(?<name>(?:${joinAlternatives(({ brief }) => brief?.numbering?.named, among)})\s+[#№]?|[#№]\s*)?(?<number>\d{1,2})(?:\s*[.):：、]|\s*[-–—]\s|(?<bare>\s+)(?=[(“„«]?\p{L})|\s*$)\s*(?!\d)`,
    'iu',
  );
  const [numerals = ''] = among.flatMap(({ figures }) => figures?.numerals?.split('|')[0] ?? []);
  /** "一、", "第三", "（二）" */
  const hanNumber = new RegExp(
    String.raw`^\s*(?:(?:${joinFigures('ordinalMark', among)})(?<named>[${numerals}])(?:[、.：:,，\s]|(?:${joinFigures('ordinalUnits', among)})(?:[、：:\s]|(?=\S)))|[（(]?(?<number>[${numerals}])(?:[)）]|[、.．：:]))\s*`,
    'u',
  );
  /** Numbers from three to ten in words; in unspaced scripts with their counter. */
  const spelled: readonly (readonly [RegExp, number])[] = [3, 4, 5, 6, 7, 8, 9, 10].map((count) => {
    const pickInWords: Pick = ({ figures }) => figures?.oneToTen?.[count - 1];
    const parted = among.filter(({ hasWordBorders = true }) => hasWordBorders);
    const unparted = among.filter((language) => !parted.includes(language));
    return [
      new RegExp(
        String.raw`(?:^|[\s:："“(])(?:(?:${joinFigures('countArticles', among)}) )?(?:${joinAlternatives(pickInWords, parted)})\s+\p{L}|(?:${joinAlternatives(pickInWords, unparted)})(?:${joinFigures('countUnits', among)})`,
        'iu',
      ),
      count,
    ];
  });
  /** "four years of war" promises nothing. */
  const measures = new RegExp(
    String.raw`^(?:\s|\p{L})*?(?:${joinAlternatives(({ brief }) => brief?.numbering?.measures, among)})(?!\p{L})`,
    'iu',
  );
  const unspacedCount = new RegExp(
    String.raw`(?<![\d.])(\d{1,2})\s?(?:${joinAlternatives(({ brief }) => brief?.numbering?.counters, among)})`,
    'u',
  );
  const countAhead = new RegExp(
    String.raw`(?:^|[\s:："“(])(\d{1,2})\s+(?!(?:${joinFigures('noPromise', among)})(?!\p{L}))\p{L}`,
    'iu',
  );
  return { hanNumber, numerals, ownNumber, spelled, measures, countAhead, unspacedCount };
});

const circledDigits = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const circled = new RegExp(`^\\s*[${circledDigits}]\\s*`);

interface Numbered {
  readonly number: number;
  readonly start: number;
  readonly isBare: boolean;
  readonly isNamed: boolean;
}

/** "10 g salt" is an amount, so a bare number needs a capital behind it. */
function readNumbered(text: string, language: Language | undefined): Numbered | undefined {
  const { hanNumber, numerals, ownNumber } = getPatterns(language);
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

export const readNumber = (text: string, language?: Language): number | undefined =>
  readNumbered(text, language)?.number;

export const bareNumber = /^\p{L}*\s*[#№]?\d{1,2}\s*[.:]?$/u;

/** Minimum numbers of a list: with punctuation, and bare ("1 Zwiebel, 2 Möhren, 3 Kiwis" are amounts). */
const minCount = { signed: 2, bare: 4 };

const [maxPhraseStep, phraseWords] = [3, 5];

/** Rows from which on one number may be out of order: an entry was moved or removed. */
const manyRows = 8;

function runOn(numbers: readonly number[], maxStep: number): boolean {
  const isNext = (step: number) => step >= 1 && step <= maxStep;
  const mayMiss = maxStep > 1 && numbers.length >= manyRows ? 1 : 0;
  const counts = (row: readonly number[]) =>
    row[0] === 1 &&
    row.filter((number, index) => index > 0 && number !== 1 && !isNext(number - (row[index - 1] ?? 0))).length <=
      mayMiss;
  return counts(numbers) || counts(numbers.toReversed());
}

/** "10 Minuten", "3. Mai" and "20. Jahrhundert" keep theirs: numbers run on from 1, or are marked ("Step 3"). */
export function withoutNumbers(texts: readonly string[], language?: Language): string[] {
  const found = texts.map((text) => readNumbered(text, language));
  const given = found.filter((own) => own !== undefined);
  const isBare = given.some((own) => own.isBare);
  const isPhrases =
    given.length > minCount.bare && (!isBare || texts.join(' ').split(' ').length >= texts.length * phraseWords);
  const isCounted =
    given.length >= (isBare ? minCount.bare : minCount.signed) &&
    (!isBare || given.length === texts.length) &&
    runOn(
      given.map(({ number }) => number),
      isPhrases ? maxPhraseStep : 1,
    );
  return texts.map((text, index) => {
    const own = found[index];
    const isNumber = own !== undefined && (isCounted || own.isNamed);
    return (isNumber && text.slice(own.start).trim()) || text;
  });
}

function findSpelledCount(title: string, language: Language | undefined): number | undefined {
  const { measures, spelled } = getPatterns(language);
  for (const [pattern, count] of spelled) {
    const found = pattern.exec(title);
    if (found === null) continue;
    const behind = title.slice(found.index).replace(/^[\s:："“(]*\S+\s*/, '');
    if (!measures.test(behind.slice(0, 24))) return count;
  }
  return undefined;
}

/** How many things a title promises, 3–60: "7 ways to…", "Seven ways to …". */
export function findPromisedCount(title: string, language?: Language): number | undefined {
  const { countAhead, unspacedCount } = getPatterns(language);
  const found = countAhead.exec(title)?.[1];
  const count = Number(found ?? unspacedCount.exec(title)?.[1] ?? 0);
  return count >= 3 && count <= 60 ? count : findSpelledCount(title.slice(0, 200), language);
}
