import { browser } from 'wxt/browser';
import { feeds } from '../settings/feeds.ts';
import { readKeys } from '../settings/keys.ts';
import { permissionFor } from '../settings/origin.ts';
import { sentDataTypes } from '../settings/sent-data.ts';
import { isOnSite } from '../settings/social-sites.ts';
import { readSettings } from '../settings/store.ts';
import type { JobRecord } from './record.ts';

/**
 * Gives back the permissions of services that the user has left: those a key is stored for, which are not the connection,
 * none of the jobs at work was sent to, and which share their host with no site or feed that is switched on.
 */
export async function releaseLeftServices(jobs: readonly Pick<JobRecord, 'connection'>[]): Promise<void> {
  const [{ connection, socialSites, feeds: on }, keys] = await Promise.all([readSettings(), readKeys()]);
  const inUse = new Set([
    ...[connection, ...jobs.map((job) => job.connection)].flatMap((one) =>
      one.type === 'service' ? permissionFor(one.baseUrl) : [],
    ),
    ...feeds.filter(({ id }) => on.includes(id)).map(({ origin }) => permissionFor(origin)),
  ]);
  const left = Object.keys(keys).filter((base) => !inUse.has(permissionFor(base)) && !isOnSite(base, socialSites));
  const origins = [...new Set(left.map(permissionFor))];
  // Without a service nothing is sent: Firefox's user is asked anew for the next one.
  if (import.meta.env.FIREFOX && connection.type === 'device') {
    const sent = { origins: [], data_collection: [...sentDataTypes] };
    await browser.permissions.remove(sent).catch(() => undefined);
  }
  // Firefox rejects what was never given; Chromium does nothing.
  for (const origin of origins) await browser.permissions.remove({ origins: [origin] }).catch(() => undefined);
}
