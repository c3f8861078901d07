import type { Capture } from '../capture/capture.ts';
import { findNeededPermission, findPermissionToRead, mustBeRead } from '../capture/link.ts';
import { readLink } from '../capture/read-link.ts';
import { getBrand } from '../settings/brands.ts';
import type { Choices } from '../settings/settings.ts';
import { dropChoices } from '../settings/site-choices.ts';
import { readSettings } from '../settings/store.ts';
import { makeNewJob } from './new-job.ts';
import type { JobRecord } from './record.ts';
import { getBrandSite, listBrandFields, toOrder } from './request.ts';
import type { JobStore } from './store.ts';

export interface StartedAs {
  readonly family?: string | undefined;
  readonly toEdit?: boolean | undefined;
}

/** Makes a job on the current connection. Stored but not yet sent on return. */
export async function startJob(
  capture: Capture,
  choices: Choices,
  store: Pick<JobStore, 'put'>,
  { family, toEdit = false }: StartedAs = {},
): Promise<JobRecord> {
  const { connection } = await readSettings();
  const brand = choices.brandId ? await getBrand(choices.brandId) : undefined;
  const order = toOrder(capture, choices, listBrandFields(brand, connection));
  const idea = family && connection.type === 'device' ? { family, number: 1 } : undefined;
  const record = makeNewJob({ ...order, isVersion: toEdit, ...(idea && { idea }) }, connection);
  // Stored last: an error after it would have the user start, and pay, again.
  await dropChoices(capture.page.url);
  await store.put(record);
  return record;
}

const isOnDevice = async (): Promise<boolean> => (await readSettings()).connection.type === 'device';

export async function isPermissionMissing(capture: Capture, choices: Choices): Promise<boolean> {
  const onDevice = await isOnDevice();
  const site = onDevice ? getBrandSite(choices) : undefined;
  if (site && (await findPermissionToRead(site))) return true;
  return mustBeRead(capture, onDevice) && (await findNeededPermission(capture)) !== undefined;
}

export async function readAndStartJob(
  capture: Capture,
  choices: Choices,
  store: Pick<JobStore, 'put'>,
  how: StartedAs = {},
): Promise<JobRecord> {
  const isLink = mustBeRead(capture, await isOnDevice());
  return startJob(isLink ? await readLink(capture) : capture, choices, store, how);
}
