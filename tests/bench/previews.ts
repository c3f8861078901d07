import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createEngine } from '../../lib/engine/engine.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import type { Figure } from './bench.ts';
import { startDevice } from './device.ts';
import { median } from './median.ts';
import { posterContent, posterText } from './poster.ts';

const rounds = 15;
const coldRounds = 5;
/** Pixels, as the popup and the editor ask for them on a screen of 1×. */
const widthsPx = { stage: 720, design: 180 } as const;
const aspect = '4:5';

/** The previews pages show before a picture is made and while it is edited, drawn by the extension's worker, warm. */
export async function measurePreviews(): Promise<Figure[]> {
  const engine = createEngine(createNodePlatform());
  const brief = engine.brief(await engine.extract({ kind: 'text', text: posterText }), {});
  const edited = (round: number) => ({
    version: { says: { brief: { ...brief, title: `${brief.title} ${round}` } }, aspect, styleNotes: '' },
  });
  const five = { compositions: 2, looks: ['bold', 'night', 'editorial'], aspects: [], templates: 'none' };
  const folder = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const content = join(folder, 'poster.json');
  writeFileSync(content, JSON.stringify(posterContent()));
  const device = await startDevice();
  try {
    const { page } = device;
    // The same file serves both.
    const address = device.worker.url();
    await allowStudio(page, address);
    const starts: number[] = [];
    const peers: number[] = [];
    // In turn, so that others that the machine serves count for both.
    for (let round = 0; round < coldRounds; round++) {
      starts.push(await timeStart(page, edited(round)));
      peers.push(timePeerStart(content));
    }
    const draw = (subject: object, more: object) => timeDrawing(page, { subject, ...more });
    await draw(edited(0), { lane: 'picture', widthPx: widthsPx.stage });
    await draw(edited(0), { lane: 'designs', widthPx: widthsPx.design, variety: five });
    const [designs, edits, whole]: [number[], number[], number[]] = [[], [], []];
    for (let round = 1; round <= rounds; round++) {
      designs.push(await draw(edited(round), { lane: 'designs', widthPx: widthsPx.design, variety: five }));
      edits.push(await draw(edited(round + rounds), { lane: 'picture', widthPx: widthsPx.stage }));
      whole.push(await draw(edited(round + 2 * rounds), { lane: 'picture' }));
    }
    return [
      { name: 'a worker started → its first picture', value: median(starts), unit: 'ms', bound: 400 },
      { name: 'satori + resvg in Node, a process started → its first picture', value: median(peers), unit: 'ms' },
      { name: 'the worker’s start against that', value: median(starts) / median(peers), unit: '×', bound: 1 },
      { name: 'five designs of a text, warm', value: median(designs), unit: 'ms', bound: 250 },
      { name: 'an edit → its picture drawn, at preview size', value: median(edits), unit: 'ms', bound: 50 },
      { name: 'the same at full size', value: median(whole), unit: 'ms' },
    ];
  } finally {
    await device.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of a process to the peers' first picture, drawn. */
function timePeerStart(content: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'peer-side.ts'), content]);
  if (status !== 0) throw new Error(`The peers drew nothing: ${stderr}`);
  return performance.now() - start;
}

/** Lets a page start the worker that draws previews, as its own scripts do (`components/workers/start.ts`); no PDF is read. */
const allowStudio = (page: Page, address: string) =>
  page.evaluate((address) => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const policy = trustedTypes.createPolicy('engine-worker', { createScriptURL: () => address });
    Object.assign(globalThis, {
      startStudio: () => {
        const worker = new Worker(policy.createScriptURL(address), { type: 'module', name: 'preview' });
        const { port2 } = new MessageChannel();
        worker.postMessage(port2, [port2]);
        return worker;
      },
    });
  }, address);

/** Milliseconds from the start of a worker in place of the one before to its first picture. */
async function timeStart(page: Page, subject: object): Promise<number> {
  const start = await page.evaluate(() => {
    const scope = globalThis as unknown as { studio?: Worker; startStudio: () => Worker };
    scope.studio?.terminate();
    const now = performance.now();
    scope.studio = scope.startStudio();
    return now;
  });
  await timeDrawing(page, { subject, lane: 'picture', widthPx: widthsPx.stage });
  return (await page.evaluate(() => (globalThis as unknown as { drawnAt: number }).drawnAt)) - start;
}

/** Milliseconds from a request to the last picture that answers it. */
const timeDrawing = (page: Page, request: object): Promise<number> =>
  page.evaluate(async (request) => {
    const { studio } = globalThis as unknown as { studio: Worker };
    const number = Math.floor(performance.now() * 1000);
    const start = performance.now();
    let drawn = start;
    await new Promise<void>((resolve, reject) => {
      studio.onmessage = ({ data }) => {
        if (data.number !== number) return;
        if ('error' in data) reject(new Error(data.error.message));
        if ('preview' in data) drawn = performance.now();
        if ('isDone' in data) resolve();
      };
      studio.postMessage({ ...request, number });
    });
    Object.assign(globalThis, { drawnAt: drawn });
    return drawn - start;
  }, request);
