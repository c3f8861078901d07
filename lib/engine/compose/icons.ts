import { iconWords } from './icon-words.ts';
import { iconWordsByLanguage } from './icon-words-by-language.ts';
import iconPaths from './icons.json' with { type: 'json' };
import type { IconLeaf } from './tree.ts';

export type Icon = Pick<IconLeaf, 'paths' | 'viewBox'>;

/** Side of the square Phosphor's paths are drawn in. */
const viewBox = 256;

/** What may follow a word's dictionary form; a stem is at least three letters long. */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ['s', 'es', 'ing', 'ed', 'd'],
  de: ['e', 'n', 'en', 'er', 's', 'es'],
  fr: ['s', 'x'],
  es: ['s', 'es'],
  pt: ['s', 'es'],
  it: [],
  nl: ['s', 'en'],
  ar: [],
};
const leastStem = 3;

/** Written without spaces: words are looked for anywhere. */
const spaceless: readonly string[] = ['ja', 'zh'];

const indexes = new Map<string, ReadonlyMap<string, string>>();

/** The icon of every word of a language. */
function indexOf(language: string): ReadonlyMap<string, string> {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const words = language === 'en' ? iconWords : (iconWordsByLanguage[language] ?? {});
  const index = new Map<string, string>();
  for (const [name, list] of Object.entries(words)) for (const word of list.split(' ')) index.set(word, name);
  indexes.set(language, index);
  return index;
}

/** The word and what it may be an inflection of. */
function forms(word: string, language: string): string[] {
  const stems = [word];
  for (const ending of endings[language] ?? []) {
    const stem = word.slice(0, -ending.length);
    if (stem.length >= leastStem && word.endsWith(ending)) {
      stems.push(stem, ...(language === 'en' && ending === 'ing' ? [`${stem}e`] : []));
    }
  }
  if (language === 'en' && word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  if (language === 'ar' && word.startsWith('ال')) stems.push(word.slice(2));
  return stems;
}

/** A picture has at most some ten such texts, and asks for their icons at each size that is tried. */
const mostRemembered = 200;
const remembered = new Map<string, readonly string[]>();

/** The icons the known words of `text` stand for, in their order. */
function namesIn(text: string, language: string): readonly string[] {
  const key = `${language} ${text}`;
  let names = remembered.get(key);
  if (names === undefined) {
    if (remembered.size >= mostRemembered) remembered.clear();
    names = findNames(text, language);
    remembered.set(key, names);
  }
  return names;
}

function findNames(text: string, language: string): readonly string[] {
  const index = indexOf(language);
  if (spaceless.includes(language)) {
    const found = [...index].map(([word, name]) => ({ at: text.indexOf(word), name })).filter(({ at }) => at >= 0);
    return found.sort((one, other) => one.at - other.at).map(({ name }) => name);
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => {
    const known = forms(word, language).find((form) => index.has(form));
    return (known !== undefined && index.get(known)) || [];
  });
}

/** One of each row's names, no two the same, the earlier ones first; undefined when there is no such choice. */
function apart([names, ...rest]: readonly (readonly string[])[], taken: readonly string[] = []): string[] | undefined {
  if (names === undefined) return [];
  for (const name of new Set(names)) {
    if (taken.includes(name)) continue;
    const others = apart(rest, [...taken, name]);
    if (others !== undefined) return [name, ...others];
  }
  return undefined;
}

function iconOf(name: string): Icon {
  const paths = (iconPaths as unknown as Record<string, readonly (readonly [string, number])[]>)[name] ?? [];
  return { viewBox, paths: paths.map(([d, opacity]) => ({ d, opacity })) };
}

/** In longer texts a word says little about the whole: "at the heart of the lawsuit". */
const longestText = 36;

/**
 * An icon for each of `texts`, no two the same, by the first known word in it that is still free; or none for any of them: a set with gaps
 * looks broken, and a guessed icon misleads.
 */
export function chooseIcons(texts: readonly string[], language: string): readonly Icon[] | undefined {
  const own = language.toLowerCase().split(/[-_]/)[0] ?? '';
  if (texts.some((text) => text.length > longestText)) return undefined;
  return apart(texts.map((text) => namesIn(text, own)))?.map(iconOf);
}
