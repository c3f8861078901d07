import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Worker } from '@playwright/test';
import type { Kind } from '../../lib/contract/index.ts';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';
import { drawWithPeer, type PosterContent } from './peer.ts';
import { posterContent, posterText } from './poster.ts';
import { loadTakumi } from './takumi.ts';

const rounds = 21;

/** What the worker's clock says of one poster. Milliseconds. */
interface Times {
  /** From the request to the picture's file: compose, paint, encode, as the peers are timed. */
  readonly drawn: number;
  /** To the answer: also stored in IndexedDB. */
  readonly stored: number;
}

/**
 * Has the worker note when a request came, when the picture's file was there to be stored, and when it answered. The
 * worker itself is the extension's as it is shipped; only IndexedDB's and its own way out are listened to.
 */
async function listenToWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const clock = { asked: 0, drawn: 0, answered: 0 };
    Object.assign(globalThis, { benchClock: clock });
    addEventListener('message', () => Object.assign(clock, { asked: performance.now(), drawn: 0 }));
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...parts) {
      if (parts[1] === 'readwrite' && [parts[0]].flat().includes('pictures')) clock.drawn = performance.now();
      return transaction.apply(this, parts);
    };
    const post = postMessage;
    globalThis.postMessage = (...parts: [unknown]) => {
      clock.answered = performance.now();
      post(...parts);
    };
  });
}

/** Runs a job on the device's service, as the extension's pages do, and times its last stage in the worker. */
async function timeLastStage(host: Page, page: Page, kind: Kind, text: string): Promise<Times> {
  await page.evaluate(
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
      const job = await ask('GET', `/api/jobs/${jobId}`);
      if (job.status !== 'completed') throw new Error(`The job is ${job.status}: ${job.error}`);
    },
    { kind, text },
  );
  const [worker] = host.workers();
  if (!worker) throw new Error('The extension’s worker is not there.');
  const { asked, drawn, answered } = await worker.evaluate(
    () => (globalThis as unknown as { benchClock: { asked: number; drawn: number; answered: number } }).benchClock,
  );
  if (drawn <= asked) throw new Error('The worker stored no picture.');
  return { drawn: drawn - asked, stored: answered - asked };
}

async function timePeer(draw: typeof drawWithPeer, content: PosterContent): Promise<number> {
  const start = performance.now();
  await draw(content);
  return performance.now() - start;
}

/** Starts the extension's worker in its own page, where it can be listened to. */
async function startWorker(host: Page, page: Page): Promise<void> {
  const started = host.waitForEvent('worker');
  const asked = page.evaluate(() =>
    chrome.runtime.sendMessage({
      type: 'host-fetch',
      request: { method: 'GET', url: 'https://this-device.invalid/api/jobs/none', headers: [] },
    }),
  );
  await listenToWorker(await started);
  await asked;
}

/** Warm rendering of one 1080×1920 poster, ours in the extension's worker against its peers in Node, in turn. */
export async function measureRender(): Promise<Figure[]> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const extension = buildExtension();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  try {
    // The document that is otherwise off the screen: in a tab its worker can be reached.
    const host = await launched.context.newPage();
    await host.goto(`chrome-extension://${launched.id}/offscreen.html`);
    const page = await launched.context.newPage();
    await page.goto(`chrome-extension://${launched.id}/options.html`);
    await startWorker(host, page);
    const content = posterContent();
    const takumi = await loadTakumi();
    const [posters, memes]: [Times[], Times[]] = [[], []];
    const [peers, takumis]: [number[], number[]] = [[], []];
    // In turn, so that a machine that slows down, or has others to serve, does so for all sides.
    for (let round = 0; round < rounds; round++) {
      posters.push(await timeLastStage(host, page, 'infographic', posterText));
      memes.push(await timeLastStage(host, page, 'meme', posterText));
      peers.push(await timePeer(drawWithPeer, content));
      if (takumi) takumis.push(await timePeer(takumi, content));
    }
    const [cold, ...warm] = posters;
    const ours = median(warm.map(({ drawn }) => drawn));
    const theirs = median(peers.slice(1));
    const takumiTime = median(takumis.slice(1));
    if (!takumi) process.stderr.write('takumi is not compared: @takumi-rs/wasm is not installed.\n');
    return [
      { name: 'poster 1080×1920 PNG, extension’s worker, first', value: cold?.drawn ?? Number.NaN, unit: 'ms' },
      { name: 'poster 1080×1920 PNG, extension’s worker, warm', value: ours, unit: 'ms' },
      { name: 'the same, stored and answered', value: median(warm.map(({ stored }) => stored)), unit: 'ms' },
      {
        name: 'meme 1080×1920 PNG, extension’s worker, warm',
        value: median(memes.slice(1).map(({ drawn }) => drawn)),
        unit: 'ms',
      },
      { name: 'the same poster, satori + resvg in Node, warm', value: theirs, unit: 'ms' },
      { name: 'ours against satori + resvg', value: ours / theirs, unit: '×', bound: 0.25 },
      ...(takumi
        ? [
            { name: 'the same poster, takumi wasm in Node, warm', value: takumiTime, unit: 'ms' },
            { name: 'ours against takumi wasm', value: ours / takumiTime, unit: '×', bound: 0.5 },
          ]
        : []),
    ];
  } finally {
    await launched.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}
