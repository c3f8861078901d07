import { nameParticles } from '../../languages/name-particles.ts';
import { getFirstWord, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** "De Iesu", "Van Orr": a family name's particle is large where the first name is missing. */
export const largeParticle = `(?:${nameParticles.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}`).join('|')})`;

const listClass = (words: LanguageWords, name: 'of' | 'place' | 'with' | 'article'): string[] =>
  words.language?.cuts?.[name]?.split(' ') ?? [];

/** "at Orr University", "of the Ministry of Finance", "Leiterin der Orrer Schule": there stands a place or an office. */
export function isPlaced(ahead: string, words: LanguageWords): boolean {
  // Behind a mark the preposition has its own noun.
  const near = wordsIn(/[^,;:.–—]*$/u.exec(ahead)?.[0] ?? '');
  const isArticle = listClass(words, 'article').includes(near.at(-1)?.toLowerCase() ?? '');
  const opener = near.at(isArticle ? -2 : -1) ?? '';
  const isNoun = isArticle && words.language?.hasCapitalNouns === true && /^\p{Lu}/u.test(opener);
  return isNoun || (['of', 'place'] as const).some((name) => listClass(words, name).includes(opener.toLowerCase()));
}

function makeObjectPatterns(words: LanguageWords) {
  const of = [...nameParticles, ...listClass(words, 'of')].join('|');
  return {
    article: new RegExp(
      String.raw`(?<=\p{Ll})(?<! (?:${of})) (?:${listClass(words, 'article').join('|')}) (?=\p{Lu})`,
      'u',
    ),
    ofPlace: new RegExp(String.raw`^\S+ (?:${of}) `, 'u'),
  };
}
/** A name without the object behind it ("Holm den Hafen"); undefined where none is left, or a noun ("die Wärterin von den Inseln"). */
export function withoutObject(name: string, ahead: string, words: LanguageWords): string | undefined {
  const opener = getFirstWord(name);
  const isPhrase = (['of', 'place', 'with', 'article'] as const).some((own) => listClass(words, own).includes(opener));
  if (isPhrase || /^\p{Ll}/u.test(name)) return undefined;
  // Where nouns are small, none is taken for a part of the name.
  if (words.language?.hasCapitalNouns !== true) return name;
  const { article, ofPlace } = makeObjectPatterns(words);
  const [whole] = name.split(article);
  const isNoun = ofPlace.test(name) && listClass(words, 'article').includes(wordsIn(ahead).at(-1) ?? '');
  return isNoun || (whole !== name && !whole?.includes(' ')) ? undefined : whole;
}
