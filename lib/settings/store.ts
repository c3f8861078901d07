import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { kinds } from '../contract/index.ts';
import {
  appearances,
  choices,
  connectionSetting,
  deliverySetting,
  menuItems,
  savedFormats,
  storageLimit,
} from './settings.ts';

export const settingsVersion = 2;

const settings = z.object({
  version: z.literal(settingsVersion),
  lastKind: z._default(z.enum(kinds), 'infographic'),
  choices: z._default(z.object({ infographic: choices, meme: choices }), {
    infographic: choices.parse({ kind: 'infographic' }),
    meme: choices.parse({ kind: 'meme', aspect: '1:1' }),
  }),
  connection: z._default(connectionSetting, { type: 'device' }),
  storageLimit,
  delivery: z._default(z.object({ infographic: deliverySetting, meme: deliverySetting, saved: deliverySetting }), {
    infographic: deliverySetting.parse({}),
    meme: deliverySetting.parse({}),
    saved: deliverySetting.parse({ name: '{title}' }),
  }),
  savedFormat: z._default(z.enum(savedFormats), 'original'),
  menuItems: z._default(z.array(z.enum(menuItems)), [...menuItems]),
  /** Hosts with a permission, where the right-click looks beneath overlays. */
  socialSites: z._default(z.array(z.string()), []),
  feeds: z._default(z.array(z.string()), []),
  appearance: z._default(z.enum(appearances), 'system'),
  /** A folder of `_locales`. Default: the browser's language. */
  language: z.optional(z.string()),
});
export type Settings = z.infer<typeof settings>;

const key = 'settings';
/** Unreadable settings are kept here before they are replaced. */
const keptKey = 'settings:unread';

/** `migrations[n]` takes version n to n + 1. When a step throws, the stored settings are kept. */
type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;
const migrations: Readonly<Record<number, Migration>> = {
  // Version 2's additions have defaults; version 1 would drop them when writing.
  1: (stored) => stored,
};

/** Undefined when unreadable; defaults when nothing is stored. */
export function migrateSettings(
  stored: unknown,
  steps: Readonly<Record<number, Migration>> = migrations,
): Settings | undefined {
  if (stored === undefined) return settings.parse({ version: settingsVersion });
  let current = z.looseObject({ version: z.number() }).safeParse(stored).data;
  while (current && current.version < settingsVersion) {
    const step = steps[current.version];
    if (!step) return undefined;
    try {
      current = { ...step(current), version: current.version + 1 };
    } catch {
      return undefined;
    }
  }
  return settings.safeParse(current).data;
}

export const parseSettings = (stored: unknown): Settings =>
  migrateSettings(stored) ?? settings.parse({ version: settingsVersion });

export async function readSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(key);
  return parseSettings(stored[key]);
}

export async function readUnread(): Promise<unknown> {
  const { [key]: stored, [keptKey]: kept } = await browser.storage.local.get([key, keptKey]);
  return migrateSettings(stored) ? kept : stored;
}

export async function dropUnread(): Promise<void> {
  await updateSettings((current) => current);
  await browser.storage.local.remove(keptKey);
}

/** Serialised over all contexts. Unreadable settings are kept aside. */
export function updateSettings(change: (current: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('settings', async () => {
    const { [key]: stored } = await browser.storage.local.get(key);
    const read = migrateSettings(stored);
    const next = settings.parse(change(read ?? settings.parse({ version: settingsVersion })));
    await browser.storage.local.set({ [key]: next, ...(read === undefined && { [keptKey]: stored }) });
    return next;
  });
}

export function watchSettings(listener: (now: Settings, before: Settings) => void): () => void {
  const onChanged = (changes: Record<string, { oldValue?: unknown; newValue?: unknown }>, area: string) => {
    const change = area === 'local' ? changes[key] : undefined;
    if (change) listener(parseSettings(change.newValue), parseSettings(change.oldValue));
  };
  browser.storage.onChanged.addListener(onChanged);
  return () => browser.storage.onChanged.removeListener(onChanged);
}

/** Settings as an extension page last saw them, synchronously for the first paint; may be outdated. */
export function readMirroredSettings(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined);
  } catch {
    return parseSettings(undefined);
  }
}

export function mirrorSettings(settings: Settings): void {
  localStorage.setItem(key, JSON.stringify(settings));
}
