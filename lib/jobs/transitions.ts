import { errorWords, findErrorCode, type Job } from '../contract/index.ts';
import type { CreateOutcome, DeliveryOutcome, PictureOutcome, PollOutcome, Reason } from './outcomes.ts';
import type { JobRecord, JobState } from './record.ts';

/**
 * Job state transitions. Each function returns the record to be written after an event, without I/O.
 *
 * | found in        | what happened                | becomes     | and                                        |
 * |-----------------|------------------------------|-------------|--------------------------------------------|
 * | waiting         | it is due                    | submitting  | written before the create leaves           |
 * | submitting      | found so by the next step    | unconfirmed | resendable: waiting, sent again            |
 * | submitting      | create: accepted (2xx)       | queued      | first poll after the poll interval         |
 * |                 | create: limited (429, 503)   | waiting     | until the given time, then resumed         |
 * |                 | create: refused (4xx)        | failed      |                                            |
 * |                 | create: refunded (502)       | refunded    |                                            |
 * |                 | create: unsent               | waiting     | backoff                                    |
 * |                 | create: lost                 | unconfirmed | resendable: waiting, backoff               |
 * |                 | create: lost, user stopped   | unconfirmed | free: waiting, ended by the stop           |
 * | unconfirmed     | user: send again             | waiting     | the only way a create is paid for twice    |
 * |                 | user: give up                | cancelled   |                                            |
 * | queued, running | poll: queued, running        | as reported | next poll after the poll interval          |
 * |                 | poll: completed              | completed   | without an address: polled again           |
 * |                 | poll: failed, refunded       | as reported |                                            |
 * |                 | poll: failure (network, 5xx, | unchanged   | backoff; the job is kept                   |
 * |                 | 401 until the key is right)  |             |                                            |
 * |                 | poll: gone (404), or failed  | unchanged   | backoff; after {@link doubtMs}, or when    |
 * |                 | (502) without a refund       |             | the user had it asked again: failed        |
 * |                 | the same, picture is made    | completed   | the known addresses are tried              |
 * |                 | poll: refunded (502)         | unchanged   | backoff; 3 times: refunded                 |
 * | completed       | picture: fetched             | completed   | stored; delivered next                     |
 * |                 | picture: distant             | completed   | address kept; delivered next               |
 * |                 | picture: failure, unusable   | completed   | once; then running: a fresh address        |
 * |                 | unusable {@link maxFetches}× | failed      | retry fetches it again                     |
 * |                 | delivery: under way          | completed   | checked again soon                         |
 * |                 | delivery: done               | delivered   |                                            |
 * |                 | delivery: unsaved            | delivered   | the user closed the Save dialog            |
 * |                 | delivery: failed             | failed      | the picture stays; retry delivers it again |
 * | settled         | user: retry                  |             | see `retry.ts`                             |
 * | not settled     | user: stop                   | cancelled   | a create on its way: unconfirmed           |
 *
 * A create is resendable when it costs nothing, or when the service remembers its idempotency key and so makes it once.
 * On this device a failure that does not pass is an internal error: after {@link deviceTries} tries the job fails.
 */

export interface Circumstances {
  readonly now: number;
  readonly pollIntervalMs: number;
  readonly cost: number;
  /** Whether repeating the create cannot make, or charge, it twice. */
  readonly resendable: boolean;
  readonly random?: () => number;
}

export const deviceTries = 5;
const devicePauseMs = 250;
/** Milliseconds between looks at a download: ever longer, as its Save dialog may be open. */
const toDeliveryPauseMs = (looks: number) => Math.min(100 * 2 ** looks, 10_000);

/** Gateways may send a 502 in the interface's form: a refund is believed after this many in a row. */
const providerTries = 3;
/** Milliseconds before a service is believed not to know a job: a deployment may take as long. */
export const doubtMs = 10 * 60_000;
export const maxFetches = 8;
const unreachable: Reason = { code: 'service_unreachable', message: errorWords.service_unreachable };
const unaddressed: Reason = { code: 'picture_unaddressed', message: errorWords.picture_unaddressed };
const lostReply: Reason = { code: 'answer_lost', message: errorWords.answer_lost };

