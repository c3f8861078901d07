import { expect, it, vi } from 'vitest';
import type { Ports } from '../../../lib/service/core/ports.ts';
import { createTestService, key, makeForm, pngBytes } from './fakes.ts';
import { aState } from './node/states.ts';

const text = { sourceText: 'Bees make honey.' };

/** The service on a state on disk, and creates with an Idempotency-Key. */
async function aService(setup: Partial<Ports> = {}) {
  const state = await aState({ plan: 'free', credits: 10 });
  await state.accounts.addKey('w', 'Test', key);
  const service = createTestService({
    store: state.store,
    workspaces: state.accounts,
    idempotency: state.idempotency(3600),
    ...setup,
  });
  const post = (id: string, body: object = text, path = '/api/generate') =>
    service.post(path, body, { 'content-type': 'application/json', 'idempotency-key': id });
  return { ...service, ...state, post };
}

it('is offered in every answer, and only where it is', async () => {
  const readOffer = async ({ call }: Pick<ReturnType<typeof createTestService>, 'call'>) =>
    (await call('/api/nothing')).headers.get('x-idempotency-key-seconds');
  expect(await readOffer(await aService())).toBe('3600');
  expect(await readOffer(createTestService())).toBeNull();
});

it('makes a create once, however often it comes', async () => {
  const { post, accounts } = await aService();
  const first = await post('"bee-1"');
  const again = await post('"bee-1"');
  expect([again.status, again.json]).toEqual([202, first.json]);
  // The same key in the bare form that other clients use, and what the headers say now.
  expect((await post('bee-1')).headers.get('x-ratelimit-remaining')).toBe('4');
  expect(await accounts.account('w')).toMatchObject({ credits: 9, windows: [{ count: 1 }, { count: 1 }] });
  expect((await post('"bee-2"')).json).not.toEqual(first.json);
});

it('knows a form again, whatever its boundary and the order of its fields', async () => {
  const { call, accounts } = await aService();
  const send = (params: object) =>
    call('/api/meme', {
      method: 'POST',
      headers: { 'idempotency-key': '"bee"' },
      body: makeForm({ params: JSON.stringify(params), sourceImage: pngBytes }),
    });
  const first = await send({ styleNotes: 'Quiet.', aspectRatio: '1:1' });
  expect((await send({ aspectRatio: '1:1', styleNotes: 'Quiet.' })).json).toEqual(first.json);
  expect((await send({ aspectRatio: '1:1' })).status).toBe(422);
  expect((await accounts.account('w')).credits).toBe(8);
});

it.each([
  ['other words', { sourceText: 'Wasps.' }, '/api/generate'],
  ['another endpoint', text, '/api/meme'],
])('refuses a key that comes again with %s', async (_, body, path) => {
  const { post, accounts } = await aService();
  await post('"bee"');
  const { status, json } = await post('"bee"', body, path);
  expect({ status, code: json.code }).toEqual({ status: 422, code: 'key_reused' });
  expect((await accounts.account('w')).credits).toBe(9);
});

it.each(['""', '"a', `"${'a'.repeat(256)}"`, 'a b', '"a"b"'])('refuses the key %s', async (id) => {
  expect((await (await aService()).post(id)).json).toMatchObject({ code: 'invalid_request' });
});

it('answers 409 while the first of them is at work, and its answer afterwards', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const begin = vi.fn<NonNullable<Ports['begin']>>(async (job) => {
    await opened;
    return job;
  });
  const { post } = await aService({ begin });
  const first = post('"bee"');
  await vi.waitFor(() => expect(begin).toHaveBeenCalled(), { timeout: 60_000 });
  const second = await post('"bee"');
  expect({ status: second.status, code: second.json.code }).toEqual({ status: 409, code: 'request_at_work' });
  open();
  const { json } = await first;
  expect((await post('"bee"')).json).toEqual(json);
  expect(begin).toHaveBeenCalledOnce();
});

it('remembers nothing of a create that was refused', async () => {
  const { post, accounts } = await aService();
  expect((await post('"bee"', {})).status).toBe(400);
  for (let taken = 0; taken < 5; taken++) await post(`"other-${taken}"`);
  expect((await post('"bee"')).status).toBe(429);
  expect((await accounts.account('w')).credits).toBe(5);
});

it('answers a refund as it did, once and for all', async () => {
  const begin = vi.fn<NonNullable<Ports['begin']>>(async (job) => {
    const refunded = { ...job, status: 'refunded' as const };
    await store.settle(refunded);
    return refunded;
  });
  const { post, store, accounts } = await aService({ begin });
  expect((await post('"bee"')).status).toBe(502);
  expect((await post('"bee"')).status).toBe(502);
  expect(begin).toHaveBeenCalledOnce();
  expect((await accounts.account('w')).credits).toBe(10);
});

it('goes on with what a process that died had accepted and not answered', async () => {
  const { post, store, accounts, idempotency } = await aService({ begin: () => Promise.reject(new Error('It died.')) });
  expect((await post('"bee"')).status).toBe(500);
  const jobId = (await idempotency(1).find('w', 'bee'))?.jobId;
  const after = createTestService({ store, workspaces: accounts, idempotency: idempotency(1) });
  const { status, json } = await after.post('/api/generate', text, {
    'content-type': 'application/json',
    'idempotency-key': '"bee"',
  });
  expect({ status, jobId: json.jobId }).toEqual({ status: 202, jobId });
  expect((await accounts.account('w')).credits).toBe(9);
});

it('forgets a key with its job', async () => {
  const { post, store, idempotency } = await aService();
  const { json } = await post('"bee"');
  const job = await store.get(String(json.jobId));
  if (job) await store.settle({ ...job, status: 'failed' });
  await store.removeBefore('2027-01-01');
  expect(await idempotency(1).find('w', 'bee')).toBeUndefined();
});
