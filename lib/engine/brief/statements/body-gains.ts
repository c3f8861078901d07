import { measureDrawnLength, wordsIn } from '../text/text.ts';

/** Gain in log-odds for a name that only this section has; more where each section is about one thing for sale. */
const gain = { opensWithName: 1, hasName: 0.4, opensWithThing: 2, hasThing: 1, price: 1 };
/** Loss in log-odds of a run-up that names no thing for sale, and of years that are over for a title about a later one. */
const loss = { runUp: 4, earlier: 1.5 };
const yearGain = 0.5;

export interface OwnNames {
  readonly names: ReadonlySet<string>;
  /** Whether the sections are about things for sale, under headings that need not name them. */
  readonly isCatalogue: boolean;
}

export const noNames: OwnNames = { names: new Set(), isCatalogue: false };

const price = /[$€£¥]\s?\p{N}|\p{N}\s?(?:[$€£¥]|EUR|USD|CHF)/u;
export const hasPrice = (text: string): boolean => price.test(text);

const openingWords = 4;
const isName = (word: string): boolean => /\p{Lu}/u.test(word) && measureDrawnLength(word) > 1;

/** Place of a name of two words and more of which one is only this section's ("the Martian mVoice"). */
const findThing = (words: readonly string[], names: ReadonlySet<string>): number =>
  words.findIndex((word, at) => {
    const next = words[at + 1] ?? '';
    return isName(word) && isName(next) && (names.has(word) || names.has(next));
  });

export function computeNameGain(text: string, { names, isCatalogue }: OwnNames): number {
  if (names.size === 0) return 0;
  const words = wordsIn(text);
  const at = words.findIndex((word) => names.has(word));
  if (!isCatalogue) return at < 0 ? 0 : at < openingWords ? gain.opensWithName : gain.hasName;
  if (at < 0) return -loss.runUp;
  const thing = findThing(words, names);
  const named = thing < 0 ? gain.hasName : thing < openingWords ? gain.opensWithThing : gain.hasThing;
  return named + (hasPrice(text) ? gain.price : 0);
}

const year = /(?<![\p{N}.,])20\d{2}(?!\p{N})/gu;
const listYears = (text: string): number[] => (text.match(year) ?? []).map(Number);

/** Under a title about a year, the one before it is not over. */
const isOver = (one: number, own: number): boolean => one < own - 1;

/** Under a title about one year, that year adds to the odds of a body, and one long over takes away. */
export function computeYearGain(body: string, title: string): number {
  const [own, ...others] = listYears(title);
  const years = listYears(body);
  if (own === undefined || others.length > 0 || years.length === 0) return 0;
  return years.includes(own) ? yearGain : years.every((one) => isOver(one, own)) ? -loss.earlier : 0;
}
