import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { serveFolder } from '../browser/serve.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const rounds = 11;

/** From the click on “Make infographic” to the finished file on disk, on a typical article, in headless Chromium. */
export async function measureClick(): Promise<Figure[]> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const extension = buildExtension();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const server = await serveFolder(resolve(import.meta.dirname, '../fixtures/samples'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  try {
    const page = await launched.context.newPage();
    await page.goto(`${server.origin}/mornings.html`);
    const popup = await launched.clickToolbarButton(page);
    await popup.close();
    const worker = await launched.worker();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(
        await worker.evaluate(async (pageUrl) => {
          const [tab] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' });
          const start = performance.now();
          const done = new Promise<number>((resolve) => {
            const onChanged = (change: { state?: { current?: string } }) => {
              if (change.state?.current !== 'complete') return;
              chrome.downloads.onChanged.removeListener(onChanged);
              resolve(performance.now() - start);
            };
            chrome.downloads.onChanged.addListener(onChanged);
          });
          (
            chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: object | undefined): void }
          ).dispatch({ menuItemId: 'infographic', editable: false, pageUrl }, tab);
          return done;
        }, page.url()),
      );
    }
    const [first = Number.NaN, ...warm] = times;
    return [
      { name: 'click → picture on disk, first', value: first, unit: 'ms' },
      { name: 'click → picture on disk, warm', value: median(warm), unit: 'ms', bound: 1500 },
    ];
  } finally {
    await launched.close();
    await server.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}
