import type { JobRecord } from '../jobs/record.ts';
import { type BlobUrls, startDownload } from './download.ts';
import { buildFileName } from './index.ts';

export async function saveSeries(
  job: JobRecord,
  { slides, document }: NonNullable<JobRecord['series']>,
  urls: BlobUrls,
): Promise<void> {
  const folder = (await buildFileName(job)).replace(/\.[^.]+$/, '');
  const rules = { conflict: 'uniquify', ask: false } as const;
  const save = (blobId: string, name: string) => urls.use(blobId, (url) => startDownload(url, name, rules));
  for (const [index, blobId] of slides.entries()) {
    await save(blobId, `${folder}/${String(index + 1).padStart(2, '0')}.png`);
  }
  await save(document, `${folder}.pdf`);
}
