import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { runInBackground } from '../../../entrypoints/background/in-background.ts';
import { BroadsideError } from '../../../lib/contract/index.ts';
import { readLastProblem } from '../../../lib/jobs/last-problem.ts';

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((key: string) => key) as never);
});

it.each([
  ['an error of ours', new BroadsideError('empty_source'), 'empty_source'],
  ['an error of the browser, whose code is a number', new DOMException('Gone.', 'NotFoundError'), 'internal'],
  ['any other', new Error('The database is closed.'), 'internal'],
])('reports %s by its code', async (_, error, code) => {
  runInBackground(Promise.reject(error));
  await vi.waitFor(async () => expect(await readLastProblem()).toMatchObject({ code, message: error.message }), {
    timeout: 60_000,
  });
});

it('reports a full storage in our words', async () => {
  runInBackground(Promise.reject(new DOMException('No room.', 'QuotaExceededError')));
  const problem = { code: 'storage_full', message: 'error_storage_full' };
  await vi.waitFor(async () => expect(await readLastProblem()).toMatchObject(problem), { timeout: 60_000 });
});
