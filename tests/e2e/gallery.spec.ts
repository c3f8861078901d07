import type { Page } from '@playwright/test';
import { credits } from '../../lib/contract/index.ts';
import { createRequest, type JobRecord } from '../../lib/jobs/record.ts';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { overflow, violations } from './axe.ts';
import { type Broadside, expect } from './extension.ts';
import { decodePicture } from './picture.ts';
import { test } from './scripted-test.ts';
import { seedGallery, seedMixedGallery } from './seed-gallery.ts';
import { readStore } from './stored.ts';

async function openGallery({ context, id }: Broadside, query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/gallery.html${query}`);
  return page;
}

const titles = (page: Page) => page.locator('.tile-title').allTextContents();

test('two pictures are seen, made again, found, deleted and brought back', async ({ broadside, samples }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  for (const kind of ['infographic', 'meme'] as const) {
    const popup = await broadside.clickToolbarButton(page);
    await makeInPopup(popup, { kind, aspect: '4:5', format: 'webp' });
    await broadside.nextDownload();
    await popup.close();
  }

  // The popup counts what was made from this page, and leads to it.
  const popup = await broadside.clickToolbarButton(page);
  expect(await popup.see('.made-from')).toContain('2');
  const way = await popup.run(() => document.querySelector('.made-from')?.getAttribute('href') ?? '', undefined);
  await popup.close();
  const gallery = await openGallery(broadside, new URL(way, 'https://x.example').search);
  await expect(gallery.locator('.tile img')).toHaveCount(2);
  const thumbnail = await gallery
    .locator('.tile img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalHeight);
  expect(thumbnail).toBe(320);
  await expect(gallery.locator('.storage')).not.toContainText('0 MB of');

  // Again, in another shape.
  await gallery.getByRole('button', { name: /Infographic · 4:5/ }).click();
  await expect(gallery.locator('.viewer').locator('.viewer-sheet img')).toBeVisible();
  await expect(gallery.getByText('In another colour')).toBeVisible();
  await gallery.getByRole('button', { name: '16:9' }).click();
  await expect(gallery.locator('.viewer-facts')).toContainText('16:9');
  await expect(gallery.locator('.viewer').getByRole('status').filter({ hasText: 'It is in your gallery' })).toHaveCount(
    1,
  );
  // It is a version: a file only once that is asked for.
  await gallery.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await decodePicture(await broadside.nextDownload())).toMatchObject({ width: 1920, height: 1080 });
  await expect(gallery.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(gallery.locator('.viewer').getByRole('status').filter({ hasText: 'Saved as' })).toHaveCount(1);
  const jobs = await readStore(await broadside.worker(), 'jobs');
  expect(jobs).toHaveLength(3);

  // Delete it there, then take that back.
  await gallery.getByRole('button', { name: 'Delete' }).click();
  await expect(gallery.locator('.tile')).toHaveCount(2);
  const folded = gallery.locator('.tile').filter({ hasText: 'Versions: 2' });
  await expect(folded).toHaveCount(0);
  await gallery.getByRole('button', { name: 'Undo' }).click();
  // It is folded under one tile with the picture that it is a version of.
  await expect(folded).toHaveCount(1);
  await gallery.keyboard.press('Escape');

  // Search and filters.
  await gallery.getByRole('searchbox').fill('mornings');
  await expect(gallery.locator('.tile')).toHaveCount(2);
  await gallery.getByLabel('What to make').selectOption('meme');
  await expect(gallery.locator('.tile')).toHaveCount(1);
  // A meme's colours are its template's: no other is offered.
  await gallery.locator('.tile-open').click();
  await expect(gallery.getByRole('button', { name: 'As an infographic' })).toBeVisible();
  await expect(gallery.getByText('In another colour')).toHaveCount(0);
  await gallery.keyboard.press('Escape');
  await gallery.getByRole('searchbox').fill('no such words');
  await expect(gallery.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Show all' }).click();
  await expect(gallery.locator('.tile')).toHaveCount(2);
});

test('a picture is copied as PNG, its words too, and saved again', async ({ broadside, samples }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind: 'infographic', aspect: '1:1', format: 'webp' });
  await broadside.nextDownload();
  await popup.close();

  const gallery = await openGallery(broadside);
  await broadside.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gallery.locator('.tile-open').click();
  await gallery.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(gallery.getByText('Copied as PNG')).toBeVisible();
  const copied = await gallery.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    const bitmap = blob && (await createImageBitmap(blob));
    return { type: blob?.type, width: bitmap?.width };
  });
  expect(copied).toEqual({ type: 'image/png', width: 1080 });

  await gallery.getByRole('button', { name: 'Copy alt text' }).click();
  await expect(gallery.getByText('Words copied')).toBeVisible();
  // Title, then points.
  expect(await gallery.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Infographic: 5 habits that give a team its mornings back: [^;]+; [^;]+; /,
  );

  await gallery.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await decodePicture(await broadside.nextDownload())).toMatchObject({ width: 1080, mediaType: 'image/webp' });
});

test('a picture is made again in a saved brand with one click', async ({ broadside, samples }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind: 'infographic', aspect: '1:1', format: 'png' });
  await broadside.nextDownload();
  await popup.close();
  const brandId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const gallery = await openGallery(broadside);
  await gallery.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('broadside');
        opening.onsuccess = () => {
          const change = opening.result.transaction(['brands'], 'readwrite');
          const brand = { colors: ['#0e7490', '#f59e0b'] };
          change.objectStore('brands').put({ id, name: 'Harbour', brand, updatedAt: new Date().toISOString() });
          change.oncomplete = () => resolve();
          change.onerror = () => reject(change.error);
        };
      }),
    brandId,
  );
  await gallery.locator('.tile-open').click();
  await gallery.getByRole('button', { name: 'Harbour' }).click();
  const branded = async () =>
    (await readStore(await broadside.worker(), 'jobs')).filter(
      ({ state, request }) =>
        state === 'delivered' && (request as { fields: { brandProfileId?: string } }).fields.brandProfileId === brandId,
    ).length;
  await expect.poll(branded, { timeout: 30_000 }).toBe(1);
  expect(await violations(gallery)).toEqual([]);
});

test('a layout that the text has nothing for is named, with the one that was drawn', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  const [missed, met] = await seedGallery(gallery, {
    count: 2,
    change: (job, index) => ({
      ...job,
      request: createRequest.parse({
        kind: 'infographic',
        fields: { sourceUrl: job.source.url, styleNotes: 'Layout: timeline.' },
        parts: [],
      }),
      answer: { status: 'completed', prompt: `Infographic, layout ${index === 0 ? 'list' : 'timeline'}: Tides` },
    }),
  });
  const asked = gallery.getByText('Couldn’t make “Timeline” from this text; this is “List”.');
  await gallery.goto(`${new URL('gallery.html', gallery.url())}?job=${missed?.id}`);
  await expect(asked).toBeVisible();
  await gallery.goto(`${new URL('gallery.html', gallery.url())}?job=${met?.id}`);
  await expect(gallery.getByRole('button', { name: 'In another layout' })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('over the limit the oldest pictures are kept in small, never starred ones', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  const megabytes = 5 * 1024 * 1024;
  const jobs = await seedGallery(gallery, {
    count: 30,
    pictures: 30,
    change: (job) => ({ ...job, ...(job.picture?.blobId && { picture: { ...job.picture, bytes: megabytes } }) }),
  });
  await gallery.reload();
  await gallery.locator('.grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  const oldest = gallery.locator(`[data-tile="${jobs[29]?.id}"]`);
  await oldest.locator('.tile-star').click();
  await expect(oldest.locator('.tile-star')).toHaveAttribute('aria-pressed', 'true');
  await gallery.locator('.storage').click();
  await gallery.getByLabel('Space for pictures').selectOption('100');
  const thinned = async () => {
    const entries = await readStore(await broadside.worker(), 'entries');
    return entries.filter((entry) => entry.thinned).map(({ id }) => id);
  };
  // 150 MB come down to 90, beside the thumbnails that are left of them.
  await expect.poll(async () => (await thinned()).length).toBeGreaterThanOrEqual(12);
  const gone = new Set(await thinned());
  expect(gone.has(jobs[29]?.id)).toBe(false);
  expect(gone.has(jobs[28]?.id)).toBe(true);
  expect(gone.has(jobs[0]?.id)).toBe(false);
  expect(await readStore(await broadside.worker(), 'blobs')).toHaveLength(30 - gone.size);
  await gallery.keyboard.press('Escape');
  await gallery.locator(`[data-tile="${jobs[28]?.id}"] .tile-open`).click();
  await expect(gallery.getByText('Only the thumbnail is left')).toBeVisible();
  await expect(gallery.locator('.viewer-sheet img')).toBeVisible();
});

test('jobs that the first version kept are in the gallery', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  const [job] = await seedGallery(gallery, { count: 1, pictures: 1 });
  await gallery.goto('about:blank');
  const options = await broadside.context.newPage();
  await options.goto(`chrome-extension://${broadside.id}/options.html`);
  await options.evaluate(makeFirstDatabase, job?.id ?? '');
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await expect(gallery.locator('.tile img')).toHaveCount(1);
  const [entry] = await readStore(await broadside.worker(), 'entries');
  const { picture } = entry as { picture?: { bytes: number } };
  expect(picture?.bytes).toBeGreaterThan(1000);
});

