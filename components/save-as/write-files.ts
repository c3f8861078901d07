import { BroadsideError } from '../../lib/contract/index.ts';
import type { Version } from '../../lib/edit/version.ts';
import { readEditable } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';
import { createPreviewClient } from '../previews/client.ts';
import type { FileFormat, WrittenFile } from '../previews/messages.ts';

/**
 * Writes a job's picture as files, in a worker that is closed afterwards: the version given, or the picture as it was made.
 * Rejects with the worker's error, or with `not_found` where what it says is no longer kept.
 */
export async function writeFiles(
  job: JobRecord,
  as: FileFormat | 'series',
  shown?: Version,
): Promise<readonly WrittenFile[]> {
  const version = shown ?? (await readMade(job));
  const { brandProfileId, sourceUrl: pageUrl } = job.request.fields;
  const brand = brandProfileId ? (await findSavedBrand(brandProfileId))?.brand : undefined;
  const assets = Object.fromEntries(job.request.parts.map(({ name, blobId }) => [name, blobId]));
  const client = createPreviewClient();
  const files: WrittenFile[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      client.ask({ lane: 'file', subject: { file: { version, assets, pageUrl, brand }, as } }, (reply) => {
        if ('file' in reply) files.push(reply.file);
        else if ('isDone' in reply) resolve();
        else if ('error' in reply) reject(Object.assign(new Error(reply.error.message), reply.error));
      });
    });
    return files;
  } finally {
    client.close();
  }
}

async function readMade(job: JobRecord): Promise<Version> {
  const editable = await readEditable(job);
  if (typeof editable === 'string') throw new BroadsideError('not_found');
  return editable.made;
}
