import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { type Broadside, expect, test } from './extension.ts';

test.use({ ownBrowser: false });

/** Tests share a browser: what one has left in it, the next does not find. */

test.describe.configure({ mode: 'serial', retries: 0 });

/** One server for all of them, so that they meet one site. */
let site: LoopbackServer;
test.beforeAll(async () => {
  site = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>A site</title><p>Words of a site.</p>');
  });
});
test.afterAll(() => site.close());

/** Runs in a page of the extension. */
async function listInExtension() {
  const { origins, permissions } = await chrome.permissions.getAll();
  return {
    local: Object.keys(await chrome.storage.local.get()),
    session: Object.keys(await chrome.storage.session.get()),
    sync: Object.keys(await chrome.storage.sync.get()),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    localStorage: Object.keys(localStorage),
    downloads: (await chrome.downloads.search({})).length,
    alarms: (await chrome.alarms.getAll()).map(({ name }) => name),
    scripts: (await chrome.scripting.getRegisteredContentScripts()).map(({ id }) => id),
    origins,
    permissions: permissions?.toSorted(),
    badge: await chrome.action.getBadgeText({}),
    title: await chrome.action.getTitle({}),
    popup: (await chrome.action.getPopup({})).split('/').at(-1),
    panel: (await chrome.sidePanel.getOptions({})).path?.split('/').at(-1),
    menu: await chrome.contextMenus.update('left', { enabled: true }).then(
      () => true,
      () => false,
    ),
    offscreen: await chrome.offscreen.hasDocument(),
    windows: (await chrome.windows.getAll()).length,
    zooms: await Promise.all((await chrome.tabs.query({})).map(({ id }) => chrome.tabs.getZoom(id))),
  };
}

/** Runs in a page of the site. */
async function listInSite() {
  const clipboard = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
  return {
    cookie: document.cookie,
    siteStorage: Object.keys(localStorage),
    siteDatabases: (await indexedDB.databases()).map(({ name }) => name),
    siteCaches: await caches.keys(),
    scripted: 'left' in globalThis,
    online: navigator.onLine,
    routed: await fetch('https://routed.example/').then(
      () => true,
      () => false,
    ),
    clipboardPermission: clipboard.state,
  };
}

/** All that could be left, by where it would be. */
async function listAll(broadside: Broadside) {
  const { context, id, downloads } = broadside;
  const pages = context.pages().map((page) => page.url());
  const [ours, theirs] = [await context.newPage(), await context.newPage()];
  await theirs.goto(site.origin);
  await ours.goto(`chrome-extension://${id}/NOTICE.txt`);
  const inExtension = await ours.evaluate(listInExtension);
  const inSite = await theirs.evaluate(listInSite);
  return {
    ...inExtension,
    ...inSite,
    pages: pages.map((url) => url.replace(id, '')),
    files: readdirSync(downloads),
    workers: context.serviceWorkers().length,
    clipboard: await readClipboard(theirs),
  };
}

async function readClipboard(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Runs in a page of the extension. */
async function leaveInExtension(address: string): Promise<void> {
  await chrome.storage.local.set({ left: 1 });
  await chrome.storage.session.set({ left: 1 });
  await chrome.storage.sync.set({ left: 1 });
  await caches.open('left');
  await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
  localStorage.setItem('left', '1');
  await chrome.alarms.create('left', { delayInMinutes: 60 });
  await chrome.scripting.registerContentScripts([
    { id: 'left', js: ['background.js'], matches: ['http://left.example/*'] },
  ]);
  await chrome.action.setBadgeText({ text: 'left' });
  await chrome.action.setTitle({ title: 'left' });
  await chrome.action.setPopup({ popup: 'options.html' });
  await chrome.sidePanel.setOptions({ path: 'options.html' });
  chrome.contextMenus.create({ id: 'left', title: 'Left' });
  await chrome.windows.create({ url: 'about:blank' });
  if (!(await chrome.offscreen.hasDocument())) {
    await chrome.offscreen.createDocument({ url: 'NOTICE.txt', reasons: ['BLOBS'], justification: 'left' });
  }
  await chrome.downloads.download({ url: address, filename: 'left.html' });
  for (const { id, url } of await chrome.tabs.query({}))
    if (id && url?.startsWith(address)) await chrome.tabs.setZoom(id, 2);
}

/** Runs in a page of the site. */
async function leaveInSite(): Promise<void> {
  await cookieStore.set('left', '1');
  localStorage.setItem('left', '1');
  await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
  await (await caches.open('left')).put('/left', new Response('left'));
  await navigator.clipboard.writeText('left');
}

/** Of a browser that was started for it alone. */
let untouched: Awaited<ReturnType<typeof listAll>> | undefined;

test.describe('in a browser of its own', () => {
  test.use({ ownBrowser: true });

  test('an extension is as it was installed', async ({ broadside }) => {
    untouched = await listAll(broadside);
  });
});

test.describe('where the user has granted something', () => {
  test.use({ granted: ['http://127.0.0.1/*'] });

  test('one test leaves something everywhere', async ({ broadside }) => {
    const { context, id } = broadside;
    await context.addInitScript(() => Object.assign(globalThis, { left: true }));
    await context.route('https://routed.example/', (route) =>
      route.fulfill({ body: 'left', headers: { 'access-control-allow-origin': '*' } }),
    );
    const ofSite = await context.newPage();
    await ofSite.goto(site.origin);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ofSite.evaluate(leaveInSite);
    await (await broadside.clickToolbarButton(ofSite)).close();
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/NOTICE.txt`);
    await page.evaluate(leaveInExtension, site.origin);
    await broadside.nextDownload();
    const left = await listAll(broadside);
    // Permissions without an address are never granted here, there is one worker, and who is offline sees no site.
    const { permissions: _, workers: __, online: ___, ...changed } = left;
    for (const [name, value] of Object.entries(changed)) {
      expect.soft(value, name).not.toEqual(untouched?.[name as keyof typeof left]);
    }
    await context.setOffline(true);
  });
});

test('and the next one finds nothing of it', async ({ broadside }) => {
  expect(await listAll(broadside)).toEqual(untouched);
});
