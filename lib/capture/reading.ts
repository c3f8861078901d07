import * as z from 'zod/mini';
import { BroadsideError, isErrorCode } from '../contract/index.ts';

export const readableSource = z.union([z.object({ url: z.string() }), z.object({ blobId: z.uuid() })]);
export type Readable = z.infer<typeof readableSource>;

export const sourceReading = z.object({ text: z.string(), pages: z.optional(z.int().check(z.positive())) });
export type SourceReading = z.infer<typeof sourceReading>;

const refusal = z.object({ code: z.string(), detail: z.optional(z.string()) });

/** Path at which this device's worker serves readings, beside the service's own. */
export const readingPath = '/reading';

export const refuseReading = ({ code, detail }: z.infer<typeof refusal>): Response =>
  Response.json({ code, detail } satisfies z.infer<typeof refusal>, { status: 422 });

/** `base`: the address under which `fetch` knows the worker. @throws {BroadsideError} saying why it cannot be read. */
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
