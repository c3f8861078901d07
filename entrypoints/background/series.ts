import { saveSeries } from '../../lib/deliver/save-series.ts';
import { keepSeries } from '../../lib/jobs/decisions.ts';
import { SourceGoneError } from '../../lib/jobs/failures.ts';
import { heartbeatMs } from '../../lib/jobs/runner.ts';
import { addSeriesAtWork, dropSeriesAtWork, readSeriesAtWork } from '../../lib/jobs/series-at-work.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { host } from './host.ts';
import { heartbeat, jobPorts } from './jobs.ts';

/** Jobs whose series this background makes. */
const atWork = new Set<string>();

/** Makes, keeps and saves a series, at the next start if the background ended. Returns its slides. */
export async function makeSeries(jobId: string, isEdited: boolean): Promise<number> {
  atWork.add(jobId);
  await addSeriesAtWork({ jobId, isEdited });
  // Missing one costs nothing: the next comes soon, and the next start goes on from what is kept.
  const beating = setInterval(() => heartbeat().catch(() => undefined), heartbeatMs);
  try {
    return await navigator.locks.request(`series-${jobId}`, async () => {
      const written = await host.writeSeries(jobId, isEdited);
      const series = { ...written, at: new Date().toISOString() };
      // Its picture may still be being drawn.
      const record = await keepSeries(jobId, series, jobPorts);
      if (!record) throw new SourceGoneError();
      await saveSeries(record, series, host.blobUrls);
      return series.slides.length;
    });
  } finally {
    clearInterval(beating);
    // One that failed is not tried again by itself: it would fail again at every start.
    atWork.delete(jobId);
    await dropSeriesAtWork(jobId);
  }
}

/** Makes what was asked for and ended with the background. */
export async function resumeSeries(): Promise<void> {
  for (const { jobId, isEdited } of await readSeriesAtWork()) {
    // It was asked for in the moment in which this started.
    if (!atWork.has(jobId)) await makeSeries(jobId, isEdited);
  }
}

export async function saveKeptSeries(jobId: string): Promise<number> {
  const record = await jobStore.get(jobId);
  if (!record?.series) throw new SourceGoneError();
  await saveSeries(record, record.series, host.blobUrls);
  return record.series.slides.length;
}
