import { languages } from '../../../languages/index.ts';
import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { getNumberSigns } from '../../numbers/number-signs.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import { countTextWords, getFirstWord, measureDrawnLength, tidy } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import { type AmountFinder, type Counted, type Found, formatQuantity, readAmount, readUnit } from './amounts.ts';

const name = String.raw`\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}`;
/** "in Austria" */
const getPlace = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinRows('inPlace', among)})\s(?<name>${name})`, 'gu'),
);
const months = new Set(
  languages.flatMap(({ months = [] }) => months).flatMap((names) => names.split(',').map((one) => one.trim())),
);
const border = /[,;:.()–—]/u;
/** In drawn letters; longer phrases are clauses of their own. */
const maxPhraseChars = 48;
const maxParagraphs = 1;

interface PlacedShare {
  readonly quantity: Quantity;
  readonly place: string;
  readonly phrase: string;
  readonly counted: Counted;
}

function readPlaced(counted: Counted, { language }: LanguageWords): PlacedShare[] {
  const { text } = counted.sentence;
  const [quantity] = counted.quantities;
  if (quantity === undefined || readUnit(quantity) !== '%') return [];
  const names = [...text.slice(0, quantity.start).matchAll(getPlace(language))].map(({ groups }) => groups?.name ?? '');
  const [phrase = ''] = text.slice(quantity.end).split(border);
  const own = tidy(phrase);
  const found = names.at(-1);
  if (found === undefined || months.has(found.toLowerCase()) || own === '' || measureDrawnLength(own) > maxPhraseChars)
    return [];
  // "7 % more": a change, not a share.
  return getNumberSigns(language).comparative.test(`${own} `) ? [] : [{ quantity, place: found, phrase: own, counted }];
}

/** "In Austria 10 % are vegetarians. In Russia only 2 % are vegetarians." */
export const findSharesByPlace: AmountFinder = (countedSentences, { language, words }) => {
  const placed = countedSentences.flatMap((counted) => readPlaced(counted, words));
  return placed.flatMap((one, index): Found[] => {
    const rest = placed.slice(index + 1).filter((other) => {
      const apart = Math.abs(other.counted.sentence.paragraph - one.counted.sentence.paragraph);
      return apart <= maxParagraphs && other.place !== one.place && opensAlike(one.phrase, other.phrase);
    });
    const all = [one, ...rest].filter((each, at, some) => some.findIndex(({ place }) => place === each.place) === at);
    if (all.length < 2) return [];
    const isSame = all.every(({ phrase }) => phrase === one.phrase);
    const rows = all.flatMap(({ quantity, place: label, phrase, counted }): ChartRow[] => {
      const value = readAmount(quantity, language);
      const { text: sentence } = counted.sentence;
      const named = isSame ? label : `${label}: ${phrase}`;
      return value === undefined ? [] : [{ label: named, value, text: formatQuantity(quantity), sentence }];
    });
    const rank = Math.max(...all.map(({ counted }) => counted.sentence.score));
    return rows.length < all.length ? [] : [{ unit: '%', rows, rank, ...(isSame ? { measure: one.phrase } : {}) }];
  });
};

const opensAlike = (one: string, other: string): boolean => {
  const [short, long] = countTextWords(one) <= countTextWords(other) ? [one, other] : [other, one];
  return long.toLowerCase().startsWith(short.toLowerCase()) && getFirstWord(long) === getFirstWord(short);
};
