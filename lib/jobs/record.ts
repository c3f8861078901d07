import * as z from 'zod/mini';
import { capturedFile } from '../capture/capture.ts';
import { infographicFields, job, kinds, memeFields, partNames } from '../contract/index.ts';
import { copyOutcomes } from '../protocol/messages.ts';
import { connectionSetting, deliveryTargets } from '../settings/settings.ts';

/**
 * States of a job's life, from design to disk:
 *
 * draft → waiting → submitting → queued → running → completed → delivered
 *            ↑          │           └────────┴──→ failed | refunded
 *      rate limit,      └→ unconfirmed (the create's answer was lost and it may have cost credits: the user decides)
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

/** States in which nothing more happens by itself. */
export const settledStates: readonly JobState[] = [
  'delivered',
  'failed',
  'refunded',
  'unconfirmed',
  'cancelled',
  'draft',
];

/** A binary part of the create, by reference. */
const partRef = z.object({
  name: z.enum(partNames),
  blobId: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  /** Words that go into an image's metadata when it is sent. */
  description: z.optional(z.string()),
});

export const createRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('infographic'), fields: infographicFields, parts: z.array(partRef) }),
  z.object({ kind: z.literal('meme'), fields: memeFields, parts: z.array(partRef) }),
]);
export type CreateRequest = z.infer<typeof createRequest>;

/** One of a source's ideas for memes: the `number`th, from 1, of those kept under `family` (`lib/jobs/ideas`). */
const ideaRef = z.object({ family: z.guid(), number: z.int().check(z.positive()) });
export type IdeaRef = z.infer<typeof ideaRef>;

/** Pixels; 0 where nobody said. */
const size = { width: z.int(), height: z.int() };
/** A finished picture whose bytes are stored here. */
const storedPicture = z.object({
  blobId: z.uuid(),
  address: z.optional(z.never()),
  mediaType: z.string(),
  /** Length of the file; the first version did not say. */
  bytes: z.optional(z.int().check(z.nonnegative())),
  ...size,
});
/** One that only the browser's own downloads can reach: what is known of it is what the service said. */
const distantPicture = z.object({
  address: z.url({ protocol: /^https?$/ }),
  blobId: z.optional(z.never()),
  mediaType: z.optional(z.string()),
  ...size,
});
export type StoredPicture = z.infer<typeof storedPicture>;
export type DistantPicture = z.infer<typeof distantPicture>;

/** The whole truth about a job. Written before each request and after each answer; nothing is kept in memory. */
export const jobRecord = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  state: z.enum(jobStates),
  /** Where it was sent. The key is looked up by the base address when it is needed, and never stored here. */
  connection: connectionSetting,
  request: createRequest,
  /** What the picture is of, for lists and file names. */
  source: z.object({
    title: z.string(),
    url: z.optional(z.string()),
    /** The PDF or deck, of which other pages can be chosen; one that is sent as it is is a part of the request. */
    file: z.optional(capturedFile),
    /** Those that were chosen, from 1; absent: all. */
    pages: z.optional(z.array(z.int().check(z.positive()))),
  }),
  /** The capture it was made from; for a while it can still be changed, and another job be made of it. */
  captureId: z.optional(z.uuid()),
  /** Of a meme that was asked for as another idea, or is one in another look: which idea it draws. */
  idea: z.optional(ideaRef),
  /** It was made from another picture with one thing changed: it stays in the gallery until the user saves it. */
  isVersion: z.optional(z.boolean()),
  /** The first of the pictures that it is a version of. */
  versionOf: z.optional(z.uuid()),
  /** ISO date-times. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the next step is due (ISO); absent when due at once or settled. */
  dueAt: z.optional(z.string()),
  /** Failed tries of the current step, for backoff. */
  tries: z.int().check(z.nonnegative()),
  /** What the service answered to the create. */
  accepted: z.optional(z.object({ jobId: z.string(), stages: z.array(z.string()) })),
  /** Polls that found the job unfinished: on this device each is a stage done. */
  polls: z.int().check(z.nonnegative()),
  /** The job that was made of this one when the user tried it again. */
  retriedAs: z.optional(z.uuid()),
  answer: z.optional(job),
  /**
   * Since when (ISO) the service has said at each poll that it does not know the job, or that it failed without saying what of
   * its credits. `asked`: the user has had it asked once more.
   */
  doubt: z.optional(z.object({ since: z.string(), asked: z.optional(z.boolean()) })),
  /** Times that the finished picture could not be had. */
  fetches: z.optional(z.int().check(z.nonnegative())),
  picture: z.optional(z.union([storedPicture, distantPicture])),
  /** The download that its picture is being handed to: from where, and since when (ISO). The one who wrote it may have died since. */
  handing: z.optional(z.object({ address: z.string(), at: z.string() })),
  delivery: z.optional(
    z.object({
      downloadId: z.optional(z.int()),
      fileName: z.string(),
      /** Where it went; absent in the first version's records: to the downloads. */
      to: z.optional(z.enum(deliveryTargets)),
      /** Absent where it was not to be copied. */
      copied: z.optional(z.enum(copyOutcomes)),
      /** The user was asked where to save it, and closed the dialog. */
      unsaved: z.optional(z.boolean()),
      /** The browser downloaded it from where its bytes cannot be read: whether it is whole was not seen. */
      unchecked: z.optional(z.boolean()),
    }),
  ),
  /** Stored blobs of its slides and of their PDF. `own`: texts of them that the user typed. */
  series: z.optional(
    z.object({ slides: z.array(z.uuid()), document: z.uuid(), at: z.string(), own: z.optional(z.array(z.string())) }),
  ),
  /** Why it waits or ended: our code where there is one, words for a user, and what only the service's own words say. */
  error: z.optional(
    z.object({
      code: z.optional(z.string()),
      message: z.string(),
      detail: z.optional(z.string()),
      /** The window of the plan that is full, as far as the service reported it. */
      window: z.optional(
        z.object({ bucket: z.optional(z.string()), count: z.optional(z.number()), limit: z.optional(z.number()) }),
      ),
    }),
  ),
});
export type JobRecord = z.infer<typeof jobRecord>;
