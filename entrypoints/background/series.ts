import { saveSeries } from '../../lib/deliver/save-series.ts';
import { keepSeries } from '../../lib/jobs/decisions.ts';
import { SourceGoneError } from '../../lib/jobs/failures.ts';
import { heartbeatMs } from '../../lib/jobs/runner.ts';
import { addSeriesAtWork, dropSeriesAtWork, readSeriesAtWork } from '../../lib/jobs/series-at-work.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { host } from './host.ts';
import { jobPorts, keepAlive } from './jobs.ts';

const atWork = new Set<string>();

export async function makeAndSaveSeries(jobId: string, isEdited: boolean): Promise<number> {
  atWork.add(jobId);
  await addSeriesAtWork({ jobId, isEdited });
  // Harmless: another heartbeat follows, and the next start resumes.
  const beating = setInterval(() => keepAlive().catch(() => undefined), heartbeatMs);
  try {
    return await navigator.locks.request(`series-${jobId}`, async () => {
      const written = await host.writeSeries(jobId, isEdited);
      const series = { ...written, at: new Date().toISOString() };
      const record = await keepSeries(jobId, series, jobPorts);
      if (!record) throw new SourceGoneError();
      await saveSeries(record, series, host.blobUrls);
      return series.slides.length;
    });
  } finally {
    clearInterval(beating);
    // Failed series are not resumed: they would fail at every start.
    atWork.delete(jobId);
    await dropSeriesAtWork(jobId);
  }
}

export async function resumeSeries(): Promise<void> {
  for (const { jobId, isEdited } of await readSeriesAtWork()) {
    if (!atWork.has(jobId)) await makeAndSaveSeries(jobId, isEdited);
  }
}

export async function saveKeptSeries(jobId: string): Promise<number> {
  const record = await jobStore.get(jobId);
  if (!record?.series) throw new SourceGoneError();
  await saveSeries(record, record.series, host.blobUrls);
  return record.series.slides.length;
}
