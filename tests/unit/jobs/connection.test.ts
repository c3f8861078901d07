import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { errorWords, limits } from '../../../lib/contract/index.ts';
import type { MemeDraft } from '../../../lib/engine/brief.ts';
import { connect, deviceBaseUrl } from '../../../lib/jobs/connection.ts';
import { createRequest, type JobRecord } from '../../../lib/jobs/record.ts';
import { readKnownResult } from '../../../lib/protocol/device-headers.ts';
import { createPostQueue } from '../../../lib/protocol/posts.ts';
import { offers } from '../../../lib/storage/service-facts.ts';
import { memoryBlobs } from '../protocol/memory-blobs.ts';

const jobId = '6f1c1b0e-0000-4000-8000-000000000001';
const queued = { jobId, status: 'queued', stages: ['extract', 'image'] };
const service = { type: 'service', baseUrl: 'https://service.example/base' } as const;
const request = createRequest.parse({ kind: 'meme', fields: { sourceText: 'Tides rise.' }, parts: [] });
/** The smallest PNG there is: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const onceKey = '6f1c1b0e-0000-4000-8000-000000000002';
const leaves = vi.fn(async () => undefined);
const options = { onceKey, leaves };
const asked: Request[] = [];
/** How the service answers when it is asked whether it is there, for a job that does not exist. */
let reached: () => Response | Promise<Response>;
const isReach = ({ url, method }: Request) => method === 'GET' && url.includes('/api/jobs/') && !url.endsWith(jobId);
/** Lets the network answer, and keeps what it was asked. */
function network(answer: (request: Request) => Response | Promise<Response>) {
  const answering = async (input: RequestInfo | URL) => {
    const heard = new Request(input);
    // That the service is there is asked before each create.
    if (isReach(heard)) return reached();
    asked.push(heard);
    return answer(heard);
  };
  vi.stubGlobal('fetch', answering);
  return answering;
}

const json = (status: number, body: unknown, headers: HeadersInit = {}) => Response.json(body, { status, headers });
const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

const blobs = memoryBlobs();
const draft: MemeDraft = {
  template: 'iceberg',
  captions: { top: '潮の満ち引き', bottom: '月' },
  language: 'ja',
  direction: 'ltr',
};
type SendBlocker = (address: string) => { readonly code: string; readonly message: string } | undefined;
const routes: boolean[] = [];
const storeLimits = vi.fn(async () => undefined);
const connected = (
  ref: JobRecord['connection'] = service,
  findSendBlocker: SendBlocker = () => undefined,
  keptOffers: Parameters<typeof connect>[1]['offers'] = offers,
  signal?: AbortSignal,
) =>
  connect(
    ref,
    {
      deviceFetch: (heard) => fetch(heard),
      blobs,
      readIdea: async ({ number }) => (number === 2 ? { draft } : undefined),
      readKey: async () => 'bs_secret',
      offers: keptOffers,
      limits: { store: storeLimits },
      findSendBlocker: async (address) => findSendBlocker(address),
      posts: createPostQueue((task, { isRepeatable }) => {
        routes.push(isRepeatable);
        return task((post) => fetch(post));
      }),
      prepareFor: async () => undefined,
    },
    signal,
  );

beforeEach(() => {
  asked.length = 0;
  routes.length = 0;
  leaves.mockClear();
  reached = () => json(404, { error: 'No such job.' });
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
});

