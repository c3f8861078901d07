import type { LaunchedExtension } from '../browser/launch.ts';

/** Milliseconds for up to ten slides and their PDF on a busy machine. */
const timeoutMs = 180_000;

export interface SeriesPaths {
  readonly slides: readonly string[];
  readonly pdf: string;
}

/**
 * Makes a series of the newest picture by the gallery's menu. Returns where its files are in the downloads.
 * @throws {Error} with the gallery's own words when no series can be made of it.
 */
export async function makeSeriesInGallery({ context, id, worker }: LaunchedExtension): Promise<SeriesPaths> {
  const background = await worker();
  // In the language of the browser, which is the user's.
  const names = await background.evaluate(() => ({
    menu: chrome.i18n.getMessage('save_as'),
    item: chrome.i18n.getMessage('make_series'),
  }));
  const gallery = await context.newPage();
  await gallery.goto(`chrome-extension://${id}/gallery.html`);
  await gallery.locator('.tile-open').first().click();
  await gallery.getByRole('button', { name: names.menu, exact: true }).click();
  await gallery.getByRole('menuitem', { name: names.item, exact: true }).click();
  const toast = gallery.locator('.toast').first();
  await toast.waitFor({ timeout: timeoutMs });
  const said = await toast.locator('.toast-words').innerText();
  if ((await toast.getAttribute('data-type')) === 'problem') throw new Error(said);
  await gallery.waitForFunction(async () => (await chrome.downloads.search({ state: 'in_progress' })).length === 0);
  const paths = await gallery.evaluate(async () => {
    const items = await chrome.downloads.search({ state: 'complete', orderBy: ['startTime'] });
    return items.map(({ filename }) => filename);
  });
  const pdf = paths.findLast((path) => path.endsWith('.pdf'));
  const slides = paths.filter((path) => /[\\/]\d\d\.png$/.test(path));
  if (!pdf || slides.length === 0) throw new Error('The series was made, but did not reach the downloads.');
  return { slides, pdf };
}
