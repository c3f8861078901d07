import type { Candidate } from '../candidate.ts';
import { areIngredients, areNeeds, isOverNeeds, needs } from '../needs.ts';
import { howTo } from '../parallel.ts';
import type { Reading } from '../reading/reading.ts';
import { drawnLength, tidy } from '../text.ts';
import { weights } from '../weights.ts';

/**
 * What the steps of a recipe or a guide need, with the amounts: a list of short names most of which have one, in a source
 * that shows how something is done. All of them or none: what is left out is missed in the bowl.
 */
export function findIngredients({ document, fullTitle, outline, parallels }: Reading): Candidate[] {
  const isShown =
    howTo.test(fullTitle) ||
    /^(?:HowTo|Recipe)$/.test(document.metadata.schemaType ?? '') ||
    parallels.some(({ ordered }) => ordered);
  const list = outline.lists.find(({ items, ordered }) => !ordered && areNeeds(items));
  if (!isShown || list === undefined || list.items.length > needs.most) return [];
  const items = list.items.map((item) => ({ heading: tidy(item), sentence: item }));
  const name = tidy(list.lead).replace(/[:：]$/, '');
  // The heading above may be that of the steps, where a page puts its list elsewhere.
  const isAbove = name !== '' && drawnLength(name) <= needs.letters;
  const isNamed = isAbove && (isOverNeeds(name) || !areIngredients(list.items, name));
  const named = isNamed ? { name } : {};
  const why = `${items.length} things with their amounts`;
  return [{ module: { kind: 'items', form: 'list', ...named, items, sure: 0.8, weight: weights.ingredients, why } }];
}
