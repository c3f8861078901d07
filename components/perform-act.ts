import { browser } from 'wxt/browser';
import { openWindow } from '../lib/capture/tabs.ts';
import type { JobAct } from '../lib/jobs/job-text.ts';
import type { JobRecord } from '../lib/jobs/record.ts';
import { findRefusedInput } from '../lib/jobs/refused-input.ts';
import { sendToBackground } from '../lib/protocol/send.ts';
import { listServicePermissions, toPermission } from '../lib/settings/addresses.ts';

export async function performAct(act: JobAct, job: JobRecord): Promise<string | undefined> {
  const { id: jobId, delivery, connection, picture } = job;
  const baseUrl = connection.type === 'service' ? connection.baseUrl : '';
  switch (act) {
    case 'show-in-folder':
      if (delivery?.downloadId !== undefined) await browser.downloads.show(delivery.downloadId);
      return;
    case 'save':
      await sendToBackground({ type: 'save-picture', jobId });
      return;
    case 'send-again':
    case 'give-up':
      await sendToBackground({ type: 'decide-unconfirmed', jobId, decision: act });
      return;
    case 'stop':
      await sendToBackground({ type: 'cancel-job', jobId });
      return;
    case 'ask-again':
      return (await sendToBackground({ type: 'retry-job', jobId, asks: true })).jobId;
    case 'check-picture':
      // Before any await, as for `allow`.
      if (!(await browser.permissions.request({ origins: [toPermission(picture?.address ?? '')] }))) return;
      return (await sendToBackground({ type: 'retry-job', jobId })).jobId;
    case 'try-again':
    case 'fetch-again':
      return (await sendToBackground({ type: 'retry-job', jobId })).jobId;
    case 'use-pdf-page':
      return (await sendToBackground({ type: 'use-pdf-page', jobId })).jobId;
    case 'change-input':
      await openWindow(changeAddress(job));
      return;
    case 'allow':
      // Before any await: browsers ask for permissions only directly from a click. The background is notified.
      await browser.permissions.request(listServicePermissions(baseUrl));
      return;
    case 'open-service':
      await browser.tabs.create({ url: new URL(baseUrl).origin });
      return;
    case 'another':
      return (await sendToBackground({ type: 'make-again', jobId, change: { what: 'another' } })).jobId;
    case 'open-settings':
      await browser.runtime.openOptionsPage();
  }
}

function changeAddress(job: JobRecord): string {
  const query = new URLSearchParams({
    capture: job.captureId ?? '',
    kind: job.kind,
    input: findRefusedInput(job) ?? 'source',
  });
  return browser.runtime.getURL(`/popup.html?${query}`);
}
