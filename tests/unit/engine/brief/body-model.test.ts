import { describe, expect, it } from 'vitest';
import { createJudge } from '../../../../lib/engine/brief/statements/body-model.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const judge = createJudge({
  ranked: [],
  title: 'A garden that needs little water',
  language: 'en',
  words: getWords('en'),
  stands: () => 0.6,
});

const choose = (heading: string, sentences: readonly string[]) =>
  sentences
    .map((sentence, place) => ({ sentence, odds: judge({ heading, body: sentence, sentence, place, sentences }) }))
    .toSorted((a, b) => b.odds - a.odds)[0]?.sentence;

describe('the clause under a heading', () => {
  it.each([
    [
      'names its thing rather than setting the scene',
      'Mulch the beds',
      ['Who does not know this feeling?', 'A layer of 5 cm of mulch keeps beds moist for up to a week.'],
    ],
    [
      'says something beyond the heading',
      'Lavender needs little water',
      ['Lavender needs little water.', 'Lavender survives 6 weeks without rain once its roots are deep.'],
    ],
    [
      'is no announcement of what follows',
      'Water early',
      [
        'There are three reasons for this:',
        'Water that is given before 8 a.m. reaches the roots before it evaporates.',
      ],
    ],
    [
      'does not link back',
      'Plant in autumn',
      ['However, this also works later in many years.', 'Shrubs planted in October root in the moist winter soil.'],
    ],
    [
      'is not about the author',
      'Collect the rain',
      ['I bought mine at a market years ago.', 'A barrel of 200 litres collects the rain of a shed roof in an hour.'],
    ],
  ])('%s', (_, heading, sentences) => {
    expect(choose(heading, sentences)).toBe(sentences[1]);
  });
});
