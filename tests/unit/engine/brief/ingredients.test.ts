import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const steps = list(
  ['Stir flour and milk until smooth.', 'Let the dough rest for 20 minutes.', 'Bake it at 180 °C for half an hour.'],
  true,
);
const recipe = (things: readonly string[], ...others: readonly Block[]) =>
  makeBrief(
    documentOf(
      { title: 'Plain oven cake', language: 'en', schemaType: 'Recipe' },
      heading('Ingredients'),
      list(things),
      heading('Method'),
      steps,
      ...others,
    ),
    {},
  ).modules ?? [];

const findNeeds = (things: readonly string[]) =>
  recipe(things).flatMap((module) => (module.kind === 'items' && module.name ? [module] : []));

describe('what a recipe needs', () => {
  it.each([
    ['amounts before things', ['250 g flour', '½ cup milk', '2–3 eggs', 'salt']],
    ['amounts after them', ['Flour: 250 g', 'Milk 125 ml', 'Salt']],
  ])('is all there beside the steps: %s', (_, things) => {
    const [needs] = findNeeds(things);
    expect(needs?.items.map(({ heading: text }) => text)).toEqual(things);
    expect(needs?.name).toBe('Ingredients');
    expect(recipe(things)[0]?.kind).toBe('sequence');
  });

  it.each([
    ['sentences', ['You need 250 g of flour.', 'Take 2 eggs out of the fridge early.', 'Use 125 ml of milk.']],
    ['names without amounts', ['Flour', 'Milk', 'Eggs', '2 pinches of salt']],
  ])('is no list of %s', (_, things) => {
    expect(findNeeds(things)).toEqual([]);
  });

  it('is no list of counted things on a page that shows nothing', () => {
    const page = documentOf(
      { title: 'What the park has', language: 'en' },
      paragraph('The park by the river opened in spring and is the largest of the town by far.'),
      list(['12 benches', '3 ponds', '40 lime trees']),
    );
    const named = (makeBrief(page, {}).modules ?? []).filter((module) => module.kind === 'items' && module.name);
    expect(named).toEqual([]);
  });
});
