import type { Language } from '../../languages/language.ts';
import { isCapitalized } from '../../letters.ts';
import { getDrawingNames, unsureNameMark } from '../names-by-language.ts';
import { isDrawing } from '../packs.ts';
import { toPhraseKey } from './stem.ts';

/** Match by the hand-made list, by an associated thing (tool, place, sign), or by the drawing's name. */
type WordKind = 'direct' | 'near' | 'name' | 'none';

export interface WordEntry {
  /** Empty for a word without a drawing. */
  readonly drawing: string;
  readonly kind: WordKind;
  readonly word: string;
  /** Written with a capital in the list: always written so ("Christmas"), which makes it no name. */
  readonly isProper: boolean;
}

export interface Match {
  readonly drawing: string;
  /** 0–1: base score of the match, lowered by each doubt. */
  readonly score: number;
  readonly word: string;
  readonly key: string;
  readonly kind: WordEntry['kind'];
  readonly at: number;
}

export const kindScores = { direct: 1, name: 1, near: 0.6, none: 0 } as const;

export interface WordIndex {
  find(key: string): WordEntry | undefined;
  readonly size: number;
  /** For ambiguous words: stems of words that support the drawn meaning. */
  readonly secondSigns: ReadonlyMap<string, ReadonlySet<string>>;
  readonly verbs: ReadonlySet<string>;
}

const splitList = (list = ''): string[] =>
  list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

export const splitTable = (table = ''): [key: string, rest: string][] =>
  table
    .split('\n')
    .map((line) => line.split('='))
    .filter((parts) => parts.length === 2)
    .map(([key = '', rest = '']) => [key.trim(), rest.trim()]);

export function splitWords(rest: string): { readonly direct: string[]; readonly near: string[] } {
  const [direct = '', near = ''] = rest.split('~');
  return { direct: splitList(direct), near: splitList(near) };
}

function buildIndex({ code, hasSpaces, drawings }: Language): WordIndex {
  const entries = new Map<string, WordEntry>();
  const bends = drawings ?? { endings: [] };
  const toKey = (word: string) => (hasSpaces ? toPhraseKey(word, bends) : word.toLowerCase());
  const add = (word: string, drawing: string, kind: WordKind) => {
    const key = toKey(word);
    if (key && !entries.has(key))
      entries.set(key, { drawing, kind, word: word.toLowerCase(), isProper: isCapitalized(word) });
  };
  const lines = splitTable(drawings?.words).filter(([name]) => isDrawing(name));
  const parts = lines.map(([name, rest]) => ({ name, ...splitWords(rest) }));
  // List before names, direct before near.
  for (const { name, direct } of parts) for (const word of direct) add(word, name, 'direct');
  for (const word of splitList(drawings?.none)) add(word, '', 'none');
  for (const { name, near } of parts) for (const word of near) add(word, name, 'near');
  for (const [drawing, name] of Object.entries(getDrawingNames(code))) {
    if (!name.startsWith(unsureNameMark)) add(name, drawing, 'name');
  }
  return {
    find: (key) => entries.get(key),
    size: entries.size,
    secondSigns: new Map(
      splitTable(drawings?.secondSigns).map(([word, signs]) => [toKey(word), new Set(splitList(signs).map(toKey))]),
    ),
    verbs: new Set(splitList(drawings?.verbs).map(toKey)),
  };
}

const indexes = new Map<string, WordIndex>();

export function findWordIndex(language: Language): WordIndex {
  const known = indexes.get(language.code);
  if (known) return known;
  const index = buildIndex(language);
  indexes.set(language.code, index);
  return index;
}
