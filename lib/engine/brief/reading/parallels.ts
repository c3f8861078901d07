import type { Point } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { listGenrePoints } from '../genres/index.ts';
import { listSlidePoints } from '../genres/slides.ts';
import type { Outline } from '../outline/outline.ts';
import { listKeyFacts } from '../sections/key-facts.ts';
import { listPoints } from '../sections/parallel.ts';
import { listParallelSections } from '../sections/parallel-sections.ts';
import { listStepSections } from '../sections/step-sections.ts';
import type { Judge } from '../statements/body-model.ts';
import type { LanguageWords } from '../text/words.ts';

export interface Parallel {
  readonly origin: 'keyFacts' | 'slides' | 'questions' | 'changes' | 'prices' | 'sections' | 'stages' | 'list';
  readonly points: readonly Point[];
  readonly ordered: boolean;
  readonly subtitle?: string;
  readonly total?: number | undefined;
  readonly lead?: string | undefined;
  readonly isAnnounced?: boolean;
}

interface ParallelSource {
  readonly document: SourceDocument;
  readonly outline: Outline;
  readonly fullTitle: string;
  readonly limit: number;
  readonly language: string;
  readonly words: LanguageWords;
  readonly judge: Judge;
}

export function findParallels({
  document,
  outline,
  fullTitle,
  limit,
  language,
  words,
  judge,
}: ParallelSource): Parallel[] {
  const slides = listSlidePoints(document, fullTitle, limit, words);
  const genre = slides ? undefined : listGenrePoints(document, fullTitle, limit, language, words);
  const stages = slides || genre ? undefined : listStepSections(outline, fullTitle, words);
  // Their headings alone, with a step each, would leave out the others.
  const sections =
    stages?.ordered || stages?.isWhole
      ? undefined
      : listParallelSections(outline, fullTitle, limit, language, words, judge);
  const keyFacts = slides ? undefined : listKeyFacts(document.blocks, language, words);
  const list = stages?.isWhole ? undefined : listPoints(outline, fullTitle, limit, language, words, judge);
  return [
    ...(keyFacts ? [{ origin: 'keyFacts' as const, ...keyFacts }] : []),
    ...(slides ? [{ origin: 'slides' as const, points: slides, ordered: false }] : []),
    ...(genre ? [{ ...genre, ordered: false }] : []),
    ...(stages?.isWhole ? [{ origin: 'stages' as const, ...stages }] : []),
    ...(sections ? [{ origin: 'sections' as const, ...sections }] : []),
    ...(list ? [{ origin: 'list' as const, ...list }] : []),
  ];
}
