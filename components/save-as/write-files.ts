import { BroadsideError } from '../../lib/contract/index.ts';
import type { Version } from '../../lib/edit/version.ts';
import { readEditable } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { createPreviewClient } from '../previews/client.ts';
import { toDrawnVersion } from '../previews/drawn-version.ts';
import type { FileFormat, WrittenFile } from '../previews/messages.ts';

export async function writeFiles(
  job: JobRecord,
  as: FileFormat | 'series',
  shown?: Version,
): Promise<readonly WrittenFile[]> {
  const editable = await readEditable(job);
  if (typeof editable === 'string') throw new BroadsideError('not_found');
  const file = toDrawnVersion(job, shown ?? editable.made, editable);
  const client = createPreviewClient();
  const files: WrittenFile[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      client.ask({ lane: 'file', subject: { file, as } }, (reply) => {
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
