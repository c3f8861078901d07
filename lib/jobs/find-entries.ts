import type { Aspect } from '../contract/index.ts';
import { type Entry, type EntryKind, foldText } from './entry.ts';
import { type JobState, settledStates } from './record.ts';

export interface Wanted {
  readonly query: string;
  readonly kind?: EntryKind;
  readonly aspect?: Aspect;
  readonly only?: 'starred' | 'failed';
  readonly page?: string;
}

const failedStates: readonly JobState[] = ['failed', 'refunded', 'unconfirmed', 'cancelled'];

export const isFailed = ({ state }: Pick<Entry, 'state'>): boolean => failedStates.includes(state);

export const isRunning = ({ state }: Pick<Entry, 'state'>): boolean => !settledStates.includes(state);

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
