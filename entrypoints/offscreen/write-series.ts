import { writeFiles } from '../../components/save-as/write-files.ts';
import { BroadsideError } from '../../lib/contract/index.ts';
import { listAllOwn, readEditable } from '../../lib/jobs/edits.ts';
import { getJob } from '../../lib/jobs/read-jobs.ts';
import { putBlob } from '../../lib/storage/blobs.ts';

export interface WrittenSeries {
  readonly slides: string[];
  readonly document: string;
  readonly own?: string[] | undefined;
}

export async function writeSeries(jobId: string, isEdited: boolean): Promise<WrittenSeries> {
  const job = await getJob(jobId);
  const editable = job && (await readEditable(job));
  if (!job || !editable || typeof editable === 'string') throw new BroadsideError('not_found');
  const version = isEdited ? editable.version : editable.made;
  const files = await writeFiles(job, 'series', version);
  const stored = await Promise.all(
    files.map(({ bytes, mediaType }) => putBlob(new Blob([bytes], { type: mediaType }))),
  );
  const document = stored.at(-1);
  if (document === undefined) throw new BroadsideError('empty_source');
  return { slides: stored.slice(0, -1), document, own: listAllOwn(version, editable) };
}
