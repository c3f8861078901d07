import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { paletteOf } from '../../../../lib/engine/brand/palette.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { Scene, TextNode } from '../../../../lib/engine/scene.ts';
import { loadMeasurer, makeBrief, type Shape, scripts } from './briefs.ts';
import { checkScene } from './check-scene.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const palette = paletteOf('#0f766e');
const { latin } = scripts;
if (latin === undefined) throw new Error('no Latin texts');
const plain: Shape = {
  words: latin,
  points: 4,
  statistics: 2,
  bodies: true,
  ordered: false,
  extras: true,
  turn: 0,
};
const textsOf = (scene: Scene) => scene.nodes.filter((node): node is TextNode => node.type === 'text');
const look = 'deep';
const wordsOf = (node: TextNode) => node.lines.map((line) => line.text).join(' ');
const rolesOf = (scene: Scene, role: TextNode['role']) => textsOf(scene).filter((node) => node.role === role);

describe.each(aspects)('a list in %s', (aspect) => {
  const compose = (shape: Partial<Shape>) =>
    composeInfographic(makeBrief({ ...plain, ...shape }), aspect, palette, measurer, { look });

  it.each(Object.entries(scripts))('is sound for 1 to 7 points and 0 to 3 numbers in %s', (_name, words) => {
    for (let points = 1; points <= 7; points += 1) {
      for (let statistics = 0; statistics <= 3; statistics += 1) {
        const scene = compose({ words, points, statistics, turn: points, ordered: points % 2 === 0 });
        expect(checkScene(scene), `${points} points, ${statistics} numbers`).toEqual([]);
      }
    }
  });

  it('is sound for any text', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(
        fc.record({
          title: text,
          subtitle: fc.option(text, { nil: undefined }),
          headings: fc.array(text, { minLength: 0, maxLength: 7 }),
          values: fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 3 }),
          host: fc.option(text, { nil: undefined }),
          direction: fc.constantFrom('ltr' as const, 'rtl' as const),
        }),
        ({ title, subtitle, headings, values, host, direction }) => {
          const brief = {
            ...makeBrief(plain),
            title,
            subtitle,
            host,
            direction,
            source: host,
            points: headings.map((heading) => ({ heading, body: subtitle, sentence: '' })),
            statistics: values.map((value) => ({ value, label: title, sentence: '' })),
          };
          expect(checkScene(composeInfographic(brief, aspect, palette, measurer))).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('says everything when there is room', () => {
    const scene = compose({ points: 3, statistics: 1, turn: 1 });
    const said = textsOf(scene).map(wordsOf).join(' | ');
    const brief = makeBrief({ ...plain, points: 3, statistics: 1, turn: 1 });
    for (const { heading, body } of brief.points) {
      expect(said).toContain(heading);
      expect(said).toContain(body);
    }
    expect(said).toContain('48%');
    expect(said).toContain('courier.example');
  });

  it('drops all bodies or none', () => {
    const scene = compose({ points: 7, statistics: 3, turn: 2 });
    const headings = rolesOf(scene, 'heading').length;
    expect([0, headings]).toContain(rolesOf(scene, 'body').length);
    expect(headings).toBeGreaterThanOrEqual(3);
  });

  it('leaves no hole below: the last words stand near the foot', () => {
    for (let points = 2; points <= 7; points += 1) {
      const scene = compose({ points, statistics: 0, bodies: false, turn: 1 });
      const lowest = Math.max(...rolesOf(scene, 'heading').map((node) => node.y + node.height));
      expect(lowest / scene.height, `${points} points`).toBeGreaterThan(0.66);
    }
  });

  it('mirrors for a right-to-left language', () => {
    const { arabic } = scripts;
    const scene = compose({ words: arabic, ordered: true });
    const [title] = rolesOf(scene, 'title');
    const rightEdges = title?.lines.map((line) => Math.round(line.x + line.width)) ?? [];
    expect(new Set(rightEdges).size).toBe(1);
    expect(title?.direction).toBe('rtl');
    const [badge] = rolesOf(scene, 'badge');
    const [heading] = rolesOf(scene, 'heading');
    expect(badge?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0) - 200);
  });
});

