import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

const seriesAtWork = z.array(z.object({ jobId: z.uuid(), isEdited: z.boolean() }));
type SeriesWanted = z.infer<typeof seriesAtWork>[number];

const key = 'seriesAtWork';

export async function readSeriesAtWork(): Promise<readonly SeriesWanted[]> {
  const stored = await browser.storage.local.get(key);
  return seriesAtWork.safeParse(stored[key]).data ?? [];
}

export const addSeriesAtWork = (wanted: SeriesWanted): Promise<void> =>
  change((all) => [...all.filter(({ jobId }) => jobId !== wanted.jobId), wanted]);

export const dropSeriesAtWork = (jobId: string): Promise<void> =>
  change((all) => all.filter((each) => each.jobId !== jobId));

const change = (make: (all: readonly SeriesWanted[]) => readonly SeriesWanted[]): Promise<void> =>
  navigator.locks.request(key, async () => {
    await browser.storage.local.set({ [key]: make(await readSeriesAtWork()) });
  });
