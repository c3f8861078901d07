import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBox, changeBox, minShare, placeFreely, removeBox } from '../../../lib/edit/text-boxes.ts';
import { type MemeDraft, maxTextBoxes, memeDraft } from '../../../lib/engine/brief.ts';

const frame = { x: 0, y: 100, width: 1080, height: 800 };
const at = (x: number, y: number) => ({ x, y, width: 0.4, height: 0.15 });
const places = { frame, usual: [at(0.3, 0), at(0.3, 0.85)], calm: [at(0, 0.2), at(0.55, 0.2), at(0, 0.6)] };
const draft = (captions: MemeDraft['captions']): MemeDraft => ({
  template: 'own-image',
  image: 'sourceImage',
  captions,
  language: 'en',
  direction: 'ltr',
});

it.each([
  [{ top: 'a', bottom: 'b' }, [places.usual[0], places.usual[1]]],
  [{ bottom: 'b' }, [places.usual[1]]],
  [{ top: 'a' }, [places.usual[0]]],
])('puts %o where tradition has it', (captions, expected) => {
  const { boxes = [] } = placeFreely(draft(captions), places);
  expect(boxes.map(({ x, y, width, height }) => ({ x, y, width, height }))).toEqual(expected);
});

it('adds a text where it is calm and nothing stands yet', () => {
  const first = addBox(placeFreely(draft({ top: 'a' }), places), places);
  expect(first.boxes?.at(-1)).toMatchObject(places.calm[0] ?? {});
  const second = addBox(first, places);
  expect(second.boxes?.at(-1)).toMatchObject(places.calm[1] ?? {});
});

it('keeps every box near the image and large enough to be seen, whatever is done', () => {
  const number = fc.oneof(fc.double({ min: -9, max: 9, noNaN: true }), fc.constantFrom(Number.NaN, Infinity));
  const act = fc.oneof(
    fc.constant({ do: 'add' as const }),
    fc.record({ do: fc.constant('remove' as const), at: fc.nat(12) }),
    fc.record({
      do: fc.constant('change' as const),
      at: fc.nat(12),
      x: number,
      y: number,
      width: number,
      height: number,
    }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const end = acts.reduce(
        (now, each) => {
          if (each.do === 'add') return addBox(now, places);
          const role = now.boxes?.[each.at]?.role ?? '';
          const { x, y, width, height } = { x: 0, y: 0, width: 0, height: 0, ...each };
          return each.do === 'remove' ? removeBox(now, role) : changeBox(now, role, { x, y, width, height });
        },
        placeFreely(draft({ top: 'a', bottom: 'b' }), places),
      );
      const { boxes = [], captions } = memeDraft.parse(end);
      expect(boxes.length).toBeLessThanOrEqual(maxTextBoxes);
      expect(new Set(boxes.map(({ role }) => role)).size).toBe(boxes.length);
      for (const { role, x, y, width, height } of boxes) {
        expect(role in captions).toBe(true);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(minShare);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(2);
      }
    }),
  );
});
