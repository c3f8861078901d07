import { describe, expect, it } from 'vitest';
import { readFeedsHeader, withFeedsHeader } from '../../../lib/protocol/device-headers.ts';

const request = () => new Request('https://this-device.invalid/api/jobs/1');

/** What a worker hears of the feeds that the background says. */
async function heard(permitted: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let reported: readonly string[] = ['never asked'];
  const fetchHere = withFeedsHeader(async (asked) => {
    reported = readFeedsHeader(asked);
    return new Response();
  }, permitted);
  await fetchHere(request());
  return reported;
}

describe('what the worker is notified of feeds', () => {
  it('is what may be read at that moment', async () => {
    expect(await heard(async () => ['wikipedia', 'google-trends'])).toEqual(['wikipedia', 'google-trends']);
    expect(await heard(async () => [])).toEqual([]);
  });

  it('is nothing when that can’t be known', async () => {
    expect(await heard(() => Promise.reject(new Error('storage is gone')))).toEqual([]);
  });
});
