import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sniffImage } from '../../lib/engine/sniff-image.ts';
import { overflow } from './axe.ts';
import { type Broadside, expect, test } from './extension.ts';
import { serveHardSite } from './hard-pictures.ts';
import { type PictureSite, servePictures } from './picture-pages.ts';
import { seedGallery } from './seed-gallery.ts';
import { readStore } from './stored.ts';

/** Ways to point that open no extension page: keys, the address bar, the button's menu, and social sites that are switched on. */

let site: PictureSite;
test.beforeAll(async () => {
  site = await servePictures();
});
test.afterAll(() => site.close());

/** The browser's action on a key that is bound, which headless can't press: the event is the border. */
async function press(broadside: Broadside, command: string, url: string): Promise<void> {
  const worker = await broadside.worker();
  await worker.evaluate(
    async ({ command, url }) => {
      const tab = (await chrome.tabs.query({})).find((candidate) => candidate.url === url);
      (chrome.commands.onCommand as unknown as { dispatch(command: string, tab: unknown): void }).dispatch(
        command,
        tab,
      );
    },
    { command, url },
  );
}

async function saved(broadside: Broadside) {
  const path = await broadside.nextDownload();
  const { width, height } = sniffImage(readFileSync(path)) ?? {};
  return `${basename(path)} ${width}x${height}`;
}

const jobs = async (broadside: Broadside) => readStore(await broadside.worker(), 'jobs');

test('commands can be bound, and at most four have a key suggested', async ({ broadside }) => {
  const worker = await broadside.worker();
  const commands = await worker.evaluate(() => chrome.commands.getAll());
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['infographic', 'meme', 'pick', 'save-image', 'open-gallery']),
  );
  expect(commands.find(({ name }) => name === 'save-image')?.shortcut).toBe('');
});

test('a key makes an infographic of the page, and saves the image under the pointer', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  await press(broadside, 'infographic', page.url());
  await broadside.nextDownload();
  expect(await jobs(broadside)).toMatchObject([
    { kind: 'infographic', request: { fields: { sourceUrl: page.url() } } },
  ]);
  await page.locator('#over').hover();
  await press(broadside, 'save-image', page.url());
  expect(await saved(broadside)).toBe('Lake beneath.png 320x213');
});

test('a key makes all of the page’s images choosable where the pointer is on none', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  await page.locator('h1').hover();
  const opened = broadside.context.waitForEvent('page');
  await press(broadside, 'save-image', page.url());
  await expect((await opened).locator('.save-tile')).toHaveCount(10);
});

test('words in the address bar become a meme; an address asks for its site first', async ({ broadside }) => {
  const worker = await broadside.worker();
  const enter = (text: string) =>
    worker.evaluate(
      (text) => (chrome.omnibox.onInputEntered as unknown as { dispatch(text: string): void }).dispatch(text),
      text,
    );
  const shown = broadside.context.waitForEvent('page');
  await enter(
    'meme The coffee machine on our floor breaks every Monday morning at nine. Everybody says that they will clean it on Friday. Nobody has cleaned it since March, and the repair costs 400 euros each time.',
  );
  await broadside.nextDownload();
  expect(await jobs(broadside)).toMatchObject([
    { kind: 'meme', request: { fields: { sourceText: expect.stringContaining('coffee machine') } } },
  ]);
  // Nothing of it was to be seen: what came of it is shown.
  await expect((await shown).locator('.job-view[data-tone="done"] img')).toBeVisible();
  const opened = broadside.context.waitForEvent('page');
  await enter('news.example/tides');
  const popup = await opened;
  await expect(popup.locator('body')).toContainText('May Broadside read news.example?');
});

