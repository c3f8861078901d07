import type { SourceDocument } from '../../document.ts';
import { joinProse, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { isDeck } from '../genres/slides.ts';
import { findView } from '../genres/views.ts';
import { findGrade } from '../main-point/grade.ts';
import type { Outline } from '../outline/outline.ts';
import { wordsIn } from '../text/text.ts';
import { type LanguageWords, toSingular } from '../text/words.ts';
import type { Parallel } from './parallels.ts';

export type Genre =
  | 'deck'
  | 'how-to'
  | 'questions'
  | 'changelog'
  | 'prices'
  | 'post'
  | 'research'
  | 'review'
  | 'interview'
  | 'opinion'
  | 'news'
  | 'article';

const getPatterns = perPageLanguage((among) => {
  const reviewTitle = matchWords(({ brief }) => brief?.genre?.review, 'iu', among);
  const opinionTitle = matchWords(({ brief }) => brief?.genre?.opinion, 'iu', among);
  const researchHeading = new RegExp(`^(?:${joinProse('paperHeadings', among)})$`, 'i');
  return { researchHeading, reviewTitle, opinionTitle };
});

const personalShare = 0.3;
const reportedShare = 0.25;
const quoted = /["“„«][^"“”„«»]*["”»]/gu;

export function findGenre(
  document: SourceDocument,
  outline: Outline,
  parallels: readonly Parallel[],
  words: LanguageWords,
): Genre {
  const { opinionTitle, researchHeading, reviewTitle } = getPatterns(words.language);
  const { schemaType = '', title = '' } = document.metadata;
  const origins = new Set(parallels.map(({ origin }) => origin));
  if (isDeck(document)) return 'deck';
  if (schemaType === 'SocialMediaPosting') return 'post';
  if (/^(?:HowTo|Recipe)$/.test(schemaType)) return 'how-to';
  if (origins.has('questions')) return 'questions';
  if (origins.has('changes')) return 'changelog';
  if (origins.has('prices')) return 'prices';
  const headings = outline.sections.filter(({ heading }) => researchHeading.test(heading.trim()));
  if (schemaType === 'ScholarlyArticle' || headings.length >= 2) return 'research';
  const isReview = /^(?!Claim).*Review$/.test(schemaType) || reviewTitle.test(title);
  if (isReview || findGrade(document, words.language) !== undefined) return 'review';
  if (findView(document.metadata) !== undefined || opinionTitle.test(title)) return 'opinion';
  // "You" and "we" can be anyone's, and quotations are not the author's voice.
  const own = toSingular(words).personal;
  const personal = outline.sentences.filter(
    ({ text, spoken }) =>
      spoken !== true && wordsIn(text.replace(quoted, ' ').toLowerCase()).some((word) => own.has(word)),
  );
  if (/News|Report/.test(schemaType)) return 'news';
  if (personal.length > outline.sentences.length * personalShare) return 'opinion';
  const reported = outline.sentences.filter(({ text }) => wordsIn(text).some((word) => words.reporting.has(word)));
  return reported.length >= outline.sentences.length * reportedShare ? 'news' : 'article';
}
