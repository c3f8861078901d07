import type { LaunchedExtension } from '../browser/launch.ts';
import { makeInPopup, type PictureChoice } from '../browser/make-in-popup.ts';

/**
 * Opens the address, clicks the toolbar button and makes a picture in the popup. Returns the downloaded file's path.
 * @throws {Error} when the page can't be opened, or with the extension's own words when it can't make a picture of it.
 */
export async function makePicture(
  launched: LaunchedExtension,
  address: string,
  choice: PictureChoice,
): Promise<string> {
  const page = await launched.context.newPage();
  const response = await page.goto(address, { waitUntil: 'load' }).catch(() => {
    throw new Error(`${address} could not be opened.`);
  });
  if (response && !response.ok()) throw new Error(`${address} answered ${response.status()}.`);
  await makeInPopup(await launched.clickToolbarButton(page), choice);
  const worker = await launched.worker();
  const [download] = await worker.evaluate(() => chrome.downloads.search({ state: 'complete', limit: 1 }));
  if (!download) throw new Error('The picture was made, but did not reach the downloads.');
  return download.filename;
}
