import * as z from 'zod/mini';
import { sourceReading } from '../capture/reading.ts';
import { seenLimits } from '../storage/service-facts.ts';
import { saveEnds, type ToBackground, type ToHost } from './messages.ts';
import { wireResponse } from './wire.ts';

const nothing = z.null();
const aboutJob = z.object({ jobId: z.uuid() });

const trial = z.object({
  result: z.enum(['works', 'wrong_key', 'no_permission', 'service_unreachable', 'other_interface']),
});
export type Trial = z.infer<typeof trial>;

export const backgroundReplies = {
  'start-job': aboutJob,
  'read-source': sourceReading,
  'decide-unconfirmed': nothing,
  'cancel-job': nothing,
  'retry-job': aboutJob,
  'use-pdf-page': aboutJob,
  'make-again': aboutJob,
  'make-series': z.object({ slides: z.int() }),
  'save-series': z.object({ slides: z.int() }),
  'save-picture': z.object({ end: z.optional(z.enum(saveEnds)) }),
  'note-copied': nothing,
  'delete-jobs': nothing,
  'restore-jobs': z.object({ count: z.int() }),
  'start-pick': nothing,
  'choose-images': nothing,
  'save-images': z.object({ saved: z.int(), failed: z.int() }),
  'erase-all': nothing,
  tidy: nothing,
  wake: nothing,
  'try-connection': trial,
  'describe-connection': z.object({
    permitted: z.boolean(),
    key: z.optional(z.string()),
    limits: z.optional(seenLimits),
    resendable: z.boolean(),
  }),
  'save-connection': nothing,
} as const satisfies Record<ToBackground['type'], z.ZodMiniType>;

export const hostReplies = {
  'host-ready': z.null(),
  'host-fetch': wireResponse,
  'host-blob-url': z.object({ url: z.string() }),
  'host-revoke-url': z.null(),
  'host-draw-pdf-page': z.object({ blobId: z.uuid() }),
  'host-write-series': z.object({
    slides: z.array(z.uuid()),
    document: z.uuid(),
    own: z.optional(z.array(z.string())),
  }),
  'host-clean-drawing': z.object({ blobId: z.optional(z.uuid()) }),
} as const satisfies Record<ToHost['type'], z.ZodMiniType>;

export const envelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ code: z.optional(z.string()), message: z.string() }) }),
]);
export type Envelope = z.infer<typeof envelope>;

/** `code` is set if the contract has it; the message is for the user. */
export class MessageError extends Error {
  readonly code: string | undefined;

  constructor(error: { readonly code?: string; readonly message: string }) {
    super(error.message);
    this.name = 'MessageError';
    this.code = error.code;
  }
}
