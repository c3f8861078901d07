import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { sourceReading } from '../capture/reading.ts';
import { seenLimits } from '../storage/service-facts.ts';
import { type PendingRequest, pendingPort, saveEnds, type ToBackground, type ToHost } from './messages.ts';
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

async function send(message: object, answer: z.ZodMiniType): Promise<unknown> {
  const reply = envelope.parse(await browser.runtime.sendMessage(message));
  if (!reply.ok) throw new MessageError(reply.error);
  return answer.parse(reply.value);
}

type FromBackground = { [Type in ToBackground['type']]: z.infer<(typeof backgroundReplies)[Type]> };

export const sendToBackground = <Type extends ToBackground['type']>(message: Extract<ToBackground, { type: Type }>) =>
  send(message, backgroundReplies[message.type]) as Promise<FromBackground[Type]>;

type FromHost = { [Type in ToHost['type']]: z.infer<(typeof hostReplies)[Type]> };

export const sendToHost = <Type extends ToHost['type']>(message: Extract<ToHost, { type: Type }>) =>
  send(message, hostReplies[message.type]) as Promise<FromHost[Type]>;

/** Lets the background start the picture if the calling page closes first. Returns a function that cancels it. */
export function sendPendingRequest(wanted: PendingRequest): () => void {
  const port = browser.runtime.connect({ name: pendingPort });
  let isOpen = true;
  // The background may end; the caller then starts the picture itself.
  port.onDisconnect.addListener(() => {
    isOpen = false;
  });
  port.postMessage(wanted);
  return () => {
    if (!isOpen) return;
    isOpen = false;
    // A disconnect alone would look like a closed page.
    port.postMessage(null);
    port.disconnect();
  };
}
