import { describe, expect, it } from 'vitest';
import { pickSentences, rankSentences } from '../../../../lib/engine/brief/text/rank.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const texts = [
  'The city council voted on Monday to turn the old harbour into a public park with open-air baths.',
  'The harbour park will hold three baths, a playground and a market hall for the city.',
  'The harbour park will hold three baths, a playground and a market hall for the whole city.',
  'A gull watched.',
  'Neighbours of the old harbour welcomed the park but asked the council for quiet hours at night.',
];
const ranked = (weights: readonly number[] = []) =>
  rankSentences(
    texts.map((text, paragraph) => ({ text, paragraph, weight: weights[paragraph] ?? 1 })),
    getWords('en'),
  );

describe('rankSentences', () => {
  it('keeps the order and puts what the text is about above what it mentions', () => {
    const result = ranked();
    expect(result.map(({ text }) => text)).toEqual(texts);
    const score = (index: number) => result[index]?.score ?? 0;
    expect(score(0)).toBeGreaterThan(score(3));
    expect(score(4)).toBeGreaterThan(score(3));
  });

  it('follows the weight of a section', () => {
    expect(ranked([1, 1, 1, 1, 3])[4]?.score).toBeCloseTo((ranked()[4]?.score ?? 0) * 3);
  });

  it('picks each sentence for what it adds, and never raises the worth of a later one', () => {
    const picked = pickSentences(ranked(), texts.length);
    expect(new Set(picked.map(({ text }) => text))).toEqual(new Set(texts));
    const twins = picked.filter(({ text }) => text === texts[1] || text === texts[2]);
    const alone = Math.max(
      ...ranked()
        .slice(1, 3)
        .map(({ score }) => score),
    );
    expect(twins.at(-1)?.score).toBeLessThan(alone * 0.75);
    const scores = picked.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(pickSentences(ranked(), 2)).toHaveLength(2);
  });

  it('has nothing to say about nothing', () => expect(rankSentences([], getWords('en'))).toEqual([]));
});