describe('a story', () => {
  it('keeps its words off the outer 8 % the apps draw over, the source line aside', () => {
    const scene = composeInfographic(makeBrief(plain), '9:16', palette, measurer);
    for (const node of textsOf(scene).filter(({ role }) => role !== 'source')) {
      expect(node.y).toBeGreaterThanOrEqual(scene.height * 0.08);
      expect(node.y + node.height).toBeLessThanOrEqual(scene.height * 0.92);
    }
  });
});

describe('icons', () => {
  const withHeadings = (headings: readonly string[], ordered: boolean, statistics = 0) => {
    const brief = {
      ...makeBrief({ ...plain, ordered, statistics }),
      points: headings.map((heading) => ({ heading, sentence: '' })),
    };
    return composeInfographic(brief, '4:5', palette, measurer, { look });
  };
  const paths = (scene: Scene) =>
    scene.nodes.filter((node) => node.type === 'path' && node.opacity !== undefined).length;

  it('are drawn when every point has one, with badges only when the order matters', () => {
    const headings = ['Drink more water', 'Get enough sleep', 'Call your family'];
    const unordered = withHeadings(headings, false);
    expect(paths(unordered)).toBeGreaterThan(0);
    expect(rolesOf(unordered, 'badge')).toHaveLength(0);
    expect(rolesOf(withHeadings(headings, true), 'badge').map(wordsOf)).toEqual(['1', '2', '3']);
  });

  it('give way to numerals when one point has none', () => {
    const scene = withHeadings(['Drink more water', 'Get enough sleep', 'Whatever comes'], false);
    expect(paths(scene)).toBe(0);
    expect(rolesOf(scene, 'badge').map(wordsOf)).toEqual(['1', '2', '3']);
  });

  it('give way to plain bars beside figures, and before whole sentences: numerals would be read as a ranking', () => {
    const headings = ['Drink more water', 'Get enough sleep', 'Whatever comes'];
    expect(rolesOf(withHeadings(headings, false, 2), 'badge')).toEqual([]);
    expect(rolesOf(withHeadings(headings, true, 2), 'badge')).toHaveLength(3);
    const sentence = 'The council voted to keep the old bridge for another ten years';
    expect(rolesOf(withHeadings([...headings, sentence], false), 'badge')).toEqual([]);
  });
});

describe('a first statement', () => {
  const statements = ['The old bridge stays open', 'The council gave the money it lacked', 'Work begins in May'];
  const points = statements.map((heading) => ({ heading: `${heading}, both parties said on Monday`, sentence: '' }));
  const sizes = (title: string) => {
    const brief = { ...makeBrief({ ...plain, statistics: 0 }), title, points };
    return rolesOf(composeInfographic(brief, '4:5', palette, measurer, { look }), 'heading').map(
      ({ font }) => font.size,
    );
  };

  it('leads some pictures and not others, so that they do not look alike', () => {
    const titles = Array.from({ length: 10 }, (_, index) => `A bridge and its story, part ${index + 11}`);
    const led = titles.filter((title) => new Set(sizes(title)).size > 1);
    expect(led.length).toBeGreaterThan(1);
    expect(led.length).toBeLessThan(9);
    for (const title of led) {
      const [first = 0, ...rest] = sizes(title);
      expect(first).toBeGreaterThan(Math.max(...rest) * 1.2);
    }
  });
});

describe.each(aspects)('a picture that leads in %s', (aspect) => {
  it.each([
    ['photo', 1600, 1200],
    ['panorama', 3000, 500],
    ['screenshot', 500, 1200],
  ])('shows a %s large, with sound text for 0 to 4 points', (name, width, height) => {
    for (let points = 0; points <= 4; points += 1) {
      const brief = makeBrief({ ...plain, points, statistics: 0, bodies: points < 3 });
      const scene = composeInfographic(brief, aspect, palette, measurer, {
        image: { asset: 'sourceImage', width, height },
      });
      const image = scene.nodes.find((node) => node.type === 'image');
      if (image?.type !== 'image') throw new Error('no picture');
      const factor = Math.min(image.width / width, image.height / height);
      const shown = image.fit === 'cover' ? image.width * image.height : width * height * factor * factor;
      expect(shown / scene.width / scene.height, `${points} points`).toBeGreaterThan(0.06);
      if (name === 'photo') expect(image.fit, `${points} points`).toBe('cover');
      expect(checkScene(scene), `${points} points`).toEqual([]);
    }
  });
});