test('whatever is typed into the address bar is offered, and what leads to no page is said', async ({ broadside }) => {
  const worker = await broadside.worker();
  const typed = [
    '<b>&amp;</b> "x"',
    '\u0000\u0007\uffff',
    '\ud800 half',
    '\u202e back',
    'a'.repeat(20_000),
    '<match>',
    ']]>',
  ];
  const offered = await worker.evaluate(async (typed) => {
    type Suggest = (suggestions: readonly { content: string; description: string }[]) => void;
    const { onInputChanged } = chrome.omnibox as unknown as {
      onInputChanged: { dispatch(text: string, suggest: Suggest): void };
    };
    const descriptions: string[] = [];
    for (const text of typed) {
      const suggestions = await new Promise<Parameters<Suggest>[0]>((resolve) =>
        onInputChanged.dispatch(text, resolve),
      );
      descriptions.push(...suggestions.map((one) => one.description));
    }
    // The browser refuses what it can't read.
    for (const description of descriptions) await chrome.omnibox.setDefaultSuggestion({ description });
    return descriptions;
  }, typed);
  expect(offered).toHaveLength(typed.length);
  expect(offered[0]).toContain('&lt;b&gt;&amp;amp;');
  expect(await worker.evaluate(() => chrome.action.getBadgeText({}))).toBe('');
  await worker.evaluate(() =>
    (chrome.omnibox.onInputEntered as unknown as { dispatch(text: string): void }).dispatch('javascript:alert(1)'),
  );
  expect(await broadside.sentenceOfOpenedPopup()).toContain('does not lead to a web page');
});

test('a meme of a video is made of what it shows', async ({ broadside }) => {
  const hard = await serveHardSite();
  const page = await broadside.open(`${hard.origin}/pictures`);
  await broadside.clickMenu(page, { menuItemId: 'meme', mediaType: 'video' });
  await broadside.nextDownload();
  expect(await jobs(broadside)).toMatchObject([{ kind: 'meme', source: { title: 'Not begun' } }]);
  await hard.close();
});

test('the menu is there after the background has died', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto(`chrome-extension://${broadside.id}/options.html`);
  // The browser's arguments, as it can't be read back: what stands in a menu can only be changed.
  const listReported = () =>
    page.evaluate(async () => {
      const ids = ['infographic', 'meme', 'save-image', 'pick', 'open-gallery'];
      const known = ids.map((id) => chrome.contextMenus.update(id, {}).then(() => id));
      return (await Promise.allSettled(known)).map(({ status }) => status);
    });
  const all = Array.from({ length: 5 }, () => 'fulfilled');
  await expect.poll(listReported).toEqual(all);
  const session = await broadside.context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect(await listReported()).toEqual(all);
});

test('the menu shows what is switched on, on the toolbar button too', async ({ broadside }) => {
  const worker = await broadside.worker();
  const shown = () =>
    worker.evaluate(async () => {
      const ids = ['infographic', 'meme', 'save-image', 'pick', 'open-gallery'];
      const known = await Promise.all(
        ids.map((id) =>
          chrome.contextMenus.update(id, {}).then(
            () => [id],
            () => [],
          ),
        ),
      );
      return known.flat();
    });
  await expect.poll(shown).toEqual(['infographic', 'meme', 'save-image', 'pick', 'open-gallery']);
  await worker.evaluate(() =>
    chrome.storage.local.set({ settings: { version: 1, menuItems: ['meme', 'save-image'] } }),
  );
  await expect.poll(shown).toEqual(['meme', 'save-image']);
  // The button's menu knows no place in a page: it is about the tab.
  const page = await broadside.open(`${site.origin}/`);
  const opened = broadside.context.waitForEvent('page');
  await worker.evaluate(async (url) => {
    const tab = (await chrome.tabs.query({})).find((candidate) => candidate.url === url);
    const { onClicked } = chrome.contextMenus as unknown as {
      onClicked: { dispatch(info: object, tab: unknown): void };
    };
    onClicked.dispatch({ menuItemId: 'save-image', editable: false }, tab);
  }, page.url());
  await expect((await opened).locator('.save-tile')).toHaveCount(10);
});

