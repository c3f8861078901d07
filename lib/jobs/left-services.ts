import { browser } from 'wxt/browser';
import { feeds } from '../settings/feeds.ts';
import { readKeys } from '../settings/keys.ts';
import { permissionFor } from '../settings/origin.ts';
import { sentDataTypes } from '../settings/sent-data.ts';
import { isOnSite } from '../settings/social-sites.ts';
import { readSettings } from '../settings/store.ts';
import type { JobRecord } from './record.ts';

/** Of services with a stored key: not the connection, used by no job, and not the host of an active site or feed. */
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
  // Firefox's data permission is asked anew for the next service.
  if (import.meta.env.FIREFOX && connection.type === 'device') {
    const sent = { origins: [], data_collection: [...sentDataTypes] };
    await browser.permissions.remove(sent).catch(() => undefined);
  }
  // Firefox rejects for permissions never granted.
  for (const origin of origins) await browser.permissions.remove({ origins: [origin] }).catch(() => undefined);
}
