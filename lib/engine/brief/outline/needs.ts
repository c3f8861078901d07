import { joinAlternatives } from '../../languages/patterns.ts';
import { measureDrawnLength } from '../text/text.ts';

/** Number of things in a list, drawn letters of one, and least share with amounts. */
export const needs = { min: 3, max: 16, letters: 60, amounts: 0.6 };
const maxLineChars = 90;
const bracketed = /\s?\([^()]*\)/g;
/** "125 g flour", "½ cup …", "2–3 eggs", "1 ½ tsp …". */
const amountFirst = /^[~≈]?\s?(?:\d{1,4}(?:[.,]\d{1,3})?|[¼½¾⅓⅔⅛])(?:\s?[/⁄–-]\s?\d{1,4}|\s?[¼½¾⅓⅔⅛])?\s?\p{L}/u;
/** "Flour: 125 g", "砂糖 大さじ1". */
const amountLast = /\p{L}[:：\s].*\d\s?\p{L}{0,6}$/u;
const stopped = /[.!?。！？]$/u;
const kitchenSigns: ReadonlySet<string> = new Set(['g', 'kg', 'gr', 'ml', 'cl', 'dl', 'l']);
const signed = /\d\s?(\p{L}{1,2})(?!\p{L})/u;
const isWeighed = (item: string): boolean => kitchenSigns.has(signed.exec(item)?.[1]?.toLowerCase() ?? '');

export const isThing = (item: string): boolean =>
  measureDrawnLength(item) <= maxLineChars &&
  measureDrawnLength(item.replace(bracketed, '')) <= needs.letters &&
  !stopped.test(item);
/** "24%", as in tables of nutrients. */
const isBare = (item: string): boolean => !/\p{L}/u.test(item);
const hasAmount = (item: string): boolean => amountFirst.test(item) || amountLast.test(item);

export const areNeeds = (items: readonly string[]): boolean =>
  items.length >= needs.min &&
  items.every((item) => isThing(item) && !isBare(item)) &&
  items.filter(hasAmount).length >= items.length * needs.amounts;

const overNeeds = new RegExp(
  joinAlternatives(({ read }) => read?.schema?.ingredients),
  'iu',
);
export const isOverNeeds = (text: string): boolean =>
  overNeeds.test(text) && measureDrawnLength(text) <= needs.letters && !/[.!?。！？\n]/u.test(text);

const minWeighed = 2;

export const areIngredients = (items: readonly string[], lead: string): boolean =>
  areNeeds(items) && (overNeeds.test(lead) || items.filter(isWeighed).length >= minWeighed);
