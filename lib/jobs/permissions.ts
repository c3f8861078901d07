import { browser } from 'wxt/browser';
import { isOnSite } from '../capture/social-sites.ts';
import { feedSources } from '../engine/meme/scout/sources.ts';
import { t } from '../i18n/t.ts';
import { isThisMachine, sentDataTypes, toPermission } from '../settings/addresses.ts';
import { readKeys } from '../settings/connection.ts';
import { readSettings, updateSettings } from '../settings/store.ts';
import type { Reason } from './outcomes.ts';
import type { JobRecord } from './record.ts';

/** Permissions can be revoked by the user at any time. */
export const isPermitted = (address: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [toPermission(address)] });

export interface Feed {
  readonly id: string;
  readonly origin: string;
}

export const feeds: readonly Feed[] = feedSources.map(({ id, origin }) => ({ id, origin }));

export async function listPermittedFeeds(): Promise<string[]> {
  const { feeds: on } = await readSettings();
  const asked = await Promise.all(
    feeds.filter(({ id }) => on.includes(id)).map(async ({ id, origin }) => ((await isPermitted(origin)) ? [id] : [])),
  );
  return asked.flat();
}

/** Returns whether the user agreed. Must be called directly from a click: browsers refuse after an await. */
export async function switchOnFeed({ id, origin }: Feed): Promise<boolean> {
  const agreed = await browser.permissions.request({ origins: [toPermission(origin)] });
  if (agreed) await storeFeed(id, true);
  return agreed;
}

export async function switchOffFeed({ id, origin }: Feed): Promise<void> {
  await storeFeed(id, false);
  await browser.permissions.remove({ origins: [toPermission(origin)] });
}

async function storeFeed(id: string, on: boolean): Promise<void> {
  await updateSettings((current) => {
    const others = current.feeds.filter((other) => other !== id);
    return { ...current, feeds: on ? [...others, id] : others };
  });
}

/** Returns why a request there would fail; undefined when it is worth trying. */
export async function findSendBlocker(address: string): Promise<Reason | undefined> {
  if (!navigator.onLine && !isThisMachine(address)) return { code: 'offline', message: t('error_offline') };
  if (!(await isPermitted(address))) return { code: 'no_permission', message: t('error_no_permission') };
  return undefined;
}

/** Of services with a stored key: not the connection, used by no job, and not the host of an active site or feed. */
export async function releaseLeftServices(jobs: readonly Pick<JobRecord, 'connection'>[]): Promise<void> {
  const [{ connection, socialSites, feeds: on }, keys] = await Promise.all([readSettings(), readKeys()]);
  const inUse = new Set([
    ...[connection, ...jobs.map((job) => job.connection)].flatMap((one) =>
      one.type === 'service' ? toPermission(one.baseUrl) : [],
    ),
    ...feeds.filter(({ id }) => on.includes(id)).map(({ origin }) => toPermission(origin)),
  ]);
  const left = Object.keys(keys).filter((base) => !inUse.has(toPermission(base)) && !isOnSite(base, socialSites));
  const origins = [...new Set(left.map(toPermission))];
  if (import.meta.env.FIREFOX && connection.type === 'device') {
    const sent = { origins: [], data_collection: [...sentDataTypes] };
    await browser.permissions.remove(sent).catch(() => undefined);
  }
  // Firefox rejects for permissions never granted.
  for (const origin of origins) await browser.permissions.remove({ origins: [origin] }).catch(() => undefined);
}
