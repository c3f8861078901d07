import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { fillMessage } from '../../../lib/i18n/message-text.ts';
import { advance } from '../../../lib/jobs/advance.ts';
import { connect } from '../../../lib/jobs/connection.ts';
import { describeJob, getActLabel } from '../../../lib/jobs/job-text.ts';
import type { DeliveryOutcome } from '../../../lib/jobs/outcomes.ts';
import type { JobRecord, JobState } from '../../../lib/jobs/record.ts';
import { createPostQueue } from '../../../lib/protocol/posts.ts';
import messages from '../../../public/_locales/en/messages.json';
import { memoryBlobs } from '../protocol/memory-blobs.ts';
import { aJob } from './records.ts';

/**
 * Every fault of a service, a network or a disk: what becomes of the job, what the user reads, and what they can do. Whatever
 * could cost credits a second time says so in its label.
 */

const baseUrl = 'https://service.example';
const connection = { type: 'service', baseUrl } as const;
const jobId = '6f1c1b0e-0000-4000-8000-000000000001';
const imageUrl = `${baseUrl}/pictures/1.png`;
const now = Date.parse('2026-05-19T10:00:00Z');
const png = readFileSync(resolve(import.meta.dirname, '../../fixtures/samples/morning-desk.png'));

type Respond = () => Response | Promise<Response>;
const json = (status: number, body: unknown, headers: HeadersInit = {}) => Response.json(body, { status, headers });
const error =
  (status: number, toError = 'Their words.', more: object = {}, headers: HeadersInit = {}): Respond =>
  () =>
    json(status, { error: toError, ...more }, headers);
const page =
  (status: number): Respond =>
  () =>
    new Response('<h1>Hello</h1>', { status });
const cut: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const late: Respond = () => Promise.reject(new DOMException('Timed out.', 'TimeoutError'));
const at =
  (status: string, more: object = {}): Respond =>
  () =>
    json(200, { id: jobId, status, ...more });

interface Fault {
  readonly fault: string;
  readonly respond: Respond;
  readonly state: JobState;
  readonly says: string | RegExp;
  readonly acts: readonly string[];
  /** Steps taken, each when it is due; 1 by default. */
  readonly steps?: number;
}

const again = 'Try again (credits: 1)';
const retry = 'Try again';
const fetchAgain = 'Fetch again, costs nothing';
const stop = 'Stop';
const settings = 'Open settings';
const soon = /It tries again by itself at 10:00\sAM\.$/;
const waiting = (says: string) => new RegExp(`^${says.replace(/[.?*()]/g, '\\$&')} ${soon.source}`);
const risk = 'The picture may already be under way there and may have cost credits; sending again can cost them twice.';
const unclear = ['Send again (credits: 1)', 'Give up'];
const none = 'Nothing was charged.';
const unknown = 'Whether its credits came back is not known: ask the service.';

/** Before the create leaves, the service is asked whether it is there. */
const absent = 'Nothing answers at the service’s address. Nothing was sent, and nothing was charged.';
const portal =
  'Something else answers at the service’s address, perhaps a network’s sign-in page. Nothing was sent, and nothing was charged. HTTP 200';
const reaching: readonly Fault[] = [
  { fault: 'nothing is there', respond: cut, state: 'waiting', says: waiting(absent), acts: [stop] },
  { fault: 'nothing answers', respond: late, state: 'waiting', says: waiting(absent), acts: [stop] },
  { fault: 'a sign-in page', respond: page(200), state: 'waiting', says: waiting(portal), acts: [stop] },
  {
    fault: 'a redirect',
    respond: () => new Response(null, { status: 302, headers: { location: '/' } }),
    state: 'failed',
    says: `The service’s address redirects to another one. Enter that one in the settings. ${none}`,
    acts: [settings, again],
  },
  {
    fault: '401',
    respond: error(401, 'Revoked.'),
    state: 'failed',
    says: `The service does not accept this API key. Revoked. ${none}`,
    acts: [settings, again],
  },
  {
    fault: '503',
    respond: page(503),
    state: 'waiting',
    says: waiting('The service answered with a fault of its own. HTTP 503'),
    acts: [stop],
  },
];

