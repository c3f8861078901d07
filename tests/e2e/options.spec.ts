import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { listen } from '../browser/serve.ts';
import { overflow, violations } from './axe.ts';
import { connectToService } from './connect.ts';
import { type Broadside, expect, test } from './extension.ts';
import { startScriptedService } from './scripted-service.ts';
import { startService } from './service.ts';
import { readStore } from './stored.ts';

const logo = resolve(import.meta.dirname, '../../public/icon/128.png');

async function openOptions({ context, id }: Broadside, section = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html${section && `#${section}`}`);
  await expect(page.locator('.options-section > :not(.options-title, .options-kept)').first()).toBeVisible();
  return page;
}

/** The settings as they are on disk. */
async function storedSettings({ worker }: Broadside): Promise<Record<string, unknown>> {
  const background = await worker();
  return background.evaluate(async () => (await chrome.storage.local.get('settings')).settings as never);
}

const saved = (page: Page) => expect(page.locator('.options-saved')).toBeVisible();

// In both themes they are judged in `accessibility.spec.ts`.
test('every section has its address and is usable by keyboard, in narrow windows too', async ({ broadside }) => {
  test.setTimeout(180_000);
  const page = await openOptions(broadside);
  const links = page.getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toContain('#connection');
  for (const address of addresses) {
    const link = page.locator(`nav a[href="${address}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    const name = (await link.textContent()) ?? '';
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
    // Narrow, in large type, and from right to left.
    await page.setViewportSize({ width: 400, height: 800 });
    for (const [size, direction] of [
      ['200%', 'ltr'],
      ['200%', 'rtl'],
      ['', 'ltr'],
    ]) {
      await page.evaluate(
        ([size = '', direction = '']) => {
          document.documentElement.style.fontSize = size;
          document.documentElement.dir = direction;
        },
        [size, direction],
      );
      expect(await overflow(page), `${address} ${size} ${direction}`).toBe(0);
      // The sections stand in one row, whose current one is visible once it is chosen.
      const row = page.getByRole('navigation').getByRole('list');
      expect((await row.boundingBox())?.height).toBeLessThan(((await link.boundingBox())?.height ?? 0) + 12);
    }
    await page.reload();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await links.first().focus();
    for (let step = addresses.indexOf(address); step > 0; step--) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('the appearance is every page’s at once, and the next page’s before it is painted', async ({ broadside }) => {
  const other = await broadside.context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(`chrome-extension://${broadside.id}/gallery.html`);
  const page = await openOptions(broadside, 'appearance');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await saved(page);
  const scheme = (of: Page) => of.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(() => scheme(other)).toBe('dark');
  // Before its own script has run.
  await other.route('**/chunks/*', () => undefined);
  await other.goto(`chrome-extension://${broadside.id}/gallery.html`, { waitUntil: 'commit' });
  await expect.poll(() => scheme(other)).toBe('dark');
});

/** Titles that the menu is made of from now on: browsers show menus to nobody in headless, and tell nothing of them. */
async function hearMenu({ worker }: Broadside): Promise<() => Promise<unknown[]>> {
  const background = await worker();
  await background.evaluate(() => {
    const titles: unknown[] = [];
    Object.assign(globalThis, { titles });
    const { create } = chrome.contextMenus;
    chrome.contextMenus.create = (item, done) => {
      titles.push(item.title);
      return create.call(chrome.contextMenus, item, done);
    };
  });
  return () => background.evaluate(() => (globalThis as unknown as { titles: unknown[] }).titles);
}

test('what is switched off is in the menu no more', async ({ broadside }) => {
  const titles = await hearMenu(broadside);
  const page = await openOptions(broadside, 'menu');
  await page.getByRole('switch', { name: 'Make meme' }).click();
  await saved(page);
  await expect.poll(titles).toContain('Make infographic');
  expect(await titles()).not.toContain('Make meme');
  expect(await storedSettings(broadside)).toMatchObject({
    menuItems: ['infographic', 'save-image', 'pick', 'gallery'],
  });
});

test('a chosen language is every open page’s at once, and the menu’s', async ({ broadside }) => {
  const titles = await hearMenu(broadside);
  const open = await broadside.context.newPage();
  await open.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await expect(open.locator('html')).toHaveAttribute('lang', 'en-US');
  const page = await openOptions(broadside, 'language');
  const chosen = page.getByRole('combobox');
  await chosen.selectOption('ar');
  for (const one of [page, open]) {
    await expect(one.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(one.locator('html')).toHaveAttribute('dir', 'rtl');
  }
  await expect(page).toHaveTitle('اللغة · إعدادات Broadside');
  await expect.poll(titles).toContain('إنشاء إنفوغرافيك');
  await chosen.selectOption('');
  await expect(open.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a chosen language is loaded by every page from its own file', async ({ broadside }) => {
  const page = await openOptions(broadside, 'language');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await language.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: 'Language' })).toBeFocused();
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await expect(gallery.locator('html')).toHaveAttribute('lang', 'en');
  await language.selectOption('');
  await expect(gallery.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a picture is saved under the name and in the folder that were set for its kind', async ({
  broadside,
  samples,
}) => {
  const page = await openOptions(broadside, 'delivery');
  const name = page.getByRole('textbox', { name: 'File name' });
  await name.fill('');
  await page.getByRole('button', { name: 'Site' }).click();
  await name.press('End');
  await page.keyboard.type(' - ');
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(name).toHaveValue('{site} - {title}');
  await page.getByRole('textbox', { name: 'Folder' }).fill('Broadside/{kind}');
  await expect(page.locator('.name-example')).toContainText('Broadside/infographic/news.example - How tides work.png');
  await saved(page);
  const article = await broadside.open(`${samples}/mornings.html`);
  await broadside.clickMenu(article, { menuItemId: 'infographic' });
  expect(await broadside.nextDownload()).toMatch(
    /\/Broadside\/infographic\/127\.0\.0\.1 - 5 habits that give a team its mornings back\.png$/,
  );
});

test('what is set to start with is what the popup starts with', async ({ broadside, samples }) => {
  const page = await openOptions(broadside, 'defaults');
  await page.getByRole('radio', { name: /Wide/ }).check();
  await page.getByRole('combobox', { name: 'Where you’ll post it' }).selectOption('blog_header');
  await page.getByRole('textbox', { name: 'Notes on style' }).fill('few points');
  const site = page.getByRole('textbox', { name: 'Brand website' });
  await site.fill('no site');
  await page.getByRole('textbox', { name: 'Style sheet of the font' }).fill('https://fonts.example/lora.css');
  await expect(page.getByText('Enter a full address')).toBeVisible();
  await site.fill('https://brand.example/');
  await expect(page.locator('.counted-count')).toHaveText('10 of 800 characters');
  await saved(page);
  const addresses = { brandUrl: 'https://brand.example/', fontCssUrl: 'https://fonts.example/lora.css' };
  expect(await storedSettings(broadside)).toMatchObject({
    version: 2,
    choices: { infographic: { aspect: '16:9', outcome: 'blog_header', styleNotes: 'few points', ...addresses } },
  });
  const article = await broadside.context.newPage();
  await article.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(article);
  await popup.see('.shape');
  expect(
    await popup.run(() => document.querySelector<HTMLInputElement>('.shape :checked')?.value ?? '', undefined),
  ).toBe('16:9');
});

test('nothing is called saved while a change is still being stored', async ({ broadside }) => {
  const page = await openOptions(broadside, 'defaults');
  await page.getByRole('radio', { name: /Wide/ }).check();
  await saved(page);
  // Another page is writing, and takes its time.
  const other = await openOptions(broadside, 'about');
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('settings', () => {
          held();
          return new Promise<void>((release) => addEventListener('click', () => release(), { once: true }));
        });
      }),
  );
  await page.getByRole('textbox', { name: 'Notes on style' }).fill('few points');
  await page.getByRole('textbox', { name: 'Font', exact: true }).fill('Lora');
  await expect(page.locator('.options-saved')).toHaveCount(0);
  await other.evaluate(() => dispatchEvent(new Event('click')));
  await saved(page);
  expect(await storedSettings(broadside)).toMatchObject({
    choices: { infographic: { styleNotes: 'few points', fontName: 'Lora' } },
  });
});

