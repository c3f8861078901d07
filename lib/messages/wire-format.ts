import * as z from 'zod/mini';

/** A request to the device's service, its body by reference when it is binary. */
export const wireRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.optional(z.union([z.object({ text: z.string() }), z.object({ blobId: z.uuid() })])),
});
export type WireRequest = z.infer<typeof wireRequest>;

export const wireResponse = z.object({
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.optional(z.union([z.object({ text: z.string() }), z.object({ blobId: z.uuid() })])),
});
export type WireResponse = z.infer<typeof wireResponse>;