/** Runs in a page: puts a job and its files into a database as the first version made it. */
async function makeFirstDatabase(id: string): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const current = await done(indexedDB.open('broadside'));
  const job = await done(current.transaction('jobs').objectStore('jobs').get(id));
  const blobs = await done(current.transaction('blobs').objectStore('blobs').getAll());
  delete job.picture.bytes;
  current.close();
  await done(indexedDB.deleteDatabase('broadside'));
  const opening = indexedDB.open('broadside', 1);
  opening.onupgradeneeded = () => {
    const jobs = opening.result.createObjectStore('jobs', { keyPath: 'id' });
    jobs.createIndex('state', 'state');
    jobs.createIndex('updatedAt', 'updatedAt');
    for (const name of ['blobs', 'captures']) opening.result.createObjectStore(name, { keyPath: 'id' });
    opening.result.createObjectStore('snapshots', { keyPath: 'url' });
  };
  const first = await done(opening);
  await done(first.transaction('jobs', 'readwrite').objectStore('jobs').put(job));
  for (const blob of blobs) await done(first.transaction('blobs', 'readwrite').objectStore('blobs').put(blob));
  first.close();
}

test('everything works by keyboard alone', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  const jobs = await seedGallery(gallery, { count: 12, pictures: 12 });
  const [first] = jobs;
  await gallery.reload();
  await gallery.waitForSelector('.tile img');
  const focused = () =>
    gallery.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset.tile);

  await gallery.getByRole('button', { name: 'Not made' }).focus();
  await gallery.keyboard.press('Tab');
  expect(await focused()).toBe(first?.id);
  await gallery.keyboard.press('ArrowRight');
  expect(await focused()).toBe(jobs[1]?.id);
  await gallery.keyboard.press('ArrowDown');
  expect([first?.id, jobs[1]?.id]).not.toContain(await focused());
  // Which of them is above depends on how many were made today.
  await gallery.keyboard.press('ArrowUp');
  const second = await focused();

  // Large, on to the next, and back to where it was opened from.
  await gallery.keyboard.press('Enter');
  const title = gallery.locator('.viewer').locator('.viewer-title');
  const shown = await title.textContent();
  await gallery.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText(shown ?? '');
  await gallery.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(shown ?? '');
  await gallery.keyboard.press('Escape');
  await expect(gallery.locator('.viewer')).toHaveCount(0);
  await expect.poll(focused).toBe(second);

  // Select three, star them, delete them, take it back.
  await gallery.keyboard.press('Space');
  await gallery.keyboard.press('ArrowRight');
  await gallery.keyboard.press('ArrowRight');
  await gallery.keyboard.press('Shift+Space');
  await expect(gallery.getByText('Selected: 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Star', exact: true }).press('Enter');
  await expect(gallery.locator('.tile-star[aria-pressed="true"]')).toHaveCount(3);
  await gallery.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(gallery.locator('.tile')).toHaveCount(9);
  await expect.poll(focused).toBeDefined();
  await gallery.keyboard.press('F6');
  await gallery.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(gallery.locator('.tile')).toHaveCount(12);
  await expect(gallery.locator('.tile-star[aria-pressed="true"]')).toHaveCount(3);

  // Deleting one leads on to the next.
  await gallery.locator('.tile-open').first().focus();
  await gallery.keyboard.press('Delete');
  await expect(gallery.locator('.tile')).toHaveCount(11);
  await expect.poll(focused).toBe(jobs[1]?.id);
});

