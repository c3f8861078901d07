import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { violations } from './axe.ts';
import { type Broadside, expect, test } from './extension.ts';
import { chooseMeme, dropFile, openGiving, start } from './popup-page.ts';

const image = readFileSync(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));

/** Makes a meme of an own image, given as a file, and opens it in the editor. */
async function openOwnImage(broadside: Broadside): Promise<Page> {
  const popup = await openGiving(broadside);
  await dropFile(popup.locator('.give'), { name: 'desk.png', type: 'image/png', bytes: image });
  await chooseMeme(popup);
  await start(popup);
  await broadside.nextDownload();
  const opened = broadside.context.waitForEvent('page');
  await popup.getByRole('link', { name: 'Edit' }).click();
  const editor = await opened;
  await drawn(editor);
  return editor;
}

/** As on a busy machine: input is handled before the timers that are due. */
const delayTimers = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = Object.assign(
      (act: TimerHandler, delay = 0, ...rest: unknown[]) => setTimeout(act, delay + 500, ...rest),
      setTimeout,
    );
  });

type Point = readonly [x: number, y: number];

async function drag({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(...to, { steps: 4 });
  await mouse.up();
}

const drawn = (editor: Page) => expect(editor.locator('.stage-picture:not([data-drawing]) img')).toBeVisible();

test('texts on an own image are added, placed and sized by dragging, by keys and in the form', async ({
  broadside,
}) => {
  test.slow();
  const editor = await openOwnImage(broadside);
  const boxes = editor.locator('.stage-box-move');
  const picture = editor.locator('.stage-picture img');
  const measure = (name: string) => editor.getByLabel(name, { exact: true }).last();
  const read = async (name: string) => Number(await measure(name).inputValue());
  await expect(boxes).toHaveCount(0);
  await editor.getByRole('button', { name: 'Place texts freely' }).click();
  const before = await boxes.count();
  await editor.getByRole('button', { name: 'Add text' }).click();
  await expect(boxes).toHaveCount(before + 1);
  await editor.getByLabel('Caption', { exact: true }).last().fill('My own Words, as typed');
  await expect(picture).toHaveAttribute('alt', /My own Words, as typed/);

  // It stands where the picture is calm, and none of the other texts does.
  await expect(editor.getByLabel('Position', { exact: true }).last()).toHaveValue(/^calm-/);
  // Where it stands is measured below: the picture of the typed words is drawn first, then that of the new place.
  await drawn(editor);
  const typed = (await picture.getAttribute('src')) ?? '';
  await editor.getByLabel('Position', { exact: true }).last().selectOption({ label: 'Empty area 2' });
  await expect(picture).not.toHaveAttribute('src', typed);
  await drawn(editor);
  const [left, top, width] = [await read('From the left (%)'), await read('From the top (%)'), await read('Width (%)')];

  const box = boxes.last();
  const place = await box.boundingBox();
  if (!place) throw new Error('The text has no box.');
  const grip = [place.x + place.width / 3, place.y + place.height / 2] as const;
  const corner = [place.x + place.width, place.y + place.height] as const;
  const whole = await picture.boundingBox();
  const tenth = (whole?.width ?? 0) / 10;
  await delayTimers(editor);
  await drag(editor, corner, [corner[0] - tenth, corner[1]]);
  await drag(editor, grip, [grip[0], grip[1] + tenth]);
  await expect.poll(() => read('Width (%)')).toBeLessThan(width - 5);
  await expect.poll(() => read('From the top (%)')).toBeGreaterThan(top + 5);
  expect(await read('From the left (%)')).toBe(left);
  await expect(editor.getByLabel('Position', { exact: true }).last()).toHaveValue('');
  // A drag is one step.
  await editor.getByRole('button', { name: 'Undo' }).click();
  expect(await read('From the top (%)')).toBe(top);

  await box.focus();
  await expect(editor.locator('.stage-calm')).not.toHaveCount(0);
  await editor.keyboard.press('ArrowDown');
  await editor.keyboard.press('ArrowDown');
  expect(await read('From the top (%)')).toBe(top + 2);
  const sized = await read('Height (%)');
  await editor.keyboard.press('Shift+ArrowDown');
  expect(await read('Height (%)')).toBe(sized + 1);

  // Opened where it stands, by a key; typed there.
  await editor.keyboard.press('Enter');
  await expect(editor.locator('.stage-input')).toBeFocused();
  await editor.keyboard.type('Typed in its place');
  await editor.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('alt', /Typed in its place/);

  await measure('From the left (%)').fill('12');
  await editor.getByLabel('Alignment').last().selectOption({ label: 'Left' });
  await editor.getByLabel('Text style').last().selectOption({ label: 'Dark on a white card' });
  await drawn(editor);
  expect(await violations(editor)).toEqual([]);
  const saved = broadside.nextDownload();
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  expect(readImageWords(new Uint8Array(readFileSync(await saved))).description).toContain('Typed in its place');
});
