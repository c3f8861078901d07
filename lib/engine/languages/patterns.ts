import { languages } from './index.ts';
import type { Language } from './language.ts';

/** Alternatives of a regular expression, from one language's data; undefined where it has none. */
export type Pick = (language: Language) => string | undefined;

const borders = (alternatives: string) => String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`;

/** Wraps alternatives in the word borders of their language, if it has any. */
export const wrapWords = ({ hasWordBorders = true }: Language, alternatives: string): string =>
  hasWordBorders ? borders(alternatives) : `(?:${alternatives})`;

/** Joins the alternatives of some languages; without any, to what matches nothing. */
export const joinAlternatives = (pick: Pick, among: readonly Language[] = languages): string =>
  among.flatMap((language) => pick(language) ?? []).join('|') || '(?!)';

/** Whether words are looked for anywhere, since particles are written on to them. */
const isPieced = ({ hasWordBorders = true, attachesParticles = false }: Language) =>
  !hasWordBorders || attachesParticles;
const pieced = languages.filter(isPieced);
const bordered = languages.filter((language) => !isPieced(language));

/** Joins the alternatives of languages whose words have borders, and of the others. */
export const joinWords = (pick: Pick): string => joinAlternatives(pick, bordered);
export const joinPieces = (pick: Pick): string => joinAlternatives(pick, pieced);

/** Matches whole words of any language; pieces of words where particles are written on to them. */
export const matchWords = (pick: Pick, flags = 'iu'): RegExp =>
  new RegExp(`${borders(joinWords(pick))}|${joinPieces(pick)}`, flags);