test('a click holds on a tile whose picture arrives while it is pressed', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  await seedGallery(gallery, { count: 1, pictures: 1 });
  await gallery.addInitScript(() => {
    const decode = createImageBitmap;
    const held = new Promise<void>((resolve) => Object.assign(globalThis, { letArrive: resolve }));
    Object.assign(globalThis, {
      createImageBitmap: async (...given: Parameters<typeof decode>) => {
        await held;
        return decode(...given);
      },
    });
  });
  await gallery.reload();
  await gallery.locator('.tile-open > .mini-sheet').hover({ force: true });
  await gallery.mouse.down();
  await gallery.evaluate(() => (globalThis as { letArrive?: () => void }).letArrive?.());
  await gallery.locator('.tile-open > img').waitFor();
  await gallery.mouse.up();
  await expect(gallery.locator('.viewer')).toBeVisible();
});

test('a picture is not drawn anew when the page gets narrower, and keeps the focus', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.setViewportSize({ width: 1000, height: 800 });
  await gallery.waitForSelector('.empty');
  await seedGallery(gallery, { count: 1, pictures: 1 });
  await gallery.reload();
  const tile = gallery.locator('.tile-open');
  await tile.locator('img').waitFor();
  const height = () => tile.evaluate(({ clientHeight }) => clientHeight);
  const before = await height();
  await tile.evaluate((element) => element.setAttribute('data-drawn', 'once'));
  await tile.focus();
  await gallery.setViewportSize({ width: 420, height: 800 });
  await expect.poll(height).toBeLessThan(before);
  await expect(gallery.locator('.tile-open[data-drawn="once"]')).toBeFocused();
});

