import * as z from 'zod/mini';
import { findSite } from '../contract/host.ts';
import { aspects, kinds } from '../contract/index.ts';
import { pictureSizes } from '../engine/sizes.ts';
import { getPictureTitle } from './picture-title.ts';
import { type JobRecord, jobStates } from './record.ts';

/**
 * What a list needs to know of a job, and no more: ten thousand of these fit in memory. Derived from the job's record each
 * time that is written, but for the marks a user sets (`starred`, `deletedAt`) and what tidying did (`thinned`).
 */
export const entry = z.object({
  id: z.uuid(),
  /** ISO date-times. */
  createdAt: z.string(),
  /** What was made; `saved`: an image of a page that was saved as it is, which is no job and has no record. */
  kind: z.enum([...kinds, 'saved']),
  state: z.enum(jobStates),
  aspect: z.enum(aspects),
  /** Width of the picture by its height. */
  ratio: z.number().check(z.positive()),
  title: z.string(),
  host: z.string(),
  /** What a search looks through, folded by {@link foldText}. */
  words: z.string(),
  /** The address of the page it is of, without its fragment. */
  page: z.optional(z.string()),
  /** The same, once the picture is made: what counts as "made from this page". */
  madeFrom: z.optional(z.string()),
  /** The first of the pictures that it is a version of. */
  versionOf: z.optional(z.uuid()),
  /** The stored picture and its bytes' length. Absent where there is none, or only an address. */
  picture: z.optional(z.object({ blobId: z.uuid(), bytes: z.int().check(z.nonnegative()) })),
  starred: z.optional(z.boolean()),
  /** Deleted by the user at this time; for a while that can be taken back. */
  deletedAt: z.optional(z.string()),
  /** Only the thumbnail of the picture is left. */
  thinned: z.optional(z.boolean()),
  /** Of a saved image: its file's name, its pixels (0 where nobody knows) and its own address. */
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

/** Characters of a search text: titles and prompts are found by their beginnings, and ten thousand stay in memory. */
const maxWordsChars = 600;

/** A text as searches compare it: without case, accents and the different forms of one letter. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The address of a page whatever part of it was pointed at; undefined for what is no address. */
export function pageAddress(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  if (!url) return undefined;
  url.hash = '';
  return url.href;
}

/** A job's entry, with the marks of the one it replaces. `bytes`: of the picture, for records that do not say. */
export function toEntry(record: JobRecord, previous?: Entry, bytes?: number): Entry {
  const { id, createdAt, kind, state, source, request, answer, picture, versionOf } = record;
  const aspect = request.fields.aspectRatio ?? '1:1';
  const { width, height } = picture?.width && picture.height ? picture : pictureSizes[aspect];
  const page = pageAddress(source.url);
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

export const storedBytes = ({ picture, thinned }: Pick<Entry, 'picture' | 'thinned'>): number =>
  thinned ? 0 : (picture?.bytes ?? 0);
