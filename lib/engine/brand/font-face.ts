import * as z from 'zod/mini';

/** A font file that a style sheet names. */
export const fontFace = z.object({
  family: z.string().check(z.maxLength(80)),
  /** CSS `font-weight` descriptor: a number, or two for a variable face. */
  weight: z.string().check(z.regex(/^\d{1,4}(?: \d{1,4})?$/)),
  /** CSS `unicode-range` descriptor; absent: every character the file has. */
  unicodeRange: z.optional(z.string().check(z.maxLength(1000))),
  url: z.string().check(z.maxLength(2000)),
});
export type FontFace = z.infer<typeof fontFace>;

/** Font files of one brand: two families in a few weights and scripts. */
export const maxFaces = 48;
