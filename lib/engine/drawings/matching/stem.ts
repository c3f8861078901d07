import type { DrawingWords } from '../../languages/language.ts';

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');

type Bends = Pick<DrawingWords, 'endings' | 'foldsAccents' | 'agents'>;

function bendBack(word: string, { endings, foldsAccents, agents }: Bends): string {
  let stem = word.toLowerCase().replace(/[’']s?$/, '');
  if (foldsAccents) stem = withoutAccents(stem);
  if (agents?.test(word)) return stem.replace(/[ns]$/, '');
  for (const step of endings) {
    const fitting = step.find(([ending]) => ending.test(stem));
    if (fitting) stem = stem.replace(fitting[0], fitting[1]);
  }
  return stem;
}

const maxStems = 8000;
const kept = new WeakMap<Bends, Map<string, string>>();

/** Removes inflectional endings, never derivational ones: "universe" must not match "university". */
export function stemWord(word: string, bends: Bends): string {
  const stems = kept.get(bends) ?? new Map<string, string>();
  kept.set(bends, stems);
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= maxStems) stems.clear();
  const stem = bendBack(word, bends);
  stems.set(word, stem);
  return stem;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;

export interface WordToken {
  readonly word: string;
  readonly at: number;
}

export const tokenize = (text: string): WordToken[] =>
  Array.from(text.matchAll(wordPattern), (match) => ({ word: match[0], at: match.index }));

export const toPhraseKey = (phrase: string, words: Bends): string =>
  tokenize(phrase)
    .map(({ word }) => stemWord(word, words))
    .join(' ');
