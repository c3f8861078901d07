import { codeOfWords, errorWords } from '../contract/index.ts';
import { backoff } from './backoff.ts';
import type { CreateOutcome, DeliveryOutcome, PictureOutcome, PollOutcome, Reason } from './outcomes.ts';
import type { JobRecord, JobState } from './record.ts';

/**
 * What becomes of a job. Each function takes the record as it was and what happened, and answers the record to be
 * written; nothing here waits, reads or sends.
 *
 * | found in        | what happened                | becomes     | and                                        |
 * |-----------------|------------------------------|-------------|--------------------------------------------|
 * | waiting         | it is due                    | submitting  | written before the create leaves           |
 * | submitting      | found so by the next step    | unconfirmed | resendable: waiting, sent again            |
 * | submitting      | create: accepted (202)       | queued      | first poll after the poll interval         |
 * |                 | create: limited (429)        | waiting     | until `resetAt`, then by itself            |
 * |                 | create: refused (4xx)        | failed      |                                            |
 * |                 | create: refunded (502)       | refunded    |                                            |
 * |                 | create: unsent               | waiting     | backoff                                    |
 * |                 | create: lost                 | unconfirmed | resendable: waiting, backoff               |
 * | unconfirmed     | the person: send again       | waiting     | the only way a create is paid for twice    |
 * |                 | the person: give up          | cancelled   |                                            |
 * | queued, running | poll: queued, running        | as answered | next poll after the poll interval          |
 * |                 | poll: completed              | completed   | without an address: failed                 |
 * |                 | poll: failed, refunded       | as answered |                                            |
 * |                 | poll: trouble (network, 5xx, | unchanged   | backoff; the job is safe where it is       |
 * |                 | 401 until the key is right)  |             |                                            |
 * |                 | poll: provider failed (502)   | unchanged   | backoff; told so 3 times: refunded         |
 * |                 | poll: gone (404)             | failed      |                                            |
 * | completed       | picture: fetched             | completed   | its bytes are ours; deliver                |
 * |                 | picture: distant             | completed   | its address is ours; deliver that          |
 * |                 | picture: trouble             | completed   | backoff                                    |
 * |                 | picture: gone                | failed      |                                            |
 * |                 | delivery: under way          | completed   | looked at again soon                       |
 * |                 | delivery: done               | delivered   |                                            |
 * |                 | delivery: unsaved            | delivered   | the person closed the Save dialog          |
 * |                 | delivery: failed             | failed      | the picture stays; retry delivers it again |
 * | failed          | the person: retry, and the   |             |                                            |
 * |                 | picture: is here             | completed   | delivered again                            |
 * |                 | picture: distant             | running     | asked for anew, as addresses expire        |
 * |                 | picture: none                | unchanged   | a new job of the same request              |
 * | not settled     | the person: cancel           | cancelled   | a create on its way is waited for          |
 *
 * A create is resendable when it costs nothing, or when the service remembers its idempotency key and so makes it once.
 * On this device trouble that does not pass is a fault of ours: after {@link deviceTries} tries the job fails.
 */

/** What a step needs to know of where and when it is taken. */
export interface Circumstances {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds between two polls; 0 for at once. */
  readonly pollInterval: number;
  /** Credits that this job's create costs. */
  readonly cost: number;
  /** Whether the same create may be sent again without being made, or paid for, twice. */
  readonly resendable: boolean;
  readonly random?: () => number;
}

export const deviceTries = 5;
/** Milliseconds before the second try on this device, where nothing has to recover. */
const devicePause = 250;
/** Milliseconds until a download under way is looked at again: soon, then ever later, as its Save dialog may be open. */
const deliveryPause = (looks: number) => Math.min(100 * 2 ** looks, 10_000);

/** A gateway may say 502 for a moment, in the interface's own form: a job is believed lost when it is said so often in a row. */
const providerTries = 3;
const unreachable: Reason = { code: 'service_unreachable', message: errorWords.service_unreachable };
const answerLost: Reason = { code: 'answer_lost', message: errorWords.answer_lost };

/** Goes on to a state: earlier trouble is over, and the next step is due at once or at `dueAt` (ms). */
export function moved(record: JobRecord, state: JobState, now: number, dueAt?: number): JobRecord {
  return {
    ...record,
    state,
    tries: 0,
    error: undefined,
    dueAt: dueAt !== undefined && dueAt > now ? new Date(dueAt).toISOString() : undefined,
    updatedAt: new Date(now).toISOString(),
  };
}

/** Comes to an end that has a reason. */
const ended = (record: JobRecord, state: JobState, reason: Reason, now: number): JobRecord => ({
  ...moved(record, state, now),
  error: reason,
});

