import { browser } from 'wxt/browser';
import { openWindow } from '../../lib/capture/open-window.ts';
import { canNotify } from '../../lib/deliver/notices.ts';
import { type JobRecord, settledStates } from '../../lib/jobs/record.ts';
import { requestShow, takeShowWhenDone } from '../../lib/jobs/show-job.ts';
import { isVisible, visibleGallery } from '../../lib/jobs/visible-jobs.ts';
import { readSettings } from '../../lib/settings/store.ts';

/** Shows a picture made by menu, key or address bar in the gallery or a window, unless it is visible or notified. */
export async function showFinished(job: JobRecord): Promise<void> {
  if (!settledStates.includes(job.state) || !(await takeShowWhenDone(job))) return;
  if (job.state !== 'delivered' || (await isVisible(job.id))) return;
  if (await isVisible(visibleGallery)) return requestShow(job.id);
  const { delivery } = await readSettings();
  if (delivery[job.kind].notify && canNotify()) return;
  await openWindow(browser.runtime.getURL(`/popup.html?job=${job.id}`));
}
