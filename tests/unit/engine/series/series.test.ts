import { describe, expect, it } from 'vitest';
import { type Brief, brief as briefSchema } from '../../../../lib/engine/brief.ts';
import { createEngine } from '../../../../lib/engine/engine.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { makeSeries } from '../../../../lib/engine/series/index.ts';
import { seriesLength } from '../../../../lib/engine/sizes.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';

const bid = { sure: 0.9, weight: 0.9, why: 'made up' };
const [sample] = madeBriefs;
if (!sample) throw new Error('there are samples');

const withSteps = (count: number): Brief => ({
  ...sample.brief,
  title: 'How to mend a bicycle',
  modules: [
    {
      ...bid,
      kind: 'sequence',
      form: 'steps',
      items: Array.from({ length: count }, (_, index) => ({
        heading: `Turn screw ${index + 1}`,
        sentence: 'Turn it.',
      })),
    },
  ],
});

describe('a series', () => {
  it.each(madeBriefs.map(({ name, brief }) => [name, brief] as const))(
    'of a brief for “%s” has its length',
    (_, brief) => {
      const slides = makeSeries(brief);
      if (slides.length === 0)
        return expect(brief.modules?.filter(({ kind }) => kind !== 'thesis' && kind !== 'picture')).toEqual([]);
      expect(slides.length).toBeGreaterThanOrEqual(seriesLength.min);
      expect(slides.length).toBeLessThanOrEqual(seriesLength.max);
      expect([slides[0]?.slide?.role, slides.at(-1)?.slide?.role]).toEqual(['cover', 'closing']);
      expect(slides.map(({ slide }) => [slide?.at, slide?.of])).toEqual(slides.map((_, at) => [at + 1, slides.length]));
      for (const slide of slides) expect(briefSchema.parse(slide)).toEqual(slide);
    },
  );

  it.each([2, 5, 8, 9, 16, 23])('of %i steps loses none', (count) => {
    const slides = makeSeries(withSteps(count));
    expect(slides.length).toBeLessThanOrEqual(seriesLength.max);
    const shown = JSON.stringify(slides.map(({ title, modules }) => [title, modules]));
    for (let step = 1; step <= count; step++) expect(shown).toContain(`"Turn screw ${step}"`);
  });

  it('is nothing where there is nothing to tell on slides', () => {
    expect(makeSeries({ ...sample.brief, modules: [] })).toEqual([]);
  });

  it('draws every step of a long way, slide by slide', async () => {
    const engine = createEngine(createNodePlatform());
    const drawn: string[] = [];
    for (const brief of makeSeries(withSteps(19))) {
      const { texts = [] } = await engine.drawInfographic(brief, {
        aspect: '4:5',
        format: 'png',
        steering: {},
        assets: {},
      });
      drawn.push(...texts.map(({ text }) => text.replace(/\s+/g, ' ')));
    }
    for (let step = 1; step <= 19; step++) {
      expect(drawn.some((text) => text.includes(`Turn screw ${step}`))).toBe(true);
    }
  });
});
