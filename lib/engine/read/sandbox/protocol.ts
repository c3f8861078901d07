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
    /** Four bytes each: red, green, blue, alpha; not premultiplied. */
    pixels: z.instanceof(Uint8Array),
  }),
  /** An error that is ours. */
  z.object({ answer: z.literal('broken'), trace: z.string() }),
  pdfAnswer,
]);
export type SandboxAnswer = z.infer<typeof sandboxAnswer>;

/** An answer, and the resident memory of the process that gave it. */
export const sandboxReply = z.object({ answer: sandboxAnswer, residentBytes: z.number() });

/** A request, and the milliseconds of processor time that it may take. */
export const sandboxMessage = z.object({ request: sandboxRequest, maxWorkMs: z.number() });

/** Milliseconds of processor time for one request. Waiting for a busy machine is not counted. */
export const maxWorkMs = 15_000;
/** Milliseconds until a request is given up in any case: a sandbox waits for nothing but the processor. */
export const maxWaitMs = 180_000;
