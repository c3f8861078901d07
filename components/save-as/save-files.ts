import { saveEnd, startDownload } from '../../lib/deliver/download.ts';
import { buildFileName } from '../../lib/deliver/index.ts';
import { extensions } from '../../lib/deliver/name.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { SaveError } from '../../lib/saving/hand-over.ts';
import { readSettings } from '../../lib/settings/store.ts';
import type { WrittenFile } from '../previews/messages.ts';

/** Milliseconds until a file's address is revoked, after the browser has read it. */
const addressMs = 120_000;

const toName = (pictureName: string, mediaType: string): string =>
  `${pictureName.replace(/\.[^.]+$/, '')}.${extensions[mediaType] ?? 'bin'}`;

/** `unsaved`: the user closed the Save dialog. @throws {SaveError} when the file fails, as for a read-only folder. */
export async function saveFile(job: JobRecord, file: WrittenFile): Promise<'saved' | 'unsaved'> {
  const [{ delivery }, name] = await Promise.all([readSettings(), buildFileName(job)]);
  const rules = delivery[job.request.kind];
  const id = await download(file, toName(name, file.mediaType), rules);
  if (id === undefined) return 'unsaved';
  if (!rules.ask && !(await saveEnd(id))) throw new SaveError('download_failed');
  return 'saved';
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
