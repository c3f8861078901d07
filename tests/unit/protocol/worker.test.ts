import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeviceFetch, createWorkerClient, serveInWorker } from '../../../lib/protocol/worker.ts';
import { memoryBlobs } from './memory-blobs.ts';

type Service = (request: Request) => Promise<Response>;

/** A worker with a service in it, reached through the real protocol. Messages are copied as structured clones are. */
class FakeWorker extends EventTarget {
  readonly #inside = new EventTarget();
  terminated = false;

  constructor(service: Service, blobs = memoryBlobs()) {
    super();
    const scope = {
      addEventListener: this.#inside.addEventListener.bind(this.#inside),
      postMessage: (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    };
    serveInWorker(service, scope as never, blobs);
  }

  postMessage(data: unknown): void {
    this.#inside.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }

  terminate(): void {
    this.terminated = true;
  }

  breakDown(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

function aDevice(service: Service, timeoutMs?: number) {
  const blobs = memoryBlobs();
  const workers: FakeWorker[] = [];
  const ask = createWorkerClient(() => {
    const worker = new FakeWorker(service, blobs);
    workers.push(worker);
    return worker as unknown as Worker;
  }, timeoutMs);
  return { fetch: createDeviceFetch(ask, blobs), workers, blobs };
}

afterEach(() => {
  vi.useRealTimers();
});

const get = (path: string, init?: RequestInit) => new Request(`https://this-device.invalid${path}`, init);

describe('the worker of this device', () => {
  it('starts with the first request and answers each with its own answer', async () => {
    const slow = Promise.withResolvers<void>();
    const { fetch, workers } = aDevice(async ({ url }) => {
      if (url.endsWith('/slow')) await slow.promise;
      return new Response(url);
    });
    expect(workers).toHaveLength(0);
    const first = fetch(get('/slow'));
    const second = await fetch(get('/quick'));
    slow.resolve();
    expect(await second.text()).toBe('https://this-device.invalid/quick');
    expect(await (await first).text()).toBe('https://this-device.invalid/slow');
    expect(workers).toHaveLength(1);
  });

  it('rejects as the network does when the service throws', async () => {
    const { fetch } = aDevice(() => Promise.reject(new Error('No canvas here.')));
    await expect(fetch(get('/'))).rejects.toThrow(TypeError);
    await expect(fetch(get('/'))).rejects.toThrow('No canvas here.');
  });

  it('fails what it had when it breaks down, and is started anew by the next request', async () => {
    const { fetch, workers } = aDevice(({ url }) =>
      url.endsWith('/hangs') ? new Promise(() => undefined) : Promise.resolve(new Response('well')),
    );
    const hanging = fetch(get('/hangs'));
    hanging.catch(() => undefined);
    await expect.poll(() => workers.length).toBe(1);
    workers[0]?.breakDown();
    await expect(hanging).rejects.toThrow('out of memory');
    expect(workers[0]?.terminated).toBe(true);
    expect(await (await fetch(get('/'))).text()).toBe('well');
    expect(workers).toHaveLength(2);
  });

  it('ends a worker that is stuck, so that the next request is answered', async () => {
    const stuck: Service = ({ url }) =>
      url.endsWith('/hangs') ? new Promise(() => undefined) : Promise.resolve(new Response('well'));
    const { fetch, workers } = aDevice(stuck, 20);
    await expect(fetch(get('/hangs'))).rejects.toThrow('no answer');
    expect(workers[0]?.terminated).toBe(true);
    expect(await (await fetch(get('/'))).text()).toBe('well');
  });

  it('is no more stuck than it is silent, however many wait for their turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let line: Promise<unknown> = Promise.resolve();
    const oneByOne: Service = async () => {
      line = line.then(() => new Promise((resolve) => setTimeout(resolve, 15)));
      await line;
      return new Response('well');
    };
    const { fetch, workers } = aDevice(oneByOne, 20);
    const answers = Promise.allSettled([1, 2, 3].map(() => fetch(get('/'))));
    await vi.advanceTimersByTimeAsync(100);
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(workers).toHaveLength(1);
  });

  it('is stuck when it is silent, however often it is asked meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { fetch, workers } = aDevice(() => new Promise(() => undefined), 20);
    const first = fetch(get('/')).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(15);
    const second = fetch(get('/')).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10);
    expect(await first).toMatch('no answer');
    expect(await second).toMatch('no answer');
    expect(workers[0]?.terminated).toBe(true);
  });

  it('lets a request be given up', async () => {
    const { fetch } = aDevice(() => new Promise(() => undefined));
    const giveUp = new AbortController();
    const answer = fetch(get('/', { signal: giveUp.signal }));
    giveUp.abort(new Error('No longer needed.'));
    await expect(answer).rejects.toThrow('No longer needed.');
  });

  it('leaves no bytes behind', async () => {
    const { fetch, blobs } = aDevice(async (request) => new Response(await request.blob()));
    const bytes = crypto.getRandomValues(new Uint8Array(5000));
    const answer = await fetch(get('/', { method: 'POST', body: bytes }));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(blobs.held.size).toBe(0);
  });
});
