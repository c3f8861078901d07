import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostedPdfs, createPdfHost, type WorkerLike } from '../../../../../lib/engine/read/pdf/hosted.ts';
import { connectByMessages } from '../../../../../lib/engine/read/pdf/over-messages.ts';
import { createPdfReader } from '../../../../../lib/engine/read/pdf/reader.ts';

type Behaviour = (worker: PageWorker, request: unknown) => void;

/** A browser's worker as far as its page sees it: messages come later, and none after it was ended. */
class PageWorker extends EventTarget {
  isEnded = false;
  readonly #behave: Behaviour;

  constructor(behave: Behaviour) {
    super();
    this.#behave = behave;
  }

  postMessage(request: unknown, transfer: Transferable[]): void {
    const received: unknown = structuredClone(request, { transfer });
    queueMicrotask(() => !this.isEnded && this.#behave(this, received));
  }
  say(data: unknown): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const ports: MessagePort[] = [];

/** An engine's reader, and its page at the other end of a real channel. */
function connect(behave: Behaviour) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const workers: PageWorker[] = [];
  const host = createPdfHost(port1, () => {
    const worker = new PageWorker(behave);
    workers.push(worker);
    return worker as unknown as WorkerLike;
  });
  port1.onmessage = ({ data }) => host(data);
  const start = createHostedPdfs(port2);
  return { workers, start, reader: createPdfReader(() => connectByMessages(start())) };
}

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  vi.useRealTimers();
});

const png = new Uint8Array([137, 80, 78, 71]);
const draw = { answer: 'picture', png } as const;

describe('PDF workers that the page starts', () => {
  it('answer through it, each its own, and are ended', async () => {
    const { workers, reader } = connect((worker, request) => {
      const { bytes } = request as { bytes: Uint8Array };
      worker.say({ answer: 'progress' });
      worker.say({ answer: 'picture', png: bytes });
    });
    const [first, second] = await Promise.all([1, 2].map((byte) => reader.drawPdfPage?.(new Uint8Array([byte]))));
    expect([first, second]).toEqual([new Uint8Array([1]), new Uint8Array([2])]);
    await expect.poll(() => workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  it.each([
    ['a worker that does not start', 'error', 'did not start'],
    ['a message that cannot be read', 'messageerror', 'pdf_damaged'],
  ])('pass on %s', async (_, event, words) => {
    const { reader } = connect((worker) => worker.dispatchEvent(new Event(event)));
    const code = await Promise.resolve(reader.drawPdfPage?.(png)).catch(
      (error: Error & { code?: string }) => `${error.code ?? ''} ${error.message}`,
    );
    expect(code).toContain(words);
  });

  it('pass on that none can be started', async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const host = createPdfHost(port1, () => {
      throw new Error('No more workers.');
    });
    port1.onmessage = ({ data }) => host(data);
    const reader = createPdfReader(() => connectByMessages(createHostedPdfs(port2)()));
    await expect(reader.drawPdfPage?.(png)).rejects.toThrow('No more workers.');
  });

  it('refuse what is no PDF request', () => {
    const { start } = connect(() => undefined);
    expect(() => start().postMessage({ ask: 'anything' }, [])).toThrow();
  });

  it('are ended where the engine that asked is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { workers, start } = connect(() => undefined);
    start().postMessage({ ask: 'draw', bytes: png.slice() }, []);
    await vi.waitUntil(() => workers.length === 1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(workers[0]?.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('say nothing more once they are ended', async () => {
    const { workers, start } = connect(() => undefined);
    const worker = start();
    const heard: unknown[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    worker.postMessage({ ask: 'draw', bytes: png.slice() }, []);
    await expect.poll(() => workers.length).toBe(1);
    worker.terminate();
    workers[0]?.say(draw);
    await expect.poll(() => workers[0]?.isEnded).toBe(true);
    expect(heard).toEqual([]);
  });
});
