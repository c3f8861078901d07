import { findLanguage, type Language } from '../languages/index.ts';
import iconPaths from './icons.json' with { type: 'json' };
import type { IconLeaf } from './tree.ts';

export type IconPaths = Pick<IconLeaf, 'paths' | 'viewBox'>;

/** Viewbox side of Phosphor icons. */
const viewBox = 256;

const minStemChars = 3;

const indexes = new Map<string, ReadonlyMap<string, string>>();

function findIndex({ code, icons }: Language): ReadonlyMap<string, string> {
  const known = indexes.get(code);
  if (known !== undefined) return known;
  const index = new Map<string, string>();
  for (const [name, list] of Object.entries(icons?.words ?? {}))
    for (const word of list.split(' ')) index.set(word, name);
  indexes.set(code, index);
  return index;
}

const listForms = (word: string, { icons }: Language): string[] => [
  word,
  ...(icons?.endings ?? []).flatMap(([ending, by, minLength = minStemChars]) =>
    word.endsWith(ending) && word.length - ending.length >= minLength ? [word.slice(0, -ending.length) + by] : [],
  ),
  ...(icons?.prefixes ?? []).flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : [])),
];

/** A picture has about ten such texts and asks for their icons at each size that is tried. */
const maxRemembered = 200;
const remembered = new Map<string, readonly string[]>();

function findIconNames(text: string, language: string): readonly string[] {
  const key = `${language} ${text}`;
  let names = remembered.get(key);
  if (names === undefined) {
    if (remembered.size >= maxRemembered) remembered.clear();
    names = findNames(text, language);
    remembered.set(key, names);
  }
  return names;
}

function findNames(text: string, tag: string): readonly string[] {
  const language = findLanguage(tag);
  if (language === undefined) return [];
  const index = findIndex(language);
  if (!language.hasSpaces) {
    const found = [...index].map(([word, name]) => ({ at: text.indexOf(word), name })).filter(({ at }) => at >= 0);
    return found.sort((one, other) => one.at - other.at).map(({ name }) => name);
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => {
    const known = listForms(word, language).find((form) => index.has(form));
    return (known !== undefined && index.get(known)) || [];
  });
}

function chooseApart(
  [names, ...rest]: readonly (readonly string[])[],
  taken: readonly string[] = [],
): string[] | undefined {
  if (names === undefined) return [];
  for (const name of new Set(names)) {
    if (taken.includes(name)) continue;
    const others = chooseApart(rest, [...taken, name]);
    if (others !== undefined) return [name, ...others];
  }
  return undefined;
}

function getIcon(name: string): IconPaths {
  const paths = (iconPaths as unknown as Record<string, readonly (readonly [string, number])[]>)[name] ?? [];
  return { viewBox, paths: paths.map(([d, opacity]) => ({ d, opacity })) };
}

/** Characters; in longer texts a single word says little about the whole ("at the heart of the lawsuit"). */
const maxTextChars = 36;

export function chooseIcons(texts: readonly string[], language: string): readonly IconPaths[] | undefined {
  const own = language.toLowerCase().split(/[-_]/)[0] ?? '';
  if (texts.some((text) => text.length > maxTextChars)) return undefined;
  return chooseApart(texts.map((text) => findIconNames(text, own)))?.map(getIcon);
}
