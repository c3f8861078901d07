import { t } from '../../lib/i18n/t.ts';
import { storeLastProblem } from '../../lib/settings/last-problem.ts';
import { isStorageFull } from '../../lib/storage/database.ts';

/** Lets work go on that nobody waits for. Should it fail, the toolbar marks it and the popup says it. */
export function inBackground(work: Promise<unknown>): void {
  // Where not even the problem can be stored there is nowhere left to say it.
  work.catch(reportProblem).catch(() => undefined);
}

/** Keeps what failed for the popup to say: in its own words where it has a contract code. */
export async function reportProblem(error: { readonly code?: unknown; readonly message: string }): Promise<void> {
  if (isStorageFull(error)) return storeLastProblem({ code: 'storage_full', message: t('error_storage_full') });
  // A DOMException's code is a number, and what the browser says of it is not for a user.
  const code = typeof error.code === 'string' ? error.code : 'internal';
  await storeLastProblem({ code, message: error.message });
}
