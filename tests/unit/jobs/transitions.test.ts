import { describe, expect, it } from 'vitest';
import type { Job } from '../../../lib/contract/index.ts';
import type { CreateOutcome, DeliveryOutcome, PictureOutcome, PollOutcome } from '../../../lib/jobs/outcomes.ts';
import type { JobRecord, JobState } from '../../../lib/jobs/record.ts';
import {
  afterCrash,
  afterCreate,
  afterDelivery,
  afterHandOver,
  afterPicture,
  afterPoll,
  deviceTries,
  doubtMs,
  maxFetches,
} from '../../../lib/jobs/transitions.ts';
import { aJob } from './records.ts';

const now = Date.parse('2026-05-19T10:00:30.000Z');
const paid = { now, pollIntervalMs: 2500, cost: 1, resendable: false, random: () => 0.5 };
const free = { now, pollIntervalMs: 0, cost: 0, resendable: true, random: () => 0.5 };
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
    [{ type: 'lost', isStopped: true, reason }, once, 'unconfirmed', undefined],
    [{ type: 'lost', isStopped: true, reason }, free, 'waiting', 250],
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
    expect(afterCrash(aJob({ state: 'submitting' }), at).state).toBe(state);
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
    ['running', answered({ status: 'completed' }), paid, 'running', 2500],
    ['running', answered({ status: 'failed', error: 'No.' }), paid, 'failed', undefined],
    ['queued', answered({ status: 'refunded' }), paid, 'refunded', undefined],
    ['queued', { type: 'failure', reason }, paid, 'queued', 2500],
    ['running', { type: 'failure', reason }, paid, 'running', 2500],
    ['running', { type: 'failure', reason, until: inOneHour }, paid, 'running', 3_600_000],
    ['running', { type: 'gone', reason }, paid, 'running', 2500],
    ['running', { type: 'gone', reason }, free, 'failed', undefined],
    ['running', { type: 'provider-failed', saysRefund: false, reason }, paid, 'running', 2500],
    ['running', { type: 'provider-failed', saysRefund: true, reason }, paid, 'running', 2500],
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
    expect(afterPoll(polled, { type: 'failure', reason }, paid).polls).toBe(3);
  });

  it('shows the service’s words for a failure, and ours where it has none', () => {
    const readMessage = (job: Job) =>
      afterPoll(aJob({ state: 'running' }), { type: 'answered', job }, paid).error?.message;
    expect(readMessage({ status: 'failed', error: 'The page is empty.' })).toBe('The page is empty.');
    expect(readMessage({ status: 'refunded' })).toContain('credit');
  });

  it('forgets the failure once an answer came', () => {
    const failing = afterPoll(aJob({ state: 'running' }), { type: 'failure', reason }, paid);
    expect(failing.error).toEqual(reason);
    expect(afterPoll(failing, answered({ status: 'running' }), paid)).toMatchObject({ error: undefined, tries: 0 });
  });

  it('never gives a paid job up, however often it fails', () => {
    let job = aJob({ state: 'running', accepted });
    for (let tries = 0; tries < 200; tries++) job = afterPoll(job, { type: 'failure', reason }, paid);
    expect(job.state).toBe('running');
    expect(pause(job)).toBeLessThanOrEqual(6 * 60_000);
  });

  it('ends with the failure that does not pass on this device', () => {
    let job = aJob({ state: 'running', accepted });
    for (let tries = 1; tries < deviceTries; tries++) job = afterPoll(job, { type: 'failure', reason }, free);
    expect(job.state).toBe('running');
    expect(afterPoll(job, { type: 'failure', reason }, free)).toMatchObject({ state: 'failed', error: reason });
  });
});

