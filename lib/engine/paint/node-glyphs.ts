import { createCanvas } from '@napi-rs/canvas';
import { toFontString } from './fonts.ts';

/** Glyph coverage in Node, where a server may lack a script's font and would paint empty boxes. */

/** Letters of other scripts than the bundled faces'. */
const foreign = /[[\p{L}]--[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]]/gv;
/** A code point that no font has. */
const unassigned = '\u0378';
/** Pixels of the square in which a letter is tried. */
const sidePx = 40;
/** Letters tried, and the share of them without a glyph from which a text is unreadable. */
const maxTriedChars = 24;
const maxMissing = 0.3;

const known = new Map<string, boolean>();

/** Base line of a tried letter, as a share of its square. */
const baseline = 0.7;

function paintLetter(letter: string, language: string): string {
  const context = createCanvas(sidePx, sidePx).getContext('2d');
  context.font = toFontString({ family: 'body', weight: 500, size: sidePx / 2, language });
  context.fillText(letter, sidePx / 4, sidePx * baseline);
  return Buffer.from(context.getImageData(0, 0, sidePx, sidePx).data).toString('base64');
}

export function hasGlyphs(text: string, language: string): boolean {
  const letters = [...new Set(text.match(foreign) ?? [])].slice(0, maxTriedChars);
  if (letters.length === 0) return true;
  const empty = paintLetter(unassigned, language);
  const missing = letters.filter((letter) => {
    const found = known.get(letter) ?? paintLetter(letter, language) !== empty;
    known.set(letter, found);
    return !found;
  });
  return missing.length <= letters.length * maxMissing;
}
