import { type Language, languages } from '../../languages/index.ts';
import {
  joinFigures,
  joinPieces,
  joinWords,
  perLanguage,
  perPageLanguage,
  pickFigures,
} from '../../languages/patterns.ts';
import { findAll } from '../text/text.ts';

export interface Ratio {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** 0–1: "one in four" is 0.25. */
  readonly share: number;
  readonly of?: number;
}

const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  languages
    .filter(({ hasWordBorders = true }) => hasWordBorders)
    .flatMap(({ figures }) =>
      (figures?.oneToTen ?? []).flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const)),
    ),
);

const whole = String.raw`\d{1,4}|${Object.keys(smallNumbers).join('|')}`;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const noShare = String.raw`(?![\p{L}\p{N}%]|[.,:/]\p{N}|\s(?:${join('noWhole')}|%))`;
  /** A fraction in words with its whole; no ordinal ("a third instance", "the first half of 2020"). */
  const matchFraction = (field: Parameters<typeof pickFigures>[0]) =>
    new RegExp(
      String.raw`(?<!\p{L})(?<!(?:${join('noFractionBefore')})[\s-])(?:${joinWords(pickFigures(field), among)})(?=\s(?:${join('fractionOf')})(?!\p{L}|\s?(?:\p{N}|(?:${join('fractionArticles')})\s)))|(?<!\p{Script=Arabic})(?:${joinPieces(pickFigures(field), among)})(?!\p{Script=Arabic})`,
      'giu',
    );
  return {
    parted: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,:/-])(?<part>${whole})\s(?:${join('parting')})\s(?:(?:${join('every')})\s)?(?<all>${whole})${noShare}`,
      'giu',
    ),
    fractions: [
      [matchFraction('half'), 1 / 2],
      [matchFraction('third'), 1 / 3],
      [matchFraction('twoThirds'), 2 / 3],
      [matchFraction('quarter'), 1 / 4],
      [matchFraction('threeQuarters'), 3 / 4],
    ] as const,
  };
});

const readAmount = (text: string) => smallNumbers[text.toLowerCase()] ?? Number(text);

/** Ratios around what they count, or by an ordinal: their texts are too long for a number in a row of others. */
const getCounted = perLanguage((among) => {
  const [language] = among;
  const { everyNth, secondToTenth = [], noNth = '(?!)', oneToTen = [], wholeFirst } = language?.figures ?? {};
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const ordinals = secondToTenth.map((form) => new RegExp(`^(?:${form})$`, 'iu'));
  const numerals = new Map(
    oneToTen.flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const)),
  );
  const nth = secondToTenth.join('|') || '(?!)';
  return {
    ordinals,
    numerals,
    around: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,:/-])(?<part>${whole})\s(?:\p{L}{3,}\s){1,2}(?:${join('partingAround')})\s(?<all>${whole})(?=[,.;]?$|[,;]\s|\s(?:${join('shareVerbs')})(?!\p{L}))`,
      'giu',
    ),
    nth: new RegExp(
      String.raw`(?<!\p{L})(?:${everyNth ?? '(?!)'})\s(?<nth>${nth})[nrsm]?\s(?!(?:${noNth})(?!\p{L}))(?=\p{L}{3})`,
      'giu',
    ),
    wholeFirst: new RegExp(
      wholeFirst?.replaceAll('{n}', String.raw`(?:\d{1,3}|${[...numerals.keys()].join('|')})`) ?? '(?!)',
      'gu',
    ),
  };
});

export function findCountedShares(text: string, language: Language | undefined): Ratio[] {
  const { around, nth, ordinals, wholeFirst, numerals } = getCounted(language);
  const readNumeral = (text = '') => numerals.get(text) ?? Number(text);
  const toRatio = (match: RegExpExecArray, part: number, of: number): Ratio[] => {
    const said = match[0].trimEnd();
    const place = { start: match.index, end: match.index + said.length, text: said };
    return part > 0 && part < of && of > 1 ? [{ ...place, share: part / of, of }] : [];
  };
  return [
    ...findRatios(text, language).filter(({ of }) => of !== undefined),
    ...findAll(text, around).flatMap((match) =>
      toRatio(match, readAmount(match.groups?.part ?? ''), readAmount(match.groups?.all ?? '')),
    ),
    ...findAll(text, nth).flatMap((match) =>
      toRatio(match, 1, ordinals.findIndex((form) => form.test(match.groups?.nth ?? '')) + 2),
    ),
    ...findAll(text, wholeFirst).flatMap((match) =>
      toRatio(match, readNumeral(match.groups?.part), readNumeral(match.groups?.all)),
    ),
  ].sort((a, b) => a.start - b.start);
}

export function findRatios(text: string, language: Language | undefined): Ratio[] {
  const { parted, fractions } = getSigns(language);
  const found: Ratio[] = [];
  for (const match of findAll(text, parted)) {
    const { part = '', all = '' } = match.groups ?? {};
    const share = readAmount(part) / readAmount(all);
    const isYear = readAmount(all) >= 1900 && readAmount(all) <= 2100;
    if (share > 0 && share < 1 && readAmount(all) > 2 && !isYear)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        share,
        of: readAmount(all),
      });
  }
  for (const [pattern, share] of fractions)
    for (const match of findAll(text, pattern))
      found.push({ start: match.index, end: match.index + match[0].trimEnd().length, text: match[0].trimEnd(), share });
  return found.sort((a, b) => a.start - b.start);
}
