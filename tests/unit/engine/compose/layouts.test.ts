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
/** The largest piece of a picture without a mark, beyond the usual one: about a third of it. */
const mostEmpty = 1.4;
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

  it.each(aspects)('leaves no hole for 1 to 7 things of any length in %s', (aspect) => {
    Object.entries(scripts).forEach(([script, words], at) => {
      for (let points = 1 + (at % 2); points <= 7; points += 2) {
        const shape = { words, points, turn: points, ordered: false, bodies: at % 3 === 0, extras: at % 2 === 0 };
        const brief = makeBriefFor(layout, { ...shape, statistics: points % 3 });
        const look = looks[(points + at) % looks.length];
        const { empty } = critique(composeInfographic(brief, aspect, palette, measurer, { look }));
        expect(empty, `${points} in ${script}, ${look}`).toBeLessThan(mostEmpty);
      }
    });
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

/** Lines of every heading, by its words. */
const headingsOf = (scene: Scene) =>
  textsOf(scene)
    .filter(({ role }) => role === 'heading')
    .map(({ lines }) => lines.map(({ text }) => text));

describe('pros and cons', () => {
  it.each(['4:5', '1:1', '16:9'] as const)('keep a heading of a few words on one line in %s', (aspect) => {
    const points = samples['pros-cons'].sides?.flatMap((side) => side.points) ?? [];
    for (const look of looks) {
      const headings = headingsOf(composeInfographic(samples['pros-cons'], aspect, palette, measurer, { look }));
      for (const { heading } of points) expect(headings, look).toContainEqual([heading]);
    }
  });
});

describe('a comparison', () => {
  it.each(aspects)('names what each row speaks of in %s', (aspect) => {
    for (const look of looks) {
      const texts = textsOf(composeInfographic(samples.comparison, aspect, palette, measurer, { look }));
      const said = texts.flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(said, look).toEqual(expect.arrayContaining([...(samples.comparison.sideTopics ?? [])]));
    }
  });
});

describe('steps with bodies', () => {
  it.each([3, 4, 5, 6])('%i of them have lines long enough to read in 16:9', (count) => {
    const { points } = samples.steps;
    const brief = { ...samples.steps, points: [...points, ...points].slice(0, count) };
    for (const look of looks) {
      const bodies = textsOf(composeInfographic(brief, '16:9', palette, measurer, { look })).filter(
        ({ role }) => role === 'body',
      );
      expect(bodies, look).toHaveLength(count);
      // About eighteen letters of the body’s size.
      for (const { width, font } of bodies) expect(width / font.size, look).toBeGreaterThan(9.5);
    }
  });
});

describe('numbers on a story', () => {
  it('fill its width: the first alone, the others with their labels beside them', () => {
    for (const look of looks) {
      const scene = composeInfographic(samples.statistics, '9:16', palette, measurer, { look });
      const numbers = textsOf(scene).filter(({ role }) => role === 'number');
      const labels = textsOf(scene).filter(({ role }) => role === 'label');
      expect((numbers[0]?.lines[0]?.width ?? 0) / scene.width, look).toBeGreaterThan(0.6);
      numbers.slice(1).forEach((number, index) => {
        const label = labels[index + 1];
        expect(label?.x ?? 0, look).toBeGreaterThan(number.x + (number.lines[0]?.width ?? 0));
        expect(label?.y ?? 0, look).toBeLessThan(number.y + number.height);
      });
    }
  });
});

describe('shares', () => {
  it.each(aspects)('stand apart from one another in %s', (aspect) => {
    for (const look of looks) {
      const texts = textsOf(composeInfographic(samples.proportion, aspect, palette, measurer, { look }));
      const numbers = texts.filter(({ role }) => role === 'number');
      const labels = texts.filter(({ role }) => role === 'label');
      numbers.slice(1).forEach((number, index) => {
        const above = labels[index];
        const gap = number.y - ((above?.y ?? 0) + (above?.height ?? 0));
        expect(gap / number.font.size, `${look}, ${number.lines[0]?.text}`).toBeGreaterThan(0.35);
      });
    }
  });
});

describe('a cycle', () => {
  it.each([3, 4, 5, 6])('of %i fills a story to its foot', (count) => {
    const { points } = samples.cycle;
    const brief = { ...samples.cycle, points: [...points, ...points].slice(0, count) };
    const scene = composeInfographic(brief, '9:16', palette, measurer, { look: 'deep' });
    const lowest = Math.max(
      ...textsOf(scene).flatMap(({ role, y, height }) => (role === 'heading' ? [y + height] : [])),
    );
    expect(lowest / scene.height).toBeGreaterThan(0.78);
  });
});

describe('a picture at the header', () => {
  const image = { asset: 'https://courier.example/a.jpg', width: 1600, height: 1200 };

  it.each(['statistics', 'parts'] as const)('stands with %s in every aspect', (layout) => {
    for (const aspect of aspects) {
      const scene = composeInfographic(samples[layout], aspect, palette, measurer, { image, look: 'deep' });
      expect(scene.nodes.filter((node) => node.type === 'image')).toMatchObject([{ fit: 'cover' }]);
      expect(checkScene(scene), aspect).toEqual([]);
    }
  });

  it('gives way when something would be left out for it', () => {
    const { points } = samples.parts;
    const long = 'A part that has a great deal to say for itself, in two whole sentences of the longest sort';
    const brief = { ...samples.parts, points: points.map((point) => ({ ...point, heading: long, body: long })) };
    const bodies = (scene: Scene) => textsOf(scene).filter(({ role }) => role === 'body').length;
    for (const aspect of aspects) {
      const [plain, pictured] = [undefined, image].map((each) =>
        composeInfographic(brief, aspect, palette, measurer, { image: each, look: 'deep' }),
      );
      if (plain && pictured) expect(bodies(pictured), aspect).toBeGreaterThanOrEqual(bodies(plain));
    }
  });
});

describe('a title', () => {
  it.each(aspects)('leaves no short word alone on a line in %s', (aspect) => {
    const titles = [
      'Zuckerberg offers a peek at Facebook’s acquisition strategies',
      'This file contains a SmartArt diagram',
    ];
    for (const title of titles) {
      const scene = composeInfographic({ ...samples.ranking, title }, aspect, palette, measurer, { look: 'deep' });
      const lines = textsOf(scene).find(({ role }) => role === 'title')?.lines ?? [];
      expect(
        lines.map(({ text }) => text.length).filter((length) => length < 4),
        title,
      ).toEqual([]);
    }
  });
});
