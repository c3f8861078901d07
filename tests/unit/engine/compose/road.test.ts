import { describe, expect, it } from 'vitest';
import { road } from '../../../../lib/engine/compose/forms/road.ts';
import type { ModuleOf } from '../../../../lib/engine/modules.ts';

const years = ['1901', '1912', '1924', '1933', '1951', '1968', '1999'];
const module: ModuleOf<'sequence'> = {
  kind: 'sequence',
  form: 'timeline',
  sure: 1,
  weight: 1,
  why: '',
  items: years.map((date, index) => ({ date, heading: `The mill got wheel ${index + 1}` })),
};

describe('a timeline with too many events for its picture', () => {
  it('keeps the first and the last, whatever goes', () => {
    const cuts = road.cuts?.(module, { aspect: '4:5' } as Parameters<NonNullable<typeof road.cuts>>[1]) ?? [];
    expect(cuts.map(({ items }) => items.length)).toEqual([6, 5, 6, 5, 4, 3]);
    for (const { items } of cuts) expect([items[0]?.date, items.at(-1)?.date]).toEqual(['1901', '1999']);
  });
});
