import * as z from 'zod/mini';
import { fontFace, maxFaces } from './font-face.ts';

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** What a picture needs to know of a brand. */
export const brand = z.object({
  /** What the brand calls itself ("The Example Times"). */
  name: z.optional(z.string().check(z.maxLength(80))),
  /** The most characteristic first. */
  colors: z.array(color).check(z.maxLength(5)),
  /** Families of headlines and running text, as CSS names them; fonts that every system brings along are none. */
  headlineFont: z.optional(z.string().check(z.maxLength(80))),
  bodyFont: z.optional(z.string().check(z.maxLength(80))),
  /** Where the files of these two families are, as far as that is known. */
  faces: z.optional(z.array(fontFace).check(z.maxLength(maxFaces))),
  /** Address of a PNG, JPEG or WebP, mostly square. */
  logo: z.optional(z.string()),
});
export type Brand = z.infer<typeof brand>;