test('no colour is offered to memes of this device: their templates have their own', async ({ broadside }) => {
  const page = await openOptions(broadside, 'defaults');
  const colors = page.getByRole('group', { name: 'Colour' });
  await expect(colors).toBeVisible();
  await page.getByRole('radio', { name: 'Meme' }).check();
  await expect(colors).toHaveCount(0);
  await page.getByRole('radio', { name: 'Infographic' }).check();
  await expect(colors).toBeVisible();
});

test('two pages change the settings at once, and both show what came of it', async ({ broadside }) => {
  const [page, other] = [await openOptions(broadside, 'defaults'), await openOptions(broadside, 'defaults')];
  const notes = (of: Page) => of.getByRole('textbox', { name: 'Notes on style' });
  const shape = (of: Page, name: RegExp) => of.getByRole('radio', { name });
  await Promise.all([
    notes(other).pressSequentially('few points and large numbers'),
    (async () => {
      for (const name of [/Story/, /Square/, /Wide/, /Story/]) await shape(page, name).check();
    })(),
  ]);
  for (const one of [page, other]) {
    await expect(notes(one)).toHaveValue('few points and large numbers');
    await expect(shape(one, /Story/)).toBeChecked();
  }
  expect(await storedSettings(broadside)).toMatchObject({
    choices: { infographic: { aspect: '9:16', styleNotes: 'few points and large numbers' } },
  });
});

