import type { JobRecord } from './record.ts';
import { moveTo } from './transitions.ts';

/**
 * `deliver`: the picture is stored; `fetch`: it is made; `ask`: the job was accepted; `anew`: a new job, which may cost credits.
 */
type RetryStep = 'deliver' | 'fetch' | 'ask' | 'anew';

type Retried = Pick<JobRecord, 'state' | 'connection' | 'accepted' | 'answer' | 'picture' | 'delivery' | 'doubt'>;

/** An accepted job is asked for first; another is made only after the service reported its failure. */
export function findRetryStep({ state, connection, accepted, answer, picture, delivery, doubt }: Retried): RetryStep {
  if (state === 'delivered') return delivery?.unchecked ? 'fetch' : 'anew';
  if (picture) return picture.blobId ? 'deliver' : 'fetch';
  if (!accepted || connection.type === 'device') return 'anew';
  if (state === 'refunded' || answer?.status === 'failed') return 'anew';
  if (answer?.status === 'completed') return 'fetch';
  return state === 'failed' && doubt?.asked ? 'anew' : 'ask';
}

export const canAskAgain = (record: Retried): boolean =>
  record.state === 'failed' && record.doubt?.asked === true && findRetryStep(record) === 'anew';

export function revive(record: JobRecord, step: Exclude<RetryStep, 'anew'>, now: number): JobRecord {
  if (step === 'deliver') return moveTo(record, 'completed', now);
  const since = record.doubt?.since ?? new Date(now).toISOString();
  // Addresses expire: a new one is requested.
  return {
    ...moveTo(record, 'running', now),
    picture: undefined,
    delivery: undefined,
    handing: undefined,
    fetches: undefined,
    doubt: step === 'ask' ? { since, asked: true } : undefined,
  };
}
