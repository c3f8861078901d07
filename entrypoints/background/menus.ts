import { browser } from 'wxt/browser';
import { type Kind, kinds } from '../../lib/contract/index.ts';
import { loadLanguage } from '../../lib/settings/language.ts';
import { words } from '../../lib/settings/words.ts';

const title = { infographic: () => words('menu_infographic'), meme: () => words('menu_meme') } as const;

/** The item of the toolbar button's menu, and the keyboard command, that open the gallery. */
export const galleryItem = 'open-gallery';

let made: Promise<void> = Promise.resolve();

/** Makes the context menu anew. One after the other: two at once would both add what both have removed. */
export function makeMenus(): Promise<void> {
  made = made.then(make, make);
  return made;
}

async function make(): Promise<void> {
  await loadLanguage();
  await browser.contextMenus.removeAll();
  for (const kind of kinds)
    browser.contextMenus.create({ id: kind, title: title[kind](), contexts: ['page', 'selection', 'image', 'link'] });
  browser.contextMenus.create({ id: galleryItem, title: words('open_gallery'), contexts: ['action'] });
}

/** What a menu item makes; undefined when it is none of ours. */
export const kindOfItem = (menuItemId: string | number): Kind | undefined => kinds.find((kind) => kind === menuItemId);
