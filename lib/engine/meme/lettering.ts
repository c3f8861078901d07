import type { Font } from '../scene.ts';

/** A caption's words as they are written out, and the face that can write them. */
export interface Lettering {
  readonly text: string;
  /** Its size is to be found. */
  readonly font: Font;
  /** Of the size, from baseline to baseline. */
  readonly lineHeight: number;
}

const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Line heights: capitals by the meme's tradition; with marks above or emoji, so that none touches the line over it. */
const capitalLines = 1.12;
const tallCapitalLines = 1.3;
const ideographLines = 1.24;
/** Scripts with marks above and below, and the even stride of a sentence. */
const tallLines = 1.45;
const sentenceLines = 1.2;

/**
 * How a caption is lettered. Outlined captions stand in capitals of Anton where it has the letters (Latin), in capitals
 * of the body face for Cyrillic and Greek; other scripts have no capitals and stay as they are, in heavy system faces.
 * Panels keep the sentence's case. Control and direction marks are taken out: they could turn the words around.
 */
export function makeLettering(source: string, style: 'outlined' | 'panel', language: string): Lettering {
  const text = source
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    // No-break spaces hold: « » stay with what they quote.
    .replace(/[^\S\u00a0\u202f\u2007]+/gu, ' ');
  const face = (family: Font['family'], weight: number): Font => ({ family, weight, size: 1, language });
  if (!cased.test(text)) {
    const lineHeight = ideographic.test(text) ? ideographLines : tallLines;
    return { text, font: face('body', style === 'outlined' ? 800 : 700), lineHeight };
  }
  if (style === 'panel') return { text, font: face('body', 700), lineHeight: sentenceLines };
  const capitals = upperCase(text, language);
  const tall = /[\p{M}\p{Extended_Pictographic}]/u.test(capitals.normalize('NFD'));
  const lineHeight = tall ? tallCapitalLines : capitalLines;
  return { text: capitals, font: latin.test(capitals) ? face('meme', 400) : face('body', 800), lineHeight };
}

/** Capitals by the language's own rules (Turkish i, Greek accents, German ß); a language that is none has no rules. */
function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch (error) {
    if (error instanceof RangeError) return text.toUpperCase();
    throw error;
  }
}
