import { t } from '../../lib/i18n/t.ts';
import { storeLastProblem } from '../../lib/jobs/last-problem.ts';
import { isStorageFull } from '../../lib/storage/database.ts';

export function runInBackground(work: Promise<unknown>): void {
  // Storing the problem failed too: nowhere left to report it.
  work.catch(reportProblem).catch(() => undefined);
}

export async function reportProblem(error: { readonly code?: unknown; readonly message: string }): Promise<void> {
  if (isStorageFull(error)) return storeLastProblem({ code: 'storage_full', message: t('error_storage_full') });
  // A DOMException's code is a number, and its message is not for users.
  const code = typeof error.code === 'string' ? error.code : 'internal';
  await storeLastProblem({ code, message: error.message });
}