const refused = (status: number, says: string, acts: readonly string[] = [again]): Fault => ({
  fault: String(status),
  respond: error(status),
  state: 'failed',
  says: `${says} Their words. ${none}`,
  acts,
});
const unclearAnswer = (fault: string, respond: Respond, says: string): Fault => ({
  fault,
  respond,
  state: 'unconfirmed',
  says: `${says} ${risk}`,
  acts: unclear,
});
const creating: readonly Fault[] = [
  refused(400, 'The request is not valid.', ['Change it', again]),
  refused(401, 'The service does not accept this API key.', [settings, again]),
  refused(402, 'No credits are left in this workspace. Add some with your service, then try again.', [
    'Open the service',
    again,
  ]),
  refused(403, 'The service does not allow this.'),
  refused(404, 'There is nothing at this address.'),
  refused(405, 'This address does not support that method.'),
  refused(408, 'The request took too long to reach the service.'),
  refused(409, 'The service says that this conflicts with something there.'),
  refused(410, 'There is nothing at this address.'),
  refused(413, 'This file is too large.', ['Change it', again]),
  refused(415, 'The service does not take this type of file.', ['Change it', again]),
  refused(422, 'The service cannot work with what was sent.', ['Change it', again]),
  {
    fault: '418',
    respond: error(418),
    state: 'failed',
    says: `The service refused this. HTTP 418 · Their words. ${none}`,
    acts: [again],
  },
  {
    fault: '429 until later today',
    respond: error(429, 'Slow.', { resetAt: '2026-05-19T11:30:00Z' }),
    state: 'waiting',
    says: /^.*11:30\sAM\.$/,
    acts: [stop],
  },
  {
    fault: '429 until tomorrow',
    respond: error(429, 'Slow.', { resetAt: '2026-05-20T11:30:00Z' }),
    state: 'waiting',
    says: /Wed,\sMay\s20,\s11:30\sAM/,
    acts: [stop],
  },
  {
    fault: '429 until the year 9999',
    respond: error(429, 'Slow.', { resetAt: '9999-05-20T11:30:00Z' }),
    state: 'waiting',
    says: /10:00\sAM/,
    acts: [stop],
  },
  {
    fault: '429 with Retry-After',
    respond: error(429, 'Slow.', {}, { 'retry-after': '3600' }),
    state: 'waiting',
    says: /11:00\sAM/,
    acts: [stop],
  },
  {
    fault: '503 with Retry-After',
    respond: error(503, 'Full.', {}, { 'retry-after': '3600' }),
    state: 'waiting',
    says: /^The service is busy\. Full\. It tries again by itself at 11:00\sAM\.$/,
    acts: [stop],
  },
  {
    fault: '502 with an Error body',
    respond: error(502, ''),
    state: 'refunded',
    says: 'The picture could not be made. The credit was given back.',
    acts: [again],
  },
  unclearAnswer('502 of a gateway', page(502), 'The service answered with a fault of its own. HTTP 502'),
  unclearAnswer('500', error(500), 'The service answered with a fault of its own. HTTP 500 · Their words.'),
  unclearAnswer('503', error(503), 'The service answered with a fault of its own. HTTP 503 · Their words.'),
  unclearAnswer('504', page(504), 'The service answered with a fault of its own. HTTP 504'),
  unclearAnswer('a page', page(200), 'The service’s answer could not be understood. HTTP 200'),
  unclearAnswer(
    'an id that is none',
    () => json(202, { jobId: 'one', status: 'queued', stages: [] }),
    'The service’s answer could not be understood. HTTP 202 · jobId',
  ),
  unclearAnswer('a cut connection', cut, 'The connection was lost before the service answered.'),
  unclearAnswer('no answer in time', late, 'The service gave no answer in time.'),
  {
    fault: 'an accepted job without stages',
    respond: () => json(202, { jobId }),
    state: 'queued',
    says: 'Accepted, starting soon',
    acts: [stop],
  },
];

