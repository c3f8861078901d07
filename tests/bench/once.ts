import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { ensureFirefox, launchFirefox } from '../browser/firefox.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { sendCreates, setConnection } from '../browser/send-creates.ts';
import { type Protocol, protocols } from '../browser/serve.ts';
import { hangsUp, hangsUpLate, isAt, resets, startScriptedService } from '../e2e/scripted-service.ts';
import type { Figure } from './bench.ts';

/** Creates that are cut, a group at a time; before each group one goes well, and leaves its connection open. */
const groups = 10;
const cutsInGroup = 10;
const cuts = [hangsUp, resets, hangsUpLate];

const origins = ['http://127.0.0.1/*', 'https://127.0.0.1/*'];
type Page = Parameters<typeof sendCreates>[0];

/** Creates that reached the service beyond those the extension sent, of a hundred whose connection is cut after it took them. */
async function countDoubles(page: Page, protocol: Protocol): Promise<number> {
  const cut = Array.from({ length: cutsInGroup }, (_, number) => cuts[number % cuts.length]);
  const creates = Array.from({ length: groups }, () => [undefined, ...cut]).flat();
  const polls = Array.from({ length: groups }, () => isAt('failed', { error: 'As the bench wants it.' }));
  const service = await startScriptedService({ creates, polls }, protocol);
  try {
    await setConnection(page, service.base, service.key);
    for (let group = 0; group < groups; group++) {
      const states = [
        ...(await sendCreates(page, service.base, 1)),
        ...(await sendCreates(page, service.base, cutsInGroup)),
      ];
      const wanted = ['failed', ...cut.map(() => 'unconfirmed')];
      process.stderr.write(`\r${protocol}: ${service.creates.length} creates `);
      if (states.join() !== wanted.join()) throw new Error(`The jobs over ${protocol} came to ${states}.`);
    }
    return service.creates.length - groups * (1 + cutsInGroup);
  } finally {
    await service.stop();
  }
}

async function measure(browser: string, page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const protocol of protocols) {
    const value = await countDoubles(page, protocol);
    figures.push({ name: `${browser}: doubles in 100 cut creates, ${protocol}`, value, unit: '', bound: 0 });
  }
  return figures;
}

/** Whether a create that is cut reaches the service once, in both browsers, on connections that served requests before. */
export async function measureOnce(): Promise<Figure[]> {
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const args = ['--ignore-certificate-errors'];
  const extension = buildExtension();
  const launched = await launchWithExtension({
    executablePath,
    extension,
    downloads,
    headless: true,
    granted: origins,
    args,
  });
  const figures: Figure[] = [];
  try {
    const page = await launched.context.newPage();
    await page.goto(`chrome-extension://${launched.id}/NOTICE.txt`);
    // Chromium asks nobody for what was granted before, but gives it only when it is asked for.
    await page.evaluate((wanted) => chrome.permissions.request({ origins: wanted }), origins);
    figures.push(...(await measure('Chromium', page as Page)));
  } finally {
    await launched.close();
  }
  const firefox = ensureFirefox();
  if (firefox) {
    const { browser, open, grant } = await launchFirefox(firefox, buildExtension('firefox'), downloads);
    try {
      const page = await open('options.html', 'form');
      await grant(page, origins);
      figures.push(...(await measure('Firefox', page as unknown as Page)));
    } finally {
      await browser.close();
    }
  }
  rmSync(downloads, { recursive: true, force: true });
  return figures;
}
