import { type FontRole, findNearestWeight, weightRange } from './brand/choose-faces.ts';
import type { Bundled } from './brand/stand-in.ts';
import type { Font } from './scene.ts';

export interface FontFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** CSS `font-weight` descriptor. */
  readonly weight: string;
  /** CSS `unicode-range` descriptor; absent: every character of the file. */
  readonly unicodeRange?: string | undefined;
}

export interface FontFamily {
  readonly name: string;
  readonly files: readonly FontFile[];
}

export type FontFamilies = Readonly<Partial<Record<FontRole, FontFamily>>>;

interface Typeface {
  readonly behind: Bundled;
  readonly files: readonly { readonly alias: string; readonly weight: string }[];
}
export type Typefaces = Readonly<Partial<Record<FontRole, Typeface>>>;

const bundledWeights: Readonly<Record<Bundled, readonly [number, number]>> = {
  headline: [200, 800],
  body: [100, 900],
  meme: [400, 400],
};

/** Never chooses a weight that the files lack, since browsers would synthesise it. */
export function toTypeface(
  family: Font['family'],
  weight: number,
  typefaces: Typefaces = {},
): Pick<Font, 'family' | 'weight' | 'faces'> {
  const typeface = family === 'meme' ? undefined : typefaces[family];
  if (!typeface) return { family, weight };
  const { behind, files } = typeface;
  if (files.length === 0) return { family: behind, weight: findNearestWeight([bundledWeights[behind]], weight) };
  const ranges = files.map((file) => weightRange(file.weight));
  const had = findNearestWeight(ranges, weight);
  const faces = files.filter((_, index) => {
    const [min = had, max = had] = ranges[index] ?? [];
    return had >= min && had <= max;
  });
  return { family: behind, weight: had, faces: faces.map(({ alias }) => alias) };
}
