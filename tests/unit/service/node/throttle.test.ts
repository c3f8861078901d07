import { expect, it } from 'vitest';
import { throttle } from '../../../../lib/service/node/throttle.ts';

/** Answers by the key: “wrong” 401, “bad” 400, “typed” 415, “senseless” 422, any other 202; with how often it was asked. */
function aService() {
  const clock = { now: Date.parse('2026-05-19T08:00:00Z') };
  const asked: string[] = [];
  const statuses: Record<string, number> = { wrong: 401, bad: 400, typed: 415, senseless: 422 };
  const fetch = throttle(
    async (request) => {
      const key = request.headers.get('authorization')?.replace(/Bearer |\d/g, '') ?? '';
      asked.push(key);
      return new Response(null, { status: statuses[key] ?? 202 });
    },
    () => clock.now,
  );
  const revoke = (key: string) => {
    statuses[key] = 401;
  };
  const post = async (key: string, { address = '1.1.1.1', bytes = 10 } = {}) => {
    const headers = { authorization: `Bearer ${key}`, 'content-length': String(bytes) };
    return fetch(new Request('https://service.example/api/generate', { method: 'POST', headers }), address);
  };
  return { clock, asked, post, revoke };
}

it('wrong keys are throttled by the address they come from; a key that was right, and other addresses, are not', async () => {
  const { clock, asked, post } = aService();
  await post('right');
  for (let tries = 0; tries < 60; tries++) expect((await post(`wrong${tries}`)).status).toBe(401);
  const refused = await post('wrong60');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', bucket: 'wrong keys', limit: 60 });
  expect(asked).toHaveLength(61);
  expect((await post('right')).status).toBe(202);
  expect((await post('wrong', { address: '2.2.2.2' })).status).toBe(401);
  clock.now += 60_000;
  expect((await post('wrong61')).status).toBe(401);
});

it('refused creates are throttled by what they cost, a key at a time', async () => {
  const { clock, asked, post } = aService();
  const bytes = 22 * 1024 * 1024;
  for (let tries = 0; tries < 3; tries++) expect((await post('bad', { bytes })).status).toBe(400);
  expect((await post('bad', { bytes })).status).toBe(429);
  expect((await post('good', { bytes })).status).toBe(202);
  clock.now += 60_000;
  for (let tries = 0; tries < 400; tries++) expect((await post('bad')).status).toBe(400);
  expect(asked).toHaveLength(404);
});

it.each(['bad', 'typed', 'senseless'])('a create refused as %s counts', async (key) => {
  const { post } = aService();
  const bytes = 64 * 1024 * 1024;
  await post(key, { bytes });
  expect((await post(key)).status).toBe(429);
});

it('a key that was right is one like any other once it is refused', async () => {
  const { post, revoke } = aService();
  expect((await post('right')).status).toBe(202);
  revoke('right');
  for (let tries = 0; tries < 60; tries++) await post('wrong');
  expect((await post('right')).status).toBe(401);
  expect((await post('right')).status).toBe(429);
});
