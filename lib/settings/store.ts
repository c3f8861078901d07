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
  /** What is offered first for each kind. */
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
  /** Hosts of social sites where the right-click looks beneath overlays; each has been given its permission. */
  socialSites: z._default(z.array(z.string()), []),
  feeds: z._default(z.array(z.string()), []),
  appearance: z._default(z.enum(appearances), 'system'),
  /** A folder of `_locales`; absent: the browser's language. */
  language: z.optional(z.string()),
});
export type Settings = z.infer<typeof settings>;

const key = 'settings';
/** Settings that could not be read are put here before anything is written in their place. */
const keptKey = 'settings:unread';

/**
 * Brings stored settings of an older version up to the one after it: `migrations[n]` takes version n to n + 1. A step may
 * throw; what was stored is then kept as it is.
 */
type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;
const migrations: Readonly<Record<number, Migration>> = {
  // What version 2 added has defaults. It is a version of its own because the first would have dropped it all when it wrote.
  1: (stored) => stored,
};

/** Settings as stored by any version, in today's shape; undefined when they cannot be read. Nothing stored: the defaults. */
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
      // Undefined says it; the caller keeps what was stored.
      return undefined;
    }
  }
  return settings.safeParse(current).data;
}

/** Settings as they are stored, in today's shape; the defaults where there are none or they cannot be read. */
export const parseSettings = (stored: unknown): Settings =>
  migrateSettings(stored) ?? settings.parse({ version: settingsVersion });

/** The settings; the defaults where none are stored or they cannot be read. */
export async function readSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(key);
  return parseSettings(stored[key]);
}

/** Settings of another version or damaged ones, which were not read: kept as they were stored. Undefined: there are none. */
export async function readUnread(): Promise<unknown> {
  const { [key]: stored, [keptKey]: kept } = await browser.storage.local.get([key, keptKey]);
  return migrateSettings(stored) ? kept : stored;
}

/** Lets go of the settings that could not be read. Where they still stand in place of the settings, the defaults do from now on. */
export async function dropUnread(): Promise<void> {
  await updateSettings((current) => current);
  await browser.storage.local.remove(keptKey);
}

/** Changes the settings, one change at a time over all contexts. What could not be read is kept beside the new. */
export function updateSettings(change: (current: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('settings', async () => {
    const { [key]: stored } = await browser.storage.local.get(key);
    const read = migrateSettings(stored);
    const next = settings.parse(change(read ?? settings.parse({ version: settingsVersion })));
    await browser.storage.local.set({ [key]: next, ...(read === undefined && { [keptKey]: stored }) });
    return next;
  });
}

/** Notifies of each change of the settings, with what they were. Returns how to stop. */
export function watchSettings(listener: (now: Settings, before: Settings) => void): () => void {
  const onChanged = (changes: Record<string, { oldValue?: unknown; newValue?: unknown }>, area: string) => {
    const change = area === 'local' ? changes[key] : undefined;
    if (change) listener(parseSettings(change.newValue), parseSettings(change.oldValue));
  };
  browser.storage.onChanged.addListener(onChanged);
  return () => browser.storage.onChanged.removeListener(onChanged);
}
