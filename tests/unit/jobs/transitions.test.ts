import { describe, expect, it } from 'vitest';
import type { Job } from '../../../lib/contract/index.ts';
import type { CreateOutcome, DeliveryOutcome, PictureOutcome, PollOutcome } from '../../../lib/jobs/outcomes.ts';
import type { JobRecord, JobState } from '../../../lib/jobs/record.ts';
import {
  afterCreate,
  afterDeath,
  afterDelivery,
  afterHandOver,
  afterPicture,
  afterPoll,
  deviceTries,
} from '../../../lib/jobs/transitions.ts';
import { aJob } from './records.ts';

const now = Date.parse('2026-05-19T10:00:30.000Z');
const paid = { now, pollInterval: 2500, cost: 1, resendable: false, random: () => 0.5 };
const free = { now, pollInterval: 0, cost: 0, resendable: true, random: () => 0.5 };
/** Paid, on a service that makes creates with the same key once. */
const once = { ...paid, resendable: true };
const reason = { code: 'service_unreachable', message: 'No answer.' };
const inOneHour = now + 3_600_000;
const picture = { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1080, height: 1350 };
const distant = { address: 'https://cdn.example/1.png', width: 0, height: 0 };
const accepted = { jobId: '6f1c1b0e-0000-4000-8000-000000000001', stages: ['extract', 'image'] };

/** Milliseconds from now until the next step; undefined when it is due at once. */
const pause = (record: JobRecord) => record.dueAt && Date.parse(record.dueAt) - now;

describe('a create', () => {
  const cells: readonly [CreateOutcome, typeof paid, JobState, number | undefined][] = [
    [{ type: 'accepted', ...accepted }, paid, 'queued', 2500],
    [{ type: 'accepted', ...accepted }, free, 'queued', undefined],
    [{ type: 'limited', until: inOneHour, reason }, paid, 'waiting', 3_600_000],
    [{ type: 'limited', until: undefined, reason }, paid, 'waiting', 2500],
    [{ type: 'limited', until: now - 1, reason }, paid, 'waiting', 2500],
    [{ type: 'refused', reason }, paid, 'failed', undefined],
    [{ type: 'refused', reason }, free, 'failed', undefined],
    [{ type: 'refunded', reason }, paid, 'refunded', undefined],
    [{ type: 'unsent', reason }, paid, 'waiting', 2500],
    [{ type: 'lost', reason }, paid, 'unconfirmed', undefined],
    [{ type: 'lost', reason }, free, 'waiting', 250],
    [{ type: 'lost', reason }, once, 'waiting', 2500],
  ];

  it.each(cells)('%o at cost %o', (outcome, at, state, due) => {
    const next = afterCreate(aJob({ state: 'submitting' }), outcome, at);
    expect(next.state).toBe(state);
    expect(pause(next)).toBe(due);
    expect(next.error).toEqual('reason' in outcome ? outcome.reason : undefined);
    expect(next.updatedAt).toBe(new Date(now).toISOString());
  });

  it('remembers what the service called the job', () => {
    const next = afterCreate(aJob({ state: 'submitting', tries: 2 }), { type: 'accepted', ...accepted }, paid);
    expect(next).toMatchObject({ accepted, tries: 0, error: undefined });
  });

  it('waits longer after each failed try', () => {
    const pauses = [0, 1, 2, 3].map((tries) =>
      pause(afterCreate(aJob({ state: 'submitting', tries }), { type: 'unsent', reason }, paid)),
    );
    expect(pauses).toEqual([2500, 5000, 10_000, 20_000]);
  });
});

describe('a record found while submitting', () => {
  it.each([
    [paid, 'unconfirmed'],
    [free, 'waiting'],
    [once, 'waiting'],
  ] as const)('at cost %o becomes %s', (at, state) => {
    expect(afterDeath(aJob({ state: 'submitting' }), at).state).toBe(state);
  });
});

