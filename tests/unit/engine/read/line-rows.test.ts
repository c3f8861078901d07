import { describe, expect, it } from 'vitest';
import { withLineRows } from '../../../../lib/engine/read/line-rows.ts';

const read = (text: string) =>
  withLineRows([{ type: 'paragraph', text }]).map((block) =>
    block.type === 'list' ? block.items.map((item) => item.text) : 'text' in block ? block.text : '',
  );

describe('a list in one line', () => {
  it.each([
    [
      'Waiting fell at all stops. North stop: 14 → 23, South stop: 11 → 9, Harbour: 8 → 5.',
      ['Waiting fell at all stops.', ['North stop: 14 → 23', 'South stop: 11 → 9', 'Harbour: 8 → 5']],
    ],
    [
      'Results of the race: Anna 14.5 min, Bert 16 min, Carla 17 min',
      ['Results of the race:', ['Anna 14.5 min', 'Bert 16 min', 'Carla 17 min']],
    ],
    [
      'Reading time by age: Children: 14 h; Teenagers: 11 h; Adults: 6 h.',
      ['Reading time by age:', ['Children: 14 h', 'Teenagers: 11 h', 'Adults: 6 h']],
    ],
  ])('is one: %s', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    'Two of them: Anna 14 min, Bert 16 min.',
    'The town has three plans: repair the pool, plant 400 trees, open the library.',
    'Anna ran 14 km, Bert ran 16 km, and Carla stayed at home.',
    'He said: Anna won in 2014, Bert came second, Carla third.',
  ])('is none: %s', (text) => expect(read(text)).toEqual([text]));
});
