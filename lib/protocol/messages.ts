import * as z from 'zod/mini';
import { readable } from '../capture/reading.ts';
import { choices, connectionSetting } from '../settings/settings.ts';
import { againChange } from './again-change.ts';
import { wireRequest } from './wire.ts';

/** How a download ended that a user asked for; `unsaved`: they closed its dialog. */
export const saveEnds = ['saved', 'unsaved', 'under-way'] as const;
export type SaveEnd = (typeof saveEnds)[number];

/**
 * How a copy onto the clipboard ended. `unfocused`: browsers copy only from the window in front. `refused`: not even then.
 * `distant`: its bytes are out of reach.
 */
export const copyOutcomes = ['copied', 'unfocused', 'refused', 'unreadable', 'distant'] as const;
export type CopyOutcome = (typeof copyOutcomes)[number];

const [device, service] = connectionSetting.def.options;

/** As many as a gallery may hold, with room. */
const someJobs = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100_000));

/**
 * Every message between the extension's own contexts, named by direction. JSON only: bytes travel by the id of a blob
 * in IndexedDB. Validated on arrival; only pages of this extension are listened to.
 */
export const toBackground = z.discriminatedUnion('type', [
  /**
   * Make a picture of a stored capture; `family`: of the idea that is kept under it; `toEdit`: it is edited before it is saved.
   * Answer: the id of its job.
   */
  z.object({
    type: z.literal('start-job'),
    captureId: z.uuid(),
    choices,
    family: z.optional(z.guid()),
    toEdit: z.optional(z.boolean()),
  }),
  /** What this device's reader takes from a source, for the user to see before it is sent. */
  z.object({ type: z.literal('read-source'), source: readable }),
  /** The user's word on a job whose create was never answered. */
  z.object({ type: z.literal('decide-unconfirmed'), jobId: z.uuid(), decision: z.enum(['send-again', 'give-up']) }),
  z.object({ type: z.literal('cancel-job'), jobId: z.uuid() }),
  /** Try a settled job again. `asks`: have its service asked once more, though it said that it does not know the job. */
  z.object({ type: z.literal('retry-job'), jobId: z.uuid(), asks: z.optional(z.boolean()) }),
  /** Make a new job of the first page of the scanned PDF that a job failed on. */
  z.object({ type: z.literal('use-pdf-page'), jobId: z.uuid() }),
  /** Make a new job of a stored one's request, with one thing changed. */
  z.object({ type: z.literal('make-again'), jobId: z.uuid(), change: againChange }),
  /** Make a series of a finished picture, as it was made or as it is at work in the editor, and save it; or save the one that is kept. */
  z.object({ type: z.literal('make-series'), jobId: z.uuid(), of: z.enum(['made', 'edited']) }),
  z.object({ type: z.literal('save-series'), jobId: z.uuid() }),
  z.object({ type: z.literal('save-picture'), jobId: z.uuid() }),
  /** A user copied the picture that could not be copied for them. */
  z.object({ type: z.literal('note-copied'), jobId: z.uuid() }),
  /** Delete jobs, ending those that still run; for a while they can be restored. */
  z.object({ type: z.literal('delete-jobs'), jobIds: someJobs }),
  z.object({ type: z.literal('restore-jobs'), jobIds: someJobs }),
  /** Let the user pick a picture or a block on that tab's page. */
  z.object({ type: z.literal('start-pick'), tabId: z.int() }),
  /** Open the page on which the images of that tab are chosen from. */
  z.object({ type: z.literal('choose-images'), tabId: z.int() }),
  /** Save images by their places in the list that the tab's page gave last. */
  z.object({
    type: z.literal('save-images'),
    tabId: z.int(),
    numbers: z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(5000)),
  }),
  /** Delete everything that is kept here, ending jobs that still run. */
  z.object({ type: z.literal('erase-all') }),
  /** A gallery was opened or the limit changed: bring its entries in order and make room as the limit says. */
  z.object({ type: z.literal('tidy') }),
  /** Something may be due: a page was opened, the connection changed. */
  z.object({ type: z.literal('wake') }),
  /** Try a service's address and key (empty: the stored one) without storing them. The key goes this way only, never back. */
  z.object({ type: z.literal('try-connection'), baseUrl: service.shape.baseUrl, key: z.string() }),
  /** What is known of a service: whether it may be asked, the end of its key, its plan's limits as last seen. */
  z.object({ type: z.literal('describe-connection'), baseUrl: service.shape.baseUrl }),
  /** Store the connection; `key` absent keeps the stored one of that address. */
  z.object({
    type: z.literal('save-connection'),
    connection: z.discriminatedUnion('type', [device, z.extend(service, { key: z.optional(z.string()) })]),
  }),
]);
export type ToBackground = z.infer<typeof toBackground>;

/** To the context that hosts the device's worker (Chrome's offscreen document; in Firefox the background itself). */
export const toHost = z.discriminatedUnion('type', [
  /** Answered once the host listens. */
  z.object({ type: z.literal('host-ready') }),
  z.object({ type: z.literal('host-fetch'), request: wireRequest }),
  /** A `blob:` address for a stored blob, for a download. */
  z.object({ type: z.literal('host-blob-url'), blobId: z.uuid() }),
  z.object({ type: z.literal('host-revoke-url'), url: z.string() }),
  /** Draw the first page of a stored PDF. Answer: the blob of a PNG file. */
  z.object({ type: z.literal('host-draw-pdf-page'), blobId: z.uuid() }),
  /** Draw a finished picture as a series. Answer: the blobs of its slides and of their PDF. */
  z.object({ type: z.literal('host-write-series'), jobId: z.uuid(), isEdited: z.boolean() }),
  /** Clean a stored SVG file. Answer: the blob of what is left, if anything is. */
  z.object({ type: z.literal('host-clean-drawing'), blobId: z.uuid() }),
]);
export type ToHost = z.infer<typeof toHost>;
