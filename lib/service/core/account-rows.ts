import * as z from 'zod/mini';
import { jsonText, limits } from '../../contract/index.ts';
import { hashSha256 } from './digest.ts';
import { planNames } from './plan-windows.ts';
import type { ServedBrand } from './ports.ts';
import type { BrandEntry, KeyEntry, NewBrand } from './state-ports.ts';

/** Prefix by which users and secret scanners recognise keys. */
const keyPrefix = 'bsk_';
const usePrecisionMs = 60_000;

export const planRow = z.object({ plan: z.enum(planNames) });
export const workspaceRow = z.extend(planRow, { credits: z.nullable(z.number()) });
export const namedWorkspaceRow = z.extend(workspaceRow, { name: z.string() });
export const usedKeyRow = z.object({ id: z.string(), workspace_id: z.string(), used_at: z.nullable(z.string()) });
export const keyRow = z.pipe(
  z.object({
    id: z.string(),
    name: z.string(),
    hint: z.string(),
    created_at: z.string(),
    used_at: z.nullable(z.string()),
  }),
  z.transform(
    ({ created_at, used_at, ...row }): KeyEntry => ({ ...row, createdAt: created_at, usedAt: used_at ?? undefined }),
  ),
);
const brandDetails = z.object({
  font: z.optional(z.string().check(z.maxLength(limits.fontName))),
  fontCssUrl: z.optional(z.url()),
});
export const brandRow = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  details: z.pipe(jsonText, brandDetails),
  logo: z.nullable(z.instanceof(Uint8Array)),
});
type BrandRow = z.infer<typeof brandRow>;

export const knownRow = z.pipe(
  z.object({ fingerprint: z.string(), job_id: z.string(), answer: z.nullable(z.enum(['accepted', 'refunded'])) }),
  z.transform(({ fingerprint, job_id, answer }) => ({ fingerprint, jobId: job_id, answer: answer ?? undefined })),
);

export function makeKey(): string {
  const random = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))));
  return `${keyPrefix}${random.replaceAll('+', '-').replaceAll('/', '_')}`;
}
export const toKeyHint = (key: string): string => key.slice(-4);
/** A fast digest suffices for long random keys, and looking it up reveals nothing about the key. */
export const hashKey = (key: string): Promise<string> => hashSha256(key);
export const isUseOld = (usedAt: string | null, now: number): boolean =>
  now - Date.parse(usedAt ?? '1970-01-01') > usePrecisionMs;

export function toBrandDetails({ font, fontCssUrl }: NewBrand): string {
  return JSON.stringify(brandDetails.parse({ font, fontCssUrl }));
}

export function toSavedBrand({ name, color, details: { font, fontCssUrl }, logo }: BrandRow): ServedBrand {
  const fonts = font ? { headlineFont: font, bodyFont: font } : {};
  const brand = { name: name.slice(0, 80), colors: [color.toLowerCase()], ...fonts };
  return { brand, fontCssUrl, logo: logo ? new Uint8Array(logo) : undefined };
}

export function toBrandEntry({ id, name, color, details, logo }: BrandRow): BrandEntry {
  return { id, name, color, hasLogo: logo !== null, font: details.font };
}
