import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const listItems = (title: string, sections: readonly (readonly [string, string])[]) => {
  const blocks = sections.flatMap(([name, text]) => [heading(name, 2), paragraph(text)]);
  const { modules = [] } = makeBrief(documentOf({ title, language: 'en' }, ...blocks), {});
  const module = modules.find(({ kind }) => kind === 'items');
  return module?.kind === 'items' ? module : undefined;
};

describe('what stands under the names of a list', () => {
  it('names the product where its heading only plays with words', () => {
    const found = listItems('4 lamps that fold', [
      [
        'Bright Idea',
        'Light is a fine thing. The Lumo Fold, a $40 paper lamp, opens like a book. It glows for nine hours.',
      ],
      [
        'Night Shift',
        'Many people read late. Orba Mini, a lamp as small as a coin, clips to any page. It is sold in blue.',
      ],
      [
        'Leading Light',
        'Some lamps stand. The Kanto Reed, a lamp on a bamboo stem, bends without a hinge. It needs no tools.',
      ],
      ['Out of the Blue', 'Colour helps. Azul Ray, a lamp for winter mornings, rises like the sun. It has an alarm.'],
    ]);
    const bodies = found?.items.map(({ body }) => body) ?? [];
    expect(bodies).toHaveLength(4);
    for (const [index, name] of ['Lumo', 'Orba', 'Kanto', 'Azul'].entries()) expect(bodies[index]).toContain(name);
  });

  it('prefers the clause that is read at a glance', () => {
    const found = listItems('3 trends at the harbour', [
      [
        'Quiet engines',
        'Electric ferries have cut the noise at the quay by half, as the captains and the fishmongers along the water had long asked the owners to do. Their batteries are charged at night from the wind farm.',
      ],
      [
        'Shared nets',
        'Crews lend each other nets through a list at the pier. Nobody keeps spare nets at home any more.',
      ],
      ['Late markets', 'The fish market now opens at six in the evening. Workers buy their supper on the way home.'],
    ]);
    for (const { body = '' } of found?.items ?? []) expect(body.length).toBeLessThanOrEqual(90);
    expect(found?.items.every(({ body }) => body !== undefined)).toBe(true);
  });
});

describe('a row of headings', () => {
  it('leaves out the one without a number among numbered ones', () => {
    const names = [
      'Walk the Dunes',
      'Row to the Island',
      'Climb the Tower',
      'Taste the Cheese',
      'Swim at Dawn',
      'Ride the Tram',
    ];
    const found = listItems('7 trips for a grey day', [
      ...names.map(
        (name, index) =>
          [`${index + 1}. ${name}`, `The way there takes ${index + 11} minutes from the station.`] as const,
      ),
      ['Autumn in town', 'More walks stand in our list of parks.'],
    ]);
    expect(found?.items.map((item) => item.heading)).toEqual(names);
    expect(found?.total).toBe(7);
  });

  it('shows questions with their answers only', () => {
    const found = listItems('On the new bridge', [
      ['Who paid for the bridge?', 'The town paid most of the bridge from its own savings.'],
      ['How long does a crossing take?', 'A crossing takes four minutes on foot.'],
      ['What did you feel?', 'What would you have felt?'],
      ['When does the toll begin?', 'The toll begins in May for lorries above five tonnes.'],
    ]);
    expect(found?.items.every(({ body, isInseparable }) => body !== undefined && isInseparable)).toBe(true);
    expect(found?.items.map((item) => item.heading)).not.toContain('What did you feel?');
  });
});

describe('labels without a clause for each', () => {
  it('are no list: they would be a table of contents', () => {
    const found = listItems('The new fares of the ferry', [
      ['Main fares from May', 'He pays less than before. They pay more.'],
      ['Basis of the change', 'This was so. It went up.'],
      ['Season tickets of commuters', 'She keeps hers. They lose theirs.'],
    ]);
    expect(found).toBeUndefined();
  });
});

describe('sentences that say which step they are', () => {
  it('are steps, each whole', () => {
    const document = documentOf(
      { title: 'Date balls', language: 'en' },
      heading('How to make them', 2),
      paragraph('Step One: Blend 200 g of dates with the oats. Scrape the bowl once.'),
      paragraph('Step Two: Roll a spoonful into a ball. Repeat with the rest.'),
      paragraph('Step Three: Chill the balls for 30 minutes before you coat them.'),
    );
    const steps = (makeBrief(document, {}).modules ?? []).find(({ kind }) => kind === 'sequence');
    const items = steps?.kind === 'sequence' ? steps.items : [];
    expect(items.map((item) => item.heading)).toEqual([
      'Blend 200 g of dates with the oats',
      'Roll a spoonful into a ball',
      'Chill the balls for 30 minutes before you coat them',
    ]);
    expect(items[0]).toMatchObject({ body: 'Scrape the bowl once', isInseparable: true });
  });
});
