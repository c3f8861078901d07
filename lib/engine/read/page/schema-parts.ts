import type { Block } from '../../document.ts';
import { defaultLanguage, findLanguage } from '../../languages/index.ts';
import { readBlocks } from '../blocks.ts';
import { getBlockText } from '../clean-text.ts';
import { decode } from './decode.ts';
import { findMainThing, isJsonLdThing, type JsonLdThing, listTypes, readWords } from './json-ld.ts';
import { parsePage } from './parse.ts';

const maxEntries = 60;
const maxTextChars = 2000;
const deepestSteps = 3;

export interface SchemaPart {
  readonly heading?: string;
  readonly blocks: readonly Block[];
  /** Short facts match words on any page: they come before the text or not at all. */
  readonly isFacts?: boolean;
}

/** Several recipes or guides on a page are an index and skipped; a product counts only alone. */
export function listSchemaParts(things: readonly JsonLdThing[], language: string | undefined): SchemaPart[] {
  const findOnly = (type: string): JsonLdThing | undefined => {
    const found = things.filter((thing) => listTypes(thing).includes(type));
    return found.length === 1 ? found[0] : undefined;
  };
  const main = findMainThing(things);
  const recipe = findOnly('Recipe');
  const guide = findOnly('HowTo');
  const product = main && listTypes(main).includes('Product') ? main : undefined;
  const parts = [
    ...(recipe ? listRecipeParts(recipe, language) : []),
    ...(guide ? listStepParts(guide.step, findLabels(language).steps) : []),
    ...(product ? [toProductFacts(product, language)] : []),
    ...things
      .filter((thing) => listTypes(thing).includes('Question'))
      .slice(0, maxEntries)
      .map(toQuestionPart),
  ];
  return parts.filter(({ blocks }) => blocks.length > 0);
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

function readText(value: unknown): string {
  const text = readWords(value) ?? '';
  if (text.length > maxTextChars * 4) return '';
  const words = /<[a-z/]/i.test(text) ? readBlocks(parsePage(text).body).map(getBlockText).join(' ') : text;
  const line = decode(words) ?? '';
  return line.length <= maxTextChars ? line : '';
}

const findLabels = (language = '') => findLanguage(language)?.read?.schema ?? defaultLanguage.read.schema;

function listRecipeParts(recipe: JsonLdThing, language: string | undefined): SchemaPart[] {
  const words = findLabels(language);
  const ingredients = toList(recipe.recipeIngredient ?? recipe.ingredients)
    .slice(0, maxEntries)
    .map(readText)
    .filter(Boolean);
  const time = readDuration(recipe.totalTime, language) ?? readDuration(recipe.cookTime, language);
  const yielded = readText(recipe.recipeYield);
  const rows = [...(time ? [[words.time, time]] : []), ...(/\p{L}/u.test(yielded) ? [[words.servings, yielded]] : [])];
  return [
    { blocks: toTable(rows), isFacts: true },
    { heading: words.ingredients, blocks: listBlock(ingredients, false) },
    ...listStepParts(recipe.recipeInstructions, words.steps),
  ];
}

const toTable = (rows: string[][], caption?: string): Block[] =>
  rows.length > 0 ? [{ type: 'table', ...(caption ? { caption } : {}), header: [], rows }] : [];
const listBlock = (texts: readonly string[], ordered: boolean): Block[] =>
  texts.length > 0 ? [{ type: 'list', ordered, items: texts.map((text) => ({ text, level: 0 })) }] : [];

function listStepParts(value: unknown, heading: string): SchemaPart[] {
  const parts: SchemaPart[] = [];
  let steps: string[] = [];
  const end = (name: string) => {
    parts.push({ heading: name, blocks: listBlock(steps, true) });
    steps = [];
  };
  const visit = (entry: unknown, depth: number) => {
    if (depth > deepestSteps || steps.length >= maxEntries) return;
    if (typeof entry === 'string') steps.push(...splitLines(entry));
    else if (isJsonLdThing(entry) && entry.itemListElement !== undefined) {
      const isSection = listTypes(entry).includes('HowToSection');
      if (isSection) end(heading);
      for (const part of toList(entry.itemListElement).slice(0, maxEntries)) visit(part, depth + 1);
      if (isSection) end(readText(entry.name) || heading);
    } else if (isJsonLdThing(entry)) steps.push(readStep(entry));
  };
  for (const entry of toList(value).slice(0, maxEntries)) visit(entry, 0);
  end(heading);
  return parts.map((part) => ({ ...part, blocks: part.blocks.map(withoutEmpty) }));
}

const withoutEmpty = (block: Block): Block =>
  block.type === 'list' ? { ...block, items: block.items.filter(({ text }) => text) } : block;

function splitLines(text: string): string[] {
  const parted = text.slice(0, maxTextChars * 4).replace(/<\/(?:p|li|div)>|<br ?\/?>/gi, '\n');
  return parted.split(/\n+/).map(readText).filter(Boolean);
}

/** "Name: text"; many names only repeat the text's start. */
function readStep(step: JsonLdThing): string {
  const name = readText(step.name);
  const text = readText(step.text ?? step.description);
  const start = name.replace(/[\s.…:]+$/, '');
  if (!text || !start || text.startsWith(start)) return text || name;
  return `${start}: ${text}`;
}

function toQuestionPart(question: JsonLdThing): SchemaPart {
  const name = readText(question.name ?? question.text);
  const [answer] = [...toList(question.acceptedAnswer), ...toList(question.suggestedAnswer)];
  const said = isJsonLdThing(answer) ? readWords(answer.text) : undefined;
  if (!name || !said || said.length > maxTextChars * 4) return { blocks: [] };
  const body = readBlocks(parsePage(/<[a-z/]/i.test(said) ? said : `<p>${said}</p>`).body);
  return body.length > 0 ? { blocks: [{ type: 'heading', level: 3, text: name }, ...body] } : { blocks: [] };
}

function toProductFacts(product: JsonLdThing, language: string | undefined): SchemaPart {
  const words = findLabels(language);
  const [offer] = toList(product.offers);
  const price = isJsonLdThing(offer) ? writePrice(offer, language) : undefined;
  const rating = isJsonLdThing(product.aggregateRating) ? writeRating(product.aggregateRating) : undefined;
  const rows = [...(price ? [[words.price, price]] : []), ...(rating ? [[words.rating, rating]] : [])];
  return { blocks: toTable(rows, readText(product.name)), isFacts: true };
}

const readNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
};

function writePrice(offer: JsonLdThing, language: string | undefined): string | undefined {
  const price = readNumber(offer.price ?? offer.lowPrice);
  const currency = readWords(offer.priceCurrency) ?? '';
  if (price === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(price);
}

function writeRating(rating: JsonLdThing): string | undefined {
  const value = readNumber(rating.ratingValue);
  const best = readNumber(rating.bestRating) ?? 5;
  return value !== undefined && value <= best ? `${value}/${best}` : undefined;
}

/** "1 hour 30 minutes" for PT1H30M (ISO 8601); undefined for zero and other values. */
function readDuration(value: unknown, language: string | undefined): string | undefined {
  const [, days, hours, minutes] =
    /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,5}S)?)?$/.exec(readWords(value) ?? '') ?? [];
  const total = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  if (total === 0) return undefined;
  const formatInUnit = (count: number, unit: 'hour' | 'minute') =>
    count > 0 ? [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)] : [];
  return [...formatInUnit(Math.floor(total / 60), 'hour'), ...formatInUnit(total % 60, 'minute')].join(' ');
}
