import type { Page } from '@playwright/test';
import { type Aspect, aspects } from '../../lib/contract/index.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { templates } from '../../lib/engine/meme/templates/index.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import type { Figure } from './bench.ts';
import { listenToWorker, readClock } from './clock.ts';
import { startDevice } from './device.ts';
import { posterText } from './poster.ts';

/** The best of these counts: the first warms up, and the machine may have others to serve. */
const rounds = 2;
const maxMs = 60;

interface Case {
  readonly name: string;
  readonly aspect: Aspect;
  readonly draft: MemeDraft;
  /** A picture of the user's own, as base64. */
  readonly image?: string;
}

const words = 'When the new boiler pays for itself before the very first winter ends'.split(' ');
const voice = { language: 'en', direction: 'ltr' } as const;

/** Every template in every aspect with its slots full, and a picture of one's own in each way it is captioned. */
async function makeCases(): Promise<readonly Case[]> {
  const image = await photograph();
  const captions = { top: words.slice(0, 7).join(' '), bottom: words.slice(7).join(' ') };
  const own = (['over', 'bar', 'labels'] as const).map((style) => ({ style, captions }));
  return aspects.flatMap((aspect) => [
    ...[...templates.values()].map((template) => ({
      name: `${template.id} ${aspect}`,
      aspect,
      draft: {
        ...voice,
        template: template.id,
        captions: Object.fromEntries(
          template.slots.map(({ role, maxWords }) => [role, words.slice(0, maxWords).join(' ')]),
        ),
      },
    })),
    ...own.map((each) => ({
      name: `own image, ${each.style} ${aspect}`,
      aspect,
      draft: { ...voice, ...each, template: 'own-image', image: 'sourceImage' },
      image,
    })),
  ]);
}

/** Something as busy as a photograph, in the size that phones send. */
async function photograph(): Promise<string> {
  const surface = createNodePlatform().createSurface(1600, 1200);
  for (let y = 0; y < 1200; y += 8) {
    for (let x = 0; x < 1600; x += 8) {
      surface.context.fillStyle = `hsl(${(x * y) % 360} ${(x + y) % 60}% ${30 + ((x * 7 + y * 3) % 40)}%)`;
      surface.context.fillRect(x, y, 8, 8);
    }
  }
  return Buffer.from(await surface.encode('jpeg')).toString('base64');
}

/** Runs a meme to its draft, and returns the record it has in the device's store. */
async function startJob(page: Page, sourceText: string): Promise<unknown> {
  return page.evaluate(async (sourceText) => {
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await chrome.runtime.sendMessage({
        type: 'host-fetch',
        request: {
          method,
          url: `https://this-device.invalid${path}`,
          headers: body ? [['content-type', 'application/json']] : [],
          body: body && { text: JSON.stringify(body) },
        },
      });
      return JSON.parse(answer.value.body.text);
    };
    const { jobId, stages } = await ask('POST', '/api/meme', { sourceText, outputFormat: 'png' });
    for (let stage = 1; stage < stages.length; stage++) await ask('GET', `/api/jobs/${jobId}`);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('broadside-service');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    Object.assign(globalThis, { benchDatabase: database });
    return new Promise((resolve, reject) => {
      const request = database.transaction('jobs').objectStore('jobs').get(jobId);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }, sourceText);
}

/** Has the device draw a draft: the record of a job that has come so far, under a new id. */
async function draw(page: Page, record: unknown, { aspect, draft, image }: Case): Promise<void> {
  await page.evaluate(
    async ({ record, aspect, draft, image }) => {
      const { benchDatabase } = globalThis as unknown as { benchDatabase: IDBDatabase };
      const job = record as { id: string; results: object };
      const id = crypto.randomUUID();
      const transaction = benchDatabase.transaction(['jobs', 'sources'], 'readwrite');
      transaction.objectStore('jobs').put({ ...job, id, aspect, results: { ...job.results, draft } });
      const sourceImage = image && Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
      transaction.objectStore('sources').put(sourceImage ? { sourceImage } : {}, id);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      const answer = await chrome.runtime.sendMessage({
        type: 'host-fetch',
        request: { method: 'GET', url: `https://this-device.invalid/api/jobs/${id}`, headers: [] },
      });
      const { status, error } = JSON.parse(answer.value.body.text);
      if (status !== 'completed') throw new Error(`The job is ${status}: ${error}`);
    },
    { record, aspect, draft, image },
  );
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Memes in the extension's warm worker: each template drawn anew, as it is when others came in between, and a second time. */
export async function measureMemes(): Promise<Figure[]> {
  const cases = await makeCases();
  const device = await startDevice();
  try {
    await listenToWorker(device.worker);
    const record = await startJob(device.page, posterText);
    const [anew, again] = [new Map<string, number>(), new Map<string, number>()];
    for (let round = 0; round < rounds; round++) {
      for (const each of cases) {
        for (const times of [anew, again]) {
          await draw(device.page, record, each);
          const { drawn } = await readClock(device.worker);
          times.set(each.name, Math.min(drawn, times.get(each.name) ?? Number.POSITIVE_INFINITY));
        }
      }
    }
    return [
      { what: 'drawn anew', times: anew },
      { what: 'drawn again', times: again },
    ].flatMap(({ what, times }): Figure[] => {
      const [slowest = ['none', Number.NaN]] = [...times].toSorted(([, a], [, b]) => b - a);
      return [
        { name: `${times.size} memes ${what}, mean`, value: average([...times.values()]), unit: 'ms' },
        {
          name: `slowest ${what}: ${slowest[0]}`,
          value: slowest[1],
          unit: 'ms',
          bound: maxMs,
        },
      ];
    });
  } finally {
    await device.close();
  }
}
