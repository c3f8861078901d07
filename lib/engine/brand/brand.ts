import * as z from 'zod/mini';
import { fontFace, maxFaces } from './font-face.ts';

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const brand = z.object({
  name: z.optional(z.string().check(z.maxLength(80))),
  colors: z.array(color).check(z.maxLength(5)),
  /** CSS family names of headlines and text, without system fonts. */
  headlineFont: z.optional(z.string().check(z.maxLength(80))),
  bodyFont: z.optional(z.string().check(z.maxLength(80))),
  faces: z.optional(z.array(fontFace).check(z.maxLength(maxFaces))),
  /** Address of a PNG, JPEG or WebP, mostly square. */
  logo: z.optional(z.string()),
});
export type Brand = z.infer<typeof brand>;
