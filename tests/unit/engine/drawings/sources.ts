import type { Brief } from '../../../../lib/engine/brief.ts';
import type { SourceDocument } from '../../../../lib/engine/document.ts';

/** An English text of those paragraphs. */
export const makeArticle = (title: string, ...texts: string[]): SourceDocument => ({
  metadata: { title, language: 'en' },
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});

/** A brief that lists those headings. */
export const makeListBrief = (title: string, headings: readonly string[] = []): Brief => ({
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title,
  points: [],
  statistics: [],
  language: 'en',
  direction: 'ltr',
  gravity: 'light',
  modules: [{ kind: 'statements', items: headings.map((heading) => ({ heading })), sure: 1, weight: 1, why: 'test' }],
});
