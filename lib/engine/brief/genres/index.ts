import type { Point } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { mainBlocks } from '../outline/heads.ts';
import type { LanguageWords } from '../text/words.ts';
import { changelogPoints } from './changelog.ts';
import { pricePoints } from './prices.ts';
import { questionPoints } from './questions.ts';

interface GenrePoints {
  readonly origin: 'questions' | 'changes' | 'prices';
  readonly points: readonly Point[];
  readonly subtitle?: string;
}

export function genrePoints(
  source: SourceDocument,
  title: string,
  max: number,
  language: string,
  words: LanguageWords,
): GenrePoints | undefined {
  const blocks = mainBlocks(source.blocks, words.language);
  const asked = questionPoints(blocks, title, max, language, words);
  if (asked !== undefined) return { origin: 'questions', points: asked };
  const changes = changelogPoints(blocks, title, max, language, words);
  if (changes !== undefined)
    return {
      origin: 'changes',
      points: changes.points,
      ...(changes.release === undefined ? {} : { subtitle: changes.release }),
    };
  const offers = pricePoints(blocks, max, words);
  return offers && { origin: 'prices', points: offers };
}
