import { describe, expect, it } from 'vitest';
import { createPostQueue, maxPostsInFlight } from '../../../lib/protocol/posts.ts';

/** Tasks that each run until they are ended, by the order in which they were asked for. */
function aQueue() {
  const queue = createPostQueue((task) => task(async () => new Response()));
  const running = new Set<number>();
  const tasks: PromiseWithResolvers<void>[] = [];
  let max = 0;
  const run = (signal?: AbortSignal) => {
    const number = tasks.push(Promise.withResolvers<void>()) - 1;
    return queue.run(
      async () => {
        running.add(number);
        max = Math.max(max, running.size);
        await tasks[number]?.promise;
        running.delete(number);
      },
      { isRepeatable: false, signal },
    );
  };
  return { run, running, end: (number: number) => tasks[number]?.resolve(), max: () => max };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('creates', () => {
  it('are in flight four at a time, in the order they came', async () => {
    const { run, running, end, max } = aQueue();
    const all = Array.from({ length: 30 }, () => run());
    for (let number = 0; number < all.length; number++) {
      await turn();
      expect([...running].sort((a, b) => a - b)[0]).toBe(number);
      end(number);
    }
    await Promise.all(all);
    expect(max()).toBe(maxPostsInFlight);
  });

  it('leave the queue when their job is stopped, and free their place when they fail', async () => {
    const { run, running, end } = aQueue();
    const abort = new AbortController();
    const first = Array.from({ length: 4 }, () => run());
    const stopped = run(abort.signal);
    const last = run();
    await turn();
    abort.abort(new Error('Stopped.'));
    await expect(stopped).rejects.toThrow('Stopped.');
    end(0);
    await turn();
    expect([...running]).toEqual([1, 2, 3, 5]);
    for (const number of [1, 2, 3, 5]) end(number);
    await Promise.all([...first, last]);
    const failing = createPostQueue((task) => task(async () => new Response()));
    const fails = Array.from({ length: 9 }, () =>
      failing.run(() => Promise.reject(new Error('No.')), { isRepeatable: false }),
    );
    expect((await Promise.allSettled(fails)).map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  });

  it('hand their place on: who comes just then waits like all others', async () => {
    const { run, running, end, max } = aQueue();
    const all = Array.from({ length: 5 }, () => run());
    await turn();
    end(0);
    await turn();
    all.push(run(), run());
    await turn();
    expect([...running]).toEqual([1, 2, 3, 4]);
    for (const number of all.keys()) {
      end(number);
      await turn();
    }
    await Promise.all(all);
    expect(max()).toBe(maxPostsInFlight);
  });

  it('do not wait for a job that was stopped before', async () => {
    const { run, running } = aQueue();
    await expect(run(AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow('Stopped.');
    expect(running.size).toBe(0);
  });
});
