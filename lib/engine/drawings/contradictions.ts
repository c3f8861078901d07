import type { DrawnProperty, Language } from '../languages/language.ts';
import { matchOwn } from '../languages/patterns.ts';

/** Properties of a text's thing that a drawing of its kind contradicts: no mince in a vegan dish, no open stadium around a hall. */

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));

const heat =
  'sun-behind-rain-cloud cloud-with-rain cloud-with-snow snowflake umbrella umbrella-with-rain-drops rainbow';
const sunny = 'sun sun-behind-cloud sun-behind-large-cloud sun-behind-small-cloud sun-behind-rain-cloud sunglasses';

const contradicted: Readonly<Record<DrawnProperty | keyof typeof everywhere, ReadonlySet<string>>> = {
  meatless: toSet(
    `spaghetti hamburger hot-dog meat-on-bone poultry-leg cut-of-meat bacon taco burrito fried-shrimp sushi bento-box
    shallow-pan-of-food fish shrimp lobster cow pig chicken`,
  ),
  indoors: toSet('stadium'),
  flat: toSet('house house-with-garden hut houses brick'),
  modern: toSet('house house-with-garden hut houses'),
  wintry: toSet(`solar-panel beach-with-umbrella umbrella-on-ground palm-tree desert-island ${sunny}`),
  hot: toSet(heat),
  cake: toSet('shortcake'),
  camper: toSet('tent camping'),
  electric: toSet('fuel-pump oil-drum'),
  quarrel: toSet('classical-building ballot-box-with-ballot lectern stadium trophy handshake'),
  apple: toSet('desktop-computer floppy-disk computer-disk'),
  spirits: toSet('cocktail-glass'),
  nordic: toSet('skis'),
};

/** Names that are the same in all languages. */
const everywhere = {
  apple: String.raw`macs?|macos|macbooks?|imacs?|ipados|mac ?os x?`,
  spirits: 'whisk(?:e?ys?|ies)|gin|rum|vodka|wodka|tequila|mezcal|grappa|cognac|bourbon',
  nordic: String.raw`biathlon\p{L}*|langlauf\p{L}*|cross-country|skispringen|ski jumping|snowboard\p{L}*`,
} as const;

/** Mentions that show a property where the title does not name it; a word for one kind of building suffices once. */
const minMentions = 2;
const once: ReadonlySet<string> = new Set(['modern']);
/** Properties of what a title says, which a text has of many things. */
const titleOnly: ReadonlySet<string> = new Set(['quarrel', 'electric', 'hot']);

const count = (pattern: RegExp, text: string): number => [...text.matchAll(new RegExp(pattern, 'giu'))].length;

/** Drawings in place of a contradicted one, where the title names the thing itself: nothing else of its field would be that thing. */
export const plainer: Readonly<Record<string, string>> = {
  'desktop-computer': 'laptop',
  shortcake: 'bowl-with-spoon',
  spaghetti: 'fork-and-knife-with-plate',
  skis: 'snow-capped-mountain',
  'cocktail-glass': 'tumbler-glass',
  tent: 'minibus',
};

/** Drawings that a title and text speak against. */
export function findContradicted(title: string, text: string, language: Language): ReadonlySet<string> {
  const patterns = Object.entries({ ...everywhere, ...language.drawings?.properties });
  const found = patterns.filter(([name, alternatives]) => {
    const pattern = matchOwn(language, alternatives);
    return pattern.test(title) || (!titleOnly.has(name) && count(pattern, text) >= (once.has(name) ? 1 : minMentions));
  });
  return new Set(found.flatMap(([name]) => [...contradicted[name as keyof typeof contradicted]]));
}
