import { defaultLanguage } from '../languages/index.ts';
import type { DrawnProperty, Language } from '../languages/language.ts';
import { matchOwn } from '../languages/patterns.ts';
import { listNames } from './drawing-set.ts';

/** Properties of a text's thing that a drawing of its kind contradicts: no mince in a vegan dish, no open stadium around a hall. */

const heat =
  'sun-behind-rain-cloud cloud-with-rain cloud-with-snow snowflake umbrella umbrella-with-rain-drops rainbow';
const sunny = 'sun sun-behind-cloud sun-behind-large-cloud sun-behind-small-cloud sun-behind-rain-cloud sunglasses';

const cheerful = `student graduation-cap teacher cook farmer mechanic health-worker scientist construction-worker firefighter
  police-officer handshake party-popper trophy`;

const contradicted: Readonly<Record<DrawnProperty, ReadonlySet<string>>> = {
  meatless: listNames(
    `spaghetti hamburger hot-dog meat-on-bone poultry-leg cut-of-meat bacon taco burrito fried-shrimp sushi bento-box
    shallow-pan-of-food fish shrimp lobster cow pig chicken`,
  ),
  indoors: listNames('stadium'),
  flat: listNames('house house-with-garden hut houses brick'),
  modern: listNames('house house-with-garden hut houses'),
  wintry: listNames(`solar-panel beach-with-umbrella umbrella-on-ground palm-tree desert-island ${sunny}`),
  hot: listNames(heat),
  cake: listNames('shortcake'),
  camper: listNames('tent camping'),
  electric: listNames('fuel-pump oil-drum'),
  quarrel: listNames('classical-building ballot-box-with-ballot lectern stadium trophy handshake'),
  apple: listNames('desktop-computer floppy-disk computer-disk'),
  spirits: listNames('cocktail-glass'),
  nordic: listNames('skis'),
  strike: listNames(cheerful),
  dismissal: listNames(cheerful),
  designed: listNames('classical-building'),
};

/** Drawings by property in place of one that it contradicts: a megaphone for people on strike. */
const instead: Readonly<Partial<Record<DrawnProperty, string>>> = { strike: 'megaphone' };

/** Properties whose names, of brands and sports, are the same in all languages. */
const everywhere = ['apple', 'spirits', 'nordic'] as const;

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
  house: 'key',
  'solar-panel': 'snowflake',
};

const shared = Object.fromEntries(
  everywhere.flatMap((name) => {
    const names = defaultLanguage.drawings?.properties?.[name];
    return names === undefined ? [] : [[name, names]];
  }),
);

export function findContradicted(
  title: string,
  text: string,
  language: Language,
): ReadonlyMap<string, string | undefined> {
  const patterns = Object.entries({ ...shared, ...language.drawings?.properties });
  const found = patterns.filter(([name, alternatives]) => {
    const pattern = matchOwn(language, alternatives);
    return pattern.test(title) || (!titleOnly.has(name) && count(pattern, text) >= (once.has(name) ? 1 : minMentions));
  }) as [DrawnProperty, string][];
  return new Map(
    found.flatMap(([name]) => [...contradicted[name]].map((drawing) => [drawing, instead[name]] as const)),
  );
}
