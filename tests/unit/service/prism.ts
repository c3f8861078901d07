import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
import { createServer } from '@stoplight/prism-http-server';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { createService } from '../../../lib/service/core/app.ts';
import { writeOpenApi } from '../../../lib/service/core/reference/openapi.ts';
import { listen } from '../../../lib/service/node/server.ts';

/** The differences Prism finds from the description; `location` begins with whose fault it is. */
const violations = z.array(z.object({ location: z.array(z.string()), message: z.string() }));

/** Prism shows what it found in a header; what it logs beyond that nobody reads. */
const unheard = () => undefined;
const silent = { debug: unheard, error: unheard, info: unheard, trace: unheard, warn: unheard, child: () => silent };

export interface Judged {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  /** Prism's reports on the request and against the answer. */
  readonly against: { readonly request: readonly string[]; readonly response: readonly string[] };
}

/**
 * The app on loopback behind Prism as validating proxy, which knows nothing of it but its OpenAPI description. Answers
 * what asks through it. Prism reads bodies as text, so only text goes through unchanged.
 */
export async function throughPrism(
  app: ReturnType<typeof createService>,
): Promise<(path: string, init?: RequestInit) => Promise<Judged>> {
  const server = await listen({ host: '127.0.0.1', port: 0 });
  server.answer(app.fetch);
  const prism = createServer(await getHttpOperationsFromSpec(writeOpenApi(server.address)), {
    components: { logger: silent },
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(server.address),
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
  });
  const base = await prism.listen(0, '127.0.0.1');
  onTestFinished(async () => {
    await prism.close();
    await server.close();
  });

  return async (path, init) => {
    const response = await fetch(base + path, init);
    const text = await response.text();
    const found = violations.parse(JSON.parse(response.headers.get('sl-violations') ?? '[]'));
    const of = (side: string) =>
      found
        .filter(({ location }) => location[0] === side)
        .map(({ location, message }) => `${location.join('.')}: ${message}`);
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : {},
      against: { request: of('request'), response: of('response') },
    };
  };
}
