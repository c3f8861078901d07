import type { Language } from '../../languages/language.ts';
import { findWords, type KnownWords } from './find-words.ts';
import { tokenize } from './stem.ts';
import type { Match } from './word-index.ts';

export interface RowText {
  readonly heading: string;
  readonly body?: string | undefined;
}

interface RowMatch {
  readonly drawing: string;
  readonly score: number;
}

/** Limits of a row that names a thing; longer rows are sentences. */
const maxNaming = { words: 5, chars: 40 } as const;

export const isNaming = (heading: string): boolean =>
  heading.length <= maxNaming.chars && tokenize(heading).length <= maxNaming.words;

const bodyShares = { alone: 0.62, second: 0.5 } as const;
const maxScore = 1.1;
const again = 0.15;

export function matchRow(
  { heading, body }: RowText,
  language: Language,
  known: KnownWords,
  isMeant: (match: Match) => boolean,
): RowMatch[] {
  const scores = new Map<string, number>();
  const add = (drawing: string, score: number) => {
    const before = scores.get(drawing);
    const sum = before === undefined ? score : Math.max(before, score) + again * Math.min(before, score);
    scores.set(drawing, Math.min(maxScore, sum));
  };
  const inHeading = findWords(heading, language, known, isNaming(heading));
  const meant = inHeading.filter((match) => match.score > 0 && isMeant(match));
  for (const { drawing, score } of meant) add(drawing, score);
  const endsSearch = inHeading.length > 0 && inHeading.every(({ kind }) => kind === 'none');
  if (body && !endsSearch) {
    const share = meant.length > 0 ? bodyShares.second : bodyShares.alone;
    for (const match of findWords(body, language, known)) {
      if (match.score > 0 && match.kind !== 'near' && isMeant(match)) add(match.drawing, match.score * share);
    }
  }
  return Array.from(scores, ([drawing, score]) => ({ drawing, score })).sort((a, b) => b.score - a.score);
}

const rowThresholds = { all: 0.6, sure: 0.85 } as const;
const minShare = 0.8;
const maxSpots = 2;

interface RowRules {
  isAllowed(drawing: string): boolean;
  /** Whether the scene has the drawing already: a whole list may name it again, a single row may not. */
  isShown(drawing: string): boolean;
  readonly isStrict: boolean;
}

/** A different drawing for each row where four in five have one, else for the two best rows at most. */
export function chooseRows(
  rows: readonly (readonly RowMatch[])[],
  { isAllowed, isShown, isStrict }: RowRules,
): readonly (string | undefined)[] {
  const assign = (threshold: number, mayRepeat: boolean): (RowMatch | undefined)[] => {
    const chosen: (RowMatch | undefined)[] = rows.map(() => undefined);
    const taken = new Set<string>();
    // Greedy by score: a row whose drawing is taken gets its next choice or none.
    const all = rows.flatMap((matches, row) => matches.map((match) => ({ ...match, row })));
    for (const { row, drawing, score } of all.sort((a, b) => b.score - a.score)) {
      if (score < threshold || chosen[row] || taken.has(drawing) || !isAllowed(drawing)) continue;
      if (!mayRepeat && isShown(drawing)) continue;
      chosen[row] = { drawing, score };
      taken.add(drawing);
    }
    return chosen;
  };
  const full = assign(isStrict ? rowThresholds.sure : rowThresholds.all, true);
  const count = full.filter(Boolean).length;
  if (count > 0 && count >= rows.length * minShare) return full.map((match) => match?.drawing);
  const sure = assign(rowThresholds.sure, false);
  const kept = sure
    .filter((match) => match !== undefined)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSpots);
  return sure.map((match) => (match && kept.includes(match) ? match.drawing : undefined));
}
