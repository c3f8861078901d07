import { parseSettings, type Settings } from './store.ts';

const key = 'settings';

/** Settings as an extension page last saw them, synchronously for the first paint; may be outdated. */
export function mirroredSettings(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined);
  } catch {
    // Corrupt.
    return parseSettings(undefined);
  }
}

export function mirrorSettings(settings: Settings): void {
  localStorage.setItem(key, JSON.stringify(settings));
}
