import * as z from 'zod/mini';
import { type StoredJob, storedJob } from '../core/record.ts';
import type { FileStore } from '../core/state-ports.ts';

export const unfinished = `status IN ('queued', 'running')`;

const recordRow = z.object({ record: z.string() });

export const parseRecord = (row: unknown): StoredJob => storedJob.parse(JSON.parse(recordRow.parse(row).record));

export const sourceName = (jobId: string, part: string): string => `${jobId}.${part}`;
export const readJobId = (fileName: string): string => fileName.split('.', 1)[0] ?? '';

export async function removeSources(sources: FileStore, jobId: string, parts: readonly string[]): Promise<void> {
  await Promise.all(parts.map((part) => sources.remove(sourceName(jobId, part))));
}
