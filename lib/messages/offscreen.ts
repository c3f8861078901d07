import { browser } from 'wxt/browser';
import { MessageError } from './answers.ts';
import type { ToHost } from './protocol.ts';
import { sendToHost } from './send-to-host.ts';

/**
 * Asks Chrome's offscreen document, which is opened for it. An extension has one at most, and a second create at the same
 * time rejects, so the promise of the first is shared.
 * @throws {MessageError} what it answers when that is an error.
 */
export function createOffscreenClient() {
  let ready: Promise<void> | undefined;

  return async <Type extends ToHost['type']>(message: Extract<ToHost, { type: Type }>) => {
    ready ??= open();
    const tried = ready;
    try {
      await tried;
      return await sendToHost<Type>(message);
    } catch (error) {
      if (error instanceof MessageError) throw error;
      // Nobody heard it: the document was closed in the meantime, or could not be opened. Once more from the start.
      if (ready === tried) ready = open();
      await ready;
      return sendToHost<Type>(message);
    }
  };
}

/** The document outlives the service worker, so one that was just started looks before it creates. */
async function open(): Promise<void> {
  const [existing] = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  if (existing) return;
  await browser.offscreen.createDocument({
    url: '/offscreen.html',
    reasons: ['WORKERS', 'BLOBS'],
    justification: 'Draws pictures in a worker, and gives finished ones an address to be downloaded from.',
  });
}
