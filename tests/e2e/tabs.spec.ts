import { violations } from './axe.ts';
import { expect, test } from './extension.ts';
import { readStore } from './stored.ts';

/** Several selected tabs: one job each, with no more permission than that takes, and none afterwards. */

test.use({ granted: ['http://127.0.0.1/*', 'http://localhost/*'], grantedApis: ['tabs'] });

/** Selects every tab but the first, all at once: a tab that is brought to the front by itself is selected alone. */
const selectTabs = async () => {
  const tabs = await chrome.tabs.query({ currentWindow: true });
  const active = tabs.find(({ active }) => active)?.index ?? 0;
  const others = tabs.map(({ index }) => index).filter((index) => index > 0 && index !== active);
  await chrome.tabs.highlight({ tabs: [active, ...others] });
};

test('one picture of each selected tab; what was permitted for it is given back', async ({ broadside, samples }) => {
  const { context } = broadside;
  const elsewhere = samples.replace('127.0.0.1', 'localhost');
  const addresses = [`${elsewhere}/night-trains.html`, `${samples}/slow-letters.html`, 'chrome://version/'];
  for (const address of addresses) await (await context.newPage()).goto(address);
  const page = await broadside.open(`${samples}/mornings.html`);
  const worker = await broadside.worker();
  const before = await worker.evaluate(() => chrome.permissions.getAll());
  const point = async () => {
    const tab = (await chrome.tabs.query({ currentWindow: true })).find(({ active }) => active);
    (chrome.commands.onCommand as unknown as { dispatch(command: string, tab: unknown): void }).dispatch(
      'infographic',
      tab,
    );
  };

  await worker.evaluate(selectTabs);
  const opened = context.waitForEvent('page');
  await worker.evaluate(point);
  const window = await opened;
  const tabs = window.locator('.tabs-list li');
  await expect(tabs).toHaveCount(4);
  await expect(tabs.filter({ hasText: 'Your browser does not say which page this is.' })).toHaveCount(3);
  expect(await violations(window)).toEqual([]);
  await window.getByRole('button', { name: 'Show which tabs these are' }).click();
  await expect(tabs.filter({ hasText: 'Night trains' })).toContainText('localhost');
  await expect(window.getByText('asks for their sites alone')).toContainText('localhost');
  // Said before anything is asked for.
  await expect(tabs.filter({ hasText: 'About Version' })).toContainText('Browsers keep extensions out');

  await window.getByRole('button', { name: 'Allow and make pictures: 3' }).click();
  await expect(tabs.filter({ hasText: 'Under way' })).toHaveCount(3);
  await expect(window.getByRole('link', { name: 'Open gallery' })).toBeVisible();
  expect(await violations(window)).toEqual([]);
  await window.screenshot({ path: test.info().outputPath('tabs.png') });
  const jobs = async () => readStore(await broadside.worker(), 'jobs');
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(['delivered', 'delivered', 'delivered']);
  expect((await jobs()).map(({ source }) => (source as { url: string }).url).sort()).toEqual(
    [...addresses.slice(0, 2), page.url()].sort(),
  );
  const after = await (await broadside.worker()).evaluate(() => chrome.permissions.getAll());
  expect(after).toEqual(before);
});

test('a tab that sleeps is read too, and the same page twice is two pictures', async ({ broadside, samples }) => {
  const { context } = broadside;
  const address = `${samples}/slow-letters.html`;
  for (const _ of [1, 2]) await (await context.newPage()).goto(address);
  const page = await broadside.open(`${samples}/mornings.html`);
  const worker = await broadside.worker();
  await worker.evaluate(async (address) => {
    const [asleep] = (await chrome.tabs.query({ url: address })).filter(({ active }) => !active);
    await chrome.tabs.discard(asleep?.id);
  }, address);
  await worker.evaluate(selectTabs);
  const opened = context.waitForEvent('page', (candidate) => candidate.url().includes('tabs.html'));
  await worker.evaluate(async () => {
    const tab = (await chrome.tabs.query({ currentWindow: true })).find(({ active }) => active);
    (chrome.commands.onCommand as unknown as { dispatch(command: string, tab: unknown): void }).dispatch('meme', tab);
  });
  const window = await opened;
  await window.getByRole('button', { name: 'Show which tabs these are' }).click();
  await window.getByRole('button', { name: 'Allow and make pictures: 3' }).click();
  const jobs = async () => readStore(await broadside.worker(), 'jobs');
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(['delivered', 'delivered', 'delivered']);
  expect((await jobs()).map(({ source }) => (source as { url: string }).url).sort()).toEqual(
    [address, address, page.url()].sort(),
  );
});

test('the popup offers one picture of each selected tab, and none of each where one alone is', async ({
  broadside,
  samples,
}) => {
  const { context } = broadside;
  await (await context.newPage()).goto(`${samples}/slow-letters.html`);
  const page = await broadside.open(`${samples}/mornings.html`);
  const worker = await broadside.worker();
  const openPopup = async () => {
    await worker.evaluate(() => chrome.action.openPopup());
    const popup = await broadside.openedPopup();
    await popup.see('.made-from, .source blockquote');
    return popup;
  };
  const offer = '.popup > .notice button';
  const alone = await openPopup();
  expect(await alone.run((offer) => document.querySelector(offer) === null, offer)).toBe(true);
  await alone.close();

  await worker.evaluate(selectTabs);
  const popup = await openPopup();
  expect(await popup.see('.popup > .notice')).toContain('2');
  const opened = context.waitForEvent('page');
  await popup.click(offer);
  const window = await opened;
  await expect(window.locator('.tabs-list li')).toHaveCount(2);
  await window.getByRole('button', { name: 'Show which tabs these are' }).click();
  await window.getByRole('button', { name: 'Allow and make pictures: 2' }).click();
  const jobs = async () => readStore(await broadside.worker(), 'jobs');
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(['delivered', 'delivered']);
  expect((await jobs()).map(({ source }) => (source as { url: string }).url).sort()).toEqual(
    [`${samples}/slow-letters.html`, page.url()].sort(),
  );
});
