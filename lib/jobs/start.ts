import type { Capture } from '../capture/capture.ts';
import { getBrand } from '../settings/brands.ts';
import type { Choices } from '../settings/settings.ts';
import { readSettings, rememberChoices } from '../settings/store.ts';
import { brandFields } from './brand-fields.ts';
import { newJob } from './new-job.ts';
import type { JobRecord } from './record.ts';
import { orderOf } from './request.ts';
import type { JobStore } from './store.ts';

/** Makes a job of what a person pointed at and chose, on the connection that is set. On disk when it answers, not yet sent. */
export async function startJob(capture: Capture, choices: Choices, store: Pick<JobStore, 'put'>): Promise<JobRecord> {
  const { connection } = await readSettings();
  const brand = choices.brandId ? await getBrand(choices.brandId) : undefined;
  const record = newJob(orderOf(capture, choices, brandFields(brand, connection)), connection);
  // Last of all what makes it real: an error told after it would have the person start, and pay, again.
  await rememberChoices(choices);
  await store.put(record);
  return record;
}
