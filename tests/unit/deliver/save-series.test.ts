import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { saveSeries } from '../../../lib/deliver/save-series.ts';
import { aJob } from '../jobs/records.ts';

const series = { slides: ['one', 'two'], document: 'pdf', at: new Date(0).toISOString() };
const urls = {
  use: <T>(blobId: string, task: (url: string) => Promise<T>) => task(`blob:home/${blobId}`),
  revoke: vi.fn(async () => undefined),
};
const names = ['How tides work/01.png', 'How tides work/02.png', 'How tides work.pdf'];

/** Begins each download with its place in the series; `ends` are the states that the list of downloads reports in turn. */
function begin(ends: readonly (readonly string[])[]) {
  const asked = new Map<number, number>();
  vi.spyOn(fakeBrowser.downloads, 'search').mockImplementation((async ({ id = 0 }: { id?: number }) => {
    const times = asked.get(id) ?? 0;
    asked.set(id, times + 1);
    const state = ends[id]?.[times] ?? ends[id]?.at(-1);
    return [{ id, state, filename: names[id], fileSize: 9, mime: 'image/png' }];
  }) as never);
  let id = 0;
  return vi.spyOn(fakeBrowser.downloads, 'download').mockImplementation((async () => id++) as never);
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
});

it('ends when every file is on disk', async () => {
  const download = begin([['complete'], ['in_progress', 'complete'], ['in_progress', 'in_progress', 'complete']]);
  await saveSeries(aJob({ state: 'completed' }), series, urls);
  const begun = download.mock.calls.map(([{ filename }]) => filename);
  expect(begun.map((name) => name?.replace(/ - .*?(?=[/.])/, ''))).toEqual(names);
});

it.each([0, 1, 2])('fails when file %i cannot be written', async (failed) => {
  begin(names.map((_, at) => [at === failed ? 'interrupted' : 'complete']));
  await expect(saveSeries(aJob({ state: 'completed' }), series, urls)).rejects.toMatchObject({
    code: 'download_failed',
  });
});