test.describe('brands', () => {
  test('are made, given a logo, deleted and brought back', async ({ broadside }) => {
    const page = await openOptions(broadside, 'brands');
    await page.getByRole('button', { name: 'New brand' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await name.fill('');
    await expect(page.getByText('Give it a name.')).toBeVisible();
    await name.fill('Tidewater');
    await page.getByLabel('Colour 1', { exact: true }).fill('#123456');
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await page.getByRole('textbox', { name: 'Headline font' }).fill('Georgia');
    await page.getByLabel('Profile id at your service').fill('no id');
    await expect(page.getByText('A profile id looks like')).toBeVisible();
    await page.getByLabel('Profile id at your service').fill('123e4567-e89b-42d3-a456-426614174000');
    // It is what its bytes say, whatever its name says.
    const file = page.getByLabel('Logo: Choose a file');
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.locator('.field-problem')).toContainText('cannot be opened');
    await file.setInputFiles(logo);
    await expect(page.locator('.brand-logo img')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();

    const card = page.locator('.brand-card');
    await expect(card).toContainText('Tidewater');
    await expect(card.locator('img')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const [stored] = await readStore(await broadside.worker(), 'brands');
    expect(stored).toMatchObject({
      name: 'Tidewater',
      brand: { colors: ['#123456', '#1d4ed8'], headlineFont: 'Georgia' },
      profileId: '123e4567-e89b-42d3-a456-426614174000',
    });
    await page.getByRole('button', { name: 'Delete: Tidewater' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText('Tidewater');
  });

  test('edited on two pages keep what either has set', async ({ broadside }) => {
    const page = await openOptions(broadside, 'brands');
    await page.getByRole('button', { name: 'New brand' }).click();
    const font = (of: Page) => of.getByRole('textbox', { name: 'Headline font' });
    await expect(font(page)).toBeVisible();
    const other = await openOptions(broadside, 'brands');
    await other.getByRole('button', { name: 'Edit: New brand' }).click();
    await font(other).fill('Georgia');
    await saved(other);
    await page.bringToFront();
    // Pages of a headless browser have the focus all at once, so none ever gets it.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(font(page)).toHaveValue('Georgia');
    await page.getByRole('textbox', { name: 'Name' }).fill('Tidewater');
    await saved(page);
    const [stored] = await readStore(await broadside.worker(), 'brands');
    expect(stored).toMatchObject({ name: 'Tidewater', brand: { headlineFont: 'Georgia' } });
  });

  test('are taken from the page that was pointed at, without any permission', async ({ broadside, samples }) => {
    await broadside.open(`${samples}/mornings.html`);
    const page = await openOptions(broadside, 'brands');
    await page.getByRole('button', { name: /^Take it from 127\.0\.0\.1/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
    const [stored] = await readStore(await broadside.worker(), 'brands');
    expect(stored?.brand).toMatchObject({ colors: expect.arrayContaining(['#0f766e']) });
    expect(stored?.site).toBe(`${samples}/mornings.html`);
  });

  test.describe('of a site that is not open', () => {
    test.use({ granted: ['http://127.0.0.1/*'] });

    test('are taken from it, and its tab is closed again', async ({ broadside, samples }) => {
      const page = await openOptions(broadside, 'brands');
      await page.getByRole('textbox', { name: 'Address of the site' }).fill(`${samples}/mornings.html`);
      await expect(page.getByText(/will ask whether Broadside may read 127\.0\.0\.1/)).toBeVisible();
      await page.getByRole('button', { name: 'Take it from this site' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
      await expect.poll(() => broadside.context.pages().filter((one) => one.url().startsWith(samples))).toEqual([]);
      const [stored] = await readStore(await broadside.worker(), 'brands');
      expect(stored?.brand).toMatchObject({ colors: expect.arrayContaining(['#0f766e']) });
    });
  });
});

test.describe('social sites', () => {
  test.use({ granted: ['https://x.com/*', 'https://*.x.com/*'] });

  test('are switched on with their permission, and off with it', async ({ broadside }) => {
    const page = await openOptions(broadside, 'sites');
    const site = page.getByRole('switch', { name: 'X', exact: true });
    // Not `check`: a switch shows what is so once the browser has answered.
    await site.click();
    await saved(page);
    await expect(site).toBeChecked();
    expect(await storedSettings(broadside)).toMatchObject({ socialSites: ['x.com'] });
    await site.click();
    await expect(site).not.toBeChecked();
    await expect.poll(() => storedSettings(broadside)).toMatchObject({ socialSites: [] });
    const worker = await broadside.worker();
    expect(await worker.evaluate(() => chrome.permissions.contains({ origins: ['https://x.com/*'] }))).toBe(false);
  });
});

test.describe('the connection', () => {
  test.use({ granted: ['http://127.0.0.1/*'] });

  test('shows the key’s end, the plan as last seen, and how a test went', async ({ broadside, samples }) => {
    const service = await startService([samples]);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= service.stop();
      return stopped;
    };
    try {
      await connectToService(broadside, service);
      const article = await broadside.open(`${samples}/mornings.html`);
      await broadside.clickMenu(article, { menuItemId: 'infographic' });
      // The create alone reports the plan.
      const accepted = async () => (await readStore(await broadside.worker(), 'jobs')).some((job) => job.accepted);
      await expect.poll(accepted).toBe(true);
      const page = await openOptions(broadside);
      const facts = page.locator('.facts');
      await expect(facts).toContainText(`••••••••${service.key.slice(-4)}`);
      await expect(facts).not.toContainText(service.key);
      await expect(facts).toContainText('Plan limitNone');
      // As a service with a plan reports it.
      const seen = { limit: 5, remaining: 3, reset: '2026-11-21T15:00:00Z', at: '2026-11-21T14:10:00Z' };
      const worker = await broadside.worker();
      await worker.evaluate((limits) => chrome.storage.local.set(limits), { [`limits:${service.base}`]: seen });
      await page.reload();
      await expect(facts).toContainText('3 of 5 requests left until');
      await page.getByRole('button', { name: 'Test now' }).click();
      await expect(page.locator('.notice-done')).toContainText('answers and accepts the key');
      expect(await violations(page)).toEqual([]);
      await stop();
      await page.getByRole('button', { name: 'Test now' }).click();
      await expect(page.locator('.notice-problem')).toContainText('Nothing answers');
      await page.getByRole('radio', { name: /This device/ }).check();
      await expect(page.locator('.notice-done')).toContainText('on this device');
      expect(await storedSettings(broadside)).toMatchObject({ connection: { type: 'device' } });
    } finally {
      await stop();
    }
  });
});

test.describe('another connection', () => {
  test.use({ granted: ['http://127.0.0.1/*', 'http://localhost/*'] });

  test('is every page of settings’ at once, and gives its permission back when it goes', async ({ broadside }) => {
    const service = await startScriptedService();
    try {
      const page = await openOptions(broadside);
      await connectToService(broadside, { ...service, base: `${service.base}/` });
      await expect(page.getByRole('textbox', { name: 'Base address' })).toHaveValue(service.base);
      const worker = await broadside.worker();
      const may = () => worker.evaluate(() => chrome.permissions.contains({ origins: ['http://127.0.0.1/*'] }));
      expect(await may()).toBe(true);
      await page.getByRole('radio', { name: /This device/ }).check();
      await expect(page.locator('.notice-done')).toContainText('on this device');
      expect(await may()).toBe(false);
    } finally {
      await service.stop();
    }
  });

  test('is none where an address leads elsewhere, and the key does not go there', async ({ broadside }) => {
    const heard: unknown[] = [];
    const elsewhere = await listen((request, response) => {
      heard.push(request.headers.authorization);
      response.end();
    });
    const { port } = new URL(elsewhere.origin);
    const leading = await listen((_, response) => {
      response.writeHead(307, { location: `http://localhost:${port}/` }).end();
    });
    try {
      const page = await openOptions(broadside);
      await page.getByRole('radio', { name: /A service/ }).check();
      await page.getByRole('textbox', { name: 'Base address' }).fill(leading.origin);
      await page.getByLabel('API key').fill('bs_secret_0123456789');
      await page.getByRole('button', { name: 'Save and test' }).click();
      await expect(page.locator('.notice-problem')).toContainText('not a compatible service');
      expect(heard).toEqual([]);
      expect(await storedSettings(broadside)).toBeUndefined();
    } finally {
      await Promise.all([elsewhere.close(), leading.close()]);
    }
  });
});

test('everything is exported, erased and brought back; the key only when asked', async ({ broadside, samples }) => {
  const article = await broadside.context.newPage();
  await article.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(article);
  await makeInPopup(popup, { kind: 'infographic', aspect: '1:1', format: 'webp' });
  await broadside.nextDownload();
  await popup.close();
  const defaults = await openOptions(broadside, 'defaults');
  await defaults.getByRole('combobox', { name: 'File format' }).selectOption('webp');
  await saved(defaults);
  await defaults.close();
  const worker = await broadside.worker();
  await worker.evaluate(() => chrome.storage.local.set({ 'key:https://service.example': 'bs_secret_0123456789' }));
  const [before] = await readStore(worker, 'jobs');

  const page = await openOptions(broadside, 'data');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.locator('.notice-done')).toContainText('Copy saved');
  const path = await broadside.nextDownload();
  const files = unzipSync(readFileSync(path));
  expect(Object.keys(files)).not.toContain('keys.json');
  expect(Object.values(files).some((bytes) => strFromU8(bytes, true).includes('bs_secret'))).toBe(false);
  await page.getByRole('switch', { name: 'With API keys' }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  const withKeys = unzipSync(readFileSync(await broadside.nextDownload()));
  expect(JSON.parse(strFromU8(withKeys['keys.json'] ?? new Uint8Array()))).toEqual({
    'https://service.example': 'bs_secret_0123456789',
  });

  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('alertdialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeFocused();
  expect(await readStore(worker, 'jobs')).toHaveLength(1);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  // When all is erased, the page starts anew by itself.
  const startedAnew = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await startedAnew;
  expect(await readStore(worker, 'jobs')).toEqual([]);
  expect(await worker.evaluate(async () => Object.keys(await chrome.storage.local.get()))).toEqual([]);
  expect(await readStore(worker, 'blobs')).toEqual([]);

  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect(page.locator('.notice-problem')).toContainText('not a copy made by Broadside');
  const head = { format: 'broadside', version: 1, writtenAt: '2026-01-01T00:00:00Z' };
  const give = (texts: Readonly<Record<string, string>>) => {
    const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
    const buffer = Buffer.from(zipSync(Object.fromEntries(files)));
    return choose.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer });
  };
  await give({ 'broadside.json': JSON.stringify({ ...head, version: 2 }) });
  await expect(page.locator('.notice-problem')).toContainText('A newer version of Broadside');
  await give({ 'broadside.json': JSON.stringify(head), 'jobs.json': '[{' });
  await expect(page.locator('.notice-problem')).toContainText('or it is damaged');
  const connection = { type: 'service', baseUrl: 'http://service.example' };
  await give({
    'broadside.json': JSON.stringify(head),
    'settings.json': JSON.stringify({ version: 2, connection }),
  });
  await expect(page.locator('.notice-done')).toContainText('yours stay as they are');
  expect(await storedSettings(broadside)).toBeUndefined();
  await choose.setInputFiles(path);
  await expect(page.locator('.notice-done')).toContainText('Pictures: 1.');
  const [after] = await readStore(worker, 'jobs');
  expect(after).toMatchObject({ id: before?.id, picture: before?.picture, source: before?.source });
  expect(await storedSettings(broadside)).toMatchObject({ choices: { infographic: { format: 'webp' } } });
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await expect(gallery.locator('.tile img')).toHaveCount(1);
  // Twice changes nothing.
  await choose.setInputFiles(path);
  await expect(page.locator('.notice-done')).toContainText('Pictures: 0.');
});

test('settings that cannot be read are kept, told of and handed over', async ({ broadside }) => {
  const worker = await broadside.worker();
  const future = { version: 99, from: 'the future' };
  await worker.evaluate((settings) => chrome.storage.local.set({ settings }), future);
  const page = await openOptions(broadside, 'appearance');
  await expect(page.locator('.notice-problem')).toContainText('could not be read');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Download them' }).click();
  expect(JSON.parse(readFileSync(await broadside.nextDownload(), 'utf8'))).toEqual(future);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await saved(page);
  await page.reload();
  await expect(page.locator('.notice-problem')).toContainText('could not be read');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.locator('.notice-problem')).toHaveCount(0);
  const stored = await worker.evaluate(() => chrome.storage.local.get());
  expect(stored).not.toHaveProperty('settings:unread');
  expect(stored.settings).toMatchObject({ appearance: 'dark' });
});