test('a deletion is taken back with a key, and after its page was closed', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  const [first, second] = await seedGallery(gallery, { count: 6, pictures: 6 });
  await gallery.reload();
  await gallery.waitForSelector('.tile img');
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset.tile);

  // Shown large: the next takes its place, and closing that leads to it.
  await gallery.locator('.tile-open').first().press('Enter');
  await gallery.locator('.viewer').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(gallery.locator('.tile')).toHaveCount(5);
  await gallery.keyboard.press('Control+z');
  await expect(gallery.locator('.tile')).toHaveCount(6);
  await gallery.keyboard.press('Escape');
  await expect.poll(() => focused(gallery)).toBe(second?.id);

  await gallery.locator(`[data-tile="${first?.id}"] .tile-open`).press('Delete');
  await expect(gallery.getByRole('button', { name: 'Undo' })).toBeVisible();
  await gallery.close();
  const later = await openGallery(broadside);
  await expect(later.locator('.tile')).toHaveCount(5);
  await later.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(later.locator('.tile')).toHaveCount(6);
  await expect.poll(() => focused(later)).toBe(first?.id);

  // With all of them gone the focus is at what stands there instead.
  await later.keyboard.press('Control+a');
  await later.locator('.selection').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(later.getByRole('heading', { name: 'No pictures yet' })).toBeFocused();
});

