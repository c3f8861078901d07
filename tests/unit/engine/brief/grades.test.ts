import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { findGrade } from '../../../../lib/engine/brief/main-point/grade.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { documentOf, paragraph } from './documents.ts';

const aside = 'Nothing of it broke, and the neighbours asked for a ride.';
const prose = [
  'The Roamer stood in front of our house for two weeks, and we took it to the coast and to the market, in rain and in bright sun.',
  'Its motor pulls evenly up every hill near the harbour, and the large display shows the range and the speed, and nothing else.',
  'The saddle is hard, and after an hour on the dike the rider wishes for another one, which the maker sells for much money.',
  'Its brakes hold well in the rain, and the lamp is bright enough for the dark road along the river behind the old mill.',
].map((text) => `${text} ${aside}`);

const gradeIn = (language: string, ...texts: readonly string[]) => {
  const { value, label } = findGrade(documentOf({ language }, ...texts.map(paragraph)), findLanguage(language)) ?? {};
  return value === undefined ? undefined : [value, label];
};

describe('the grade that a reviewer gives', () => {
  it.each<[language: string, line: string, value: string, label: string]>([
    ['en', 'Grade: C+.', 'C+', 'Grade'],
    ['en', 'Our rating: 4 out of 5 stars', '4 out of 5 stars', 'Our rating'],
    ['en', 'Verdict: ★★★☆☆', '★★★☆☆', 'Verdict'],
    ['de', 'Unsere Wertung: 8/10', '8/10', 'Unsere Wertung'],
    ['fr', 'Note finale : 7 sur 10', '7 sur 10', 'Note finale'],
    ['es', 'Nota final: 7,5 de 10', '7,5 de 10', 'Nota final'],
    ['it', 'Voto finale: 7 su 10', '7 su 10', 'Voto finale'],
    ['nl', 'Eindcijfer: 8 van de 10', '8 van de 10', 'Eindcijfer'],
    ['pt', 'Nota final: 8 de 10', '8 de 10', 'Nota final'],
  ])('%s: %s', (language, line, value, label) => {
    expect(gradeIn(language, ...prose, line)).toEqual([value, label]);
  });

  it.each<[what: string, language: string, texts: readonly string[]]>([
    ['of customers', 'en', [...prose, 'Rating: 4.2 out of 5']],
    ['of customers', 'de', [...prose, 'Bewertung: 4,5 von 5 Sternen']],
    ['above the text', 'en', ['Our rating: 4 out of 5 stars', ...prose]],
    ['behind a line or two', 'en', [...prose.slice(2), 'Grade: C+.']],
    ['of several things', 'en', [...prose, 'Grade: C+.', 'Grade: A']],
    ['that is a word', 'en', [...prose, 'Verdict: a']],
    ['that is a result', 'en', [...prose, 'The final score: 3-5']],
    ['within a sentence', 'en', [...prose, 'Grade: C+ for the saddle and the lamp, and a little more for the brakes.']],
  ])('none %s (%s)', (_, language, texts) => {
    expect(gradeIn(language, ...texts)).toBeUndefined();
  });

  it('is set large in a review that nothing else calls one', () => {
    const { genre, modules } = makeBrief(
      documentOf({ title: 'Two weeks' }, ...[...prose, 'Grade: C+.'].map(paragraph)),
      {},
    );
    expect(genre).toBe('review');
    expect(modules).toContainEqual(
      expect.objectContaining({
        kind: 'numbers',
        figures: [{ value: 'C+', label: 'Grade', sentence: 'Grade: C+.' }],
      }),
    );
  });
});
