import { loadLanguage } from '../../lib/i18n/language.ts';
import { makeMenus } from './menus.ts';
import { showState } from './toolbar.ts';

export async function applyLanguage(): Promise<void> {
  await loadLanguage();
  await Promise.all([makeMenus(), showState()]);
}
