import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listen } from '../browser/serve.ts';
import { connectToService } from './connect.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { startService } from './service.ts';

/** What went by at the gateway: each create's idempotency key and the job it was answered with. */
interface Passed {
  readonly key: string | string[] | undefined;
  readonly jobId: string;
}

const queued = z.object({ jobId: z.string() });

/** A gateway before a service that loses the answer to the first create, after the service has accepted it. */
async function startGateway(base: string) {
  const creates: Passed[] = [];
  const { hostname, port } = new URL(base);

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser sends a request again when a connection that it had used before breaks: here each has one of its own.
    response.shouldKeepAlive = false;
    const { method, url: path, headers } = asked;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const onward = forward({ hostname, port, method, path, headers }, resolve).once('error', reject);
      asked.pipe(onward);
    });
    if (method !== 'POST') {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
      answer.pipe(response);
      return;
    }
    const body = await json(answer);
    creates.push({ key: headers['idempotency-key'], jobId: queued.parse(body).jobId });
    if (creates.length === 1) response.socket?.destroy();
    else
      response
        .writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
        .end(JSON.stringify(body));
  }

  const server = await listen((asked, response) => {
    pass(asked, response).catch(() => response.destroy());
  });
  return { base: server.origin, creates, close: server.close };
}

// A second picture is too often once: a second try would hide it.
test.describe.configure({ retries: 0 });
test.use({ granted: ['http://127.0.0.1/*'] });

test('a create whose answer is lost goes again by itself on a service that remembers it, and makes one picture', async ({
  broadside,
  samples,
}) => {
  const service = await startService([samples]);
  const gateway = await startGateway(service.base);
  try {
    await connectToService(broadside, { ...service, base: gateway.base });
    await broadside.clickMenu(await broadside.open(`${samples}/mornings.html`), { menuItemId: 'infographic' });
    expect((await decodePicture(await broadside.nextDownload())).mediaType).toBe('image/png');
    const [first, ...others] = gateway.creates;
    expect(first?.key).toMatch(/^"[\da-f-]{36}"$/);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  } finally {
    await gateway.close();
    await service.stop();
  }
});
