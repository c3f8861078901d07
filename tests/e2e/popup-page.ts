import type { Page } from '@playwright/test';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { type Broadside, expect } from './extension.ts';

/** The popup as tests meet it: its page opened as a tab, as narrow as a popup is. */

export const says = (key: keyof typeof messages) => messages[key].message;

/** The popup's page in a tab, as narrow as a popup is, over that page; of several of its address the last. */
export async function openOver(broadside: Broadside, page: Page): Promise<Page> {
  const popup = await openAnyhow(broadside, page);
  await expect(popup.locator('form.make')).toBeVisible();
  // A capture is as high as it is: only then does the form stay where it is, and a click meets it.
  await expect(popup.locator('.source-looking')).toHaveCount(0);
  return popup;
}

/** The same, whatever it shows then; it may be gone before it has loaded. */
export async function openAnyhow(broadside: Broadside, page: Page): Promise<Page> {
  const worker = await broadside.worker();
  const tabId = await worker.evaluate(
    async (url) => (await chrome.tabs.query({})).findLast((tab) => tab.url === url)?.id,
    page.url(),
  );
  const popup = await broadside.context.newPage();
  await popup.setViewportSize({ width: 384, height: 600 });
  await popup.goto(`chrome-extension://${broadside.id}/popup.html?tab=${tabId}`).catch(() => undefined);
  return popup;
}

export const start = (popup: Page) => popup.locator('form.make button[type="submit"]').click();
/** By its label, as users do: a click waits until it stands still, and a radio button of one pixel is easily missed. */
export const chooseMeme = (popup: Page) =>
  popup
    .locator('form.make .segment')
    .filter({ hasText: says('kind_meme') })
    .click();
export const edit = (popup: Page) => popup.getByRole('button', { name: says('edit_text'), exact: true }).click();
export const sourceField = (popup: Page) => popup.locator('textarea[name="source"]');
export const openMore = (popup: Page) => popup.locator('.more > summary').click();

/** The window in which a file or text is given. */
export async function openGiving(broadside: Broadside): Promise<Page> {
  const window = await broadside.context.newPage();
  await window.goto(`chrome-extension://${broadside.id}/popup.html?give=1`);
  return window;
}

export const paste = (window: Page, text: string) =>
  window.locator('.give').evaluate((zone, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Drops a file where the window takes one. */
export const dropFile = (
  zone: ReturnType<Page['locator']>,
  { name, type, bytes }: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
) =>
  zone.evaluate(
    (zone, { name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name, { type }));
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, type, base64: Buffer.from(bytes).toString('base64') },
  );