/** Tries the step again later: at `until` (ms) if that is known, else after a backoff that grows with the tries. */
function delayed(
  record: JobRecord,
  state: JobState,
  reason: Reason,
  { now, cost, pollInterval, random }: Circumstances,
  until?: number,
): JobRecord {
  const tries = record.tries + 1;
  if (cost === 0 && tries >= deviceTries) return ended(record, 'failed', reason, now);
  const dueAt = until !== undefined && until > now ? until : now + backoff(tries, pollInterval || devicePause, random);
  return { ...moved(record, state, now, dueAt), tries, error: reason };
}

/** A `submitting` record was found: whoever wrote it died before it could write what came back. */
export function afterDeath(record: JobRecord, at: Circumstances): JobRecord {
  return at.resendable
    ? { ...moved(record, 'waiting', at.now), tries: record.tries }
    : ended(record, 'unconfirmed', answerLost, at.now);
}

export function afterCreate(record: JobRecord, outcome: CreateOutcome, at: Circumstances): JobRecord {
  switch (outcome.type) {
    case 'accepted': {
      const accepted = { jobId: outcome.jobId, stages: [...outcome.stages] };
      return { ...moved(record, 'queued', at.now, at.now + at.pollInterval), accepted };
    }
    case 'limited':
      return delayed(record, 'waiting', outcome.reason, at, outcome.until);
    case 'refused':
      return ended(record, 'failed', outcome.reason, at.now);
    case 'refunded':
      return ended(record, 'refunded', outcome.reason, at.now);
    case 'unsent':
      return delayed(record, 'waiting', outcome.reason, at);
    case 'lost':
      return at.resendable
        ? delayed(record, 'waiting', outcome.reason, at)
        : ended(record, 'unconfirmed', outcome.reason, at.now);
  }
}

export function afterPoll(record: JobRecord, outcome: PollOutcome, at: Circumstances): JobRecord {
  if (outcome.type === 'trouble') return delayed(record, record.state, outcome.reason, at, outcome.until);
  if (outcome.type === 'gone') return ended(record, 'failed', outcome.reason, at.now);
  if (outcome.type === 'provider-failed') {
    if (record.tries + 1 >= providerTries) return ended(record, 'refunded', outcome.reason, at.now);
    return delayed(record, record.state, unreachable, at);
  }
  const { job } = outcome;
  const known = { ...record, answer: job };
  switch (job.status) {
    case 'queued':
    case 'running':
      return { ...moved(known, job.status, at.now, at.now + at.pollInterval), polls: record.polls + 1 };
    case 'completed':
      if (job.imageUrl || job.mirrorUrl) return moved(known, 'completed', at.now);
      return ended(known, 'failed', { code: 'unexpected_answer', message: errorWords.unexpected_answer }, at.now);
    case 'failed':
    case 'refunded': {
      const message = job.error || errorWords[job.status === 'failed' ? 'image_failed' : 'provider_failed'];
      return ended(known, job.status, { message, ...codeOfWords(message) }, at.now);
    }
  }
}

export function afterPicture(record: JobRecord, outcome: PictureOutcome, at: Circumstances): JobRecord {
  if (outcome.type === 'trouble') return delayed(record, 'completed', outcome.reason, at);
  if (outcome.type === 'gone') return ended(record, 'failed', outcome.reason, at.now);
  return { ...moved(record, 'completed', at.now), picture: outcome.picture };
}

/** The browser has taken the picture over; what became of it is asked for in the next step. */
export function afterHandOver(
  record: JobRecord,
  delivery: NonNullable<JobRecord['delivery']>,
  at: Circumstances,
): JobRecord {
  return { ...moved(record, 'completed', at.now), delivery, handing: undefined };
}

export function afterDelivery(record: JobRecord, outcome: DeliveryOutcome, at: Circumstances): JobRecord {
  switch (outcome.type) {
    case 'under-way':
      return { ...moved(record, 'completed', at.now, at.now + deliveryPause(record.tries)), tries: record.tries + 1 };
    case 'done': {
      const delivery = { ...record.delivery, fileName: outcome.fileName };
      return { ...moved(record, 'delivered', at.now), delivery };
    }
    case 'unsaved': {
      const { downloadId: _, ...delivery } = { fileName: '', ...record.delivery };
      return { ...moved(record, 'delivered', at.now), delivery: { ...delivery, unsaved: true } };
    }
    case 'failed':
      return { ...ended(record, 'failed', outcome.reason, at.now), delivery: undefined, handing: undefined };
  }
}
