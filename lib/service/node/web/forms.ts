import * as z from 'zod/mini';
import { limits, megabyte, sniffMediaType, sourceImageTypes } from '../../../contract/index.ts';

export const proof = z.object({ token: z.optional(z.string()), passphrase: z.optional(z.string()) });
const optionalText = z.optional(
  z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => text || undefined),
  ),
);
export const keyForm = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) });
export const brandForm = z.extend(keyForm, {
  color: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)),
  font: z.pipe(optionalText, z.optional(z.string().check(z.maxLength(limits.fontName)))),
  fontCssUrl: z.pipe(optionalText, z.optional(z.url({ protocol: /^https?$/ }))),
  /** Forms send an empty file where none was chosen. */
  logo: z.optional(
    z.pipe(
      z.file(),
      z.transform((file) => (file.size > 0 ? file : undefined)),
    ),
  ),
});

export const maxLogoBytes = megabyte;

export const logoProblem = 'A logo is a PNG, JPG or WebP image of at most 1 MB.';
export const nameProblem = 'Give it a name of at most 60 characters.';
export const brandProblem = `${nameProblem} A colour is # and six digits, a style sheet a full address.`;

export async function readLogoFile(file: File): Promise<Uint8Array | undefined> {
  if (file.size > maxLogoBytes) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return sourceImageTypes.some((type) => type === sniffMediaType(bytes)) ? bytes : undefined;
}
