import type { Candidate } from '../candidate.ts';
import { howTo } from '../parallel.ts';
import type { Reading } from '../reading/reading.ts';
import { drawnLength, tidy } from '../text.ts';
import { weights } from '../weights.ts';

/** Things that a list has at least and at most, drawn letters of one, and the share of them that has an amount. */
const things = { least: 3, most: 16, letters: 60, amounts: 0.6 };
/** "125 g flour", "½ cup …", "2–3 eggs", "1 ½ tsp …". */
const amountFirst = /^[~≈]?\s?(?:\d{1,4}(?:[.,]\d{1,3})?|[¼½¾⅓⅔⅛])(?:\s?[/⁄–-]\s?\d{1,4}|\s?[¼½¾⅓⅔⅛])?\s?\p{L}/u;
/** "Flour: 125 g", "砂糖 大さじ1". */
const amountLast = /\p{L}[:：\s].*\d\s?\p{L}{0,6}$/u;
const stopped = /[.!?。！？]$/u;

const isThing = (item: string) => drawnLength(item) <= things.letters && !stopped.test(item);
const hasAmount = (item: string) => amountFirst.test(item) || amountLast.test(item);

/**
 * What the steps of a recipe or a guide need, with the amounts: a list of short names most of which have one, in a source
 * that shows how something is done. All of them or none: what is left out is missed in the bowl.
 */
export function findIngredients({ document, fullTitle, outline, parallels }: Reading): Candidate[] {
  const isShown =
    howTo.test(fullTitle) ||
    /^(?:HowTo|Recipe)$/.test(document.metadata.schemaType ?? '') ||
    parallels.some(({ ordered }) => ordered);
  const list = outline.lists.find(
    ({ items, ordered }) =>
      !ordered &&
      items.length >= things.least &&
      items.every(isThing) &&
      items.filter(hasAmount).length >= items.length * things.amounts,
  );
  if (!isShown || list === undefined || list.items.length > things.most) return [];
  const items = list.items.map((item) => ({ heading: tidy(item), sentence: item }));
  const name = tidy(list.lead).replace(/[:：]$/, '');
  const named = name === '' || drawnLength(name) > things.letters ? {} : { name };
  const why = `${items.length} things with their amounts`;
  return [{ module: { kind: 'items', form: 'list', ...named, items, sure: 0.8, weight: weights.ingredients, why } }];
}
