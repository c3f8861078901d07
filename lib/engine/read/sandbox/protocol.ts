import * as z from 'zod/mini';
import { pdfAnswer, pdfRequest } from '../pdf/protocol.ts';

const sandboxRequest = z.union([
  z.object({ ask: z.literal('image'), bytes: z.instanceof(Uint8Array<ArrayBufferLike>) }),
  z.object({
    ask: z.literal('deck'),
    bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
    slides: z.optional(z.readonly(z.array(z.int().check(z.positive())))),
  }),
  pdfRequest,
]);
export type SandboxRequest = z.infer<typeof sandboxRequest>;

const sandboxAnswer = z.union([
  z.object({
    answer: z.literal('pixels'),
    width: z.int(),
    height: z.int(),
    pixels: z.instanceof(Uint8Array),
  }),
  z.object({ answer: z.literal('broken'), trace: z.string() }),
  pdfAnswer,
]);
export type SandboxAnswer = z.infer<typeof sandboxAnswer>;

export const sandboxReply = z.object({ answer: sandboxAnswer, residentBytes: z.number() });

export const sandboxMessage = z.object({ request: sandboxRequest, maxWorkMs: z.number() });

/** Milliseconds of processor time for one request. Waiting for a busy machine is not counted. */
export const maxWorkMs = 15_000;
/** A limit in any case: a sandbox waits only for the processor. */
export const maxWaitMs = 180_000;
