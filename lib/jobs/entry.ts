import * as z from 'zod/mini';
import { findSite } from '../contract/host.ts';
import { aspects, kinds } from '../contract/index.ts';
import { pictureSizes } from '../engine/sizes.ts';
import { readPrompt } from '../service/core/prompt.ts';
import { type JobRecord, jobStates } from './record.ts';

/** The part of a job that lists need: ten thousand fit in memory. Derived from the record, except `starred`, `deletedAt`, `thinned`. */
export const entry = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  /** `saved`: an image saved from a page, without a job record. */
  kind: z.enum([...kinds, 'saved']),
  state: z.enum(jobStates),
  aspect: z.enum(aspects),
  ratio: z.number().check(z.positive()),
  title: z.string(),
  host: z.string(),
  words: z.string(),
  /** Without its fragment; once the picture is made, also `madeFrom`. */
  page: z.optional(z.string()),
  madeFrom: z.optional(z.string()),
  /** The first version's id. */
  versionOf: z.optional(z.uuid()),
  picture: z.optional(z.object({ blobId: z.uuid(), bytes: z.int().check(z.nonnegative()) })),
  starred: z.optional(z.boolean()),
  deletedAt: z.optional(z.string()),
  thinned: z.optional(z.boolean()),
  saved: z.optional(
    z.object({
      fileName: z.string(),
      width: z.number().check(z.nonnegative()),
      height: z.number().check(z.nonnegative()),
      address: z.optional(z.string()),
    }),
  ),
});
export type Entry = z.infer<typeof entry>;
export type EntryKind = Entry['kind'];
type Marks = Pick<Entry, 'starred' | 'deletedAt'>;

/** Titles and prompts are found by their beginnings, and ten thousand stay in memory. */
const maxWordsChars = 600;

/** Without case, accents and variant letter forms. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

export function toPageAddress(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  if (!url) return undefined;
  url.hash = '';
  return url.href;
}

/** Keeps the marks of `previous`. `bytes`: of the picture, for records without a size. */
export function toEntry(record: JobRecord, previous?: Entry, bytes?: number): Entry {
  const { id, createdAt, kind, state, source, request, answer, picture, versionOf } = record;
  const aspect = request.fields.aspectRatio ?? '1:1';
  const { width, height } = picture?.width && picture.height ? picture : pictureSizes[aspect];
  const page = toPageAddress(source.url);
  const host = findSite(page) ?? '';
  const isThinned = previous?.thinned && previous.picture?.blobId === picture?.blobId;
  const marks: Marks = previous ?? {};
  return {
    id,
    createdAt,
    kind,
    state,
    aspect,
    ratio: width / height,
    title: getPictureTitle(record),
    host,
    words: foldText(
      [source.title, host, answer?.prompt, request.fields.styleNotes, ...request.parts.map(({ fileName }) => fileName)]
        .filter(Boolean)
        .map((text) => String(text).slice(0, maxWordsChars))
        .join(' '),
    ).slice(0, maxWordsChars),
    ...(page && { page }),
    ...(versionOf && { versionOf }),
    ...(page && state === 'delivered' && !marks.deletedAt && { madeFrom: page }),
    ...(picture?.blobId && { picture: { blobId: picture.blobId, bytes: picture.bytes ?? bytes ?? 0 } }),
    ...(marks.starred && { starred: true }),
    ...(marks.deletedAt && { deletedAt: marks.deletedAt }),
    ...(isThinned && { thinned: true }),
  };
}

export const countStoredBytes = ({ picture, thinned }: Pick<Entry, 'picture' | 'thinned'>): number =>
  thinned ? 0 : (picture?.bytes ?? 0);

/** The drawn title where this device reports it, else the source's without a tab's or file's extras. */
export function getPictureTitle({ kind, source, answer }: Pick<JobRecord, 'kind' | 'source' | 'answer'>): string {
  const drawn = kind === 'infographic' ? readPrompt(answer?.prompt ?? '')?.shows.trim() : '';
  return drawn || cleanTitle(source.title);
}

function cleanTitle(title: string): string {
  const counted = title.replace(/^\s*[([]\d+\+?[)\]]\s*/, '');
  const words = /\s/.test(counted) ? counted : counted.replace(/_+/g, ' ').trim();
  return words || title;
}
