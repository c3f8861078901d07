import { z } from 'zod';

/** A request to the device's service, its body by reference when it is binary. */
export const wireRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.union([z.object({ text: z.string() }), z.object({ blobId: z.uuid() })]).optional(),
});
export type WireRequest = z.infer<typeof wireRequest>;

export const wireResponse = z.object({
  status: z.number().int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.union([z.object({ text: z.string() }), z.object({ blobId: z.uuid() })]).optional(),
});
export type WireResponse = z.infer<typeof wireResponse>;
