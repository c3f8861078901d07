import { type Language, languages } from '../../languages/index.ts';
import { joinFigures, joinPieces, joinWords, perPageLanguage, pickFigures } from '../../languages/patterns.ts';
import { findAll } from '../text/text.ts';

interface Ratio {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** 0–1: "one in four" is 0.25. */
  readonly share: number;
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
  const fraction = (field: Parameters<typeof pickFigures>[0]) =>
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
      [fraction('half'), 1 / 2],
      [fraction('third'), 1 / 3],
      [fraction('twoThirds'), 2 / 3],
      [fraction('quarter'), 1 / 4],
      [fraction('threeQuarters'), 3 / 4],
    ] as const,
  };
});

const readAmount = (text: string) => smallNumbers[text.toLowerCase()] ?? Number(text);

export function findRatios(text: string, language: Language | undefined): Ratio[] {
  const { parted, fractions } = getSigns(language);
  const found: Ratio[] = [];
  for (const match of findAll(text, parted)) {
    const { part = '', all = '' } = match.groups ?? {};
    const share = readAmount(part) / readAmount(all);
    const isYear = readAmount(all) >= 1900 && readAmount(all) <= 2100;
    if (share > 0 && share < 1 && readAmount(all) > 2 && !isYear)
      found.push({ start: match.index, end: match.index + match[0].length, text: match[0], share });
  }
  for (const [pattern, share] of fractions)
    for (const match of findAll(text, pattern))
      found.push({ start: match.index, end: match.index + match[0].trimEnd().length, text: match[0].trimEnd(), share });
  return found.sort((a, b) => a.start - b.start);
}
