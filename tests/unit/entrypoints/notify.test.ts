import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { notifyAboutJob, notifyAboutSaved } from '../../../entrypoints/background/notify.ts';
import { showNotice } from '../../../lib/deliver/notices.ts';
import { toEntry } from '../../../lib/jobs/entry.ts';
import type { JobRecord } from '../../../lib/jobs/record.ts';
import { updateSettings } from '../../../lib/settings/store.ts';
import { aJob } from '../jobs/records.ts';

vi.mock('../../../lib/deliver/notices.ts', () => ({ showNotice: vi.fn() }));

beforeEach(async () => {
  fakeBrowser.reset();
  vi.mocked(showNotice).mockClear();
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((key: string, values: string[] = []) =>
    [key, ...values].join(' ')) as never);
  await updateSettings(({ delivery, ...rest }) => ({
    ...rest,
    delivery: {
      infographic: { ...delivery.infographic, notify: true },
      meme: { ...delivery.meme, notify: true },
      saved: { ...delivery.saved, notify: true },
    },
  }));
});

const delivered = { state: 'delivered', delivery: { fileName: 'Tides - ميم 4x5.png' } } as const;

it.each<[string, string, Partial<JobRecord>, string]>([
  ['en', 'a finished picture', delivered, 'How tides work\nstate_delivered Tides - ميم 4x5.png'],
  [
    'ar',
    'one with a name in two directions',
    delivered,
    '\u2068How tides work\u2069\nstate_delivered \u2068\u2067\u2068Tides\u2069 - ميم 4x5.png\u2069\u2069',
  ],
  [
    'en',
    'a key that is not accepted, and where it is set',
    { state: 'failed', error: { code: 'unauthorized', message: '' } },
    'error_unauthorized charge_none key_in_settings',
  ],
  [
    'en',
    'another failure',
    { state: 'failed', error: { code: 'no_credits', message: '' } },
    'error_no_credits charge_none',
  ],
])('in %s a notification reports %s', async (language, _, changes, text) => {
  vi.mocked(fakeBrowser.i18n.getUILanguage).mockReturnValue(language);
  await notifyAboutJob(aJob(changes));
  expect(vi.mocked(showNotice).mock.calls.map(([notice]) => notice.text)).toEqual([text]);
});

it('tells the name of a saved image in its own direction', async () => {
  vi.mocked(fakeBrowser.i18n.getUILanguage).mockReturnValue('ar');
  const saved = { fileName: 'lake.png', width: 1, height: 1 };
  await notifyAboutSaved({ ...toEntry(aJob()), kind: 'saved', title: 'Lake', saved });
  expect(vi.mocked(showNotice).mock.calls[0]?.[0].text).toBe('\u2068Lake\u2069\n\u2068lake.png\u2069');
});
