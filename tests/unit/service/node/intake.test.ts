import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createIntake } from '../../../../lib/service/node/intake.ts';
import { createBodyParser } from '../../../../lib/service/node/parse-body.ts';
import { makeForm } from '../fakes.ts';
import { aFolder } from './states.ts';

const parser = createBodyParser();
afterAll(() => parser.close());

const png = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(8, size));
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};
const post = (body: BodyInit, key = 'a', headers: Record<string, string> = {}) =>
  new Request('https://service.example/api/generate', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const json = { 'content-type': 'application/json' };
const dataUri = (size: number) => `data:image/png;base64,${Buffer.from(png(size)).toString('base64')}`;

/** A body that begins and then waits. */
function slowBody(bytes: number) {
  const end = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      await end.promise;
      controller.close();
    },
  });
  return { body, end: end.resolve };
}

describe('the intake of bodies', () => {
  it.each([
    ['in place', 1000],
    ['in a thread', 3_000_000],
  ])('parses a body %s as it would be parsed anywhere', async (_, size) => {
    const folder = aFolder();
    const intake = createIntake(parser, folder);
    const fields = await intake(post(JSON.stringify({ sourceImage: dataUri(size) }), 'a', json), 'infographic');
    expect(Buffer.compare(fields.uploads.get('sourceImage')?.bytes ?? png(0), png(size))).toBe(0);
    const form = await intake(post(makeForm({ params: '{"aspectRatio":"1:1"}', sourceImage: png(size) })), 'meme');
    expect(form).toMatchObject({ kind: 'meme', source: 'sourceImage', fields: { aspectRatio: '1:1' } });
    expect(form.uploads.get('sourceImage')).toMatchObject({ bytes: { length: size }, name: 'sourceImage.bin' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [
      'of signs that decode to nothing',
      { sourceImage: `data:image/png,${'%'.repeat(3_000_000)}` },
      'unsupported_source',
    ],
    ['of base64 that is none', { sourceImage: `data:image/png;base64,${'%'.repeat(3_000_000)}` }, 'invalid_request'],
    ['of an image that is too large', { sourceImage: dataUri(9_000_000) }, 'invalid_request'],
    ['of an unknown field', { [`x${'y'.repeat(100_000)}`]: 1 }, 'invalid_request'],
  ])('refuses a body %s, and leaves no file', async (_, body, code) => {
    const folder = aFolder();
    const intake = createIntake(parser, folder);
    await expect(intake(post(JSON.stringify(body), 'a', json), 'infographic')).rejects.toMatchObject({ code });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses what one key, and what all keys, send too much of at once, and takes it when there is room', async () => {
    const intake = createIntake(parser, aFolder());
    const announced = { 'content-length': String(58_000_000) };
    const begun = ['a', 'a', 'b', 'b', 'c', 'c'].map((key) => {
      const { body, end } = slowBody(10);
      return { taken: intake(post(body, key, { ...json, ...announced }), 'meme').catch((error) => error), end };
    });
    const small = (key: string) => intake(post('{"sourceText":"Bees."}', key, json), 'meme');
    const busy = { code: 'service_busy', status: 503, headers: { 'retry-after': '2' } };
    // One key's share, then all of them together.
    await expect(intake(post('{}', 'a', { ...json, ...announced }), 'meme')).rejects.toMatchObject(busy);
    await expect(intake(post('{}', 'e', { ...json, ...announced }), 'meme')).rejects.toMatchObject(busy);
    expect(await small('e')).toMatchObject({ source: 'sourceText' });
    for (const { end } of begun) end();
    await Promise.all(begun.map(({ taken }) => taken));
    await expect(intake(post('{}', 'a', json), 'meme')).rejects.toMatchObject({ code: 'no_source' });
  });

  it('says so when a request breaks off', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('reset'));
      },
    });
    const intake = createIntake(parser, aFolder());
    await expect(intake(post(body, 'a', json), 'meme')).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