/** Clears an earlier failure; the next step is due at once or at `dueAt` (ms). */
export function moveTo(record: JobRecord, state: JobState, now: number, dueAt?: number): JobRecord {
  return {
    ...record,
    state,
    tries: 0,
    error: undefined,
    dueAt: dueAt !== undefined && dueAt > now ? new Date(dueAt).toISOString() : undefined,
    updatedAt: new Date(now).toISOString(),
  };
}

const endWith = (record: JobRecord, state: JobState, reason: Reason, now: number): JobRecord => ({
  ...moveTo(record, state, now),
  error: reason,
});

function delay(
  record: JobRecord,
  state: JobState,
  reason: Reason,
  { now, cost, pollIntervalMs, random }: Circumstances,
  until?: number,
): JobRecord {
  const tries = record.tries + 1;
  if (cost === 0 && tries >= deviceTries) return endWith(record, 'failed', reason, now);
  const dueAt =
    until !== undefined && until > now ? until : now + computeBackoffMs(tries, pollIntervalMs || devicePauseMs, random);
  return { ...moveTo(record, state, now, dueAt), tries, error: reason };
}

/** The writer of a `submitting` record ended before it stored the reply. */
export function afterCrash(record: JobRecord, at: Circumstances): JobRecord {
  return at.resendable
    ? { ...moveTo(record, 'waiting', at.now), tries: record.tries }
    : endWith(record, 'unconfirmed', lostReply, at.now);
}

export function afterCreate(record: JobRecord, outcome: CreateOutcome, at: Circumstances): JobRecord {
  switch (outcome.type) {
    case 'accepted': {
      const accepted = { jobId: outcome.jobId, stages: [...outcome.stages] };
      return { ...moveTo(record, 'queued', at.now, at.now + at.pollIntervalMs), accepted };
    }
    case 'limited':
      return delay(record, 'waiting', outcome.reason, at, outcome.until);
    case 'refused':
      return endWith(record, 'failed', outcome.reason, at.now);
    case 'refunded':
      return endWith(record, 'refunded', outcome.reason, at.now);
    case 'unsent':
      return delay(record, 'waiting', outcome.reason, at);
    case 'lost': {
      const mayCost = outcome.isStopped === true && at.cost > 0;
      return at.resendable && !mayCost
        ? delay(record, 'waiting', outcome.reason, at)
        : endWith(record, 'unconfirmed', outcome.reason, at.now);
    }
  }
}

export function afterPoll(record: JobRecord, outcome: PollOutcome, at: Circumstances): JobRecord {
  switch (outcome.type) {
    case 'failure':
      return delay(record, record.state, outcome.reason, at, outcome.until);
    case 'gone':
      return keepInDoubt(record, outcome.reason, at);
    case 'provider-failed':
      if (!outcome.saysRefund) return keepInDoubt(record, outcome.reason, at);
      if (record.tries + 1 >= providerTries) return endWith(record, 'refunded', outcome.reason, at.now);
      return delay(record, record.state, unreachable, at);
    case 'answered':
      return afterAnswer({ ...record, answer: outcome.job, doubt: undefined }, outcome.job, at);
  }
}

function afterAnswer(record: JobRecord, job: Job, at: Circumstances): JobRecord {
  switch (job.status) {
    case 'queued':
    case 'running':
      return { ...moveTo(record, job.status, at.now, at.now + at.pollIntervalMs), polls: record.polls + 1 };
    case 'completed':
      if (job.imageUrl || job.mirrorUrl) return moveTo(record, 'completed', at.now);
      return fetchAgain(record, unaddressed, { isFinal: true, isExpired: true }, at);
    case 'failed':
    case 'refunded': {
      const message = job.error || errorWords[job.status === 'failed' ? 'image_failed' : 'provider_failed'];
      return endWith(record, job.status, { message, ...findErrorCode(message) }, at.now);
    }
  }
}

