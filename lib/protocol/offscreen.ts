import { browser } from 'wxt/browser';
import type { ToHost } from './messages.ts';
import { MessageError, sendToHost } from './send.ts';

export const offscreenPath = '/offscreen.html';

/** Shared by work in the document, exclusive for replacing it, which ends workers and `blob:` addresses. */
const lockName = 'offscreen-document';

const busyPauseMs = 250;
const busyTimeoutMs = 60_000;

type Ask = <Type extends ToHost['type']>(
  message: Extract<ToHost, { type: Type }>,
) => ReturnType<typeof sendToHost<Type>>;

export interface OffscreenClient {
  readonly ask: Ask;
  hold<T>(task: (ask: Ask) => Promise<T>): Promise<T>;
  /** Replaces the document when no task holds it and `isInUse` is false. @throws {Error} when it stays in use. */
  renew(isInUse: () => Promise<boolean>): Promise<void>;
}

/** Shares one promise: an extension has one document at most, and a concurrent create rejects. */
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
      // The document was closed meanwhile, or failed to open: retried once.
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

/** The document outlives the service worker, so it may exist already. */
async function open(): Promise<void> {
  if (await isOpen()) return;
  await browser.offscreen.createDocument({
    url: offscreenPath,
    reasons: ['WORKERS', 'BLOBS', 'IFRAME_SCRIPTING'],
    justification:
      'Draws pictures in a worker, gives finished ones an address to be downloaded from, and sends paid requests from a frame with a connection of its own.',
  });
}
