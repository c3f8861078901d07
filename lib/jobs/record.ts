import * as z from 'zod/mini';
import { capturedFile } from '../capture/capture.ts';
import { infographicFields, job, kinds, memeFields, partNames } from '../contract/index.ts';
import { copyOutcomes } from '../protocol/messages.ts';
import { connectionSetting, deliveryTargets } from '../settings/settings.ts';

/**
 * States of a job:
 *
 * draft → waiting → submitting → queued → running → completed → delivered
 *            ↑          │           └────────┴──→ failed | refunded
 *      rate limit,      └→ unconfirmed (the reply was lost and may have cost credits: the user decides)
 *       offline
 */
export const jobStates = [
  'draft',
  'waiting',
  'submitting',
  'unconfirmed',
  'queued',
  'running',
  'completed',
  'delivered',
  'failed',
  'refunded',
  'cancelled',
] as const;
export type JobState = (typeof jobStates)[number];

export const settledStates: readonly JobState[] = [
  'delivered',
  'failed',
  'refunded',
  'unconfirmed',
  'cancelled',
  'draft',
];

const partRef = z.object({
  name: z.enum(partNames),
  blobId: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  description: z.optional(z.string()),
});

export const createRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('infographic'), fields: infographicFields, parts: z.array(partRef) }),
  z.object({ kind: z.literal('meme'), fields: memeFields, parts: z.array(partRef) }),
]);
export type CreateRequest = z.infer<typeof createRequest>;

/** The `number`th idea, from 1, under `family` (`lib/jobs/ideas`). */
const ideaRef = z.object({ family: z.guid(), number: z.int().check(z.positive()) });
export type IdeaRef = z.infer<typeof ideaRef>;

/** Pixels; 0 if unknown. */
const size = { width: z.int(), height: z.int() };
const storedPicture = z.object({
  blobId: z.uuid(),
  address: z.optional(z.never()),
  mediaType: z.string(),
  bytes: z.optional(z.int().check(z.nonnegative())),
  ...size,
});
/** Reachable only by the browser's downloads; described as the service said. */
const distantPicture = z.object({
  address: z.url({ protocol: /^https?$/ }),
  blobId: z.optional(z.never()),
  mediaType: z.optional(z.string()),
  ...size,
});
export type StoredPicture = z.infer<typeof storedPicture>;
export type DistantPicture = z.infer<typeof distantPicture>;

export const jobRecord = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  state: z.enum(jobStates),
  /** The key is looked up by base address and never stored here. */
  connection: connectionSetting,
  request: createRequest,
  source: z.object({
    title: z.string(),
    url: z.optional(z.string()),
    /** The PDF or deck whose pages were chosen; a file sent whole is a part of the request. */
    file: z.optional(capturedFile),
    /** Chosen pages, from 1. Default: all. */
    pages: z.optional(z.array(z.int().check(z.positive()))),
  }),
  /** The source capture, which can be edited for a while. */
  captureId: z.optional(z.uuid()),
  idea: z.optional(ideaRef),
  /** Made from another picture with one change; not delivered until the user saves it. */
  isVersion: z.optional(z.boolean()),
  versionOf: z.optional(z.uuid()),
  createdAt: z.string(),
  updatedAt: z.string(),
  dueAt: z.optional(z.string()),
  tries: z.int().check(z.nonnegative()),
  accepted: z.optional(z.object({ jobId: z.string(), stages: z.array(z.string()) })),
  /** Polls of the unfinished job; on this device each is a finished stage. */
  polls: z.int().check(z.nonnegative()),
  retriedAs: z.optional(z.uuid()),
  answer: z.optional(job),
  /** `since` (ISO) the service denies the job, or reports a failure without a refund. `asked`: again, by the user. */
  doubt: z.optional(z.object({ since: z.string(), asked: z.optional(z.boolean()) })),
  fetches: z.optional(z.int().check(z.nonnegative())),
  picture: z.optional(z.union([storedPicture, distantPicture])),
  /** A begun download: source address and time (ISO). Its writer may have died since. */
  handing: z.optional(z.object({ address: z.string(), at: z.string() })),
  delivery: z.optional(
    z.object({
      downloadId: z.optional(z.int()),
      fileName: z.string(),
      to: z.optional(z.enum(deliveryTargets)),
      copied: z.optional(z.enum(copyOutcomes)),
      unsaved: z.optional(z.boolean()),
      /** Downloaded from an unreadable address: whether it is whole is unknown. */
      unchecked: z.optional(z.boolean()),
    }),
  ),
  /** Blob ids. `own`: texts that the user typed. */
  series: z.optional(
    z.object({ slides: z.array(z.uuid()), document: z.uuid(), at: z.string(), own: z.optional(z.array(z.string())) }),
  ),
  error: z.optional(
    z.object({
      code: z.optional(z.string()),
      message: z.string(),
      detail: z.optional(z.string()),
      window: z.optional(
        z.object({ bucket: z.optional(z.string()), count: z.optional(z.number()), limit: z.optional(z.number()) }),
      ),
    }),
  ),
});
export type JobRecord = z.infer<typeof jobRecord>;
