import { writeFileSync } from 'node:fs';
import { expect, test } from './extension.ts';
import { openOver, start } from './popup-page.ts';
import { readStore } from './stored.ts';

test.use({ ownBrowser: false });

test('in the side panel a picture is edited in place, and in a tab when that is wanted', async ({
  broadside,
  samples,
}) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await start(popup);
  await expect(popup.locator('.job-view[data-tone="done"] img')).toBeVisible();
  await popup.close();
  const page = await broadside.context.newPage();
  await page.goto(`chrome-extension://${broadside.id}/options.html`);
  const panel = await broadside.openSidePanel(page);
  const tabs = broadside.context.pages().length;
  await panel.click('.tile-open');
  await panel.click('.viewer-acts button:has(.icon-edit)');
  await panel.see('.stage-picture:not([data-drawing]) img');
  // Beside the page, not in a tab.
  expect(broadside.context.pages()).toHaveLength(tabs);
  const typed = 'Typed in the side panel';
  await panel.run((text) => {
    const input = document.querySelector<HTMLInputElement>('[data-field="title"].field-input');
    if (!input) throw new Error('There is no field for the title.');
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, typed);
  await panel.see(`.stage-picture:not([data-drawing]) img[alt^="${typed}"]`);
  const width = await panel.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, 0);
  expect(width).toBe(0);
  if (process.env.PANEL_SHOT) writeFileSync(process.env.PANEL_SHOT, await panel.screenshot());
  await expect.poll(async () => (await readStore(await broadside.worker(), 'edits')).length).toBe(1);

  // The gallery opens the tab, which has the picture at once: the panel has let go of it.
  const opened = broadside.context.waitForEvent('page');
  await panel.click('.editor-bar button:has(.icon-tab)');
  const editor = await opened;
  await expect(editor.getByLabel('Title', { exact: true })).toHaveValue(typed);
  await expect(editor.locator('.editor-bar .icon-gallery')).toHaveCount(0);
  await panel.see('.viewer img');
});
