import type { Page } from '@playwright/test';
import type { Kind } from '../../lib/contract/index.ts';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { expect, openPage, says, type Walk, type World } from './test.ts';

/** Makes a picture of the sample page, and opens it from the gallery, which stays open behind. */
async function openEditor({ broadside, samples }: World, kind: Kind): Promise<{ gallery: Page; editor: Page }> {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind, aspect: '1:1', format: 'png' });
  await popup.close();
  const gallery = await openPage(broadside, 'gallery.html');
  await gallery.locator('.tile-open').click();
  const opened = broadside.context.waitForEvent('page');
  await gallery.getByRole('button', { name: says('edit'), exact: true }).click();
  const editor = await opened;
  await drawn(editor);
  return { gallery, editor };
}

const drawn = async (editor: Page) => {
  await expect(editor.locator('.stage-picture:not([data-drawing]) img')).toBeVisible();
  await expect(editor.locator('.design-choice img').first()).toBeVisible();
};

const infographic: Walk = async (world, visit) => {
  const { gallery, editor } = await openEditor(world, 'infographic');
  await visit(editor, 'opened');
  const items = editor.locator('.edit-item');
  await items.first().locator('[data-field]').first().fill('Words of a user’s own');
  await items
    .first()
    .getByRole('button', { name: says('edit_sentence') })
    .click();
  await editor.locator('.edit-sentences').waitFor();
  await drawn(editor);
  await visit(editor, 'sentences');
  await editor.locator('.edit-drawing > button').first().click();
  await editor.locator('.edit-drawings svg').first().waitFor();
  await visit(editor, 'drawings');
  await editor.locator('.stage-text').first().click({ force: true });
  await editor.locator('.stage-input').waitFor();
  await visit(editor, 'in-place');
  await editor.keyboard.press('Escape');

  await editor.getByRole('button', { name: says('save_as'), exact: true }).click();
  await expect(editor.getByRole('menu')).toBeVisible();
  await visit(editor, 'save-as');
  await editor.keyboard.press('Escape');
  await editor.getByRole('button', { name: says('series_edit') }).click();
  await editor.locator('.edit-slide').nth(2).locator('input').focus();
  await drawn(editor);
  await visit(editor, 'series');
  await editor.getByRole('button', { name: says('series_one') }).click();

  const second = await world.broadside.context.newPage();
  await second.goto(editor.url());
  await second.locator('.editor-refused .notice').waitFor();
  await visit(second, 'elsewhere');
  await second.close();

  await gallery.bringToFront();
  await gallery.reload();
  await visit(gallery, 'unsaved');
  await gallery.locator('.tile-open').first().click();
  await gallery.getByRole('button', { name: says('version_unsaved'), exact: true }).click();
  await gallery.locator('.viewer-stage img').first().waitFor();
  await visit(gallery, 'unsaved-version');
  await editor.bringToFront();
  await editor.getByRole('button', { name: says('save_picture'), exact: true }).click();
  await gallery.bringToFront();
  await gallery.reload();
  await gallery.locator('.tile-open').first().click();
  await expect(gallery.locator('.version')).toHaveCount(2);
  await visit(gallery, 'saved-versions');
  await gallery.getByRole('button', { name: says('side_by_side') }).click();
  await gallery.getByRole('button', { name: says('again_layout') }).click();
  await gallery.locator('.again-designs img').nth(1).waitFor();
  await visit(gallery, 'again-designs');
};

const meme: Walk = async (world, visit) => {
  const { editor } = await openEditor(world, 'meme');
  await visit(editor, 'meme');
};

export const editorWalks = { infographic, meme };