/** The service denies a job that it accepted, which may be due to a deployment. */
function keepInDoubt(record: JobRecord, reason: Reason, at: Circumstances): JobRecord {
  const doubt = record.doubt ?? { since: new Date(at.now).toISOString() };
  // The finished picture may still be available.
  if (record.answer?.status === 'completed') {
    return { ...moveTo(record, 'completed', at.now), fetches: Math.max(2, record.fetches ?? 0), doubt };
  }
  const isOver = at.cost === 0 || doubt.asked || at.now >= Date.parse(doubt.since) + doubtMs;
  return { ...(isOver ? endWith(record, 'failed', reason, at.now) : delay(record, record.state, reason, at)), doubt };
}

export function afterPicture(record: JobRecord, outcome: PictureOutcome, at: Circumstances): JobRecord {
  switch (outcome.type) {
    case 'failure':
      return fetchAgain(record, outcome.reason, { isFinal: false, isExpired: false }, at);
    case 'unusable':
      return fetchAgain(record, outcome.reason, { isFinal: true, isExpired: outcome.isExpired }, at);
    default:
      return { ...moveTo(record, 'completed', at.now), picture: outcome.picture, fetches: undefined };
  }
}

/** Fetches again, later from a new poll's address. `isFinal`: at most {@link maxFetches} times; `isExpired`: polls first. */
function fetchAgain(
  record: JobRecord,
  reason: Reason,
  { isFinal, isExpired }: { readonly isFinal: boolean; readonly isExpired: boolean },
  at: Circumstances,
): JobRecord {
  // This device has only one address, and errors are internal.
  if (at.cost === 0) {
    return isFinal ? endWith(record, 'failed', reason, at.now) : delay(record, 'completed', reason, at);
  }
  const fetches = (record.fetches ?? 0) + 1;
  if (isFinal && fetches >= maxFetches) return { ...endWith(record, 'failed', reason, at.now), fetches };
  const isStale = isExpired || (fetches >= 2 && reason.code !== 'storage_full');
  const dueAt = at.now + computeBackoffMs(fetches, at.pollIntervalMs, at.random);
  return { ...moveTo(record, isStale ? 'running' : 'completed', at.now, dueAt), error: reason, fetches };
}

export function afterHandOver(
  record: JobRecord,
  delivery: NonNullable<JobRecord['delivery']>,
  at: Circumstances,
): JobRecord {
  return { ...moveTo(record, 'completed', at.now), delivery, handing: undefined };
}

export function afterDelivery(record: JobRecord, outcome: DeliveryOutcome, at: Circumstances): JobRecord {
  switch (outcome.type) {
    case 'under-way':
      return {
        ...moveTo(record, 'completed', at.now, at.now + toDeliveryPauseMs(record.tries)),
        tries: record.tries + 1,
      };
    case 'done': {
      const unchecked = outcome.unchecked ? { unchecked: true } : {};
      const delivery = { ...record.delivery, fileName: outcome.fileName, ...unchecked };
      return { ...moveTo(record, 'delivered', at.now), delivery };
    }
    case 'unsaved': {
      const { downloadId: _, ...delivery } = { fileName: '', ...record.delivery };
      return { ...moveTo(record, 'delivered', at.now), delivery: { ...delivery, unsaved: true } };
    }
    case 'failed':
      return { ...endWith(record, 'failed', outcome.reason, at.now), delivery: undefined, handing: undefined };
  }
}

const maxPauseMs = 5 * 60_000;

/** Milliseconds after `tries` (from 1) failures: `first`, doubling, ± a fifth to spread retries. `random` is in [0, 1). */
export function computeBackoffMs(tries: number, first: number, random: () => number = Math.random): number {
  const pause = Math.min(maxPauseMs, first * 2 ** Math.min(tries - 1, 16));
  return Math.round(pause * (0.8 + 0.4 * random()));
}
