import { keepByText } from '../../keep.ts';
import { languages } from '../../languages/index.ts';
import { joinProse } from '../../languages/patterns.ts';
import { getLastWord, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

interface Border {
  readonly at: number;
  readonly mark: string;
}

const openBrackets = '([{（';
const closeBrackets = ')]}）';
const openers = `${openBrackets}“„«「『`;
const closers = `${closeBrackets}”»」』`;
const marks = /[()[\]{}“„«「『（”»」』）",;،؛，；–—-]/;
const isMark = Array.from({ length: 128 }, (_, code) => marks.test(String.fromCharCode(code)));

function listMarks(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < isMark.length ? isMark[code] : marks.test(text.charAt(at))) places.push(at);
  }
  return places;
}

export const findBorders = keepByText((text): readonly Border[] => {
  const borders: Border[] = [];
  const isGerman = text.includes('„');
  let depth = 0;
  let quoted = false;
  for (const at of listMarks(text)) {
    const mark = text.charAt(at);
    if (mark === '"') quoted = !quoted;
    else if (mark === '“' && isGerman) depth = Math.max(0, depth - 1);
    else if (openers.includes(mark)) depth++;
    else if (closers.includes(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !quoted) {
      const spaced = /\s/.test(text.charAt(at + 1));
      if ((',;،؛'.includes(mark) && spaced) || '，；'.includes(mark)) borders.push({ at, mark });
      else if (mark === '—' || (mark === '–' && spaced)) borders.push({ at, mark: '–' });
      else if (mark === '-' && spaced && /\s/.test(text.charAt(at - 1))) borders.push({ at, mark: '–' });
    }
  }
  return borders;
});

/** Brackets and quotation marks are counted apart: "(according to the mayor”" is open. */
export const isBalanced = keepByText((text) => {
  let brackets = 0;
  let quotes = 0;
  let straight = 0;
  const isGerman = text.includes('„');
  for (const at of listMarks(text)) {
    const mark = text.charAt(at);
    if (mark === '"') straight++;
    else if (mark === '“' && isGerman) quotes--;
    else if (openBrackets.includes(mark)) brackets++;
    else if (closeBrackets.includes(mark)) brackets--;
    else if (openers.includes(mark)) quotes++;
    else if (closers.includes(mark)) quotes--;
    if (brackets < 0) return false;
  }
  const isClosed = brackets === 0 && quotes === 0 && straight % 2 === 0;
  return isClosed && (!/[–—]/.test(text) || text.match(openDash)?.length === text.match(closeDash)?.length);
});

/** Spanish sets dashes without inner spaces: "the court –con su voto– ruled". */
const openDash = /(?<=[\s"“«(])[–—](?=\p{L})/gu;
const closeDash = /(?<=[\p{L}\p{N}”"»)])[–—](?=[\s,.;:!?]|$)/gu;

const listSigns = (field: 'negationSigns' | 'speechSigns') =>
  languages.flatMap(({ prose }) => prose?.[field]?.split('|') ?? []);
const negationSigns = listSigns('negationSigns');
const speechSigns = listSigns('speechSigns');
const openEnd = new RegExp(String.raw`(?:${joinProse('noEnd')}|[\-–—,:;，、；：])$`);

const isNegation = (word: string) => word.endsWith("n't") || word.endsWith('n’t');

export function isHedged(text: string, words: LanguageWords): boolean {
  const own = wordsIn(text.toLowerCase());
  return (
    own.some((word) => words.binding.has(word) || isNegation(word)) || negationSigns.some((sign) => text.includes(sign))
  );
}

export function isBinding(text: string, words: LanguageWords): boolean {
  return (
    isHedged(text, words) ||
    wordsIn(text.toLowerCase()).some((word) => words.speech.has(word)) ||
    speechSigns.some((sign) => text.includes(sign))
  );
}

export function endsWhole(text: string, words: LanguageWords): boolean {
  return !words.joints.has(getLastWord(text)) && !openEnd.test(text.trim()) && isBalanced(text);
}
