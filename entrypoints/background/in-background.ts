import { isStorageFull } from '../../lib/settings/database.ts';
import { storeLastProblem } from '../../lib/settings/last-problem.ts';
import { words } from '../../lib/settings/words.ts';

/** Lets work go on that nobody waits for. Should it fail, the toolbar marks it and the popup says it. */
export function inBackground(work: Promise<unknown>): void {
  // Where not even the problem can be stored there is nowhere left to say it.
  work.catch(reportProblem).catch(() => undefined);
}

/** Keeps what went wrong for the popup to say: in its own words where it has a code of ours. */
export async function reportProblem(error: { readonly code?: unknown; readonly message: string }): Promise<void> {
  if (isStorageFull(error)) return storeLastProblem({ code: 'storage_full', message: words('error_storage_full') });
  // A DOMException's code is a number, and what the browser says of it is not for a person.
  const code = typeof error.code === 'string' ? error.code : 'internal';
  await storeLastProblem({ code, message: error.message });
}
