import { wideLetter } from '../letters.ts';
import type { Font } from '../scene.ts';

export interface Lettering {
  readonly text: string;
  readonly font: Font;
  /** Relative to the size, from baseline to baseline. */
  readonly lineHeight: number;
}

const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Line heights of capitals, and of those with marks above or emoji, so that lines do not touch. */
const capitalLines = 1.12;
const tallCapitalLines = 1.3;
const ideographLines = 1.24;
/** For scripts with marks above and below. */
const tallLines = 1.45;
const sentenceLines = 1.2;

/** Anton or the body face, heavy system faces for other scripts. Control and direction marks are removed. */
export function makeLettering(source: string, style: 'outlined' | 'panel', language: string): Lettering {
  const text = source
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/[^\S\u00a0\u202f\u2007]+/gu, ' ');
  const createFace = (family: Font['family'], weight: number): Font => ({ family, weight, size: 1, language });
  if (!cased.test(text)) {
    const lineHeight = wideLetter.test(text) ? ideographLines : tallLines;
    return { text, font: createFace('body', style === 'outlined' ? 800 : 700), lineHeight };
  }
  if (style === 'panel') return { text, font: createFace('body', 700), lineHeight: sentenceLines };
  const capitals = toUpperCase(text, language);
  const tall = /[\p{M}\p{Extended_Pictographic}]/u.test(capitals.normalize('NFD'));
  const lineHeight = tall ? tallCapitalLines : capitalLines;
  return { text: capitals, font: latin.test(capitals) ? createFace('meme', 400) : createFace('body', 800), lineHeight };
}

/** By the language's rules (Turkish i, Greek accents, German ß); invalid languages have none. */
function toUpperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch (error) {
    if (error instanceof RangeError) return text.toUpperCase();
    throw error;
  }
}
