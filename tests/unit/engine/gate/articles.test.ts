import { expect, it } from 'vitest';
import { assessGravity } from '../../../../lib/engine/gate/index.ts';
import { type ArticlesByLanguage, graveArticles, seriousArticles } from './cases/articles.ts';

/** Returns the titles of the articles that are taken for grave, and how many articles there are. */
function assess(articles: ArticlesByLanguage) {
  const all = Object.entries(articles).flatMap(([language, each]) =>
    each.map(([title, text]) => ({ title, gravity: assessGravity({ title, lead: text, body: '' }, language) })),
  );
  return { grave: all.filter(({ gravity }) => gravity === 'grave').map(({ title }) => title), count: all.length };
}

it('articles that tell of people harmed are grave, whatever their titles', () => {
  const { grave, count } = assess(graveArticles);
  expect(grave.length / count).toBeGreaterThanOrEqual(0.9);
});

it('articles on health, climate, economics or law are not, though they name deaths and wars', () => {
  const { grave, count } = assess(seriousArticles);
  expect(grave.length / count, grave.join('\n')).toBeLessThanOrEqual(0.05);
});