const gone = 'The service says that it does not know this job.';
const polling: readonly Fault[] = [
  { fault: '404', respond: error(404), state: 'running', says: waiting(gone), acts: [stop] },
  {
    fault: '404 for ten minutes',
    respond: error(404),
    steps: 20,
    state: 'failed',
    says: `${gone} ${unknown}`,
    acts: [retry],
  },
  {
    fault: '404 of a gateway for ten minutes',
    respond: page(404),
    steps: 20,
    state: 'running',
    says: /^There is nothing at this address\. It tries again by itself at/,
    acts: [stop],
  },
  {
    fault: 'another job',
    respond: () => json(200, { id: '6f1c1b0e-0000-4000-8000-000000000002', status: 'completed', imageUrl }),
    state: 'running',
    says: waiting('The service’s answer could not be understood. HTTP 200 · id'),
    acts: [stop],
  },
  {
    fault: '401',
    respond: error(401),
    state: 'running',
    says: waiting('The service does not accept this API key. Their words.'),
    acts: [settings, stop],
  },
  {
    fault: '429 with Retry-After',
    respond: error(429, '', {}, { 'retry-after': '3600' }),
    state: 'running',
    says: /11:00\sAM/,
    acts: [stop],
  },
  {
    fault: '503 with Retry-After',
    respond: error(503, 'Full.', {}, { 'retry-after': '3600' }),
    state: 'running',
    says: /^The service is busy\. Full\. It tries again by itself at 11:00\sAM\.$/,
    acts: [stop],
  },
  {
    fault: '500',
    respond: page(500),
    state: 'running',
    says: waiting('The service answered with a fault of its own. HTTP 500'),
    acts: [stop],
  },
  {
    fault: '502 three times, of whoever',
    respond: error(502, 'Bad gateway'),
    steps: 3,
    state: 'running',
    says: /^The service answered with a fault of its own\. HTTP 502 · Bad gateway It tries again by itself at/,
    acts: [stop],
  },
  {
    fault: '502 for ten minutes, of whoever',
    respond: error(502, 'Bad gateway'),
    steps: 20,
    state: 'failed',
    says: `The service answered with a fault of its own. HTTP 502 · Bad gateway ${unknown}`,
    acts: [retry],
  },
  {
    fault: '502 three times, with a refund',
    respond: error(502, '', { code: 'provider_failed' }),
    steps: 3,
    state: 'refunded',
    says: 'The picture could not be made. The credit was given back.',
    acts: [again],
  },
  {
    fault: 'a cut connection',
    respond: cut,
    state: 'running',
    says: waiting('The service could not be reached. Check your connection.'),
    acts: [stop],
  },
  {
    fault: 'a page',
    respond: page(200),
    state: 'running',
    says: waiting('The service’s answer could not be understood. HTTP 200'),
    acts: [stop],
  },
  {
    fault: 'failed',
    respond: at('failed', { error: 'No captions.' }),
    state: 'failed',
    says: `No captions. ${unknown}`,
    acts: [again],
  },
  {
    fault: 'failed without a word',
    respond: at('failed'),
    state: 'failed',
    says: `The picture could not be made. Try again. ${unknown}`,
    acts: [again],
  },
  {
    fault: 'refunded',
    respond: at('refunded'),
    state: 'refunded',
    says: 'The picture could not be made. The credit was given back.',
    acts: [again],
  },
  {
    fault: 'refunded, in words of its own',
    respond: at('refunded', { error: 'Two credits were given back.' }),
    state: 'refunded',
    says: /Two credits were given back\./,
    acts: [again],
  },
  {
    fault: 'completed without an address',
    respond: at('completed'),
    state: 'running',
    says: waiting('The picture is made, but the service does not say where it is.'),
    acts: [stop],
  },
  {
    fault: 'completed without an address, each time',
    respond: at('completed'),
    steps: 8,
    state: 'failed',
    says: 'The picture is made, but the service does not say where it is.',
    acts: [fetchAgain],
  },
];

