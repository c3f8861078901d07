import type { Capture } from '../capture/capture.ts';
import { getBrand } from '../settings/brands.ts';
import type { Choices } from '../settings/settings.ts';
import { dropChoices } from '../settings/site-choices.ts';
import { readSettings } from '../settings/store.ts';
import { makeNewJob } from './new-job.ts';
import type { JobRecord } from './record.ts';
import { listBrandFields, toOrder } from './request.ts';
import type { JobStore } from './store.ts';

export interface StartedAs {
  readonly family?: string | undefined;
  /** Not delivered until the user saves it. */
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
