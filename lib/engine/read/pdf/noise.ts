import { joinAlternatives } from '../../languages/patterns.ts';
import { hasLetterOrDigit } from '../../letters.ts';
import { countMatches } from '../language.ts';
import { computeMedian } from './columns.ts';
import { type Segment, unnamed } from './lines.ts';
import { type PdfSection, toBareText } from './page.ts';

export interface PageLines {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Segment[];
}

/** Margin for running heads and feet, relative to the page's height. */
const edge = 0.14;
/** Pages on which a line is repeated; two in documents of up to four. */
const minPages = 3;
const samePlace = 4;
const maxHeadChars = 90;

const minReadableShare = 0.4;
/** Longer on average than words of any language with spaces. */
const maxMeanWordChars = 12;
const maxWordChars = 34;

/** "iv", "12", "- 12 -", "12 / 40", "Page 12 of 40", "Seite 12". */
const pageNumber = new RegExp(
  String.raw`^[\s\-–—|[(·•]*(?:(?:${joinAlternatives(({ read }) => read?.pdf?.page)})\s*)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:\/|${joinAlternatives(({ read }) => read?.pdf?.pageOf)})\s*\d{1,4})?(?:[\s\-–—|\])·•]|${joinAlternatives(({ read }) => read?.pdf?.pageBehind)})*$`,
  'iu',
);
const leaders = /(?:\.\s?){5,}|(?:…\s?){3,}|(?:·\s?){5,}|_{6,}/;

export function withoutNoise(pages: readonly PageLines[], sections: readonly PdfSection[] = []): PageLines[] {
  const titles = new Set(sections.map(({ page, title }) => `${page} ${toBareText(title)}`));
  const broken = findBrokenFonts(pages);
  const repeated = findRepeatedLines(pages);
  return pages.map((page) => {
    const lines = page.lines.map(withoutDoubles);
    const readable = lines.filter(({ font, text }) => !broken.has(font) && !isGarbled(text));
    // The readable rest of a mostly unreadable page is labels and numbers.
    if (countChars(readable) < countChars(lines) * minReadableShare) return { ...page, lines: [] };
    return {
      ...page,
      lines: readable.map(withoutUnnamed).filter((line) => {
        if (leaders.test(line.text) || (!hasLetterOrDigit(line.text) && !isMark(line.text))) return false;
        if (!isAtEdge(page, line) || titles.has(`${page.index} ${toBareText(line.text)}`)) return true;
        return !(pageNumber.test(line.text) && isApart(page, line)) && !repeated.has(toKey(page, line));
      }),
    };
  });
}

const withoutUnnamed = (line: Segment): Segment =>
  line.text.includes(unnamed) ? { ...line, text: line.text.replaceAll(unnamed, '').trim() } : line;