describe('a create', () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  it.each([
    [() => json(202, queued), { type: 'accepted', jobId, stages: queued.stages }],
    [
      () => json(400, { error: 'Too short.' }),
      { type: 'refused', reason: { code: 'invalid_request', detail: 'Too short.' } },
    ],
    [() => json(401, { error: 'No.' }), { type: 'refused', reason: { code: 'unauthorized' } }],
    [() => json(402, { error: 'No.' }), { type: 'refused', reason: { code: 'no_credits' } }],
    [() => json(404, { error: 'No.' }), { type: 'refused', reason: { code: 'not_found' } }],
    [() => json(429, { error: 'No.', resetAt: soon }), { type: 'limited', until: Date.parse(soon) }],
    [() => json(429, { error: 'No.' }), { type: 'limited', until: undefined }],
    [() => json(502, { error: 'No.' }), { type: 'refunded', reason: { code: 'provider_failed' } }],
    [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), { type: 'lost' }],
    [() => json(500, { error: 'No.' }), { type: 'lost' }],
    [() => json(202, { hello: 'there' }), { type: 'lost' }],
    [dropped, { type: 'lost', reason: { code: 'answer_lost' } }],
  ])('answered by %o', async (answer, outcome) => {
    network(answer);
    expect(await (await connected()).create(request, options)).toMatchObject(outcome);
  });

  it('is accepted though its limits cannot be kept', async () => {
    const headers = { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4', 'x-ratelimit-reset': soon };
    network(() => json(202, queued, headers));
    storeLimits.mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
    expect(await (await connected()).create(request, options)).toMatchObject({ type: 'accepted', jobId });
    expect(storeLimits).toHaveBeenCalled();
  });

  it.each([
    ['its answer', 'create', { type: 'lost', isStopped: true, reason: { code: 'stopped_sending' } }],
    ['the service', 'reach', { type: 'unsent' }],
    ['its turn', 'turn', { type: 'unsent' }],
  ])('that is stopped while it waits for %s', async (_, at, outcome) => {
    const abort = new AbortController();
    const { signal } = abort;
    const hang = () =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        abort.abort();
      });
    network(at === 'create' ? hang : () => json(202, queued));
    if (at === 'reach') reached = hang;
    if (at === 'turn') abort.abort();
    const connection = await connected(service, undefined, offers, signal);
    expect(await connection.create(request, options)).toMatchObject(outcome);
    expect(leaves).toHaveBeenCalledTimes(at === 'create' ? 1 : 0);
  });

  it('costs what the interface says', async () => {
    const { getCost } = await connected();
    expect([getCost('infographic'), getCost('meme')]).toEqual([1, 2]);
  });

  it('carries the key, and the file under its name', async () => {
    network(() => json(202, queued));
    const blobId = await blobs.put(new Blob([png], { type: 'image/png' }));
    const parts = [{ name: 'sourceImage', blobId, fileName: 'A pier', mediaType: 'image/png' }];
    await (await connected()).create(createRequest.parse({ kind: 'infographic', fields: {}, parts }), options);
    expect(asked[0]?.url).toBe('https://service.example/base/api/generate');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer bs_secret');
    expect(asked[0]?.headers.get('idempotency-key')).toBe(`"${onceKey}"`);
    const file = (await asked[0]?.formData())?.get('sourceImage');
    expect(file).toMatchObject({ name: 'A pier.png', size: png.length });
  });

  it.each([
    ['cat.gif', 'image/gif', 'cat.gif'],
    ['cat.gif', 'image/webp', 'cat.webp'],
    ['cat', 'image/gif', 'cat.gif'],
    ['v1.2', 'image/jpeg', 'v1.2.jpg'],
  ])('names an image as what it is: %s of %s is %s', async (fileName, type, name) => {
    network(() => json(202, queued));
    const blobId = await blobs.put(new Blob([png], { type }));
    const parts = [{ name: 'referenceImage', blobId, fileName, mediaType: type }];
    const fields = { sourceText: 'Tides rise.' };
    await (await connected()).create(createRequest.parse({ kind: 'infographic', fields, parts }), options);
    expect((await asked[0]?.formData())?.get('referenceImage')).toMatchObject({ name, type });
  });

  it.each([
    ['with the words around it', 'image/png', png.length, true],
    ['without them where they would make it too large', 'image/png', limits.sourceImage, false],
  ])('sends an image %s', async (_, type, size, isDescribed) => {
    network(() => json(202, queued));
    const blobId = await blobs.put(new Blob([png, new Uint8Array(size - png.length)], { type }));
    const parts = [{ name: 'sourceImage', blobId, fileName: 'A pier', mediaType: type, description: 'Low tide.' }];
    await (await connected()).create(createRequest.parse({ kind: 'meme', fields: {}, parts }), options);
    const sent = (await asked[0]?.formData())?.get('sourceImage');
    if (!(sent instanceof Blob)) throw new Error('No image was sent.');
    expect(sent.size > size).toBe(isDescribed);
    expect(sent.size).toBeLessThanOrEqual(limits.sourceImage);
  });

  it('does not leave when its file is gone, or something stands in the way', async () => {
    network(() => json(202, queued));
    const parts = [{ name: 'sourceImage', blobId: crypto.randomUUID(), fileName: 'A pier', mediaType: 'image/png' }];
    const withFile = createRequest.parse({ kind: 'infographic', fields: {}, parts });
    const offline = { code: 'offline', message: 'Offline.' };
    expect(await (await connected()).create(withFile, options)).toMatchObject({
      type: 'refused',
      reason: { code: 'capture_gone' },
    });
    expect(await (await connected(service, () => offline)).create(request, options)).toEqual({
      type: 'unsent',
      reason: offline,
    });
    expect(asked).toEqual([]);
  });
});

