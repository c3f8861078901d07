import type { Candidate } from '../candidate.ts';
import { areNeeds, needs } from '../needs.ts';
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
  const named = name === '' || drawnLength(name) > needs.letters ? {} : { name };
  const why = `${items.length} things with their amounts`;
  return [{ module: { kind: 'items', form: 'list', ...named, items, sure: 0.8, weight: weights.ingredients, why } }];
}