test('stars are given to many and taken away; a limit that they alone exceed is explained', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  const megabytes = 20 * 1024 * 1024;
  await seedGallery(gallery, {
    count: 6,
    pictures: 6,
    change: (job) => ({ ...job, ...(job.picture?.blobId && { picture: { ...job.picture, bytes: megabytes } }) }),
  });
  await gallery.reload();
  await gallery.waitForSelector('.tile img');
  const starred = gallery.locator('.tile-star[aria-pressed="true"]');
  const bar = gallery.locator('.selection');
  await gallery.locator('.tile-open').first().press('Control+a');
  await bar.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(starred).toHaveCount(6);
  await bar.getByRole('button', { name: 'Remove star' }).click();
  await expect(starred).toHaveCount(0);
  await bar.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(starred).toHaveCount(6);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await gallery.locator('.storage').click();
  await gallery.getByLabel('Space for pictures').selectOption('100');
  await expect(gallery.locator('.storage-panel').getByText('what is left is starred')).toBeVisible();
  const entries = await readStore(await broadside.worker(), 'entries');
  expect(entries.filter(({ thinned }) => thinned)).toEqual([]);
});

test('a picture is shared as a file with its words, where the browser can', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  await seedGallery(gallery, { count: 1, pictures: 1 });
  await gallery.reload();
  await gallery.locator('.tile-open').click();
  await expect(gallery.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await gallery.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: async ({ files, text }: ShareData) => {
        const { isActive } = navigator.userActivation;
        Object.assign(globalThis, { shared: [files?.[0]?.name, text, isActive] });
        if ('refuses' in globalThis) throw new DOMException('No.', 'NotAllowedError');
      },
    });
  });
  await gallery.reload();
  await gallery.locator('.tile-open').click();
  await gallery.getByRole('button', { name: 'Share' }).click();
  const shared = () => gallery.evaluate(() => (globalThis as { shared?: unknown }).shared);
  await expect
    .poll(shared)
    .toEqual([expect.stringMatching(/^Night trains .+\.png$/), expect.stringMatching(/^Infographic: Night/), true]);
  await gallery.evaluate(() => Object.assign(globalThis, { refuses: true }));
  await gallery.getByRole('button', { name: 'Share' }).click();
  await expect(gallery.locator('.toast')).toContainText('Your browser did not allow sharing');
});