describe('what a service offers', () => {
  const offering = { 'x-idempotency-key-seconds': '3600' };
  const baseUrl = 'https://offering.example';
  const ref = { type: 'service', baseUrl } as const;

  it('is remembered from any answer, for the time when none comes', async () => {
    network(() => json(404, { error: 'No.' }, offering));
    expect((await connected(ref)).idempotencyWindowMs()).toBe(0);
    await (await connected(ref)).poll(jobId);
    network(dropped);
    reached = () => json(404, { error: 'No such job.' }, offering);
    const later = await connected(ref);
    expect(await later.create(request, options)).toMatchObject({ type: 'lost' });
    expect(later.idempotencyWindowMs()).toBe(3_600_000);
  });

  it('ends with an answer of the service that does not speak of it, not with a gateway’s', async () => {
    network(() => json(202, queued, offering));
    await (await connected(ref)).create(request, options);
    network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await (await connected(ref)).poll(jobId);
    expect((await connected(ref)).idempotencyWindowMs()).toBe(3_600_000);
    network(() => json(200, { status: 'running' }));
    await (await connected(ref)).poll(jobId);
    expect((await connected(ref)).idempotencyWindowMs()).toBe(0);
  });

  it.each([
    ['as long as it does', () => json(404, { error: 'No such job.' }, offering), [true]],
    ['no longer, as it says just before', () => json(404, { error: 'No such job.' }), [true, false]],
  ])('decides how a create leaves: repeatable %s', async (_, reach, taken) => {
    const kept = { read: async () => 3_600_000, store: async () => undefined };
    network(() => json(202, queued));
    reached = reach;
    expect(await (await connected(ref, undefined, kept)).create(request, options)).toMatchObject({ type: 'accepted' });
    expect([routes, asked.length]).toEqual([taken, 1]);
  });

  it.each(['create', 'poll'] as const)('is kept by the time that a %s is answered', async (what) => {
    const storing = Promise.withResolvers<void>();
    let kept = 0;
    const slow = {
      read: async () => 0,
      store: async (_: string, milliseconds: number) => {
        await storing.promise;
        kept = milliseconds;
      },
    };
    network(() => (what === 'create' ? json(202, queued, offering) : json(200, { status: 'running' }, offering)));
    const connection = await connected(ref, undefined, slow);
    const answered = what === 'create' ? connection.create(request, options) : connection.poll(jobId);
    setTimeout(storing.resolve, 20);
    await answered;
    expect(kept).toBe(3_600_000);
  });

  it('lets a create wait whose first copy is still at work', async () => {
    network(() => json(409, { error: 'At work.', code: 'request_at_work' }, offering));
    expect(await (await connected(ref)).create(request, options)).toMatchObject({ type: 'lost' });
    network(() => json(409, { error: 'No.' }));
    expect(await (await connected(ref)).create(request, options)).toMatchObject({ type: 'refused' });
  });
});

describe('a poll', () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  it.each([
    [() => json(200, { status: 'running' }), { type: 'answered', job: { status: 'running' } }],
    [() => json(404, { error: 'No.' }), { type: 'gone', reason: { code: 'job_gone' } }],
    [() => new Response('<h1>Not found</h1>', { status: 404 }), { type: 'failure' }],
    [() => json(502, { error: 'No.' }), { type: 'provider-failed', saysRefund: false }],
    [() => json(502, { error: 'No.', code: 'provider_failed' }), { type: 'provider-failed', saysRefund: true }],
    [() => json(401, { error: 'No.' }), { type: 'failure', reason: { code: 'unauthorized' } }],
    [() => json(503, { error: 'No.' }), { type: 'failure' }],
    [() => json(429, { error: 'No.', resetAt: soon }), { type: 'failure', until: Date.parse(soon) }],
    [() => new Response('<h1>Sign in to this network</h1>'), { type: 'failure' }],
    [dropped, { type: 'failure', reason: { code: 'service_unreachable' } }],
  ])('answered by %o', async (answer, outcome) => {
    network(answer);
    expect(await (await connected()).poll(jobId)).toMatchObject(outcome);
  });
});

