import { startDownload } from '../../lib/deliver/download.ts';
import { buildFileName } from '../../lib/deliver/index.ts';
import { extensions } from '../../lib/deliver/name.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { readSettings } from '../../lib/settings/store.ts';
import type { WrittenFile } from '../previews/messages.ts';

/** Milliseconds until a file's address is revoked, after the browser has read it. */
const addressMs = 120_000;

const toName = (pictureName: string, mediaType: string): string =>
  `${pictureName.replace(/\.[^.]+$/, '')}.${extensions[mediaType] ?? 'bin'}`;

export async function saveFile(job: JobRecord, file: WrittenFile): Promise<'saved' | 'unsaved'> {
  const [{ delivery }, name] = await Promise.all([readSettings(), buildFileName(job)]);
  const id = await download(file, toName(name, file.mediaType), delivery[job.request.kind]);
  return id === undefined ? 'unsaved' : 'saved';
}

async function download(
  { bytes, mediaType }: WrittenFile,
  name: string,
  rules: Parameters<typeof startDownload>[2],
): Promise<number | undefined> {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  setTimeout(() => URL.revokeObjectURL(url), addressMs);
  return startDownload(url, name, rules);
}
