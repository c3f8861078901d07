import * as z from 'zod/mini';
import { jsonText, limits } from '../../contract/index.ts';
import { sha256 } from './digest.ts';
import { planNames } from './plan-windows.ts';
import type { SavedBrand } from './ports.ts';
import type { BrandEntry, KeyEntry, NewBrand } from './state-ports.ts';

/** Before each key, so that people and scanners for leaked secrets know one when they see it. */
const keyPrefix = 'bsk_';
/** Milliseconds within which the time of a key's last use is not written again. */
const usePrecision = 60_000;

/** Rows of a database as their columns are named in every one of them. */
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

/** A request that came with an idempotency key. */
export const knownRow = z.pipe(
  z.object({ fingerprint: z.string(), job_id: z.string(), answer: z.nullable(z.enum(['accepted', 'refunded'])) }),
  z.transform(({ fingerprint, job_id, answer }) => ({ fingerprint, jobId: job_id, answer: answer ?? undefined })),
);

export function newKey(): string {
  const random = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))));
  return `${keyPrefix}${random.replaceAll('+', '-').replaceAll('/', '_')}`;
}
/** The last characters of a key, by which a user recognizes it. */
export const toKeyHint = (key: string): string => key.slice(-4);
/** Keys are long and random, so a fast digest guards them; and looking it up reveals nothing about the key itself. */
export const hashKey = (key: string): Promise<string> => sha256(key);
/** Whether the time of a key's last use has to be written anew. */
export const isUseOld = (usedAt: string | null, now: number): boolean =>
  now - Date.parse(usedAt ?? '1970-01-01') > usePrecision;

/** The details of a brand as they are kept. Throws where they make no sense. */
export function toBrandDetails({ font, fontCssUrl }: NewBrand): string {
  return JSON.stringify(brandDetails.parse({ font, fontCssUrl }));
}

export function toSavedBrand({ name, color, details: { font, fontCssUrl }, logo }: BrandRow): SavedBrand {
  const fonts = font ? { headlineFont: font, bodyFont: font } : {};
  const brand = { name: name.slice(0, 80), colors: [color.toLowerCase()], ...fonts };
  return { brand, fontCssUrl, logo: logo ? new Uint8Array(logo) : undefined };
}

export function toBrandEntry({ id, name, color, details, logo }: BrandRow): BrandEntry {
  return { id, name, color, hasLogo: logo !== null, font: details.font };
}
