import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Display, startDisplay } from '../browser/display.ts';
import { findChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { expect, extension, test } from './extension.ts';
import { readStore } from './stored.ts';

/**
 * The browser's own Save dialog, on a screen that nobody looks at, closed as a user closes it. Firefox opens none while
 * WebDriver drives it.
 */

const settings = (() => {
  const asks = { to: 'downloads', ask: true };
  return { version: 2, delivery: { infographic: asks, meme: asks, saved: asks } };
})();

let display: Display | undefined;
let downloads = '';

test.beforeEach(async () => {
  test.setTimeout(180_000);
  display = await startDisplay();
  test.skip(!display, 'Xvfb, openbox and xdotool are not all installed here.');
  downloads = mkdtempSync(join(tmpdir(), 'broadside-dialog-'));
});

test.afterEach(async () => {
  await display?.stop();
  rmSync(downloads, { recursive: true, force: true });
});

const isOpen = () => display?.shows('^Save File$');
const seeDialog = () => expect.poll(isOpen, { timeout: 30_000, intervals: [200] }).toBe(true);
/** Presses Escape until the dialog has heard it: it is shown a moment before it has the focus. */
const closeDialog = () =>
  expect
    .poll(
      () => {
        display?.press('Escape');
        return isOpen();
      },
      { intervals: [500] },
    )
    .toBe(false);

test('a picture whose Save dialog is closed stays in the gallery, and is offered to be saved from there', async ({
  samples,
}) => {
  const launched = await launchWithExtension({
    executablePath: findChromium()?.path ?? '',
    extension,
    downloads,
    headless: false,
    display: display?.name ?? '',
  });
  try {
    const worker = await launched.worker();
    await worker.evaluate((settings) => chrome.storage.local.set({ settings }), settings);
    const page = await launched.context.newPage();
    await page.goto(`${samples}/mornings.html`);
    await (await launched.clickToolbarButton(page)).click('form.make button[type="submit"]');
    await seeDialog();
    await closeDialog();
    const job = async () => (await readStore(await launched.worker(), 'jobs'))[0];
    await expect
      .poll(job)
      .toMatchObject({ state: 'delivered', delivery: { unsaved: true }, picture: { mediaType: 'image/png' } });
    expect(readdirSync(downloads)).toEqual([]);

    const gallery = await launched.context.newPage();
    await gallery.goto(`chrome-extension://${launched.id}/gallery.html`);
    await gallery.locator('.tile-open').click();
    const viewer = gallery.locator('.viewer');
    await expect(viewer.getByText('Where it comes from')).toBeVisible();
    // It has no name on a disk that it is not on.
    await expect(viewer).not.toContainText('.png');
    await viewer.getByRole('button', { name: 'Save', exact: true }).click();
    await seeDialog();
  } finally {
    await launched.close();
  }
});
