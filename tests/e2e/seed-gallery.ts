import type { Page } from '@playwright/test';
import { aspects, kinds } from '../../lib/contract/index.ts';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { countStoredBytes, toEntry } from '../../lib/jobs/entry.ts';
import { createRequest, type JobRecord } from '../../lib/jobs/record.ts';

const subjects = [
  'Night trains are back: what a year on the rails taught us',
  '5 habits that give a team its mornings back',
  'How tides work',
  'Why cities plant trees, in seven numbers',
  'Bread that rises overnight',
  'A short history of the paper clip',
  'What libraries lend besides books',
];

/** When the latest seeded job was made, in milliseconds: fixed, so that no test hangs on the hour it runs at. */
export const seedTime = Date.parse('2026-03-18T15:30:00Z');

/** Milliseconds between one seeded job and the one before: a month holds about thirty. */
const pause = 26 * 60 * 60 * 1000;

/** A delivered job, the `index`-th before the latest. */
function seededJob(index: number, blobId: string | undefined): JobRecord {
  const kind = kinds[index % 5 === 2 ? 1 : 0] ?? 'infographic';
  const aspectRatio = aspects[(index * 7 + Math.floor(index / 3)) % aspects.length] ?? '4:5';
  const title = `${subjects[index % subjects.length]} · ${index + 1}`;
  const url = `https://news${index % 9}.example/${index % 40}`;
  const createdAt = new Date(seedTime - index * (index < 8 ? pause / 9 : pause)).toISOString();
  return {
    id: crypto.randomUUID(),
    kind,
    state: 'delivered',
    connection: { type: 'device' },
    request: createRequest.parse({ kind, fields: { sourceUrl: url, aspectRatio }, parts: [] }),
    source: { title, url },
    createdAt,
    updatedAt: createdAt,
    tries: 0,
    polls: 3,
    answer: { status: 'completed', prompt: `Infographic, layout list: ${title}` },
    ...(blobId && { picture: { blobId, mediaType: 'image/png', bytes: 150_000, ...pictureSizes[aspectRatio] } }),
    delivery: { fileName: `${title}.png` },
  };
}

interface Seeding {
  readonly count: number;
  /** Only so many of the latest have a picture: drawing each takes time. */
  readonly pictures?: number;
  /** Existing entries go first. */
  readonly replace?: boolean;
  readonly change?: (job: JobRecord, index: number) => JobRecord;
}

/** Lists read entries alone: of very many jobs these records, from the latest on, are enough. */
const maxRecords = 300;

/** Puts finished jobs into the database of the extension that a page belongs to; answers them, latest first. */
export async function seedGallery(
  page: Page,
  { count, pictures = 0, replace = false, change }: Seeding,
): Promise<readonly JobRecord[]> {
  const jobs = Array.from({ length: count }, (_, index) => {
    const job = seededJob(index, index < pictures ? crypto.randomUUID() : undefined);
    return change?.(job, index) ?? job;
  });
  const entries = jobs.map((job) => toEntry(job));
  const bytes = entries.reduce((sum, entry) => sum + countStoredBytes(entry), 0);
  await page.evaluate(writeSeed, { jobs: jobs.slice(0, maxRecords), entries, bytes, replace });
  return jobs;
}

/** Runs in the page. */
async function writeSeed({
  jobs,
  entries,
  bytes,
  replace,
}: {
  jobs: JobRecord[];
  entries: object[];
  bytes: number;
  replace: boolean;
}): Promise<void> {
  const blobs: { id: string; blob: Blob; createdAt: string }[] = [];
  for (const [index, { picture, kind, source }] of jobs.entries()) {
    if (!picture?.blobId) continue;
    const canvas = new OffscreenCanvas(picture.width / 2, picture.height / 2);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    const hue = (index * 47) % 360;
    const { width, height } = canvas;
    context.direction = 'ltr';
    context.fillStyle = kind === 'meme' ? `hsl(${hue} 60% 70%)` : '#fbfaf7';
    context.fillRect(0, 0, width, height);
    context.fillStyle = `hsl(${hue} 55% 28%)`;
    context.fillRect(0, 0, width, height * (kind === 'meme' ? 0.16 : 0.3));
    context.fillStyle = '#ffffff';
    context.font = `bold ${Math.round(width / 14)}px sans-serif`;
    context.fillText(source.title.slice(0, 22), width * 0.06, height * 0.1);
    context.fillStyle = `hsl(${hue} 55% 40%)`;
    for (let row = 0; row < 5; row++) {
      const top = height * (0.4 + row * 0.11);
      context.fillRect(width * 0.06, top, width * 0.05, width * 0.05);
      context.fillRect(width * 0.16, top, width * (0.75 - (row % 3) * 0.12), height * 0.025);
    }
    blobs.push({
      id: picture.blobId,
      blob: await canvas.convertToBlob({ type: 'image/png' }),
      createdAt: new Date().toISOString(),
    });
  }
  const opening = indexedDB.open('broadside');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction(['jobs', 'entries', 'blobs', 'totals'], 'readwrite');
  if (replace) for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear();
  transaction.objectStore('totals').put(bytes, 'pictureBytes');
  for (const job of jobs) transaction.objectStore('jobs').put(job);
  for (const entry of entries) transaction.objectStore('entries').put(entry);
  for (const blob of blobs) transaction.objectStore('blobs').put(blob);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

/** Likewise forty jobs: the latest is at work, the one before has failed, and `pictures` of the latest have a picture. */
export const seedMixedGallery = (page: Page, pictures: number) =>
  seedGallery(page, {
    count: 40,
    pictures,
    change: (job, index) => {
      const { picture: _, ...without } = job;
      if (index === 1) return { ...without, state: 'failed', error: { code: 'too_little_text', message: 'No.' } };
      // On a service, so that nothing moves on while it is looked at.
      const connection = { type: 'service', baseUrl: 'https://pictures.example' } as const;
      if (index === 0) return { ...without, state: 'queued', connection, dueAt: '2099-01-01T00:00:00.000Z' };
      return job;
    },
  });