describe('a poll', () => {
  const answered = (job: Partial<Job> & Pick<Job, 'status'>): PollOutcome => ({ type: 'answered', job });
  const cells: readonly [JobState, PollOutcome, typeof paid, JobState, number | undefined][] = [
    ['queued', answered({ status: 'queued' }), paid, 'queued', 2500],
    ['queued', answered({ status: 'running' }), paid, 'running', 2500],
    ['running', answered({ status: 'running' }), free, 'running', undefined],
    ['running', answered({ status: 'completed', imageUrl: 'https://cdn.example/1.png' }), paid, 'completed', undefined],
    [
      'running',
      answered({ status: 'completed', mirrorUrl: 'https://cdn.example/1.png' }),
      paid,
      'completed',
      undefined,
    ],
    ['running', answered({ status: 'completed' }), paid, 'failed', undefined],
    ['running', answered({ status: 'failed', error: 'No.' }), paid, 'failed', undefined],
    ['queued', answered({ status: 'refunded' }), paid, 'refunded', undefined],
    ['queued', { type: 'trouble', reason }, paid, 'queued', 2500],
    ['running', { type: 'trouble', reason }, paid, 'running', 2500],
    ['running', { type: 'trouble', reason, until: inOneHour }, paid, 'running', 3_600_000],
    ['running', { type: 'gone', reason }, paid, 'failed', undefined],
    ['running', { type: 'provider-failed', reason }, paid, 'running', 2500],
  ];

  it.each(cells)('%s: %o', (found, outcome, at, state, due) => {
    const next = afterPoll(aJob({ state: found, accepted }), outcome, at);
    expect(next.state).toBe(state);
    expect(pause(next)).toBe(due);
    expect(next.accepted).toEqual(accepted);
  });

  it('counts the polls that found the job unfinished', () => {
    const polled = afterPoll(aJob({ state: 'queued', polls: 2 }), answered({ status: 'running' }), paid);
    expect(polled.polls).toBe(3);
    expect(afterPoll(polled, { type: 'trouble', reason }, paid).polls).toBe(3);
  });

  it('shows the service’s words for a failure, and ours where it has none', () => {
    const words = (job: Job) => afterPoll(aJob({ state: 'running' }), { type: 'answered', job }, paid).error?.message;
    expect(words({ status: 'failed', error: 'The page is empty.' })).toBe('The page is empty.');
    expect(words({ status: 'refunded' })).toContain('credit');
  });

  it('forgets the trouble once an answer came', () => {
    const troubled = afterPoll(aJob({ state: 'running' }), { type: 'trouble', reason }, paid);
    expect(troubled.error).toEqual(reason);
    expect(afterPoll(troubled, answered({ status: 'running' }), paid)).toMatchObject({ error: undefined, tries: 0 });
  });

  it('never gives a paid job up, however long the trouble', () => {
    let job = aJob({ state: 'running', accepted });
    for (let tries = 0; tries < 200; tries++) job = afterPoll(job, { type: 'trouble', reason }, paid);
    expect(job.state).toBe('running');
    expect(pause(job)).toBeLessThanOrEqual(6 * 60_000);
  });

  it('ends with the trouble that does not pass on this device', () => {
    let job = aJob({ state: 'running', accepted });
    for (let tries = 1; tries < deviceTries; tries++) job = afterPoll(job, { type: 'trouble', reason }, free);
    expect(job.state).toBe('running');
    expect(afterPoll(job, { type: 'trouble', reason }, free)).toMatchObject({ state: 'failed', error: reason });
  });
});

describe('a provider that is said to have failed', () => {
  it('is believed the third time in a row, and the credits are back', () => {
    const told = { type: 'provider-failed', reason: { code: 'provider_failed', message: 'Given back.' } } as const;
    const first = afterPoll(aJob({ state: 'running', accepted }), told, paid);
    expect(first).toMatchObject({ state: 'running', error: { code: 'service_unreachable' } });
    const third = afterPoll(afterPoll(first, told, paid), told, paid);
    expect(third).toMatchObject({ state: 'refunded', error: told.reason });
  });
});

describe('a completed job', () => {
  const pictures: readonly [PictureOutcome, JobState, number | undefined][] = [
    [{ type: 'fetched', picture }, 'completed', undefined],
    [{ type: 'distant', picture: distant }, 'completed', undefined],
    [{ type: 'trouble', reason }, 'completed', 2500],
    [{ type: 'gone', reason }, 'failed', undefined],
  ];
  it.each(pictures)('its picture: %o', (outcome, state, due) => {
    const next = afterPicture(aJob({ state: 'completed' }), outcome, paid);
    expect(next.state).toBe(state);
    expect(pause(next)).toBe(due);
    expect(next.picture).toEqual('picture' in outcome ? outcome.picture : undefined);
  });

  const delivery = { downloadId: 7, fileName: 'Tides.png' };
  const deliveries: readonly [DeliveryOutcome, JobState, JobRecord['delivery']][] = [
    [{ type: 'under-way' }, 'completed', delivery],
    [{ type: 'done', fileName: 'Tides (1).png' }, 'delivered', { downloadId: 7, fileName: 'Tides (1).png' }],
    [{ type: 'failed', reason }, 'failed', undefined],
  ];
  it.each(deliveries)('its delivery: %o', (outcome, state, left) => {
    const handedOver = afterHandOver(aJob({ state: 'completed', picture }), delivery, paid);
    expect(handedOver).toMatchObject({ state: 'completed', delivery });
    const next = afterDelivery(handedOver, outcome, paid);
    expect(next.state).toBe(state);
    expect(next.delivery).toEqual(left);
    expect(next.picture).toEqual(picture);
  });

  it('is looked at less often the longer its download takes', () => {
    let job = afterHandOver(aJob({ state: 'completed', picture }), delivery, paid);
    const pauses = Array.from({ length: 9 }, () => {
      job = afterDelivery(job, { type: 'under-way' }, paid);
      return pause(job);
    });
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  });
});