const unusable = (fault: string, respond: Respond, says: string): readonly Fault[] => [
  { fault, respond, state: 'completed', says: waiting(says), acts: [stop] },
  { fault: `${fault}, each time`, respond, steps: 16, state: 'failed', says, acts: [fetchAgain] },
];
const fetching: readonly Fault[] = [
  ...unusable('404', error(404), 'The picture is made, but it is not at the address that the service gives. HTTP 404'),
  ...unusable('HTML', page(200), 'The picture is made, but what comes from its address is not a whole picture.'),
  ...unusable(
    'nothing',
    () => new Response(''),
    'The picture is made, but what comes from its address is not a whole picture.',
  ),
  ...unusable(
    'half of it',
    () => new Response(png.subarray(0, png.length / 2)),
    'The picture is made, but what comes from its address is not a whole picture.',
  ),
  ...unusable(
    'more than can be kept',
    () => new Response(oversized()),
    'The picture is made, but it is larger than Broadside can keep (50 MB).',
  ),
  // The key is the service's affair, and the polls': it is not what a picture's host refuses.
  ...[401, 403].map((status) => ({
    fault: String(status),
    respond: error(status),
    state: 'running' as const,
    says: waiting(`The picture is made, but its address does not give it out. HTTP ${status}`),
    acts: [stop],
  })),
  {
    fault: '500',
    respond: page(500),
    state: 'completed',
    says: waiting('The service answered with a fault of its own. HTTP 500'),
    acts: [stop],
  },
  {
    fault: 'a cut connection, for hours',
    respond: cut,
    steps: 60,
    state: 'running',
    says: /^The service could not be reached\. Check your connection\. It tries again by itself at/,
    acts: [stop],
  },
];

/** Pieces of zeros beyond 50 MB, made as they are read. */
function oversized(): ReadableStream<Uint8Array<ArrayBuffer>> {
  const piece = new Uint8Array(8 * 1024 * 1024);
  let left = 7;
  return new ReadableStream({ pull: (stream) => (left-- > 0 ? stream.enqueue(piece) : stream.close()) });
}

const toError = (code: string) => ({ code, message: messages[`error_${code}` as keyof typeof messages].message });
const delivering: readonly (Omit<Fault, 'respond'> & { readonly outcome: DeliveryOutcome; readonly distant?: true })[] =
  [
    {
      fault: 'a download that broke off',
      outcome: { type: 'failed', reason: toError('download_failed') },
      state: 'failed',
      says: messages.error_download_failed.message,
      acts: [retry],
    },
    {
      fault: 'a page in place of the picture',
      outcome: { type: 'failed', reason: toError('download_invalid') },
      distant: true,
      state: 'failed',
      says: messages.error_download_invalid.message,
      acts: [fetchAgain],
    },
    {
      fault: 'a file that was not looked at',
      outcome: { type: 'done', fileName: 'Tides.png', unchecked: true },
      distant: true,
      state: 'delivered',
      says: 'Downloaded as Tides.png. Broadside may not read it from its server, so it could not check that it is whole.',
      acts: ['Show in folder', 'Allow and fetch again, costs nothing'],
    },
    {
      fault: 'a closed dialog',
      outcome: { type: 'unsaved' },
      state: 'delivered',
      says: 'Not saved to disk. It is in your gallery.',
      acts: ['Save'],
    },
  ];

const accepted = { jobId, stages: ['extract', 'image'] };
const picture = { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1, height: 1 };
const distantPicture = { address: 'https://cdn.example/1.png', width: 0, height: 0 };

interface World {
  /** Answers for the request that is at fault; the others go well. */
  readonly respond?: Respond;
  readonly at: 'reach' | 'create' | 'poll' | 'picture' | 'deliver';
  readonly outcome?: DeliveryOutcome;
}

