import { z } from 'zod';
import { fontFace, mostFaces } from './font-face.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** What a picture needs to know of a brand. */
export const brand = z.object({
  /** What the brand calls itself ("The Example Times"). */
  name: z.string().max(80).optional(),
  /** The most characteristic first. */
  colors: z.array(color).max(5),
  /** Families of headlines and running text, as CSS names them; fonts that every system brings along are none. */
  headlineFont: z.string().max(80).optional(),
  bodyFont: z.string().max(80).optional(),
  /** Where the files of these two families are, as far as that is known. */
  faces: z.array(fontFace).max(mostFaces).optional(),
  /** Address of a PNG, JPEG or WebP, mostly square. */
  logo: z.string().optional(),
});
export type Brand = z.infer<typeof brand>;
