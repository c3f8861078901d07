import { describe, expect, it, vi } from 'vitest';
import { BroadsideError } from '../../../lib/contract/index.ts';
import type { Brief } from '../../../lib/engine/brief.ts';
import { createTestService, pngBytes } from './fakes.ts';

const leadImage = 'https://harbour.example/boats.jpg';
const brief: Brief = {
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title: 'Boats',
  points: [],
  statistics: [],
  language: 'en',
  direction: 'ltr',
  leadImage,
};

async function draw({ image, ...setup }: { image: () => Promise<Uint8Array<ArrayBuffer>> } & Record<string, unknown>) {
  const {
    fields = {},
    made = {},
    pages,
  } = setup as {
    fields?: object;
    made?: Partial<Brief>;
    pages?: Parameters<typeof createTestService>[0] extends { pages?: infer Pages } | undefined ? Pages : never;
  };
  const service = createTestService({
    web: { image },
    engine: { brief: () => ({ ...brief, ...made }) },
    ...(pages && { pages }),
  });
  const { json } = await service.post('/api/generate', { sourceUrl: 'https://harbour.example/boats', ...fields });
  for (let poll = 0; poll < 3; poll += 1) await service.call(`/api/jobs/${String(json.jobId)}`);
  const [stage, , rendering] = service.calls.at(-1) ?? [];
  expect(stage).toBe('drawInfographic');
  return (rendering as { assets: Record<string, Uint8Array> }).assets;
}

describe("the source's own picture", () => {
  it('is fetched for the picture', async () => {
    expect(await draw({ image: async () => pngBytes })).toEqual({ [leadImage]: pngBytes });
  });

  it('is left out where it is not to be had', async () => {
    expect(await draw({ image: () => Promise.reject(new BroadsideError('url_refused')) })).toEqual({});
  });

  it.each([
    ['the notes ask for none', { styleNotes: 'No photo.' }, {}],
    ['the matter is grave', {}, { gravity: 'grave' as const }],
  ])('is not asked for where %s', async (_, fields, made) => {
    const image = vi.fn(async () => pngBytes);
    expect(await draw({ image, fields, made })).toEqual({});
    expect(image).not.toHaveBeenCalled();
  });

  it('is the one that was captured with the page, and then nothing is asked for', async () => {
    const image = vi.fn(async () => pngBytes);
    const captured = new Uint8Array([1, 2, 3]);
    const read = async (url: string) => ({ html: '<p>Boats</p>', url });
    expect(await draw({ image, pages: { read, picture: async () => captured } })).toEqual({ [leadImage]: captured });
    expect(await draw({ image, pages: { read, picture: async () => undefined } })).toEqual({});
    expect(image).not.toHaveBeenCalled();
  });
});
