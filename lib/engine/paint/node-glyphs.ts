import { createCanvas } from '@napi-rs/canvas';
import { fontString } from './fonts.ts';

/** Glyph coverage in Node, where a server may lack a script's font and would paint empty boxes. */

/** Letters of other scripts than the bundled faces'. */
const foreign = /[[\p{L}]--[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]]/gv;
/** A code point that no font has. */
const unassigned = '\u0378';
/** Pixels of the square in which a letter is tried. */
const side = 40;
/** Letters tried, and the share of them without a glyph from which a text is unreadable. */
const maxTried = 24;
const maxMissing = 0.3;

const known = new Map<string, boolean>();

/** Base line of a tried letter, as a share of its square. */
const baseline = 0.7;

function paintLetter(letter: string, language: string): string {
  const context = createCanvas(side, side).getContext('2d');
  context.font = fontString({ family: 'body', weight: 500, size: side / 2, language });
  context.fillText(letter, side / 4, side * baseline);
  return Buffer.from(context.getImageData(0, 0, side, side).data).toString('base64');
}

/** Whether the fonts of this machine have the letters of `text`. */
export function hasGlyphs(text: string, language: string): boolean {
  const letters = [...new Set(text.match(foreign) ?? [])].slice(0, maxTried);
  if (letters.length === 0) return true;
  const empty = paintLetter(unassigned, language);
  const missing = letters.filter((letter) => {
    const found = known.get(letter) ?? paintLetter(letter, language) !== empty;
    known.set(letter, found);
    return !found;
  });
  return missing.length <= letters.length * maxMissing;
}
