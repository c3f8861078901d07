import { browser } from 'wxt/browser';
import { feedSources } from '../engine/meme/scout/sources.ts';
import { permissionFor } from './origin.ts';
import { readSettings, updateSettings } from './store.ts';

export interface Feed {
  readonly id: string;
  readonly origin: string;
}

export const feeds: readonly Feed[] = feedSources.map(({ id, origin }) => ({ id, origin }));

/** Permissions may be revoked in the browser. */
export async function permittedFeeds(): Promise<string[]> {
  const { feeds: on } = await readSettings();
  const asked = await Promise.all(
    feeds.filter(({ id }) => on.includes(id)).map(async ({ id, origin }) => ((await mayReach(origin)) ? [id] : [])),
  );
  return asked.flat();
}

const mayReach = (origin: string) => browser.permissions.contains({ origins: [permissionFor(origin)] });

/** Returns whether the user agreed. Must be called directly from a click: browsers refuse after an await. */
export async function switchOnFeed({ id, origin }: Feed): Promise<boolean> {
  const agreed = await browser.permissions.request({ origins: [permissionFor(origin)] });
  if (agreed) await storeFeed(id, true);
  return agreed;
}

export async function switchOffFeed({ id, origin }: Feed): Promise<void> {
  await storeFeed(id, false);
  await browser.permissions.remove({ origins: [permissionFor(origin)] });
}

async function storeFeed(id: string, on: boolean): Promise<void> {
  await updateSettings((current) => {
    const others = current.feeds.filter((other) => other !== id);
    return { ...current, feeds: on ? [...others, id] : others };
  });
}
