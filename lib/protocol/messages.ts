import * as z from 'zod/mini';
import { readableSource } from '../capture/reading.ts';
import { aspects, kinds, limits } from '../contract/index.ts';
import { choices, connectionSetting } from '../settings/settings.ts';
import { wireRequest } from './wire.ts';

/** `unsaved`: the user closed the dialog. */
export const saveEnds = ['saved', 'unsaved', 'under-way'] as const;
export type SaveEnd = (typeof saveEnds)[number];

/** `unfocused`: browsers copy only from the active window. `refused`: not even there. `distant`: its bytes are unreadable. */
export const copyOutcomes = ['copied', 'unfocused', 'refused', 'unreadable', 'distant'] as const;
export type CopyOutcome = (typeof copyOutcomes)[number];

const [device, service] = connectionSetting.def.options;

/** More than a gallery may hold. */
const someJobs = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100_000));

/** One change for the next picture. An empty value restores the default. */
const againChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('aspect'), aspect: z.enum(aspects) }),
  z.object({ what: z.literal('kind'), kind: z.enum(kinds) }),
  z.object({
    what: z.literal('color'),
    color: z.union([z.literal(''), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))]),
  }),
  /** Overrides any colour. */
  z.object({ what: z.literal('brand'), brandId: z.guid() }),
  z.object({ what: z.literal('layout'), layout: z.string().check(z.regex(/^[a-z-]{0,20}$/)) }),
  z.object({ what: z.literal('words'), words: z.string().check(z.maxLength(limits.styleNotes)) }),
  /** The next of a meme's ideas. */
  z.object({ what: z.literal('another') }),
  /** `family`: the edited version (`lib/jobs/ideas`). */
  z.object({
    what: z.literal('edited'),
    family: z.guid(),
    aspect: z.enum(aspects),
    styleNotes: z.string().check(z.maxLength(limits.styleNotes)),
    /** Empty: no brand; absent: unchanged. */
    brandId: z.optional(z.union([z.literal(''), z.guid()])),
  }),
  /** From 1. Default: the whole file. */
  z.object({
    what: z.literal('pages'),
    pages: z.optional(z.array(z.int().check(z.positive()))),
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.sourceText))),
  }),
  /** On this device. */
  z.object({ what: z.literal('here') }),
  z.object({ what: z.literal('nothing') }),
]);
export type AgainChange = z.infer<typeof againChange>;

/** JSON only: bytes travel by blob id. Validated on arrival, and accepted from this extension's pages only. */
export const toBackground = z.discriminatedUnion('type', [
  /** `family`: the idea to draw; `toEdit`: not saved before it is edited. Returns the job's id. */
  z.object({
    type: z.literal('start-job'),
    captureId: z.uuid(),
    choices,
    family: z.optional(z.guid()),
    toEdit: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('read-source'), source: readableSource }),
  z.object({ type: z.literal('decide-unconfirmed'), jobId: z.uuid(), decision: z.enum(['send-again', 'give-up']) }),
  z.object({ type: z.literal('cancel-job'), jobId: z.uuid() }),
  z.object({ type: z.literal('retry-job'), jobId: z.uuid(), asks: z.optional(z.boolean()) }),
  /** For a job that failed on a scanned PDF. */
  z.object({ type: z.literal('use-pdf-page'), jobId: z.uuid() }),
  z.object({ type: z.literal('make-again'), jobId: z.uuid(), change: againChange }),
  /** From the picture as made, or as edited and unsaved. */
  z.object({ type: z.literal('make-series'), jobId: z.uuid(), of: z.enum(['made', 'edited']) }),
  z.object({ type: z.literal('save-series'), jobId: z.uuid() }),
  z.object({ type: z.literal('save-picture'), jobId: z.uuid() }),
  z.object({ type: z.literal('note-copied'), jobId: z.uuid() }),
  /** Ends running jobs; can be undone for a while. */
  z.object({ type: z.literal('delete-jobs'), jobIds: someJobs }),
  z.object({ type: z.literal('restore-jobs'), jobIds: someJobs }),
  z.object({ type: z.literal('start-pick'), tabId: z.int() }),
  z.object({ type: z.literal('choose-images'), tabId: z.int() }),
  z.object({
    type: z.literal('save-images'),
    tabId: z.int(),
    numbers: z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(5000)),
  }),
  z.object({ type: z.literal('erase-all') }),
  z.object({ type: z.literal('tidy') }),
  z.object({ type: z.literal('wake') }),
  z.object({ type: z.literal('try-connection'), baseUrl: service.shape.baseUrl, key: z.string() }),
  z.object({ type: z.literal('describe-connection'), baseUrl: service.shape.baseUrl }),
  /** Without `key` the stored one of that address is kept. */
  z.object({
    type: z.literal('save-connection'),
    connection: z.discriminatedUnion('type', [device, z.extend(service, { key: z.optional(z.string()) })]),
  }),
]);
export type ToBackground = z.infer<typeof toBackground>;

/** To the worker's host: Chrome's offscreen document, or Firefox's background. */
export const toHost = z.discriminatedUnion('type', [
  z.object({ type: z.literal('host-ready') }),
  z.object({ type: z.literal('host-fetch'), request: wireRequest }),
  z.object({ type: z.literal('host-blob-url'), blobId: z.uuid() }),
  z.object({ type: z.literal('host-revoke-url'), url: z.string() }),
  z.object({ type: z.literal('host-draw-pdf-page'), blobId: z.uuid() }),
  z.object({ type: z.literal('host-write-series'), jobId: z.uuid(), isEdited: z.boolean() }),
  z.object({ type: z.literal('host-clean-drawing'), blobId: z.uuid() }),
]);
export type ToHost = z.infer<typeof toHost>;

/** A picture requested before the tab is captured, sent through a port of this name. */
export const pendingRequest = z.object({ tabId: z.optional(z.int()), choices });
export type PendingRequest = z.infer<typeof pendingRequest>;

export const pendingPort = 'wish';
