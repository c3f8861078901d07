import type { Settings } from '../lib/settings/store.ts';

/**
 * Shows the page light, dark or as the system is, and leaves word of it where `entrypoints/appearance.ts` reads it before
 * the next page is first painted: settings are read too late for that.
 */
export function showAppearance(appearance: Settings['appearance']): void {
  document.documentElement.style.colorScheme = appearance === 'system' ? '' : appearance;
  localStorage.setItem('appearance', appearance);
}
