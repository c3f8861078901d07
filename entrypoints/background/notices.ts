import { browser } from 'wxt/browser';
import { listenToNotices, type NoticeAct } from '../../lib/deliver/notices.ts';
import { retryJob } from '../../lib/jobs/decisions.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { runInBackground } from './in-background.ts';
import { jobPorts, runner } from './jobs.ts';

async function act(id: string, wanted: NoticeAct | undefined): Promise<void> {
  if (wanted === 'try-again') {
    const { connection } = await readSettings();
    await retryJob(id, connection, jobPorts);
    await runner.wake();
    return;
  }
  const isEdit = wanted === 'edit';
  const query = new URLSearchParams({ job: id, ...(wanted && !isEdit && { act: wanted }) });
  const url = browser.runtime.getURL(`${isEdit ? '/editor.html' : '/gallery.html'}?${query}`);
  const { windowId } = await browser.tabs.create({ url });
  // The browser may be behind other programs. Firefox on phones has no windows.
  const { windows }: Partial<typeof browser> = browser;
  await windows?.update(windowId, { focused: true });
}

export function watchNotices(): void {
  let listening = listenToNotices(handleClick);
  browser.permissions.onAdded.addListener(({ permissions = [] }) => {
    if (!listening && permissions.includes('notifications')) listening = listenToNotices(handleClick);
  });
}

const handleClick = (id: string, wanted: NoticeAct | undefined) => runInBackground(act(id, wanted));
