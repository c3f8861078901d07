import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Worker } from '@playwright/test';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';

/** The built extension in Chromium, with the page that its worker belongs to and one that asks it. */
export interface Device {
  /** The document that is otherwise off the screen: in a tab its worker can be reached. */
  readonly host: Page;
  readonly page: Page;
  readonly worker: Worker;
  close(): Promise<void>;
}

export async function startDevice(): Promise<Device> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const extension = buildExtension();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  const close = async () => {
    await launched.close();
    rmSync(downloads, { recursive: true, force: true });
  };
  try {
    const host = await launched.context.newPage();
    await host.goto(`chrome-extension://${launched.id}/offscreen.html`);
    const page = await launched.context.newPage();
    await page.goto(`chrome-extension://${launched.id}/options.html`);
    // The worker starts with the first request.
    const started = host.waitForEvent('worker');
    await page.evaluate(() =>
      chrome.runtime.sendMessage({
        type: 'host-fetch',
        request: { method: 'GET', url: 'https://this-device.invalid/api/jobs/none', headers: [] },
      }),
    );
    return { host, page, worker: await started, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface JobRequest {
  readonly sourceText: string;
  readonly aspectRatio: string;
  readonly outputFormat: string;
}

/** Runs a job on the device's service to its end, a stage a request, as the extension's pages do. */
export async function runJob(page: Page, path: '/api/generate' | '/api/meme', body: JobRequest): Promise<void> {
  await page.evaluate(
    async ({ path, body }) => {
      const ask = async (method: string, path: string, body?: object) => {
        const message = {
          type: 'host-fetch',
          request: {
            method,
            url: `https://this-device.invalid${path}`,
            headers: body ? [['content-type', 'application/json']] : [],
            body: body && { text: JSON.stringify(body) },
          },
        };
        const answer = await chrome.runtime.sendMessage(message);
        if (!answer?.ok) throw new Error(`The device answered ${JSON.stringify(answer)}.`);
        return JSON.parse(answer.value.body.text);
      };
      const { jobId, stages } = await ask('POST', path, body);
      for (let stage = 1; stage < stages.length; stage++) await ask('GET', `/api/jobs/${jobId}`);
      const job = await ask('GET', `/api/jobs/${jobId}`);
      if (job.status !== 'completed') throw new Error(`The job is ${job.status}: ${job.error}`);
    },
    { path, body },
  );
}
