import { browser } from 'wxt/browser';
import { openWindow } from '../../lib/capture/open-window.ts';
import { canNotify } from '../../lib/deliver/notices.ts';
import { type JobRecord, settledStates } from '../../lib/jobs/record.ts';
import { requestShow, takeShowWhenDone } from '../../lib/jobs/show-job.ts';
import { isVisible, visibleGallery } from '../../lib/jobs/visible-jobs.ts';
import { readSettings } from '../../lib/settings/store.ts';

/**
 * Shows the finished picture of a job that was asked for where nothing of it could be seen, by the menu, a key or the address
 * bar: in the gallery where that is open, else in a small window. Not where a page shows it already, or a notification does.
 * How a job failed is said by the mark on the toolbar.
 */
export async function showFinished(job: JobRecord): Promise<void> {
  if (!settledStates.includes(job.state) || !(await takeShowWhenDone(job))) return;
  if (job.state !== 'delivered' || (await isVisible(job.id))) return;
  if (await isVisible(visibleGallery)) return requestShow(job.id);
  const { delivery } = await readSettings();
  if (delivery[job.kind].notify && canNotify()) return;
  await openWindow(browser.runtime.getURL(`/popup.html?job=${job.id}`));
}
