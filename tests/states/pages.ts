import { seedMixedGallery } from '../e2e/seed-gallery.ts';
import { startService } from '../e2e/service.ts';
import { expect, openPage, says, type Walk } from './test.ts';

const emptyGallery: Walk = async ({ broadside }, visit) => {
  const gallery = await openPage(broadside, 'gallery.html');
  await expect(gallery.locator('.empty')).toBeVisible();
  await visit(gallery, 'empty');
};

const fullGallery: Walk = async ({ broadside }, visit) => {
  const gallery = await openPage(broadside, 'gallery.html');
  await gallery.waitForSelector('.empty');
  await seedMixedGallery(gallery, 24);
  await gallery.reload();
  await gallery.waitForSelector('.tile img');
  await gallery.waitForSelector('.job');
  await visit(gallery, 'full');
  await gallery.setViewportSize({ width: 380, height: 800 });
  await visit(gallery, 'side-panel');
  await gallery.setViewportSize({ width: 1280, height: 900 });

  await gallery.getByRole('searchbox').fill('tides');
  await gallery.getByLabel(says('kind')).selectOption('infographic');
  await visit(gallery, 'filtered');
  await gallery.getByRole('searchbox').fill('no such words');
  await gallery.waitForSelector('.empty');
  await visit(gallery, 'nothing-found');
  await gallery.getByRole('button', { name: says('clear_filters') }).click();

  await gallery.locator('.tile-select input').nth(1).check();
  await gallery.locator('.tile-select input').nth(3).check();
  await visit(gallery, 'selecting');
  await gallery.getByRole('button', { name: says('delete') }).click();
  await gallery.waitForSelector('.toast');
  await visit(gallery, 'deleted');
  await gallery.locator('.storage').click();
  await gallery.waitForSelector('.storage-panel');
  await visit(gallery, 'storage');
  await gallery.keyboard.press('Escape');

  const opened = {
    viewer: '.tile:not([data-failed]) .tile-open',
    'viewer-failed': '.tile[data-failed] .tile-open',
    'viewer-running': '.job-title',
  };
  for (const [name, open] of Object.entries(opened)) {
    await gallery.locator(open).first().click();
    await gallery.waitForSelector('.viewer-part');
    await visit(gallery, name);
    if (name === 'viewer') {
      await gallery.getByRole('button', { name: says('again_layout') }).click();
      await gallery.waitForSelector('.menu:popover-open');
      await visit(gallery, 'viewer-layouts');
      await gallery.keyboard.press('Escape');
      await gallery.setViewportSize({ width: 380, height: 800 });
      await visit(gallery, 'viewer-side-panel');
      await gallery.setViewportSize({ width: 1280, height: 900 });
    }
    await gallery.keyboard.press('Escape');
    await expect(gallery.locator('.viewer')).toHaveCount(0);
  }
};

const options: Walk = async ({ broadside, connect }, visit) => {
  const page = await openPage(broadside, 'options.html');
  await page.locator('.options-section').waitFor();
  const links = page.getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    await page.locator(`nav a[href="${address}"]`).click();
    await expect(page.locator(`nav a[href="${address}"]`)).toHaveAttribute('aria-current', 'page');
    await visit(page, address.slice(1));
  }
  await page.locator('nav a[href="#brands"]').click();
  await page
    .getByRole('button', { name: says('brand_new') })
    .first()
    .click();
  const done = page.getByRole('button', { name: says('brand_done') });
  await done.waitFor();
  await visit(page, 'brands-editing');
  await done.click();
  await page.locator('.brand-card').waitFor();
  await visit(page, 'brands-one');
  await page.locator('nav a[href="#data"]').click();
  await page.getByRole('button', { name: says('erase_all') }).click();
  await page.getByRole('alertdialog').waitFor();
  await visit(page, 'data-erasing');
  await page.close();
  await connect();
  const connected = await openPage(broadside, 'options.html#connection');
  await connected.locator('input[type="url"]').waitFor();
  await visit(connected, 'connection-service');
};

const welcome: Walk = async ({ broadside }, visit) => {
  const page = await openPage(broadside, 'welcome.html');
  await page.locator('.way').first().waitFor();
  await visit(page, 'start');
  await page.getByRole('button', { name: says('make_picture_of_it') }).click();
  await expect(page.locator('.sample-picture .notice-done')).toBeVisible({ timeout: 30_000 });
  await visit(page, 'made');
};

const saving: Walk = async ({ broadside, site }, visit) => {
  const page = await broadside.open(`${site.origin}/`);
  const opened = broadside.context.waitForEvent('page');
  await broadside.clickMenu(page, { menuItemId: 'save-image' });
  const grid = await opened;
  await expect(grid.locator('.save-picture img')).toHaveCount(9);
  await visit(grid, 'grid');
  await grid.locator('.save-tile input').nth(0).check({ force: true });
  await grid.locator('.save-tile input').nth(3).check({ force: true });
  await visit(grid, 'grid-chosen');
};

const picking: Walk = async ({ broadside, site }, visit) => {
  const page = await broadside.open(`${site.origin}/`);
  await broadside.clickMenu(page, { menuItemId: 'pick' });
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('body ~ *').length)).toBe(1);
  await page.keyboard.press('ArrowDown');
  await visit(page, 'pointing');
  await page.keyboard.press('Enter');
  await visit(page, 'picked');
};

const tabs: Walk = async ({ broadside, samples }, visit) => {
  for (const name of ['mornings', 'night-trains', 'slow-letters']) await broadside.open(`${samples}/${name}.html`);
  const worker = await broadside.worker();
  const ids = await worker.evaluate(async () => (await chrome.tabs.query({})).map(({ id }) => id));
  const page = await openPage(broadside, `tabs.html?ids=${ids.join(',')}`);
  await page.locator('.tabs-list li').first().waitFor();
  await visit(page, 'tabs');
};

const service: Walk = async ({ broadside }, visit) => {
  const running = await startService([]);
  try {
    const page = await broadside.context.newPage();
    await page.goto(`${running.base}/app/api-keys`);
    await visit(page, 'sign-in-elsewhere');
    await page.goto(running.signIn ?? '');
    await visit(page, 'sign-in');
    await page.getByRole('button').click();
    await page.locator('input[name="name"]').first().waitFor();
    await visit(page, 'api-keys');
    await page.locator('input[name="name"]').first().fill('Laptop');
    await page.getByRole('button', { name: 'Make key' }).click();
    await expect(page.locator('.notice-done')).toBeVisible();
    await visit(page, 'api-keys-new');
    await page.locator('.rows summary').first().click();
    await visit(page, 'api-keys-revoking');
    await page.locator('.rows summary').first().click();
    await page.locator('input[name="name"]').last().fill('Northwind');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await page.locator('.brand').waitFor();
    await visit(page, 'api-keys-brand');
    await page.goto(`${running.base}/reference`);
    await visit(page, 'reference');
  } finally {
    await running.stop();
  }
};

export const pageWalks = { emptyGallery, fullGallery, options, welcome, saving, picking, tabs, service };