const countChars = (lines: readonly Segment[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Separate bullets are needed until joined with their items. */
const isMark = (text: string) => /^[^\p{L}\p{N}\s]{1,2}$/u.test(text);

function isAtEdge({ height, lines }: PageLines, { y }: Segment): boolean {
  if (y < height * edge || y > height * (1 - edge)) return true;
  const first = lines[0]?.y ?? 0;
  const last = lines.at(-1)?.y ?? height;
  return y <= first + samePlace || y >= last - samePlace;
}

/** A table's last row may be numbers too. */
const isApart = ({ height, lines }: PageLines, line: Segment) =>
  line.y < height * edge ||
  line.y > height * (1 - edge) ||
  !lines.some((other) => other !== line && other.text !== line.text && Math.abs(other.y - line.y) < samePlace);

const toKey = (page: PageLines, line: Segment) => `${page.index} ${line.y} ${line.x} ${line.text}`;

function findRepeatedLines(pages: readonly PageLines[]): Set<string> {
  const min = pages.length <= 4 ? 2 : minPages;
  // "Chapter 1", "Chapter 2": large text is a heading unless exactly repeated.
  const large = computeMedian(pages.flatMap(({ lines }) => lines.map(({ size }) => size))) * 1.2;
  const noted = pages.flatMap((page) =>
    page.lines
      .filter((line) => isAtEdge(page, line))
      .map((line) => ({ page, line, names: listNames(page, line, large) })),
  );
  const pagesAt = new Map<string, Set<number>>();
  for (const { page, line, names } of noted) {
    const place = Math.round(line.y / samePlace);
    for (const name of names.flatMap((name) => [place - 1, place, place + 1].map((at) => `${at} ${name}`))) {
      const found = pagesAt.get(name) ?? new Set();
      pagesAt.set(name, found.add(page.index));
    }
  }
  const isRepeated = (line: Segment, name: string) =>
    (pagesAt.get(`${Math.round(line.y / samePlace)} ${name}`)?.size ?? 0) >= min;
  return new Set(
    noted.flatMap(({ page, line, names }) => (names.some((name) => isRepeated(line, name)) ? [toKey(page, line)] : [])),
  );
}

function listNames({ index }: PageLines, { text, size }: Segment, large: number): string[] {
  if (text.length > maxHeadChars) return [];
  if (size >= large) return [`text ${text}`];
  const bare = text.toLowerCase().replace(/[\d\s\p{P}]+/gu, '');
  const number = /^(\d{1,4})\s|\s(\d{1,4})$/.exec(text);
  return [`text ${bare}`, ...(number ? [`number ${Number(number[1] ?? number[2]) - index}`] : [])];
}

/** Judged over all of a font's text, since one line may be an abbreviation. */
function findBrokenFonts(pages: readonly PageLines[]): Set<string> {
  const texts = new Map<string, string>();
  for (const { lines } of pages) {
    for (const { font, text } of lines) {
      const known = texts.get(font) ?? '';
      if (known.length < 2000) texts.set(font, `${known} ${text}`);
    }
  }
  return new Set(Array.from(texts).flatMap(([font, text]) => (text.length >= 200 && isUnreadable(text) ? [font] : [])));
}

/** Text whose letters are mapped wrongly: shares of Latin letters, of vowels among them, and of unknown characters. */
const garbled = { minLatin: 0.8, minVowels: 0.2, maxVowels: 0.75, maxUnknown: 0.2 } as const;

/** Without vowels, or with overlong words; only Latin text is judged. */
function isUnreadable(text: string): boolean {
  const latin = countMatches(text, /\p{Script=Latin}/gu);
  if (latin < 100 || latin < countMatches(text, /\p{L}/gu) * garbled.minLatin) return false;
  const vowels = countMatches(text.normalize('NFD'), /[aeiouyæøœ]/gi);
  const words = countMatches(text, /\p{L}+/gu);
  return vowels < latin * garbled.minVowels || vowels > latin * garbled.maxVowels || latin > words * maxMeanWordChars;
}

const isGarbled = (text: string): boolean =>
  countMatches(text, /[\uFFFD\uE000-\uF8FF]/g) > Math.max(1, text.length * garbled.maxUnknown) ||
  (text.match(/\p{Script=Latin}+/gu) ?? []).some(({ length }) => length > maxWordChars);

const minTwins = 0.9;

function withoutDoubles(line: Segment): Segment {
  const letters = Array.from(line.text.replace(/\s/g, ''));
  const pairs = Math.floor(letters.length / 2);
  let twins = 0;
  for (let pair = 0; pair < pairs; pair++) if (letters[pair * 2] === letters[pair * 2 + 1]) twins++;
  if (pairs < 4 || twins < pairs * minTwins || !/\p{L}/u.test(line.text)) return line;
  return { ...line, text: line.text.replace(/(\S)\1/gu, '$1').replace(/\s+/g, ' ') };
}

/** Words of a text recognized badly, "e n c l o s i n g t h e i r", stand letter by letter; of papers with formulas up to 0.2 do. */
const spelled = { share: 1 / 3, minWords: 40 } as const;

export function isSpelledOut(text: string): boolean {
  const words = text.match(/\S*\p{Script=Latin}\S*/gu) ?? [];
  return (
    words.length >= spelled.minWords && words.filter(({ length }) => length === 1).length > words.length * spelled.share
  );
}
