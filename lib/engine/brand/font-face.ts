import { z } from 'zod';

/** A font file that a style sheet names. */
export const fontFace = z.object({
  family: z.string().max(80),
  /** CSS `font-weight` descriptor: a number, or two for a variable face. */
  weight: z.string().regex(/^\d{1,4}(?: \d{1,4})?$/),
  /** CSS `unicode-range` descriptor; absent: every character the file has. */
  unicodeRange: z.string().max(1000).optional(),
  url: z.string().max(2000),
});
export type FontFace = z.infer<typeof fontFace>;

/** Font files of one brand: two families in a few weights and scripts. */
export const mostFaces = 48;
