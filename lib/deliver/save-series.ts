import type { JobRecord } from '../jobs/record.ts';
import { type BlobUrls, saveEnd, startDownload } from './download.ts';
import { buildFileName, DeliveryError } from './index.ts';

/** Waits for every file, except large ones. @throws {DeliveryError} when one fails, as for a full disk. */
export async function saveSeries(
  job: JobRecord,
  { slides, document }: NonNullable<JobRecord['series']>,
  urls: BlobUrls,
): Promise<void> {
  const folder = (await buildFileName(job)).replace(/\.[^.]+$/, '');
  const rules = { conflict: 'uniquify', ask: false } as const;
  const start = (blobId: string, name: string) => urls.use(blobId, (url) => startDownload(url, name, rules));
  const begun: (number | undefined)[] = [];
  for (const [index, blobId] of slides.entries()) {
    begun.push(await start(blobId, `${folder}/${String(index + 1).padStart(2, '0')}.png`));
  }
  begun.push(await start(document, `${folder}.pdf`));
  const ends = await Promise.all(begun.map(saveEnd));
  if (ends.includes(undefined)) throw new DeliveryError('download_failed');
}
