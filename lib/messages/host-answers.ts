import * as z from 'zod/mini';
import type { ToHost } from './protocol.ts';
import { wireResponse } from './wire-format.ts';

/** What each message to the device's host is answered with. */
export const fromHost = {
  'host-fetch': wireResponse,
  'host-blob-url': z.object({ url: z.string() }),
  'host-revoke-url': z.null(),
  'host-draw-pdf-page': z.object({ blobId: z.uuid() }),
} as const satisfies Record<ToHost['type'], z.ZodMiniType>;
