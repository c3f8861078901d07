import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { paletteOf } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import { type Brief, layouts } from '../../../../lib/engine/brief.ts';
import { critique } from '../../../../lib/engine/compose/critique.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { Scene, TextNode } from '../../../../lib/engine/scene.ts';
import { brands, samples } from '../../../sheet/briefs.ts';
import { loadMeasurer, makeBriefFor, type Shape, scripts } from './briefs.ts';
import { checkScene } from './check-scene.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const palette = paletteOf('#0f766e');
const textsOf = (scene: Scene) => scene.nodes.filter((node): node is TextNode => node.type === 'text');

/** Every number drawn, an order's own numerals aside, stands in the brief. */
function inventedNumbers(scene: Scene, brief: Brief): string[] {
  const numbersIn = (text: string) => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
  const known = new Set(numbersIn(JSON.stringify(brief)));
  const drawn = textsOf(scene).filter(({ role }) => role !== 'badge');
  return drawn.flatMap(({ lines }) => lines.flatMap(({ text }) => numbersIn(text))).filter((each) => !known.has(each));
}

describe.each(layouts)('the layout %s', (layout) => {
  it.each(aspects)('is sound and itself in every look and brand in %s', (aspect) => {
    const brief = samples[layout];
    const shapes = new Set<string>();
    looks.forEach((look, index) => {
      const brand = brands[index * 2] ?? '#000000';
      const scene = composeInfographic(brief, aspect, paletteOf(brand), measurer, { look });
      expect(checkScene(scene), `${look} in ${brand}`).toEqual([]);
      expect(inventedNumbers(scene, brief), look).toEqual([]);
      expect(critique(scene).empty, `the largest hole in ${look}`).toBeLessThan(0.6);
      shapes.add(JSON.stringify([scene.background, scene.nodes[0]]));
    });
    expect(shapes.size).toBe(looks.length);
  });

  it.each(Object.entries(scripts))('is sound for 1 to 7 things in %s', (_name, words) => {
    for (let points = 1; points <= 7; points += 1) {
      const aspect = aspects[points % aspects.length] ?? '1:1';
      const look = looks[points % looks.length];
      const shape = { words, points, turn: points, ordered: true, bodies: points % 2 === 0, extras: points % 3 !== 0 };
      const brief = makeBriefFor(layout, { ...shape, statistics: points % 4 });
      const scene = composeInfographic(brief, aspect, palette, measurer, { look });
      expect(checkScene(scene), `${points} in ${aspect}, ${look}`).toEqual([]);
    }
  });

  it('is sound for any text', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }).filter((value) => value.trim() !== '');
    const any = fc.record({
      headings: fc.array(text, { minLength: 3, maxLength: 7 }),
      points: fc.integer({ min: 1, max: 7 }),
      bodies: fc.boolean(),
      extras: fc.boolean(),
      direction: fc.constantFrom('ltr' as const, 'rtl' as const),
      aspect: fc.constantFrom(...aspects),
      look: fc.constantFrom(...looks),
    });
    fc.assert(
      fc.property(any, ({ headings, points, bodies, extras, direction, aspect, look }) => {
        const words = { language: 'en', direction, headings, bodies: headings };
        const shape: Shape = { words, points, bodies, extras, statistics: 2, ordered: extras, turn: 0 };
        const scene = composeInfographic(makeBriefFor(layout, shape), aspect, palette, measurer, { look });
        expect(checkScene(scene)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
