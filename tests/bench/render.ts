import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Kind } from '../../lib/contract/index.ts';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';
import { drawWithPeer, type PosterContent } from './peer.ts';
import { posterContent, posterText } from './poster.ts';

const rounds = 21;

/**
 * Runs a job on the device's service from a page of the extension to its last stage, and times that one: compose, paint,
 * encode and store, in the extension's own worker. The way there and back, which a poll of the finished job takes as
 * well, is not rendering: it is timed right after and taken off. Milliseconds.
 */
async function timeLastStage(page: Page, kind: Kind, text: string): Promise<number> {
  return page.evaluate(
    async ({ kind, text }) => {
      const base = 'https://this-device.invalid';
      const ask = async (method: string, path: string, body?: object) => {
        const message = {
          type: 'host-fetch',
          request: {
            method,
            url: base + path,
            headers: body ? [['content-type', 'application/json']] : [],
            body: body && { text: JSON.stringify(body) },
          },
        };
        const answer = await chrome.runtime.sendMessage(message);
        if (!answer?.ok) throw new Error(`The device answered ${JSON.stringify(answer)}.`);
        return JSON.parse(answer.value.body.text);
      };
      const body = { sourceText: text, aspectRatio: '9:16', outputFormat: 'png' };
      const { jobId, stages } = await ask('POST', kind === 'meme' ? '/api/meme' : '/api/generate', body);
      for (let stage = 1; stage < stages.length; stage++) await ask('GET', `/api/jobs/${jobId}`);
      const start = performance.now();
      const job = await ask('GET', `/api/jobs/${jobId}`);
      const drawn = performance.now();
      await ask('GET', `/api/jobs/${jobId}`);
      const time = drawn - start - (performance.now() - drawn);
      if (job.status !== 'completed') throw new Error(`The job is ${job.status}: ${job.error}`);
      return time;
    },
    { kind, text },
  );
}

async function timePeer(content: PosterContent): Promise<number> {
  const start = performance.now();
  await drawWithPeer(content);
  return performance.now() - start;
}

/** Warm rendering of one 1080×1920 poster, ours in the extension's worker against satori + resvg in Node, in turn. */
export async function measureRender(): Promise<Figure[]> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const extension = buildExtension();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  try {
    const page = await launched.context.newPage();
    await page.goto(`chrome-extension://${launched.id}/options.html`);
    await page.evaluate(() =>
      chrome.offscreen.createDocument({ url: '/offscreen.html', reasons: ['WORKERS'], justification: 'bench' }),
    );
    const content = posterContent();
    const [posters, memes, peers]: [number[], number[], number[]] = [[], [], []];
    // In turn, so that a machine that slows down, or has others to serve, does so for both sides.
    for (let round = 0; round < rounds; round++) {
      posters.push(await timeLastStage(page, 'infographic', posterText));
      memes.push(await timeLastStage(page, 'meme', posterText));
      peers.push(await timePeer(content));
    }
    const [cold = Number.NaN, ...warm] = posters;
    const [ours, theirs] = [median(warm), median(peers.slice(1))];
    return [
      { name: 'poster 1080×1920 PNG, extension’s worker, first', value: cold, unit: 'ms' },
      { name: 'poster 1080×1920 PNG, extension’s worker, warm', value: ours, unit: 'ms' },
      { name: 'meme 1080×1920 PNG, extension’s worker, warm', value: median(memes.slice(1)), unit: 'ms' },
      { name: 'the same poster, satori + resvg in Node, warm', value: theirs, unit: 'ms' },
      { name: 'ours against satori + resvg', value: ours / theirs, unit: '×', bound: 0.25 },
    ];
  } finally {
    await launched.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}
