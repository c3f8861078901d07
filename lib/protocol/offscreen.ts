import { browser } from 'wxt/browser';
import type { ToHost } from './messages.ts';
import { MessageError } from './replies.ts';
import { sendToHost } from './send.ts';

export const offscreenPath = '/offscreen.html';

/** Shared by all work in the document, exclusive for replacing it: replacing ends its workers and its `blob:` addresses. */
const lockName = 'offscreen-document';

/** Milliseconds between two looks whether the document is free, and after how long that is given up. */
const busyPauseMs = 250;
const busyTimeoutMs = 60_000;

type Ask = <Type extends ToHost['type']>(
  message: Extract<ToHost, { type: Type }>,
) => ReturnType<typeof sendToHost<Type>>;

export interface OffscreenClient {
  /**
   * Asks the document, which is opened for it.
   * @throws {MessageError} the document's answer when that is an error.
   */
  readonly ask: Ask;
  /** Runs `task` while the document is not replaced. The `ask` it is given must be used within it. */
  hold<T>(task: (ask: Ask) => Promise<T>): Promise<T>;
  /**
   * Replaces the document by a new one, once no task holds it and `isInUse` says no.
   * @throws {Error} when it stays in use.
   */
  renew(isInUse: () => Promise<boolean>): Promise<void>;
}

/**
 * Chrome's offscreen document. An extension has one at most, and a second create at the same time rejects, so the promise of
 * the first is shared.
 */
export function createOffscreenClient(): OffscreenClient {
  let ready: Promise<void> | undefined;

  const ask: Ask = async (message) => {
    ready ??= open();
    const tried = ready;
    try {
      await tried;
      return await sendToHost(message);
    } catch (error) {
      if (error instanceof MessageError) throw error;
      // Nobody received it: the document was closed in the meantime, or could not be opened. Once more from the start.
      if (ready === tried) ready = open();
      await ready;
      return sendToHost(message);
    }
  };

  const hold: OffscreenClient['hold'] = (task) =>
    navigator.locks.request(lockName, { mode: 'shared' }, () => task(ask));

  async function replace(): Promise<void> {
    if (await isOpen()) await browser.offscreen.closeDocument();
    ready = open();
    await ready;
  }

  return {
    ask: (message) => hold((ask) => ask(message)),
    hold,
    async renew(isInUse) {
      for (let waitedMs = 0; waitedMs <= busyTimeoutMs; waitedMs += busyPauseMs) {
        const isReplaced = await navigator.locks.request(lockName, async () => {
          if (await isInUse()) return false;
          await replace();
          return true;
        });
        if (isReplaced) return;
        await new Promise((resolve) => setTimeout(resolve, busyPauseMs));
      }
      throw new Error('The offscreen document stays in use.');
    },
  };
}

async function isOpen(): Promise<boolean> {
  const existing = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  return existing.length > 0;
}

/** The document outlives the service worker, so one that was just started looks before it creates. */
async function open(): Promise<void> {
  if (await isOpen()) return;
  await browser.offscreen.createDocument({
    url: offscreenPath,
    reasons: ['WORKERS', 'BLOBS', 'IFRAME_SCRIPTING'],
    justification:
      'Draws pictures in a worker, gives finished ones an address to be downloaded from, and sends paid requests from a frame with a connection of its own.',
  });
}
