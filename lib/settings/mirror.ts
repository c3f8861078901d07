import { parseSettings, type Settings } from './store.ts';

const key = 'settings';

/**
 * The settings as an extension page last saw them, at hand before anything is waited for; the defaults where none has. What is
 * stored may be newer: this is for a first look, which the stored settings correct.
 */
export function mirroredSettings(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined);
  } catch {
    // Edited by hand: treated as missing.
    return parseSettings(undefined);
  }
}

/** Keeps settings for the first look of the next page. */
export function mirrorSettings(settings: Settings): void {
  localStorage.setItem(key, JSON.stringify(settings));
}
