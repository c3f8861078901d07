import type { Point } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { listMainBlocks } from '../outline/heads.ts';
import type { LanguageWords } from '../text/words.ts';
import { listChangelogPoints } from './changelog.ts';
import { listPricePoints } from './prices.ts';
import { listQuestionPoints } from './questions.ts';

interface GenrePoints {
  readonly origin: 'questions' | 'changes' | 'prices';
  readonly points: readonly Point[];
  readonly subtitle?: string;
}

export function listGenrePoints(
  source: SourceDocument,
  title: string,
  max: number,
  language: string,
  words: LanguageWords,
): GenrePoints | undefined {
  const blocks = listMainBlocks(source.blocks, words.language);
  const asked = listQuestionPoints(blocks, title, max, language, words);
  if (asked !== undefined) return { origin: 'questions', points: asked };
  const changes = listChangelogPoints(blocks, title, max, language, words);
  if (changes !== undefined)
    return {
      origin: 'changes',
      points: changes.points,
      ...(changes.release === undefined ? {} : { subtitle: changes.release }),
    };
  const offers = listPricePoints(blocks, max, words);
  return offers && { origin: 'prices', points: offers };
}
