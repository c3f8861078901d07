import type { JobRecord } from './record.ts';
import { moved } from './transitions.ts';

/**
 * What trying a job again comes to. `deliver`: its picture is stored; `fetch`: it is made, and asked for at the service; `ask`:
 * the service has accepted the job, and is asked what became of it; `anew`: a new job, which may cost credits.
 */
type RetryStep = 'deliver' | 'fetch' | 'ask' | 'anew';

type Retried = Pick<JobRecord, 'state' | 'connection' | 'accepted' | 'answer' | 'picture' | 'delivery' | 'doubt'>;

/** A job that was accepted is asked for first: only where the service has said that it came to nothing another one is made. */
export function findRetryStep({ state, connection, accepted, answer, picture, delivery, doubt }: Retried): RetryStep {
  if (state === 'delivered') return delivery?.unchecked ? 'fetch' : 'anew';
  if (picture) return picture.blobId ? 'deliver' : 'fetch';
  if (!accepted || connection.type === 'device') return 'anew';
  if (state === 'refunded' || answer?.status === 'failed') return 'anew';
  if (answer?.status === 'completed') return 'fetch';
  return state === 'failed' && doubt?.asked ? 'anew' : 'ask';
}

/** Whether the service can still be asked for a job, though trying it again would make another one. */
export const canAskAgain = (record: Retried): boolean =>
  record.state === 'failed' && record.doubt?.asked === true && findRetryStep(record) === 'anew';

/** A settled job on its way again, without a new create. */
export function revive(record: JobRecord, step: Exclude<RetryStep, 'anew'>, now: number): JobRecord {
  if (step === 'deliver') return moved(record, 'completed', now);
  const since = record.doubt?.since ?? new Date(now).toISOString();
  // Addresses expire: the service is asked for today's.
  return {
    ...moved(record, 'running', now),
    picture: undefined,
    delivery: undefined,
    handing: undefined,
    fetches: undefined,
    doubt: step === 'ask' ? { since, asked: true } : undefined,
  };
}
