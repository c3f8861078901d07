import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchFirefox } from '../browser/firefox.ts';
import { sendCreates, setConnection } from '../browser/send-creates.ts';
import { protocols } from '../browser/serve.ts';
import { connectToService } from './connect.ts';
import { expect, test } from './extension.ts';
import { expectStates, make, openWindow } from './job-steps.ts';
import { hangsUp, isAt, resets, startScriptedService } from './scripted-service.ts';
import { testedFirefox } from './tested-firefox.ts';

/**
 * A create whose connection is cut after the service took it reaches the service once, on connections that earlier requests
 * have used. `npm run bench -- once` tries it a hundred times in both browsers.
 */

// Sent twice is too often once: a second try would hide it.
test.describe.configure({ retries: 0 });
test.use({
  granted: ['http://127.0.0.1/*', 'https://127.0.0.1/*'],
  browserArguments: ['--ignore-certificate-errors'],
});

for (const protocol of protocols) {
  test(`a create that is cut is sent once over ${protocol}, after polls and after other creates`, async ({
    broadside,
    samples,
  }) => {
    const accepts = undefined;
    const service = await startScriptedService({ creates: [accepts, hangsUp, accepts, hangsUp, hangsUp] }, protocol);
    try {
      await connectToService(broadside, service);
      const page = await openWindow(broadside);
      const states: string[] = [];
      for (const state of ['delivered', 'unconfirmed', 'delivered', 'unconfirmed', 'unconfirmed']) {
        await make(broadside, samples);
        states.push(state);
        await expectStates(page, states.toSorted());
        expect(service.creates).toHaveLength(states.length);
      }
    } finally {
      await service.stop();
    }
  });
}

test('creates that are cut are sent once in Firefox, over every protocol', async () => {
  test.setTimeout(300_000);
  const { executable, extension } = testedFirefox();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const { browser, open, grant } = await launchFirefox(executable, extension, downloads);
  const polls = [isAt('failed', { error: 'As the test wants it.' })];
  try {
    const page = (await open('options.html', 'form')) as Parameters<typeof grant>[0] &
      Parameters<typeof sendCreates>[0];
    await grant(page, ['http://127.0.0.1/*', 'https://127.0.0.1/*']);
    for (const protocol of protocols) {
      const service = await startScriptedService({ creates: [undefined, hangsUp, resets, hangsUp], polls }, protocol);
      try {
        await setConnection(page, service.base, service.key);
        expect(await sendCreates(page, service.base, 1)).toEqual(['failed']);
        expect(await sendCreates(page, service.base, 3)).toEqual(Array(3).fill('unconfirmed'));
        expect(service.creates, protocol).toHaveLength(4);
        expect(service.breaches).toEqual([]);
      } finally {
        await service.stop();
      }
    }
  } finally {
    await browser.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});
