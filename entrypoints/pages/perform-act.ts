import { browser } from 'wxt/browser';
import type { JobAct } from '../../components/job-words.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/messages/send.ts';

/** Does what the person wants of a job; answers the id of the job to show instead, if there is a new one. */
export async function performAct(act: JobAct, { id: jobId, delivery }: JobRecord): Promise<string | undefined> {
  switch (act) {
    case 'show-in-folder':
      if (delivery?.downloadId !== undefined) await browser.downloads.show(delivery.downloadId);
      return;
    case 'send-again':
    case 'give-up':
      await sendToBackground({ type: 'decide-unconfirmed', jobId, decision: act });
      return;
    case 'stop':
      await sendToBackground({ type: 'cancel-job', jobId });
      return;
    case 'try-again':
      return (await sendToBackground({ type: 'retry-job', jobId })).jobId;
    case 'use-pdf-page':
      return (await sendToBackground({ type: 'use-pdf-page', jobId })).jobId;
    case 'another':
      return (await sendToBackground({ type: 'make-again', jobId, change: { what: 'another' } })).jobId;
    case 'open-settings':
      await browser.runtime.openOptionsPage();
  }
}
