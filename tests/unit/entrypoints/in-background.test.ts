import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { inBackground } from '../../../entrypoints/background/in-background.ts';
import { BroadsideError } from '../../../lib/contract/index.ts';
import { readLastProblem } from '../../../lib/settings/last-problem.ts';

beforeEach(() => fakeBrowser.reset());

it.each([
  ['an error of ours', new BroadsideError('empty_source'), 'empty_source'],
  ['an error of the browser, whose code is a number', new DOMException('No room.', 'QuotaExceededError'), 'internal'],
  ['any other', new Error('The database is closed.'), 'internal'],
])('tells of %s by its code', async (_, error, code) => {
  inBackground(Promise.reject(error));
  await vi.waitFor(async () => expect(await readLastProblem()).toMatchObject({ code, message: error.message }));
});