test('of a selection the source leads back to the passage', async ({ broadside, samples }) => {
  const paragraph = (harbour: number) =>
    `<p style="margin: 90px 0">Harbour ${harbour} took ${harbour * 13} well-known ships in the year – more than ever.</p>`;
  const body = `<title>Harbours</title><article><h1>Harbours of a long coast</h1>${Array.from({ length: 40 }, (_, harbour) => paragraph(harbour)).join('')}</article>`;
  await broadside.context.route('**/harbours.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await broadside.open(`${samples}/harbours.html`);
  const selectionText = await page.evaluate(() => {
    const [from, to] = [...document.querySelectorAll('p')].slice(20, 24).filter((_, index) => index % 3 === 0);
    if (!from || !to) throw new Error('Too few paragraphs.');
    getSelection()?.setBaseAndExtent(from, 0, to, 1);
    return getSelection()?.toString() ?? '';
  });
  await broadside.clickMenu(page, { menuItemId: 'infographic', selectionText });
  await broadside.nextDownload();
  const gallery = await openGallery(broadside);
  await gallery.locator('.tile-open').click();
  const opened = broadside.context.waitForEvent('page');
  await gallery.locator('.details a').first().click();
  const source = await opened;
  // The browser leads to the passage of which the address names both ends.
  const place = () =>
    source.evaluate(() => (document.querySelectorAll('p')[20]?.getBoundingClientRect().top ?? 0) / innerHeight);
  await expect.poll(place).toBeLessThan(1);
  expect(await place()).toBeGreaterThan(0);
});

test.describe('with a service', () => {
  test.use({ granted: ['http://127.0.0.1/*'] });

  test('what it costs to make a picture again is said before the click', async ({ broadside, connect }) => {
    const service = await connect();
    const gallery = await openGallery(broadside);
    await gallery.waitForSelector('.empty');
    await seedGallery(gallery, { count: 1, pictures: 1 });
    await gallery.reload();
    await gallery.locator('.tile-open').click();
    const again = gallery.locator('.again');
    await expect(again.locator('.again-cost')).toHaveText(
      `Sent to ${new URL(service.base).host}. Credits: ${credits.infographic}.`,
    );
    await expect(again.getByRole('button', { name: `As a meme (credits: ${credits.meme})` })).toBeVisible();
  });
});

test('of ten thousand jobs only those visible are drawn', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  const jobs = await seedGallery(gallery, { count: 10_000, pictures: 24 });
  await gallery.reload();
  await expect(gallery.locator('.gallery-count')).toContainText('10,000');
  expect(await gallery.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);

  // Down to the end, each leap before the one before it is drawn in full: nothing takes the way back.
  const strayed = await gallery.locator('.grid').evaluate(async (grid) => {
    const strayed: number[] = [];
    for (let leap = 1; leap <= 40; leap++) {
      const wanted = Math.floor(((grid.scrollHeight - grid.clientHeight) * leap) / 40);
      grid.scrollTop = wanted;
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      strayed.push(grid.scrollTop - wanted);
    }
    return strayed;
  });
  expect(strayed).toEqual(strayed.map(() => 0));
  const oldest = gallery.locator(`[data-tile="${jobs.at(-1)?.id}"]`);
  await expect(oldest).toBeInViewport();
  expect(await gallery.locator('.tile').count()).toBeLessThan(150);
  expect(await headingOver(gallery, jobs.at(-1)?.id)).toBe(toMonth(jobs.at(-1)?.createdAt));

  // By the keyboard as well, from the first one to the last and back.
  await gallery.locator('.grid').evaluate((grid) => grid.scrollTo(0, 0));
  await gallery.locator(`[data-tile="${jobs[0]?.id}"] .tile-open`).focus();
  await gallery.keyboard.press('End');
  await expect(oldest.locator('.tile-open')).toBeFocused();
  await expect(oldest).toBeInViewport();
  await gallery.keyboard.press('Home');
  await expect(gallery.locator(`[data-tile="${jobs[0]?.id}"] .tile-open`)).toBeFocused();

  await gallery.getByRole('searchbox').fill('9876');
  await expect.poll(() => titles(gallery)).toEqual([jobs[9875]?.source.title]);
});

/** The heading that a picture is read under: the last one before it. */
const headingOver = (gallery: Page, id: string | undefined) =>
  gallery.evaluate((id) => {
    const rows = [...document.querySelectorAll('.grid-row')];
    const place = rows.findIndex((row) => row.querySelector(`[data-tile="${id}"]`));
    return rows.slice(0, place).findLast((row) => row.querySelector('h2'))?.textContent;
  }, id);

const toMonth = (date = '') => new Date(date).toLocaleDateString('en', { month: 'long', year: 'numeric' });

const moments = [
  { zone: 'UTC', time: '2026-03-18T23:59:58Z', headings: ['Today', 'Yesterday', 'Monday', 'Sunday'] },
  { zone: 'UTC', time: '2026-03-19T00:00:02Z', headings: ['Today', 'Yesterday', 'Tuesday', 'Monday'] },
  // A year's end, and a month's, seen from where it is the next day already, or still the one before.
  { zone: 'Pacific/Auckland', time: '2026-12-31T11:30:00Z', headings: ['Today', 'Yesterday', 'Wednesday', 'Tuesday'] },
  { zone: 'America/Los_Angeles', time: '2027-01-01T03:00:00Z', headings: ['Today', 'Yesterday', 'Tuesday', 'Monday'] },
  { zone: 'Europe/Berlin', time: '2028-02-29T22:59:00Z', headings: ['Today', 'Yesterday', 'Sunday', 'Saturday'] },
  // The clocks go forward, and back: days of 23 and of 25 hours, the latter with two of the four jobs.
  { zone: 'America/New_York', time: '2026-03-09T03:30:00Z', headings: ['Today', 'Yesterday', 'Friday', 'Thursday'] },
  { zone: 'Europe/Berlin', time: '2026-10-25T22:30:00Z', headings: ['Today', 'Yesterday', 'Friday'] },
  // The nights themselves: 24 hours before half past midnight is the day before yesterday.
  { zone: 'Europe/Berlin', time: '2026-03-29T22:30:00Z', headings: ['Today', 'Saturday', 'Friday', 'Thursday'] },
  { zone: 'America/Los_Angeles', time: '2026-11-01T09:30:00Z', headings: ['Today', 'Yesterday', 'Friday', 'Thursday'] },
  { zone: 'Pacific/Auckland', time: '2026-09-27T12:00:00Z', headings: ['Today', 'Yesterday', 'Saturday', 'Friday'] },
  { zone: 'America/Los_Angeles', time: '2026-12-01T07:59:58Z', headings: ['Today', 'Yesterday', 'Saturday', 'Friday'] },
];

