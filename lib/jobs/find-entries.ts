import type { Aspect } from '../contract/index.ts';
import { type Entry, type EntryKind, foldText } from './entry.ts';
import { type JobState, settledStates } from './record.ts';

/** What a user looks for; every part that is given must hold. */
export interface Wanted {
  /** Words that all stand in the title, the host, the prompt or the notes, or begin one that does. */
  readonly query: string;
  readonly kind?: EntryKind;
  readonly aspect?: Aspect;
  readonly only?: 'starred' | 'failed';
  /** Address of the page the pictures are of. */
  readonly page?: string;
}

const failedStates: readonly JobState[] = ['failed', 'refunded', 'unconfirmed', 'cancelled'];

/** Whether a job ended without a picture that reached the user. */
export const isFailed = ({ state }: Pick<Entry, 'state'>): boolean => failedStates.includes(state);

/** Whether something still happens to a job by itself. */
export const isRunning = ({ state }: Pick<Entry, 'state'>): boolean => !settledStates.includes(state);

/** The entries that are wanted, in the order they have. Deleted ones never are. */
export function findEntries(entries: readonly Entry[], wanted: Wanted): readonly Entry[] {
  const terms = foldText(wanted.query).split(' ').filter(Boolean);
  return entries.filter(
    (entry) =>
      !entry.deletedAt &&
      (!wanted.kind || entry.kind === wanted.kind) &&
      (!wanted.aspect || entry.aspect === wanted.aspect) &&
      (wanted.only !== 'starred' || entry.starred === true) &&
      (wanted.only !== 'failed' || isFailed(entry)) &&
      (!wanted.page || entry.page === wanted.page) &&
      terms.every((term) => entry.words.includes(term)),
  );
}
