import { describe, expect, it } from 'vitest';
import { dropSettled, putDesign, sortByPlace } from '../../../components/previews/design-places.ts';

const design = (place: string, key = place, subject = 'new') => ({ place, key, subject });

describe('designs as their places are seen', () => {
  it.each([
    ['at the end', [], ['a']],
    ['in the place of its like', [design('b', 'a', 'old'), design('c')], ['a', 'c']],
  ])('puts a design %s', (_, before, keys) => {
    const after = putDesign(before, design('a'));
    expect(after.map(({ key }) => key)).toEqual(keys);
    expect(after.find(({ key }) => key === 'a')?.subject).toBe('new');
  });

  it('keeps those of before whose places were not seen yet, and no others', () => {
    const before = [design('a', 'a', 'old'), design('b', 'b', 'old'), design('b', 'c')];
    expect(dropSettled(before, 'new', new Set(['b']))).toEqual([before[0], before[2]]);
    expect(dropSettled(before, 'new')).toEqual([before[2]]);
  });

  it('shows them in the order of their places, however they came', () => {
    const places = ['a', 'b', 'c'];
    const items = [design('c'), design('x'), design('a'), { place: 'b' }];
    expect(sortByPlace(items, places).map(({ place }) => place)).toEqual(['a', 'b', 'c', 'x']);
  });
});
