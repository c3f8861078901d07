import { loadLanguage } from '../../lib/i18n/language.ts';
import { makeMenus } from './menus.ts';
import { showState } from './toolbar.ts';

/** What the browser shows of the extension, in the language that was chosen. */
export async function applyLanguage(): Promise<void> {
  await loadLanguage();
  await Promise.all([makeMenus(), showState()]);
}
