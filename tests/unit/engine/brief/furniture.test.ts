import { describe, expect, it } from 'vitest';
import { isBoilerplate } from '../../../../lib/engine/brief/noise.ts';
import { decideModules } from '../../../../lib/engine/brief/select.ts';

describe('what is no point', () => {
  it.each([
    'Press J to jump to the feed.',
    'Looks like you’re using an old browser.',
    'New comments cannot be posted and votes cannot be cast.',
    'Page 12, line 4',
    'Ahead, she shares the five mistakes that new sailors make.',
    'Ada Example is escorted from the courthouse in Harbour Town on June 18, 2015.',
    'Boats lie in the old harbour after the storm. (AP Photo/Ada Example)',
    'Ada Example of Coast Public Radio, who was in the courtroom',
  ])('furniture and captions: %s', (text) => expect(isBoilerplate(text)).toBe(true));

  it.each([
    'The law is expected to take effect on June 18, 2027.',
    'Ada Example, who was in the courtroom, said the verdict came late.',
    'The quay was raised by half a metre on June 18, 2015.',
    'The agency Reuters has moved its harbour office to the coast.',
  ])('but sentences are: %s', (text) => expect(isBoilerplate(text)).toBe(false));
});

describe('a number', () => {
  it('is told once, large or in a statement', () => {
    const bid = { sure: 0.9, weight: 1, why: '' };
    const chosen = decideModules(
      [
        {
          module: {
            kind: 'numbers',
            figures: [{ value: '$970 million', label: 'on the quay', sentence: 'A.' }],
            ...bid,
          },
        },
        {
          module: {
            kind: 'statements',
            items: [
              { heading: 'The quay cost $970 million in all', sentence: 'B.' },
              { heading: 'The mill stands still', sentence: 'C.' },
              { heading: 'The ferry sails by night', sentence: 'D.' },
            ],
            ...bid,
          },
        },
      ],
      undefined,
    ).flatMap(({ chosen: one }) => one ?? []);
    const statements = chosen.find(({ module }) => module.kind === 'statements')?.module;
    expect(statements?.kind === 'statements' && statements.items.map(({ heading }) => heading)).toEqual([
      'The mill stands still',
      'The ferry sails by night',
    ]);
  });
});
