import type { FontFace } from '../../brand/brand.ts';
import { toWebAddress } from '../blocks/figure.ts';
import { readDeclarations } from './css.ts';

/** Sheets of Chinese or Japanese fonts have about a hundred files per weight. */
const maxPerSheet = 1500;

/** Upright faces in formats that browsers and Skia load, optionally of one family. `url` is the sheet's address. */
export function readFontFaces(css: string, url: string, family?: string): FontFace[] {
  const rules = new Map<number, Map<string, string>>();
  for (const { selector, rule, property, value } of readDeclarations(css)) {
    if (selector !== '@font-face') continue;
    const descriptors = rules.get(rule) ?? new Map<string, string>();
    descriptors.set(property, value);
    rules.set(rule, descriptors);
  }
  const faces = [...rules.values()].flatMap((descriptors) => readFace(descriptors, url) ?? []);
  const wanted = family?.trim().toLowerCase();
  return faces.filter((face) => !wanted || face.family.toLowerCase() === wanted).slice(0, maxPerSheet);
}

function readFace(descriptors: ReadonlyMap<string, string>, base: string): FontFace | undefined {
  const family = descriptors
    .get('font-family')
    ?.replace(/^["']|["']$/g, '')
    .trim();
  const style = descriptors.get('font-style') ?? 'normal';
  const url = findFile(descriptors.get('src') ?? '', base);
  if (!family || !url || url.length > 2000 || style !== 'normal') return undefined;
  const unicodeRange = descriptors.get('unicode-range');
  const weight = readWeight(descriptors.get('font-weight'));
  return { family: family.slice(0, 80), weight, url, ...(unicodeRange && { unicodeRange }) };
}

const readWeight = (value = '400'): string =>
  ({ normal: '400', bold: '700' })[value] ?? (/^\d{1,4}(?: \d{1,4})?$/.test(value) ? value : '400');

function findFile(src: string, base: string): string | undefined {
  const files = Array.from(
    src.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)(?:\s*format\(\s*["']?([\w-]+)["']?)?/g),
    ([, address = '', format]) => ({
      address,
      format: format ?? /\.(woff2?|ttf|otf)(?:$|[?#])/i.exec(address)?.[1]?.toLowerCase(),
    }),
  );
  const found = ['woff2', 'woff', 'truetype', 'ttf', 'opentype', 'otf']
    .map((format) => files.find((file) => file.format?.startsWith(format)))
    .find((file) => file);
  return found && toWebAddress(found.address, base);
}
