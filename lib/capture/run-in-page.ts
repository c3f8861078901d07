import { browser } from 'wxt/browser';
import { CaptureError } from './capture-error.ts';
import { type Grab, type GrabRequest, grab } from './grab.ts';
import { ask } from './page/ask.ts';
import { refusalAfterTrying, refusalOf } from './refusal.ts';
import type { OpenTab } from './tabs.ts';

/** A page that answers later is stuck in a script of its own, or shows a dialog. */
const patience = 20_000;

/**
 * Injects `entrypoints/grab.ts` into a tab the person has just pointed at (`activeTab`), and answers what it found.
 * @throws {CaptureError} when the page lets no script in, or does not answer.
 */
export async function runInPage(tab: OpenTab, request: GrabRequest, frameId = 0): Promise<Grab> {
  const refusal = tab.url === undefined ? undefined : refusalOf(tab.url);
  if (refusal) throw new CaptureError(refusal);
  if (tab.url?.startsWith('file:') && !(await browser.extension.isAllowedFileSchemeAccess())) {
    throw new CaptureError('file_access');
  }
  const answer = grab.safeParse(await inject(tab, request, frameId));
  if (!answer.success) throw new CaptureError('page_refused', { cause: answer.error });
  return answer.data;
}

async function inject(tab: OpenTab, request: GrabRequest, frameId: number): Promise<unknown> {
  const target = { tabId: tab.id, frameIds: [frameId] };
  const run = async () => {
    await browser.scripting.executeScript({ target, files: ['/grab.js'] });
    const [injection] = await browser.scripting.executeScript({ target, func: ask, args: [request] });
    return injection?.result;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CaptureError('page_busy')), patience);
  });
  try {
    return await Promise.race([run(), stuck]);
  } catch (cause) {
    throw cause instanceof CaptureError ? cause : new CaptureError(refusalAfterTrying(tab.url), { cause });
  } finally {
    clearTimeout(timer);
  }
}
