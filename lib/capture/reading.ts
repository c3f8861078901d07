import * as z from 'zod/mini';
import { BroadsideError, isErrorCode } from '../contract/index.ts';

/** What this device's reader is asked to read: a page as it was captured, or a stored PDF or presentation. */
export const readable = z.union([z.object({ url: z.string() }), z.object({ blobId: z.uuid() })]);
export type Readable = z.infer<typeof readable>;

/** What the reader takes from it: as light Markdown, within the interface's limit, and the pages or slides it has. */
export const sourceReading = z.object({ text: z.string(), pages: z.optional(z.int().check(z.positive())) });
export type SourceReading = z.infer<typeof sourceReading>;

/** Why it could not be read. */
const refusal = z.object({ code: z.string(), detail: z.optional(z.string()) });

/** Where this device's worker answers readings, beside the service's own paths. */
export const readingPath = '/reading';

/** The answer to a reading that failed. */
export const refuseReading = ({ code, detail }: z.infer<typeof refusal>): Response =>
  Response.json({ code, detail } satisfies z.infer<typeof refusal>, { status: 422 });

/**
 * Has this device's worker read a source. `base` is the address that `fetch` knows the worker by.
 * @throws {BroadsideError} saying why it cannot be read.
 */
export async function askReading(
  source: Readable,
  { fetch, base }: { readonly fetch: (request: Request) => Promise<Response>; readonly base: string },
): Promise<SourceReading> {
  const answer = await fetch(new Request(`${base}${readingPath}?${new URLSearchParams(source)}`));
  const body: unknown = await answer.json();
  if (answer.ok) return sourceReading.parse(body);
  const { code, detail } = refusal.parse(body);
  throw new BroadsideError(isErrorCode(code) ? code : 'internal', { detail });
}
