import * as z from 'zod/mini';

export const fontFace = z.object({
  family: z.string().check(z.maxLength(80)),
  /** CSS `font-weight` descriptor: a number, or two for a variable face. */
  weight: z.string().check(z.regex(/^\d{1,4}(?: \d{1,4})?$/)),
  /** CSS `unicode-range` descriptor; absent for all characters of the file. */
  unicodeRange: z.optional(z.string().check(z.maxLength(1000))),
  url: z.string().check(z.maxLength(2000)),
});
export type FontFace = z.infer<typeof fontFace>;

export const maxFaces = 48;

const maxColors = 5;
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const brand = z.object({
  name: z.optional(z.string().check(z.maxLength(80))),
  colors: z.array(color).check(z.maxLength(maxColors)),
  /** CSS family names of headlines and text, without system fonts. */
  headlineFont: z.optional(z.string().check(z.maxLength(80))),
  bodyFont: z.optional(z.string().check(z.maxLength(80))),
  faces: z.optional(z.array(fontFace).check(z.maxLength(maxFaces))),
  /** Address of a PNG, JPEG or WebP, mostly square. */
  logo: z.optional(z.string()),
});
export type Brand = z.infer<typeof brand>;

export function joinBrands(saved: Brand | undefined, site: Brand | undefined): Brand | undefined {
  if (!site) return saved;
  const colors = [...new Set([...(saved?.colors ?? []), ...site.colors])].slice(0, maxColors);
  const faces = [...(saved?.faces ?? []), ...(site.faces ?? [])].slice(0, maxFaces);
  return { ...site, ...saved, colors, ...(faces.length > 0 && { faces }) };
}
