import { type Browser, browser } from 'wxt/browser';
import { captureFromMenu } from '../../lib/capture/from-menu.ts';
import { mustBeRead, neededPermission } from '../../lib/capture/link.ts';
import { readLink } from '../../lib/capture/read-link.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { startJob } from '../../lib/jobs/start.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { reportProblem } from './in-background.ts';
import { runner } from './jobs.ts';

/** A context menu's item was clicked: captures what it was clicked on and makes a picture with the last choices. */
export async function makeFromMenu(
  kind: Kind,
  click: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  try {
    let capture = await captureFromMenu(click, tab);
    const { choices, connection } = await readSettings();
    if (mustBeRead(capture, connection.type === 'device')) {
      if (await neededPermission(capture)) return await ask(capture.id, kind);
      capture = await readLink(capture);
    }
    await startJob(capture, choices[kind], jobStore);
    await runner.wake();
  } catch (error) {
    await reportProblem(error as Error);
    // The popup says it. Where none may be opened without a click of its own, the mark on the toolbar does.
    await browser.action.openPopup().catch(() => undefined);
  }
}

/** A permission can only be asked for on a click in a page of ours: the popup, in a window, with what was captured. */
async function ask(captureId: string, kind: Kind): Promise<void> {
  const url = browser.runtime.getURL(`/popup.html?capture=${captureId}&kind=${kind}`);
  await browser.windows.create({ url, type: 'popup', width: 420, height: 640 });
}
