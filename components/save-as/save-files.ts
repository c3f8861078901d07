import { startDownload } from '../../lib/deliver/download.ts';
import { buildFileName } from '../../lib/deliver/index.ts';
import { extensions } from '../../lib/deliver/name.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { readSettings } from '../../lib/settings/store.ts';
import type { WrittenFile } from '../previews/messages.ts';

/** Milliseconds for which a file's address stays good: the browser has read it by then. */
const addressMs = 120_000;

/** A job's file name with the ending of another type. */
const toName = (pictureName: string, mediaType: string): string =>
  `${pictureName.replace(/\.[^.]+$/, '')}.${extensions[mediaType] ?? 'bin'}`;

/** Hands a written file to the downloads, under the job's name and as the user has set for its kind. */
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
