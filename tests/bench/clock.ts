import type { Worker } from '@playwright/test';

/** The worker's clock for one picture. Milliseconds. */
export interface Times {
  /** From the request to the picture's file: compose, paint, encode, as the peers are timed. */
  readonly drawn: number;
  /** To the answer: also stored in IndexedDB. */
  readonly stored: number;
}

/**
 * Has the worker note when a request came, when the picture's file was there to be stored, and when it answered. The
 * worker itself is the extension's as it is shipped; only IndexedDB's and its own way out are listened to.
 */
export async function listenToWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const clock = { asked: 0, drawn: 0, answered: 0 };
    Object.assign(globalThis, { benchClock: clock });
    addEventListener('message', () => Object.assign(clock, { asked: performance.now(), drawn: 0 }));
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...parts) {
      if (parts[1] === 'readwrite' && [parts[0]].flat().includes('pictures')) clock.drawn = performance.now();
      return transaction.apply(this, parts);
    };
    const post = postMessage;
    globalThis.postMessage = (...parts: [unknown]) => {
      clock.answered = performance.now();
      post(...parts);
    };
  });
}

/** The clock's times for the last request. @throws {Error} when it made no picture. */
export async function readClock(worker: Worker): Promise<Times> {
  const { asked, drawn, answered } = await worker.evaluate(
    () => (globalThis as unknown as { benchClock: { asked: number; drawn: number; answered: number } }).benchClock,
  );
  if (drawn <= asked) throw new Error('The worker stored no picture.');
  return { drawn: drawn - asked, stored: answered - asked };
}
