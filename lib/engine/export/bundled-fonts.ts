import { create, type Font } from 'fontkit';
import { woff2Decode } from 'woff-lib/woff2/decode';
import { type Face, findFaces } from '../paint/fonts.ts';
import type { Platform } from '../platform.ts';
import type { Font as SceneFont } from '../scene.ts';
import { clamp } from '../sizes.ts';

export interface OpenFont {
  readonly key: string;
  readonly font: Font;
}

interface BundledFonts {
  find(text: string, font: SceneFont): Promise<OpenFont | undefined>;
}

type Range = readonly [first: number, last: number];

const toRanges = (unicodeRange: string): readonly Range[] =>
  unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const isIn = (ranges: readonly Range[], code: number) => ranges.some(([first, last]) => first <= code && code <= last);

const toCodes = (text: string): readonly number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

export function createBundledFonts(platform: Platform): BundledFonts {
  const files = new Map<string, Promise<Font>>();
  const instances = new Map<string, OpenFont>();
  const ranges = new Map<string, readonly Range[]>();

  const getRanges = ({ file, unicodeRange }: Face) => {
    const known = ranges.get(file) ?? toRanges(unicodeRange);
    ranges.set(file, known);
    return known;
  };
  const open = async ({ file, weight: range }: Face, weight: number): Promise<OpenFont> => {
    const key = `${file} ${weight}`;
    const known = instances.get(key);
    if (known) return known;
    const base = files.get(file) ?? platform.readFace(file).then(openFile);
    files.set(file, base);
    const [min = weight, max = weight] = range.split(' ').map(Number);
    const font = await base;
    const wght = clamp(weight, min, max);
    const opened = { key, font: 'wght' in font.variationAxes ? font.getVariation({ wght }) : font };
    instances.set(key, opened);
    return opened;
  };

  return {
    async find(text, { family, weight }) {
      const codes = toCodes(text);
      const face = findFaces(family).find((face) => codes.every((code) => isIn(getRanges(face), code)));
      const opened = face && (await open(face, weight));
      return opened && codes.every((code) => opened.font.hasGlyphForCodePoint(code)) ? opened : undefined;
    },
  };
}

async function openFile(bytes: Uint8Array): Promise<Font> {
  const font = create((await woff2Decode(bytes)) as Buffer);
  if (!('getVariation' in font)) throw new TypeError('a bundled file holds one font');
  return font;
}
