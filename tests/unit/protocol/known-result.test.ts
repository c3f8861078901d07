import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemeDraft } from '../../../lib/engine/brief.ts';
import { type KnownResult, readKnownResult, withKnownResult } from '../../../lib/protocol/device-headers.ts';

const request = () => new Request('https://this-device.invalid/api/meme', { method: 'POST' });
const text = fc.string({ unit: 'grapheme', maxLength: 120 });
const drafts: fc.Arbitrary<MemeDraft> = fc.record(
  {
    template: text,
    captions: fc.dictionary(fc.constantFrom('top', 'bottom', 'sign'), text),
    language: fc.constantFrom('en', 'ja', 'ar'),
    direction: fc.constantFrom('ltr' as const, 'rtl' as const),
    source: text,
  },
  { requiredKeys: ['template', 'captions', 'language', 'direction'], noNullPrototype: true },
);

describe('what the worker is told to draw', () => {
  it('is the draft as it was chosen, in any script', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        let reported: KnownResult | undefined;
        await withKnownResult(
          async (asked) => {
            reported = readKnownResult(asked);
            return new Response();
          },
          { draft },
        )(request());
        expect(reported).toEqual({ draft });
      }),
    );
  });

  it('is nothing in a request that says none, and an error in one that says something else', () => {
    expect(readKnownResult(request())).toBeUndefined();
    const wrong = (value: string) => new Request(request(), { headers: { 'x-broadside-known': value } });
    for (const value of ['%', '{', '%7B%7D', '[]', '1']) expect(() => readKnownResult(wrong(value))).toThrow();
  });
});
