import { describe, expect, it } from 'vitest';
import type { Preview, PreviewReply, PreviewRequest } from '../../../components/previews/messages.ts';
import { serveLanes } from '../../../components/previews/serve-lanes.ts';

const preview: Preview = { bytes: new Uint8Array(), width: 1, height: 1, description: '', texts: [] };
const subject = {} as PreviewRequest['subject'];
const request = (number: number, lane: PreviewRequest['lane']): PreviewRequest => ({ number, lane, subject });

/** A worker whose every drawing waits until it is let go on; `drawn` lists what was begun. */
function startWorker(count: (request: PreviewRequest) => number) {
  const scope = new EventTarget();
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const replies: PreviewReply[] = [];
  serveLanes(
    {
      read: (data) => data as PreviewRequest,
      async *work(asked) {
        for (let place = 0; place < count(asked); place++) {
          begun.push(`${asked.lane} ${asked.number}.${place}`);
          await new Promise<void>((resolve) => gates.push(resolve));
          yield { preview };
        }
      },
      reply: (reply) => replies.push(reply),
    },
    scope as Worker,
  );
  return {
    begun,
    replies,
    ask: (asked: PreviewRequest) => scope.dispatchEvent(new MessageEvent('message', { data: asked })),
    async letGo() {
      gates.shift()?.();
      // Until it stands at the next gate, or has nothing more to do.
      const turn = () => new Promise((resolve) => setTimeout(resolve));
      let [still, before] = [0, -1];
      while (still < 5) {
        const done = begun.length + replies.length;
        still = done === before ? still + 1 : 0;
        before = done;
        await turn();
      }
    },
  };
}

describe('the preview worker', () => {
  it('draws a picture before the next design, and goes on with the designs then', async () => {
    const worker = startWorker(({ lane }) => (lane === 'designs' ? 3 : 1));
    worker.ask(request(1, 'designs'));
    await expect.poll(() => worker.begun).toEqual(['designs 1.0']);
    worker.ask(request(2, 'picture'));
    await worker.letGo();
    expect(worker.begun).toEqual(['designs 1.0', 'picture 2.0']);
    await worker.letGo();
    expect(worker.begun.at(-1)).toBe('designs 1.1');
  });

  it('draws only the newest of what one lane was asked for', async () => {
    const worker = startWorker(() => 1);
    worker.ask(request(1, 'picture'));
    worker.ask(request(2, 'picture'));
    worker.ask(request(3, 'picture'));
    await expect.poll(() => worker.begun.length).toBeGreaterThan(0);
    await worker.letGo();
    if (worker.begun.at(-1) !== 'picture 3.0') await worker.letGo();
    expect(worker.begun).not.toContain('picture 2.0');
    expect(worker.begun.at(-1)).toBe('picture 3.0');
  });

  it('reports what failed, and serves what comes next', async () => {
    const scope = new EventTarget();
    const replies: PreviewReply[] = [];
    serveLanes(
      {
        read: (data) => data as PreviewRequest,
        async *work({ number }) {
          if (number === 1) throw Object.assign(new Error('Too little.'), { code: 'too_little_text' });
          yield { preview };
        },
        reply: (reply) => replies.push(reply),
      },
      scope as Worker,
    );
    const ask = (asked: PreviewRequest) => scope.dispatchEvent(new MessageEvent('message', { data: asked }));
    ask(request(1, 'picture'));
    await expect
      .poll(() => replies)
      .toEqual([{ number: 1, lane: 'picture', error: { code: 'too_little_text', message: 'Too little.' } }]);
    ask(request(2, 'picture'));
    await expect.poll(() => replies.at(-1)).toEqual({ number: 2, lane: 'picture', isDone: true });
  });
});