test.describe('a social site that is switched on', () => {
  // A site of which nothing else is known.
  const social = 'https://tumblr.com';
  test.use({ granted: [`${social}/*`] });

  test('knows the image beneath what was clicked', async ({ broadside }) => {
    const worker = await broadside.worker();
    const registered = () => worker.evaluate(() => chrome.scripting.getRegisteredContentScripts());
    // The browser asks nothing where the permission was given before, but it wants a click in an extension page.
    const options = await broadside.context.newPage();
    await options.goto(`chrome-extension://${broadside.id}/options.html`);
    await options.evaluate((origin) => {
      document.addEventListener('click', () => chrome.permissions.request({ origins: [origin] }), { once: true });
    }, `${social}/*`);
    await options.mouse.click(2, 2);
    await options.close();
    expect(await registered()).toEqual([]);
    await worker.evaluate(() => chrome.storage.local.set({ settings: { version: 1, socialSites: ['tumblr.com'] } }));
    await expect.poll(registered).toMatchObject([{ id: 'pointer', matches: [`${social}/*`] }]);

    await broadside.context.route(`${social}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${site.origin}${pathname}${search}` }) });
    });
    const page = await broadside.open(`${social}/`);
    await page.locator('#over').click({ button: 'right' });
    // The browser knows of a link only.
    await broadside.clickMenu(page, { menuItemId: 'save-image', linkUrl: `${social}/post/1` });
    expect(await saved(broadside)).toBe('Lake beneath.png 320x213');
    // Let through by the pointer, beneath layers, and behind closed doors.
    const hard = await serveHardSite();
    await broadside.context.route(`${social}/hard/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/hard', '');
      await route.fulfill({ response: await route.fetch({ url: hard.origin + path }) });
    });
    await broadside.context.route(`${social}/*.png`, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: hard.origin + new URL(route.request().url()).pathname }),
      });
    });
    const wall = await broadside.open(`${social}/hard/pictures`);
    for (const [id, name] of [
      ['untouchable', 'Untouchable'],
      ['layers', 'Under layers'],
      ['closed', 'Behind closed doors'],
    ] as const) {
      await wall.locator(`#${id}`).click({ button: 'right' });
      await broadside.clickMenu(wall, { menuItemId: 'save-image' });
      expect(await saved(broadside)).toBe(`${name}.png 300x200`);
    }
    await wall.close();
    await hard.close();
    await page.locator('#over').click({ button: 'right' });
    await broadside.clickMenu(page, { menuItemId: 'meme', linkUrl: `${social}/post/1` });
    await broadside.nextDownload();
    expect(await jobs(broadside)).toMatchObject([{ kind: 'meme', source: { title: 'Lake beneath' } }]);

    await worker.evaluate(() => chrome.storage.local.set({ settings: { version: 1, socialSites: [] } }));
    await expect.poll(registered).toEqual([]);
  });
});

test('a right-click ends in a picture to see, with what can be done with it', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const opened = broadside.context.waitForEvent('page');
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  const shown = await opened;
  await expect(shown.locator('.job-view[data-tone="done"] img')).toBeVisible();
  for (const name of ['Copy', 'Show in folder'])
    await expect(shown.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /^\/editor\.html\?job=/);
  expect(await overflow(shown)).toBeLessThanOrEqual(0);
  await shown.close();

  // Where the gallery is open it is shown there, and in no window of its own.
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await expect(gallery.locator('.tile')).toHaveCount(1);
  const before = broadside.context.pages().length;
  // The gallery stays visible: the menu is clicked on a page of another window.
  const worker = await broadside.worker();
  await worker.evaluate(async (url) => {
    const [tab] = (await chrome.tabs.query({})).filter((candidate) => candidate.url === url);
    (chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: object | undefined): void }).dispatch(
      { menuItemId: 'meme', editable: false, pageUrl: url },
      tab,
    );
  }, page.url());
  await expect(gallery.locator('.viewer-facts')).toContainText('Meme');
  await expect(gallery.locator('.viewer-sheet img')).toBeVisible();
  expect(broadside.context.pages()).toHaveLength(before);
});

test('pictures that the words in the address bar find are suggested, and opened', async ({ broadside }) => {
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.waitForSelector('.empty');
  const [job] = await seedGallery(gallery, { count: 3 });
  await gallery.close();
  const worker = await broadside.worker();
  const suggested = await worker.evaluate(
    () =>
      new Promise<{ content: string; description: string }[]>((resolve) => {
        const { onInputChanged } = chrome.omnibox as unknown as {
          onInputChanged: { dispatch(text: string, suggest: typeof resolve): void };
        };
        onInputChanged.dispatch('night trains', resolve);
      }),
  );
  expect(suggested.map(({ description }) => description)).toEqual([
    'Make a meme of “night trains”',
    `Open “${job?.source.title}” in the gallery`,
  ]);
  const opened = broadside.context.waitForEvent('page');
  await worker.evaluate(
    (content) => (chrome.omnibox.onInputEntered as unknown as { dispatch(text: string): void }).dispatch(content),
    suggested[1]?.content ?? '',
  );
  await expect((await opened).locator('.viewer-title')).toHaveText(job?.source.title ?? '');
});