describe('a picture', () => {
  const answer = { status: 'completed', imageUrl: 'https://cdn.example/1.png' } as const;

  it('is stored with what its bytes say of it', async () => {
    network(() => new Response(png, { headers: { 'content-type': 'text/plain' } }));
    const outcome = await (await connected()).fetchPicture(answer, 0);
    expect(outcome).toMatchObject({ type: 'fetched', picture: { mediaType: 'image/png', width: 1, height: 1 } });
    const stored = outcome.type === 'fetched' && (await blobs.get(outcome.picture.blobId));
    expect(stored).toMatchObject({ size: png.length, type: 'image/png' });
  });

  it.each([service, { type: 'device' }] as const)('says that there is no room to store it, made by %o', async (ref) => {
    network(() => new Response(png));
    vi.spyOn(blobs, 'put').mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
    const outcome = await (await connected(ref)).fetchPicture(answer, 0);
    expect(outcome).toMatchObject({ type: 'failure', reason: { code: 'storage_full' } });
  });

  it('is fetched from another origin without the key', async () => {
    network(() => new Response(png));
    await (await connected()).fetchPicture(answer, 0);
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('is fetched from its mirror where the first address fails', async () => {
    network(({ url }) => (url.includes('mirror') ? new Response(png) : json(404, { error: 'No.' })));
    const mirrored = { ...answer, mirrorUrl: 'https://mirror.example/1.png' };
    expect(await (await connected()).fetchPicture(mirrored, 2)).toMatchObject({ type: 'fetched' });
  });

  it.each([
    [() => json(404, { error: 'No.' }), { type: 'unusable', isExpired: false, reason: { code: 'picture_gone' } }],
    [() => json(401, { error: 'No.' }), { type: 'unusable', isExpired: true, reason: { code: 'picture_refused' } }],
    [() => json(403, { error: 'No.' }), { type: 'unusable', isExpired: true, reason: { code: 'picture_refused' } }],
    [() => new Response('no picture'), { type: 'unusable', reason: { code: 'picture_invalid' } }],
    [() => new Response(''), { type: 'unusable', reason: { code: 'picture_invalid' } }],
    [() => new Response(png.subarray(0, 50)), { type: 'unusable', reason: { code: 'picture_invalid' } }],
    [() => json(503, { error: 'No.' }), { type: 'failure' }],
    [dropped, { type: 'failure' }],
  ])('answered by %o', async (answering, outcome) => {
    network(answering);
    expect(await (await connected()).fetchPicture(answer, 0)).toMatchObject(outcome);
  });
});

describe('a picture on another host', () => {
  const imageUrl = 'https://cdn.example/1.png?signed=yes';
  const mirrorUrl = 'https://mirror.example/1.png';
  const onlyTheService: SendBlocker = (address) =>
    address.startsWith('https://service.example/') ? undefined : { code: 'no_permission', message: 'No.' };
  const offline: SendBlocker = () => ({ code: 'offline', message: 'Offline.' });
  /** No host but the service answers: what a fetch without permission or CORS sees. */
  const silent = ({ url }: Request) =>
    url.startsWith('https://service.example/') ? json(404, { error: 'No.' }) : dropped();

  it.each([
    [{ imageUrl }, { address: imageUrl }],
    [{ mirrorUrl }, { address: mirrorUrl }],
    [{ imageUrl, mirrorUrl }, { address: imageUrl }],
    [{ imageUrl: '/gone.png', mirrorUrl }, { address: mirrorUrl }],
    [
      { imageUrl, contentType: 'image/webp; q=1', format: 'png', width: 1080, height: 1350 },
      { address: imageUrl, mediaType: 'image/webp', width: 1080, height: 1350 },
    ],
    [
      { imageUrl, contentType: 'application/octet-stream', format: 'jpeg' },
      { mediaType: 'image/jpeg', width: 0 },
    ],
    // Lists cannot show a picture of such a shape.
    [
      { imageUrl, width: -1080, height: 1350 },
      { width: 0, height: 1350 },
    ],
  ] as const)('where no answer comes from %o is known by %o', async (stated, picture) => {
    network(silent);
    const outcome = await (await connected(service, onlyTheService)).fetchPicture(
      { status: 'completed', ...stated },
      2,
    );
    expect(outcome).toMatchObject({ type: 'distant', picture });
    expect(
      asked.filter(({ url, headers }) => !url.startsWith('https://service.example/') && headers.has('authorization')),
    ).toEqual([]);
  });

  it('is known by the service’s own address where that redirects to it', async () => {
    network(({ redirect }) => (redirect === 'follow' ? dropped() : new Response(null, { status: 302 })));
    const outcome = await (await connected(service, onlyTheService)).fetchPicture(
      {
        status: 'completed',
        imageUrl: '/1.png',
      },
      0,
    );
    expect(outcome).toMatchObject({ type: 'distant', picture: { address: 'https://service.example/1.png' } });
    expect(asked.map(({ headers }) => headers.has('authorization'))).toEqual([true, false]);
  });

  it('is read where its host or its mirror allows it', async () => {
    network(({ url }) => (url === mirrorUrl ? new Response(png) : dropped()));
    const outcome = await (await connected(service, onlyTheService)).fetchPicture(
      {
        status: 'completed',
        imageUrl,
        mirrorUrl,
      },
      0,
    );
    expect(outcome).toMatchObject({ type: 'fetched' });
  });

  it.each<[string, { imageUrl: string }, SendBlocker | undefined]>([
    ['there is no network', { imageUrl }, offline],
    ['its host may be read and so the network is to blame', { imageUrl }, undefined],
    [
      'it is on the service’s own origin, where the key may be needed',
      { imageUrl: '/1.png' },
      () => ({ code: 'no_permission', message: 'No.' }),
    ],
  ])('is waited for when %s', async (_, stated, findSendBlocker) => {
    network(dropped);
    const outcome = await (await connected(service, findSendBlocker)).fetchPicture(
      { status: 'completed', ...stated },
      2,
    );
    expect(outcome).toMatchObject({ type: 'failure' });
  });

  it('is never one of this device', async () => {
    network(dropped);
    const device = await connected({ type: 'device' }, onlyTheService);
    expect(await device.fetchPicture({ status: 'completed', imageUrl }, 2)).toMatchObject({ type: 'failure' });
  });

  it('is waited for when only one of its addresses says that it is gone', async () => {
    network(({ url }) => (url === imageUrl ? json(404, { error: 'No.' }) : json(503, { error: 'Later.' })));
    const outcome = await (await connected()).fetchPicture({ status: 'completed', imageUrl, mirrorUrl }, 2);
    expect(outcome).toMatchObject({ type: 'failure' });
  });
});

describe('this device', () => {
  it('costs nothing, is polled at once and is never sent a key', async () => {
    network(() => json(202, queued));
    const device = await connected({ type: 'device' });
    await device.create(request, options);
    expect(device).toMatchObject({ pollIntervalMs: 0 });
    expect(device.getCost('meme')).toBe(0);
    expect(asked[0]?.url).toBe(`${deviceBaseUrl}/api/meme`);
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('speaks of no network and no credits when it breaks down', async () => {
    network(dropped);
    const device = await connected({ type: 'device' });
    const reason = { code: 'internal', message: errorWords.internal };
    expect(await device.create(request, options)).toEqual({ type: 'lost', reason });
    expect(await device.poll(jobId)).toMatchObject({ type: 'failure', reason });
  });
});

describe('an idea that is kept', () => {
  const device = { type: 'device' } as const;
  const family = crypto.randomUUID();

  it('is said with the create on this device, in place of the file it was found in', async () => {
    network(() => json(202, queued));
    const part = {
      name: 'sourcePdf',
      blobId: crypto.randomUUID(),
      fileName: 'tides.pdf',
      mediaType: 'application/pdf',
    };
    const asPdf = createRequest.parse({ kind: 'meme', fields: { aspectRatio: '4:5' }, parts: [part] });
    const connection = await connected(device);
    expect(await connection.create(asPdf, { ...options, idea: { family, number: 2 } })).toMatchObject({
      type: 'accepted',
    });
    const [heard] = asked;
    expect(heard && readKnownResult(heard)).toEqual({ draft });
    expect(await heard?.json()).toEqual({ aspectRatio: '4:5', sourceText: 'tides.pdf' });
  });

  it('is left aside where it is not known, and by a service', async () => {
    network(() => json(202, queued));
    await (await connected(device)).create(request, { ...options, idea: { family, number: 3 } });
    await (await connected()).create(request, { ...options, idea: { family, number: 2 } });
    expect(asked.map((heard) => readKnownResult(heard))).toEqual([undefined, undefined]);
  });
});
