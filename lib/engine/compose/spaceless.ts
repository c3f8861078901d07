import { languages } from '../languages/index.ts';
import { wordPartingCode } from '../languages/tags.ts';

/** Where lines of scripts without spaces may break: between words, and by the rules of JIS X 4051 (kinsoku shori). */

const wordSegmenter = new Intl.Segmenter(wordPartingCode, { granularity: 'word' });

/** Scripts without spaces between words. Korean has spaces. */
export const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;
const joinLetters = (kind: 'noLineStart' | 'prefixes' | 'wordEnds' | 'caseParticles') =>
  languages.map(({ typography }) => typography?.[kind] ?? '').join('');
const endsSpaceless = new RegExp(`${spaceless.source}$`, 'u');
/** Must not begin a line: closing marks, small kana, the long-vowel mark. */
export const noStart = new RegExp(
  String.raw`^[>＞\p{Pe}\p{Pf}\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff01\uff1f!?.,:;%×\uff05\u2026\u2025\u30fb\u30fc\u3005\u309d\u309e\u30fd\u30fe${joinLetters('noLineStart')}\uff5e\u301c]`,
  'u',
);
/** Must not end a line: opening marks and currency signs. */
export const noEnd = /[<＜\p{Ps}\p{Pi}\uffe5\uff04¥$€£×]$/u;
/** A wave that opens a subtitle. */
const onlyWave = /^[\uff5e\u301c]$/u;
/** A single letter that opens the word behind it, and one that closes the word before it. */
const prefix = new RegExp(`(?:^|\\P{Script=Han})[${joinLetters('prefixes')}]$`, 'u');
const suffix = new RegExp(`^[${joinLetters('wordEnds')}]$`, 'u');
const endsNoun = /[\p{Script=Han}\p{Script=Katakana}ー\p{N}]$/u;
/** A verb's stem, as before "way of": no particle. */
const endsStem = new RegExp(`\\p{Script=Han}(?![${joinLetters('caseParticles')}])\\p{Script=Hiragana}$`, 'u');
/** A particle that one segment has with the verb behind it. */
const joinedParticle = new RegExp(`^[${joinLetters('caseParticles')}]\\p{Script=Han}`, 'u');
const onlyHiragana = /^\p{Script=Hiragana}+$/u;
const onlyKatakana = /^[\p{Script=Katakana}ー]+$/u;
const endingKatakana = /[\p{Script=Katakana}ー]+$/u;
const pause = /[\u3001\u3002\uff0c\uff0e\uff01\uff1f]$/u;
const endsInNumber = /\p{N}$/u;
const counted = /^[\p{Script=Han}\p{Script=Katakana}]/u;

/** Characters up to which a word and a particle behind it stay together, the parts of a loan word, and a number with what it counts. */
const maxClinging = { long: 10, short: 15, loan: 13, katakana: 8, counted: 8 } as const;
const { long, short, loan: maxLoan } = maxClinging;
const shortParticle = 2;
const maxBracketedChars = 8;

function clings(last: string, segment: string): boolean {
  const length = last.length + segment.length;
  if (noStart.test(segment) || noEnd.test(last) || prefix.test(last) || onlyWave.test(last)) return true;
  if (!spaceless.test(segment) && !endsSpaceless.test(last)) return true;
  if (pause.test(last)) return false;
  if (suffix.test(segment) && (endsNoun.test(last) || endsStem.test(last))) return true;
  if (endsInNumber.test(last) && counted.test(segment)) return length <= maxClinging.counted;
  const loan = endingKatakana.exec(last)?.[0] ?? '';
  if (onlyHiragana.test(segment) || (joinedParticle.test(segment) && endsNoun.test(last)))
    return length <= (segment.length <= shortParticle ? short : loan === last ? maxLoan : long);
  return loan !== '' && onlyKatakana.test(segment) && loan.length + segment.length <= maxClinging.katakana;
}

const opens = /[「『《〈【（“]/u;
const closes = /[」』》〉】）”]/u;

function joinBracketed(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let at = 0;
  while (at < parts.length) {
    const whole = findBracketed(parts, at);
    joined.push(parts.slice(at, at + whole).join(''));
    at += whole;
  }
  return joined;
}

function findBracketed(parts: readonly string[], from: number): number {
  const first = parts[from] ?? '';
  const open = first.search(opens);
  if (open < 0 || closes.test(first.slice(open))) return 1;
  let chars = first.length - open - 1;
  for (let to = from + 1; to < parts.length; to += 1) {
    const part = parts[to] ?? '';
    const close = part.search(closes);
    chars += close < 0 ? part.length : close;
    if (chars > maxBracketedChars) return 1;
    if (close >= 0) return to - from + 1;
  }
  return 1;
}

export function splitSpaceless(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of wordSegmenter.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && clings(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return joinBracketed(parts);
}
