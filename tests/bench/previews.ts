import type { Page } from '@playwright/test';
import { createEngine } from '../../lib/engine/engine.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import type { Figure } from './bench.ts';
import { startDevice } from './device.ts';
import { median } from './median.ts';
import { posterText } from './poster.ts';

const rounds = 15;
/** Pixels, as the popup and the editor ask for them on a screen of 1×. */
const widthsPx = { stage: 720, design: 180 } as const;
const aspect = '4:5';

/** What pages show before a picture is made and while it is edited, drawn by the extension's worker, warm. */
export async function measurePreviews(): Promise<Figure[]> {
  const engine = createEngine(createNodePlatform());
  const brief = engine.brief(await engine.extract({ kind: 'text', text: posterText }), {});
  const edited = (round: number) => ({
    version: { says: { brief: { ...brief, title: `${brief.title} ${round}` } }, aspect, styleNotes: '' },
  });
  const five = { compositions: 2, looks: ['bold', 'night', 'editorial'], aspects: [], templates: 'none' };
  const device = await startDevice();
  try {
    const { page } = device;
    // The same file serves both.
    await startStudio(page, device.worker.url());
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
      { name: 'five designs of a text, warm', value: median(designs), unit: 'ms', bound: 250 },
      { name: 'an edit → its picture drawn, at preview size', value: median(edits), unit: 'ms', bound: 50 },
      { name: 'the same at full size', value: median(whole), unit: 'ms' },
    ];
  } finally {
    await device.close();
  }
}

/** Starts the worker that draws previews in a page of the extension, as its own pages do (`lib/protocol/module-worker.ts`). */
const startStudio = (page: Page, address: string) =>
  page.evaluate((address) => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const policy = trustedTypes.createPolicy('engine-worker', { createScriptURL: () => address });
    Object.assign(globalThis, {
      studio: new Worker(policy.createScriptURL(address), { type: 'module', name: 'preview' }),
    });
  }, address);

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
    return drawn - start;
  }, request);