describe('a provider that failed', () => {
  const failure = { code: 'provider_failed', message: 'Given back.' };
  const said = (saysRefund: boolean) => ({ type: 'provider-failed', saysRefund, reason: failure }) as const;

  it('is believed the third time in a row where the service says that the credits are back', () => {
    const first = afterPoll(aJob({ state: 'running', accepted }), said(true), paid);
    expect(first).toMatchObject({ state: 'running', error: { code: 'service_unreachable' } });
    const third = afterPoll(afterPoll(first, said(true), paid), said(true), paid);
    expect(third).toMatchObject({ state: 'refunded', error: failure });
  });

  it('is no refund where the service does not say so, however often', () => {
    let job = aJob({ state: 'running', accepted });
    for (let tries = 0; tries < 5; tries++) job = afterPoll(job, said(false), paid);
    expect(job.state).toBe('running');
    expect(afterPoll(job, said(false), { ...paid, now: now + doubtMs }).state).toBe('failed');
  });
});

describe('a job that the service does not know', () => {
  const gone = { type: 'gone', reason: { code: 'job_gone', message: 'Unknown.' } } as const;
  const answer = (job: Job): PollOutcome => ({ type: 'answered', job });

  it('is asked for until ten minutes are over, from the first time on', () => {
    let job = aJob({ state: 'running', accepted });
    for (const minutes of [0, 1, 5, 9.9]) {
      job = afterPoll(job, gone, { ...paid, now: now + minutes * 60_000 });
      expect(job).toMatchObject({ state: 'running', doubt: { since: new Date(now).toISOString() } });
    }
    expect(afterPoll(job, gone, { ...paid, now: now + 600_000 })).toMatchObject({
      state: 'failed',
      error: gone.reason,
    });
  });

  it('is forgotten about once the service knows it again', () => {
    const job = afterPoll(aJob({ state: 'running', accepted }), gone, paid);
    const known = afterPoll(job, answer({ status: 'running' }), paid);
    expect(known.doubt).toBeUndefined();
    expect(afterPoll(known, gone, { ...paid, now: now + 600_000 }).state).toBe('running');
  });

  it('ends at once when the user had it asked again', () => {
    const asked = aJob({ state: 'running', accepted, doubt: { since: new Date(now).toISOString(), asked: true } });
    expect(afterPoll(asked, gone, paid)).toMatchObject({ state: 'failed', doubt: { asked: true } });
  });

  it('whose picture is made has it fetched where it was', () => {
    const made = aJob({ state: 'running', accepted, answer: { status: 'completed', imageUrl: '/1.png' } });
    expect(afterPoll(made, gone, paid)).toMatchObject({ state: 'completed', fetches: 2 });
  });
});