test('days are named as they are seen, at each hour and in each zone', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  const session = await broadside.context.newCDPSession(gallery);
  await gallery.waitForSelector('.empty');
  for (const { zone, time, headings } of moments) {
    await session.send('Emulation.setTimezoneOverride', { timezoneId: zone });
    await gallery.clock.setFixedTime(time);
    const daily = (job: JobRecord, index: number) => ({
      ...job,
      createdAt: new Date(Date.parse(time) - index * 86_400_000).toISOString(),
    });
    const jobs = await seedGallery(gallery, { count: 4, change: daily, replace: true });
    await gallery.reload();
    await expect(gallery.locator('.gallery-count')).toContainText('4');
    await expect(gallery.locator('.grid-heading'), `${zone} ${time}`).toHaveText([...headings]);
    expect(await headingOver(gallery, jobs[0]?.id)).toBe('Today');
  }
});

test('every state is accessible, in both themes, with large text and right to left', async ({ broadside }) => {
  const gallery = await openGallery(broadside);
  await gallery.waitForSelector('.empty');
  expect(await violations(gallery)).toEqual([]);
  await seedMixedGallery(gallery, 10);
  await gallery.reload();
  await gallery.waitForSelector('.tile img');
  await gallery.waitForSelector('.job');
  expect(await violations(gallery)).toEqual([]);

  await gallery.locator('.tile-select').nth(1).click();
  expect(await violations(gallery)).toEqual([]);
  await gallery.getByRole('button', { name: 'Delete' }).click();
  await gallery.waitForSelector('.toast');
  expect(await violations(gallery)).toEqual([]);
  await gallery.locator('.storage').click();
  await gallery.waitForSelector('.storage-panel');
  expect(await violations(gallery)).toEqual([]);
  await gallery.keyboard.press('Escape');

  for (const open of ['.tile:not([data-failed]) .tile-open', '.tile[data-failed] .tile-open', '.job-title']) {
    await gallery.locator(open).first().click();
    await gallery.waitForSelector('.viewer-part');
    expect(await violations(gallery)).toEqual([]);
    if (open.includes(':not')) {
      await gallery.getByRole('button', { name: 'In another layout' }).click();
      await gallery.waitForSelector('.menu:popover-open');
      expect(await violations(gallery)).toEqual([]);
      await gallery.keyboard.press('Escape');
    }
    await gallery.keyboard.press('Escape');
    await expect(gallery.locator('.viewer')).toHaveCount(0);
  }

  for (const width of [360, 1280]) {
    await gallery.setViewportSize({ width, height: 800 });
    for (const [fontSize, dir] of [
      ['200%', 'ltr'],
      ['100%', 'rtl'],
    ] as const) {
      await gallery.evaluate(
        ([size, direction]) => {
          document.documentElement.style.fontSize = size;
          document.documentElement.dir = direction;
        },
        [fontSize, dir] as const,
      );
      await expect.poll(() => overflow(gallery)).toBeLessThanOrEqual(0);
      await gallery.locator('.tile-open').first().click();
      await gallery.waitForSelector('.viewer-part');
      expect(await overflow(gallery)).toBeLessThanOrEqual(0);
      expect(await violations(gallery)).toEqual([]);
      await gallery.keyboard.press('Escape');
      await expect(gallery.locator('.viewer')).toHaveCount(0);
    }
  }
});
