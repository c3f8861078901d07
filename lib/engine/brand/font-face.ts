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

/** Two families in a few weights and scripts. */
export const maxFaces = 48;
