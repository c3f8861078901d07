import * as z from 'zod/mini';

/** Sent with the port for its reply. `isAlone`: from a frame with connections of its own. */
export const framePost = z.object({ type: z.literal('frame-post'), isAlone: z.boolean() });
export type FramePost = z.infer<typeof framePost>;

const headers = z.array(z.tuple([z.string(), z.string()]));

export const toFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('send'), url: z.url(), headers, body: z.instanceof(Blob) }),
  z.object({ type: z.literal('abort') }),
]);
export type ToFrame = z.infer<typeof toFrame>;

/** `ready`: the next message is sent at once. */
export const fromFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('answer'), status: z.int(), headers, body: z.nullable(z.instanceof(ReadableStream)) }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type FromFrame = z.infer<typeof fromFrame>;
