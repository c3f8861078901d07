import { type Browser, browser } from 'wxt/browser';
import { loadLanguage } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { readSettings, type Settings, watchSettings } from '../../lib/settings/store.ts';
import { runInBackground } from './in-background.ts';
import { showState } from './toolbar.ts';

export const galleryItem = 'open-gallery';

type MenuItem = Settings['menuItems'][number];
type Context = `${Browser.contextMenus.ContextType}`;

const onPage: readonly Context[] = ['page', 'image', 'link', 'video'];

const items: Readonly<
  Record<MenuItem, { readonly id: string; readonly title: () => string; readonly contexts: readonly Context[] }>
> = {
  infographic: {
    id: 'infographic',
    title: () => t('menu_infographic'),
    contexts: [...onPage, 'selection', 'action'],
  },
  meme: { id: 'meme', title: () => t('menu_meme'), contexts: [...onPage, 'selection', 'action'] },
  'save-image': { id: 'save-image', title: () => t('menu_save_image'), contexts: [...onPage, 'action'] },
  pick: { id: 'pick', title: () => t('menu_pick'), contexts: ['page', 'action'] },
  gallery: { id: galleryItem, title: () => t('open_gallery'), contexts: ['action'] },
};

let made: Promise<void> = Promise.resolve();

/** Serialised: concurrent runs would add items twice. */
export function makeMenus(): Promise<void> {
  made = made.then(make, make);
  return made;
}

async function make(): Promise<void> {
  // Firefox on phones has no context menu.
  const { contextMenus }: Partial<typeof browser> = browser;
  if (!contextMenus) return;
  await loadLanguage();
  const [{ menuItems }] = await Promise.all([readSettings(), contextMenus.removeAll()]);
  for (const [item, { id, title, contexts }] of Object.entries(items)) {
    if (!menuItems.some((shown) => shown === item)) continue;
    contextMenus.create({ id, title: title(), contexts: [...contexts] as [Context] });
  }
}

export function watchMenus(): void {
  const shape = ({ menuItems, language }: Settings) => JSON.stringify([menuItems, language]);
  watchSettings((now, before) => {
    if (shape(now) !== shape(before)) runInBackground(makeMenus());
  });
}

export async function applyLanguage(): Promise<void> {
  await loadLanguage();
  await Promise.all([makeMenus(), showState()]);
}
