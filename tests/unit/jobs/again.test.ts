import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { aspects, BroadsideError, limits } from '../../../lib/contract/index.ts';
import { changeRequest, makeAgain, type RequestChange, type Sources } from '../../../lib/jobs/again.ts';
import { createRequest } from '../../../lib/jobs/record.ts';
import type { AgainChange } from '../../../lib/protocol/messages.ts';
import { aJob } from './records.ts';

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
});

const device = { type: 'device' } as const;
const brandProfileId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const everything = {
  hasBlob: async () => true,
  hasPage: async () => true,
  readBrand: async () => ({ brandProfileId }),
  hasIdeas: async () => false,
  takeIdea: () => Promise.reject(new Error('There are none.')),
};
const styleNotes = 'Brand colour #0f766e. Layout: timeline. Calm';
const infographic = createRequest.parse({
  kind: 'infographic',
  fields: { sourceUrl: 'https://news.example/tides', aspectRatio: '4:5', outputFormat: 'webp', styleNotes },
  parts: [],
});
const meme = createRequest.parse({
  kind: 'meme',
  fields: { sourceText: 'Tides rise.', audienceNote: 'Sailors' },
  parts: [],
});

describe('the same again', () => {
  it.each<[RequestChange, object]>([
    [{ what: 'nothing' }, {}],
    [{ what: 'aspect', aspect: '16:9' }, { aspectRatio: '16:9' }],
    [{ what: 'color', color: '#BE185D' }, { styleNotes: 'Brand colour #be185d. Layout: timeline. Calm' }],
    [{ what: 'color', color: '' }, { styleNotes: 'Layout: timeline. Calm' }],
    [{ what: 'layout', layout: 'cycle' }, { styleNotes: 'Brand colour #0f766e. Layout: cycle. Calm' }],
    [{ what: 'layout', layout: '' }, { styleNotes: 'Brand colour #0f766e. Calm' }],
    [{ what: 'words', words: 'Louder' }, { styleNotes: 'Brand colour #0f766e. Layout: timeline. Louder' }],
    [{ what: 'words', words: '' }, { styleNotes: 'Brand colour #0f766e. Layout: timeline.' }],
  ])('with %j changes that and nothing else', (change, changed) => {
    expect(changeRequest(infographic, change)).toEqual({
      ...infographic,
      fields: { ...infographic.fields, ...changed },
    });
  });

  it('as a meme keeps source, shape, format, colour and words, and has no layout', () => {
    expect(changeRequest(infographic, { what: 'kind', kind: 'meme' })).toEqual({
      kind: 'meme',
      fields: {
        sourceUrl: 'https://news.example/tides',
        aspectRatio: '4:5',
        outputFormat: 'webp',
        styleNotes: 'Brand colour #0f766e. Calm',
      },
      parts: [],
    });
  });

  it('as another one asks for the take after its own, and keeps it for another shape', () => {
    const another = (request: typeof meme) => changeRequest(request, { what: 'another' });
    const second = another(meme);
    expect(second).toEqual({ ...meme, fields: { ...meme.fields, styleNotes: 'Take 2.' } });
    expect(another(second).fields.styleNotes).toBe('Take 3.');
    expect(changeRequest(second, { what: 'aspect', aspect: '16:9' }).fields.styleNotes).toBe('Take 2.');
    expect(changeRequest(second, { what: 'words', words: 'Calmer' }).fields.styleNotes).toBe('Calmer');
    expect(changeRequest(second, { what: 'kind', kind: 'infographic' }).fields.styleNotes).toBeUndefined();
  });

  it('as an infographic leaves out what only memes know', () => {
    const { fields } = changeRequest(meme, { what: 'kind', kind: 'infographic' });
    expect(fields).toMatchObject({ sourceText: 'Tides rise.', aspectRatio: '1:1' });
    expect(fields).not.toHaveProperty('audienceNote');
  });

  it('leaves out a meme’s brand that is no address', () => {
    const branded = { ...meme, fields: { ...meme.fields, brandUrl: 'our colours', brandProfileId: 'ours' } };
    const { fields } = changeRequest(branded as typeof meme, { what: 'kind', kind: 'infographic' });
    expect(fields.brandUrl).toBeUndefined();
    expect(fields.brandProfileId).toBeUndefined();
  });

  it('leaves a reference image behind, which memes do not take', () => {
    const part = { blobId: crypto.randomUUID(), fileName: 'a', mediaType: 'image/png' };
    const parts = [
      { ...part, name: 'sourceImage' },
      { ...part, name: 'referenceImage' },
    ] as const;
    const request = createRequest.parse({ kind: 'infographic', fields: {}, parts });
    expect(changeRequest(request, { what: 'kind', kind: 'meme' }).parts.map(({ name }) => name)).toEqual([
      'sourceImage',
    ]);
  });

  it('keeps notes whole that there is just room for', () => {
    const words = 'w'.repeat(limits.styleNotes);
    const full = createRequest.parse({ ...infographic, fields: { ...infographic.fields, styleNotes: words } });
    expect(changeRequest(full, { what: 'color', color: '' }).fields.styleNotes).toBe(words);
    const colored = changeRequest(full, { what: 'color', color: '#0f766e' }).fields.styleNotes;
    expect(colored).toHaveLength(limits.styleNotes);
    expect(colored).toMatch(/^Brand colour #0f766e\. w+$/);
  });

  it('is a valid request whatever is changed', () => {
    const change = fc.oneof(
      fc.record({ what: fc.constant('aspect' as const), aspect: fc.constantFrom(...aspects) }),
      fc.record({ what: fc.constant('kind' as const), kind: fc.constantFrom('meme' as const, 'infographic' as const) }),
      fc.record({ what: fc.constant('layout' as const), layout: fc.stringMatching(/^[a-z-]{0,20}$/) }),
      fc.record({
        what: fc.constant('words' as const),
        words: fc.string({ maxLength: limits.styleNotes, unit: 'grapheme' }),
      }),
      fc.constant({ what: 'another' as const }),
      fc.record({ what: fc.constant('color' as const), color: fc.stringMatching(/^#[0-9a-f]{6}$/) }),
    );
    fc.assert(
      fc.property(fc.constantFrom(infographic, meme), fc.array(change, { maxLength: 6 }), (request, changes) => {
        const changed = changes.reduce((changed, change) => changeRequest(changed, change), request);
        expect(createRequest.safeParse(changed).success).toBe(true);
      }),
    );
  });
});

/** Where families keep so many ideas each; a family that keeps none is counted. */
function makeSources(families: ReadonlyMap<string, number>): Sources {
  const shown = new Map<string, number>();
  return {
    ...everything,
    hasIdeas: async (family) => families.has(family),
    async takeIdea(family) {
      const number = (shown.get(family) ?? 1) + 1;
      if (number > (families.get(family) ?? Number.POSITIVE_INFINITY)) throw new BroadsideError('ideas_used_up');
      shown.set(family, number);
      return number;
    },
  };
}

describe('another idea', () => {
  const family = crypto.randomUUID();
  const accepted = { jobId: family, stages: [] };
  const first = aJob({ state: 'delivered', kind: 'meme', request: meme, connection: device, accepted });
  const another = { what: 'another' } as const;
  const service = { type: 'service', baseUrl: 'https://pictures.example' } as const;

  it('is the next that nobody drew, whichever job of the family it is asked of', async () => {
    const sources = makeSources(new Map([[family, 5]]));
    const second = await makeAgain(first, another, device, sources);
    const third = await makeAgain(first, another, device, sources);
    const fourth = await makeAgain(second, another, device, sources);
    expect([second, third, fourth].map(({ idea }) => idea)).toEqual([2, 3, 4].map((number) => ({ family, number })));
    // The picture drawn where the ideas are no longer kept.
    expect([second, third, fourth].map(({ request }) => request.fields.styleNotes)).toEqual([
      'Take 2.',
      'Take 3.',
      'Take 4.',
    ]);
  });

  it('is refused once all were drawn', async () => {
    const sources = makeSources(new Map([[family, 2]]));
    await makeAgain(first, another, device, sources);
    await expect(makeAgain(first, another, device, sources)).rejects.toMatchObject({ code: 'ideas_used_up' });
  });

  it('needs neither the page nor the file again, but the image that is written on', async () => {
    const gone = { ...makeSources(new Map([[family, 3]])), hasPage: async () => false, hasBlob: async () => false };
    const from = (name: 'sourcePdf' | 'sourceImage') => ({
      ...first,
      request: createRequest.parse({
        kind: 'meme',
        fields: {},
        parts: [{ name, blobId: crypto.randomUUID(), fileName: 'a', mediaType: 'image/png' }],
      }),
    });
    const page = { ...first, request: createRequest.parse({ ...meme, fields: { sourceUrl: 'https://a.example/' } }) };
    expect(await makeAgain(page, another, device, gone)).toMatchObject({ idea: { number: 2 } });
    expect(await makeAgain(from('sourcePdf'), another, device, gone)).toMatchObject({ idea: { number: 3 } });
    await expect(makeAgain(from('sourceImage'), another, device, gone)).rejects.toMatchObject({ code: 'capture_gone' });
  });

  it('of a job from before ideas were kept is the take after its own, read anew', async () => {
    const again = await makeAgain(first, another, device, makeSources(new Map()));
    expect(again.idea).toBeUndefined();
    expect(again.request.fields.styleNotes).toBe('Take 2.');
  });

  it('of a job whose family’s ideas are gone is one of those it found itself', async () => {
    const job = { ...first, idea: { family: crypto.randomUUID(), number: 4 } };
    const again = await makeAgain(job, another, device, makeSources(new Map([[family, 5]])));
    expect(again.idea).toEqual({ family, number: 2 });
  });

  it('of a service is a later take each time', async () => {
    const sources = makeSources(new Map());
    const job = { ...first, connection: service };
    const takes = [await makeAgain(job, another, device, sources), await makeAgain(job, another, device, sources)];
    expect(takes.map(({ request }) => request.fields.styleNotes)).toEqual(['Take 2.', 'Take 3.']);
  });

  it.each<[AgainChange, boolean]>([
    [{ what: 'aspect', aspect: '16:9' }, true],
    [{ what: 'color', color: '#be185d' }, true],
    [{ what: 'brand', brandId: brandProfileId }, true],
    [{ what: 'nothing' }, true],
    [{ what: 'words', words: 'Calmer' }, false],
    [{ what: 'kind', kind: 'infographic' }, false],
  ])('stays the same with %j: %s', async (change, stays) => {
    const sources = makeSources(new Map([[family, 5]]));
    const job = await makeAgain(first, another, device, sources);
    expect((await makeAgain(job, change, device, sources)).idea).toEqual(stays ? job.idea : undefined);
    expect((await makeAgain(job, change, service, sources)).idea).toBeUndefined();
  });
});

describe('making again', () => {
  it('in a saved brand has that in place of the colour, until a colour is chosen', async () => {
    const job = aJob({ state: 'delivered', request: infographic });
    const branded = await makeAgain(job, { what: 'brand', brandId: brandProfileId }, device, everything);
    expect(branded.request.fields).toMatchObject({ brandProfileId, styleNotes: 'Layout: timeline. Calm' });
    const { fields } = changeRequest(branded.request, { what: 'color', color: '#be185d' });
    expect(fields.brandProfileId).toBeUndefined();
    expect(fields.styleNotes).toBe('Brand colour #be185d. Layout: timeline. Calm');
  });

  it('in a brand that a service does not know is in its colour and font', () => {
    const brand = { brandColor: '#0e7490', fontName: 'Karla' };
    const change = { what: 'brand', brandId: brandProfileId } as const;
    expect(changeRequest(infographic, change, brand).fields).toMatchObject({
      fontName: 'Karla',
      styleNotes: 'Brand colour #0e7490. Layout: timeline. Calm',
    });
    expect(changeRequest(meme, change, brand).fields).not.toHaveProperty('fontName');
  });

  it('is a new job of the same source, on the connection of now', async () => {
    const job = aJob({ state: 'delivered', request: infographic });
    const again = await makeAgain(job, { what: 'aspect', aspect: '1:1' }, device, everything);
    expect(again).toMatchObject({ state: 'waiting', source: job.source, connection: device, polls: 0 });
    expect(again.request.fields.aspectRatio).toBe('1:1');
    expect(again.id).not.toBe(job.id);
  });

  it.each([device, { type: 'service', baseUrl: 'https://pictures.example' } as const])(
    'another take is made where the first was (%j), whatever is set now',
    async (connection) => {
      const job = aJob({ state: 'delivered', kind: 'meme', request: meme, connection });
      const other = connection === device ? ({ type: 'service', baseUrl: 'https://other.example' } as const) : device;
      const another = await makeAgain(job, { what: 'another' }, other, makeSources(new Map()));
      expect(another).toMatchObject({ state: 'waiting', connection });
      expect(another.id).not.toBe(job.id);
    },
  );

  it('says that the page is no longer stored, where this device would have to read it', async () => {
    const sources = { ...everything, hasPage: async () => false };
    const job = aJob({ request: infographic });
    await expect(makeAgain(job, { what: 'nothing' }, device, sources)).rejects.toMatchObject({
      code: 'page_not_captured',
    });
    const service = { type: 'service', baseUrl: 'https://service.example' } as const;
    expect(await makeAgain(job, { what: 'nothing' }, service, sources)).toMatchObject({ state: 'waiting' });
  });

  it('says that the file is no longer stored', async () => {
    const part = { name: 'sourcePdf', blobId: crypto.randomUUID(), fileName: 'a.pdf', mediaType: 'application/pdf' };
    const request = createRequest.parse({ kind: 'infographic', fields: {}, parts: [part] });
    const sources = { ...everything, hasBlob: async () => false };
    const again = makeAgain(aJob({ request }), { what: 'nothing' }, device, sources);
    await expect(again).rejects.toMatchObject({ code: 'capture_gone' });
  });
});
