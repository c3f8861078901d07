import { joinAlternatives } from '../languages/patterns.ts';
import { drawnLength } from './text.ts';

/** Things that a list has at least and at most, drawn letters of one, and the share of them that has an amount. */
export const needs = { least: 3, most: 16, letters: 60, amounts: 0.6 };
/** Drawn letters of one with what stands in brackets. */
const maxLineChars = 90;
const bracketed = /\s?\([^()]*\)/g;
/** "125 g flour", "½ cup …", "2–3 eggs", "1 ½ tsp …". */
const amountFirst = /^[~≈]?\s?(?:\d{1,4}(?:[.,]\d{1,3})?|[¼½¾⅓⅔⅛])(?:\s?[/⁄–-]\s?\d{1,4}|\s?[¼½¾⅓⅔⅛])?\s?\p{L}/u;
/** "Flour: 125 g", "砂糖 大さじ1". */
const amountLast = /\p{L}[:：\s].*\d\s?\p{L}{0,6}$/u;
const stopped = /[.!?。！？]$/u;
/** Signs of a weight or volume as kitchens have them, and a number with its sign. */
const kitchenSigns: ReadonlySet<string> = new Set(['g', 'kg', 'gr', 'ml', 'cl', 'dl', 'l']);
const signed = /\d\s?(\p{L}{1,2})(?!\p{L})/u;
const isWeighed = (item: string): boolean => kitchenSigns.has(signed.exec(item)?.[1]?.toLowerCase() ?? '');

/** Whether a line is short and no sentence. */
export const isThing = (item: string): boolean =>
  drawnLength(item) <= maxLineChars && drawnLength(item.replace(bracketed, '')) <= needs.letters && !stopped.test(item);
/** "24%": an amount of nothing, as tables of nutrients have them. */
const isBare = (item: string): boolean => !/\p{L}/u.test(item);
const hasAmount = (item: string): boolean => amountFirst.test(item) || amountLast.test(item);

/** Whether a list is of things most of which have their amounts. */
export const areNeeds = (items: readonly string[]): boolean =>
  items.length >= needs.least &&
  items.every((item) => isThing(item) && !isBare(item)) &&
  items.filter(hasAmount).length >= items.length * needs.amounts;

/** What stands over the things that a dish needs, in any language. */
const overNeeds = new RegExp(
  joinAlternatives(({ read }) => read?.schema?.ingredients),
  'iu',
);
/** Whether a line is the name of the things under it. */
export const isOverNeeds = (text: string): boolean =>
  overNeeds.test(text) && drawnLength(text) <= needs.letters && !/[.!?。！？\n]/u.test(text);

/** Things with a weight or volume that make a list one of a kitchen. */
const minWeighed = 2;

/** Whether such a list is what a dish needs: the line over it says so, or its amounts are those of a kitchen. */
export const areIngredients = (items: readonly string[], lead: string): boolean =>
  areNeeds(items) && (overNeeds.test(lead) || items.filter(isWeighed).length >= minWeighed);