describe('a finished picture that can’t be had', () => {
  const unusable = { type: 'unusable', isExpired: false, reason } as const;
  const made = aJob({ state: 'completed', accepted, answer: { status: 'completed', imageUrl: '/1.png' } });

  it('is asked for once more, then at the address of a new poll, and waits for the user at last', () => {
    let job = made;
    const states: string[] = [];
    const pauses: unknown[] = [];
    for (let fetches = 1; fetches <= maxFetches; fetches++) {
      job = { ...afterPicture(job, unusable, paid) };
      states.push(job.state);
      pauses.push(pause(job));
      if (job.state === 'running') {
        job = afterPoll(job, { type: 'answered', job: { status: 'completed', imageUrl: '/2.png' } }, paid);
      }
    }
    expect(states).toEqual(['completed', ...Array(6).fill('running'), 'failed']);
    expect(pauses.slice(0, 4)).toEqual([2500, 5000, 10_000, 20_000]);
    expect(job).toMatchObject({ error: reason, answer: { imageUrl: '/2.png' } });
  });

  it('is polled for at once where its address expired', () => {
    expect(afterPicture(made, { ...unusable, isExpired: true }, paid).state).toBe('running');
  });

  it('is never given up while it is the network’s fault', () => {
    let job = made;
    for (let tries = 0; tries < 50; tries++)
      job = { ...afterPicture(job, { type: 'failure', reason }, paid), state: 'completed' };
    expect(job.error).toEqual(reason);
    expect(Date.parse(job.dueAt ?? '') - now).toBeLessThanOrEqual(6 * 60_000);
  });

  it('for want of room on the disk has no stale address: it is fetched from there again', () => {
    const full = { type: 'failure', reason: { code: 'storage_full', message: 'Full.' } } as const;
    let job = made;
    for (let fetches = 1; fetches <= 2 * maxFetches; fetches++) {
      job = afterPicture(job, full, paid);
      expect(job).toMatchObject({ state: 'completed', fetches, error: full.reason });
    }
  });

  it('is asked for at a fresh address the second time that the network fails', () => {
    const failure = { type: 'failure', reason } as const;
    const once = afterPicture(made, failure, paid);
    expect(once).toMatchObject({ state: 'completed', fetches: 1 });
    expect(afterPicture(once, failure, paid)).toMatchObject({ state: 'running', fetches: 2 });
  });

  it('keeps the count of its fetches over polls, and loses it once it is had', () => {
    const failed = { ...made, state: 'running', fetches: 5 } as const;
    const polled = afterPoll(failed, { type: 'answered', job: { status: 'completed', imageUrl: '/2.png' } }, paid);
    expect(polled.fetches).toBe(5);
    expect(afterPoll(failed, { type: 'failure', reason }, paid).fetches).toBe(5);
    expect(afterPoll({ ...failed, answer: { status: 'completed' } }, { type: 'gone', reason }, paid).fetches).toBe(5);
    expect(afterPicture(polled, { type: 'fetched', picture }, paid)).toMatchObject({ picture, fetches: undefined });
    expect(afterPicture(polled, { type: 'distant', picture: distant }, paid).fetches).toBeUndefined();
    const given = afterPicture({ ...polled, fetches: maxFetches - 1 }, unusable, paid);
    expect(given).toMatchObject({ state: 'failed', fetches: maxFetches });
  });

  it('without an address is asked for at the next poll', () => {
    const polled = afterPoll(
      aJob({ state: 'running', accepted }),
      { type: 'answered', job: { status: 'completed' } },
      paid,
    );
    expect(polled).toMatchObject({ state: 'running', fetches: 1, error: { code: 'picture_unaddressed' } });
  });

  it('fails at once on this device', () => {
    expect(afterPicture(made, unusable, free).state).toBe('failed');
  });
});

describe('a completed job', () => {
  const pictures: readonly [PictureOutcome, JobState, number | undefined][] = [
    [{ type: 'fetched', picture }, 'completed', undefined],
    [{ type: 'distant', picture: distant }, 'completed', undefined],
    [{ type: 'failure', reason }, 'completed', 2500],
    [{ type: 'unusable', isExpired: false, reason }, 'completed', 2500],
    [{ type: 'unusable', isExpired: true, reason }, 'running', 2500],
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
    [
      { type: 'done', fileName: 'T.png', unchecked: true },
      'delivered',
      { downloadId: 7, fileName: 'T.png', unchecked: true },
    ],
    // Its number would show another file, or open it.
    [{ type: 'unsaved' }, 'delivered', { fileName: 'Tides.png', unsaved: true }],
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

  it('forgets the download it was handed to when that failed, so that the next one is begun', () => {
    const handing = { address: 'blob:1', at: new Date(now).toISOString() };
    const failed = afterDelivery(
      aJob({ state: 'completed', picture, delivery, handing }),
      { type: 'failed', reason },
      paid,
    );
    expect(failed).toMatchObject({ state: 'failed', delivery: undefined, handing: undefined, picture });
  });

  it('forgets what it was handing over once that is handed over', () => {
    const handing = { address: 'blob:1', at: new Date(now).toISOString() };
    expect(afterHandOver(aJob({ state: 'completed', picture, handing }), delivery, paid)).toMatchObject({
      state: 'completed',
      delivery,
      handing: undefined,
    });
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
