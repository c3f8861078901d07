import { joinFigures } from '../languages/patterns.ts';
import { unitSigns } from './emphasis.ts';
import { noEnd, noStart, spaceless, splitSpaceless } from './spaceless.ts';

interface Token {
  readonly text: string;
  readonly spaceBefore: boolean;
  /** Whether its width can be summed with others to a line's. */
  readonly addsUp: boolean;
}

/** Letters of the bundled and large system fonts. Others may mix fallback fonts, so their lines are measured whole. */
const addsUp =
  /^[ -\u02ff\u0370-\u052f\u1e00-\u206f\u20a0-\u20bf\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef]*$/;

const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function splitGraphemes(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment);
}

/** Breakable after an em dash, and in a long word after a hyphen or slash; never in "2019–2024" or "24/7". */
const breakAfter = /(?<=\u2014)(?=\S)/u;
const breakLongAfter = /(?<=\p{L}{3}[-\u2010\u2013/])(?=\p{L}{3})|(?<=\u2014)(?=\S)/u;
const maxWholeChars = 16;
const clinging = /^[\u2013\u2014·•|/-]+$/u;
/** Marks with a space inside, as in French: the closing ones stay at the word before, the opening ones at the next. */
const closing = /^[\p{Pe}\p{Pf}!?:;%‰\p{Sc}…]+[.,;:!?…]*$/u;
const opening = /(?:^|\u00a0)[\p{Ps}\p{Pi}]+$/u;

/** A number stays with its unit ("1 km", "3 million"). */
const endsInNumber = /\d$/u;
const unit = new RegExp(`^(?:${unitSigns}|${joinFigures('magnitude')}|${joinFigures('markUnits')})(?!\\p{L})`, 'iu');
const maxMeasureChars = 16;

const isMeasure = (last: string, word: string): boolean =>
  endsInNumber.test(last) && last.length + word.length < maxMeasureChars && unit.test(word);

/** Pieces of an over-long word: graphemes, each with the marks that must not begin a line. */
export function splitWord(word: string): string[] {
  const pieces: string[] = [];
  for (const grapheme of splitGraphemes(word)) {
    const last = pieces.at(-1);
    if (last !== undefined && (noStart.test(grapheme) || noEnd.test(last)) && splitGraphemes(last).length < maxJoined) {
      pieces[pieces.length - 1] = last + grapheme;
    } else pieces.push(grapheme);
  }
  return pieces;
}

const maxJoined = 3;

const maxRemembered = 200;
const remembered = new Map<string, readonly Token[]>();

/** Splits `text` at all allowed line breaks. No-break spaces hold. */
export function tokenise(text: string): readonly Token[] {
  let tokens = remembered.get(text);
  if (tokens === undefined) {
    if (remembered.size >= maxRemembered) remembered.clear();
    tokens = tokeniseAnew(text);
    remembered.set(text, tokens);
  }
  return tokens;
}

const day = /(?:^|\u00a0)\d{1,2}\.$/u;
/** "17 000": digits in groups. */
const group = { before: /(?:^|\D)\d{1,3}$/u, behind: /^\d{3}(?!\d)/u } as const;

const rangeEnd = /^[-–−]\p{N}/u;

const isOneNumber = (last: string, word: string): boolean =>
  (group.before.test(last) && group.behind.test(word)) ||
  (day.test(last) && /^\p{L}/u.test(word)) ||
  (/\p{N}$/u.test(last) && rangeEnd.test(word));

const staysBehind = (word: string, last: string): boolean =>
  clinging.test(word) || closing.test(word) || opening.test(last) || isMeasure(last, word) || isOneNumber(last, word);

function tokeniseAnew(text: string): Token[] {
  const tokens: Omit<Token, 'addsUp'>[] = [];
  for (const word of text.split(/[^\S\u00a0\u202f\u2007]+/u)) {
    if (word === '') continue;
    const last = tokens.at(-1);
    if (last !== undefined && staysBehind(word, last.text)) {
      tokens[tokens.length - 1] = { ...last, text: `${last.text}\u00a0${word}` };
      continue;
    }
    const parts = spaceless.test(word)
      ? splitSpaceless(word)
      : word.split(word.length > maxWholeChars ? breakLongAfter : breakAfter);
    parts.forEach((part, index) => {
      tokens.push({ text: part, spaceBefore: index === 0 && tokens.length > 0 });
    });
  }
  return tokens.map((token) => ({ ...token, addsUp: addsUp.test(token.text) }));
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

export function findTextDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

export function isJoined(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u.test(
    text,
  );
}

export function isTall(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u.test(
    text,
  );
}
