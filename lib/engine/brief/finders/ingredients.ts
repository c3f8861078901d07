import { areIngredients, areNeeds, isOverNeeds, needs } from '../outline/needs.ts';
import type { Reading } from '../reading/reading.ts';
import { howToTitle } from '../sections/parallel.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';

/** Ingredients or materials of a recipe or guide: a list of short names, most with amounts. Never shortened. */
export function findIngredients({ document, fullTitle, outline, parallels }: Reading): Candidate[] {
  const isShown =
    howToTitle.test(fullTitle) ||
    /^(?:HowTo|Recipe)$/.test(document.metadata.schemaType ?? '') ||
    parallels.some(({ ordered }) => ordered);
  const list = outline.lists.find(({ items, ordered }) => !ordered && areNeeds(items));
  if (!isShown || list === undefined || list.items.length > needs.max) return [];
  const items = list.items.map((item) => ({ heading: tidy(item), sentence: item }));
  const name = tidy(list.lead).replace(/[:：]$/, '');
  // Where the list stands elsewhere on the page, the heading above may belong to the steps.
  const isAbove = name !== '' && measureDrawnLength(name) <= needs.letters;
  const isNamed = isAbove && (isOverNeeds(name) || !areIngredients(list.items, name));
  const named = isNamed ? { name } : {};
  const why = `${items.length} things with their amounts`;
  return [{ module: { kind: 'items', form: 'list', ...named, items, sure: 0.8, weight: weights.ingredients, why } }];
}
