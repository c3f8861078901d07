import { iconWords } from './icon-words.ts';
import iconPaths from './icons.json' with { type: 'json' };
import type { IconLeaf } from './tree.ts';

export type Icon = Pick<IconLeaf, 'paths' | 'viewBox'>;

/** Side of the square Phosphor's paths are drawn in. */
const viewBox = 256;

const nameOf = new Map<string, string>();
for (const [name, words] of Object.entries(iconWords)) for (const word of words.split(' ')) nameOf.set(word, name);

/** The word and what it may be an inflection of. */
function forms(word: string): string[] {
  const stems = [word];
  for (const ending of ['s', 'es', 'ing', 'ed', 'd']) {
    const stem = word.slice(0, -ending.length);
    if (stem.length >= 3 && word.endsWith(ending)) stems.push(stem, ...(ending === 'ing' ? [`${stem}e`] : []));
  }
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  return stems;
}

/** Names of the icons the words of `text` stand for, in their order. */
function namesIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => {
    const known = forms(word).find((form) => nameOf.has(form));
    return known === undefined ? [] : [nameOf.get(known) ?? ''];
  });
}

function iconOf(name: string): Icon {
  const paths = (iconPaths as unknown as Record<string, readonly (readonly [string, number])[]>)[name] ?? [];
  return { viewBox, paths: paths.map(([d, opacity]) => ({ d, opacity })) };
}

/** In longer texts a word says little about the whole: "at the heart of the lawsuit". */
const longestText = 36;

/**
 * An icon for each of `texts`, no two the same, by the words in it; or none for any of them: a set with gaps looks
 * broken, and a guessed icon misleads. Words are English.
 */
export function chooseIcons(texts: readonly string[], language: string): readonly Icon[] | undefined {
  if (!/^en\b/i.test(language) || texts.some((text) => text.length > longestText)) return undefined;
  const chosen = new Set<string>();
  for (const text of texts) {
    const [name] = namesIn(text);
    if (name === undefined || chosen.has(name)) return undefined;
    chosen.add(name);
  }
  return Array.from(chosen, iconOf);
}