/** Takes a job's steps against such a world, each when it is due. */
async function take(job: JobRecord, steps: number, { respond = cut, at: fault, outcome }: World): Promise<JobRecord> {
  const toKind = ({ url, method }: Request) => {
    if (method === 'POST') return 'create';
    if (!url.includes('/api/jobs/')) return 'picture';
    return url.endsWith(jobId) ? 'poll' : 'reach';
  };
  const well: Record<string, Respond> = {
    reach: () => json(404, { error: 'No such job.' }),
    create: () => json(202, { jobId, status: 'queued', stages: [] }),
    poll: () => json(200, { id: jobId, status: 'completed', imageUrl }),
    picture: () => new Response(png),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const kind = toKind(request);
    return (kind === fault ? respond : (well[kind] ?? cut))();
  });
  const disk = new Map([[job.id, job]]);
  for (let step = 0; step < steps; step++) {
    const { dueAt } = disk.get(job.id) ?? job;
    if (step > 0 && dueAt) vi.setSystemTime(new Date(dueAt));
    await advance(job.id, {
      store: { get: async (id) => disk.get(id), put: async (record) => void disk.set(record.id, record) },
      connect: (ref) =>
        connect(ref, {
          deviceFetch: async () => new Response(),
          blobs: memoryBlobs(),
          readIdea: async () => undefined,
          readKey: async () => 'bs_secret',
          offers: { read: async () => 0, store: async () => undefined },
          limits: { store: async () => undefined },
          findSendBlocker: async () => undefined,
          posts: createPostQueue((task) => task((post) => fetch(post))),
          prepareFor: async () => undefined,
        }),
      delivery: {
        handOver: async () => ({ fileName: 'Tides.png' }),
        save: () => Promise.reject(new Error('Not asked for.')),
        outcome: async () => outcome ?? { type: 'done', fileName: 'Tides.png' },
      },
      lock: (_, task) => task(),
      now: Date.now,
      random: () => 0.5,
    });
  }
  return disk.get(job.id) ?? job;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('TZ', 'UTC');
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((key: string, substitutions: string[] = []) => {
    const message = (messages as Record<string, { message: string }>)[key];
    return message ? fillMessage(message, substitutions) : '';
  }) as never);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

function expectShown(job: JobRecord, { state, says, acts }: Pick<Fault, 'state' | 'says' | 'acts'>): void {
  const shown = describeJob(job);
  expect({ state: job.state, acts: shown.acts.map((act) => getActLabel(act, job, connection)) }).toEqual({
    state,
    acts,
  });
  if (says instanceof RegExp) expect(shown.text).toMatch(says);
  else expect(shown.text).toBe(says);
}

const base = { connection, createdAt: new Date(now).toISOString(), updatedAt: new Date(now).toISOString() };
const answer = { status: 'completed', imageUrl } as const;

describe('a service that is to be sent a create', () => {
  it.each(reaching)('$fault', async ({ respond, ...expected }) => {
    const job = await take(aJob(base), 1, { respond, at: 'reach' });
    expectShown(job, expected);
  });
});

describe('a create', () => {
  const captureId = crypto.randomUUID();
  it.each(creating)('$fault', async ({ respond, ...expected }) => {
    expectShown(await take(aJob({ ...base, captureId }), 1, { respond, at: 'create' }), expected);
  });

  it('is free to send again where the service remembers it, and no act on this device costs anything', () => {
    const device = aJob({ state: 'failed', connection: { type: 'device' }, error: { message: 'No.' } });
    expect(getActLabel('try-again', device, { type: 'device' })).toBe(retry);
  });
});

describe('a poll', () => {
  it.each(polling)('$fault', async ({ respond, steps = 1, ...expected }) => {
    expectShown(await take(aJob({ ...base, state: 'running', accepted }), steps, { respond, at: 'poll' }), expected);
  });

  it('that says once more that the job is gone has another one made, for its cost', async () => {
    const doubt = { since: new Date(now).toISOString(), asked: true };
    const job = await take(aJob({ ...base, state: 'running', accepted, doubt }), 1, {
      respond: error(404),
      at: 'poll',
    });
    expectShown(job, { state: 'failed', says: `${gone} ${unknown}`, acts: [again, 'Ask the service again'] });
  });
});

describe('a finished picture', () => {
  it.each(fetching)('$fault', async ({ respond, steps = 1, ...expected }) => {
    const job = aJob({ ...base, state: 'completed', accepted, answer });
    expectShown(await take(job, steps, { respond, at: 'picture' }), expected);
  });
});

describe('a delivery', () => {
  it.each(delivering)('$fault', async ({ outcome, distant, ...expected }) => {
    const made = distant ? distantPicture : picture;
    const delivery = { downloadId: 7, fileName: 'Tides.png' };
    const job = aJob({ ...base, state: 'completed', accepted, answer, picture: made, delivery });
    expectShown(await take(job, 1, { at: 'deliver', outcome }), expected);
  });
});
