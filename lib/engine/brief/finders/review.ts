import { findLanguage } from '../../languages/index.ts';
import type { Item } from '../../modules.ts';
import { findGrade } from '../main-point/grade.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { shortenToPhrase } from '../shortening/phrase.ts';
import { rateStanding } from '../standing/standing.ts';
import { isHedged } from '../text/borders.ts';
import { listTerms } from '../text/text.ts';

const [minItems, minStanding] = [2, 0.3];
const maxSide = Math.ceil(maxItems / 2) + 1;
const [plus, minus] = ['+', '−'];

const compilePattern = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

export function findReviewSides(reading: Reading): Candidate[] {
  const { genre, language, ranked, statementWords } = reading;
  const words = findLanguage(language)?.brief?.review;
  if (genre !== 'review' || words === undefined) return [];
  const [praise, blame] = [compilePattern(words.praise), compilePattern(words.blame)];
  const fromProse = ranked.flatMap((sentence) => {
    const text = sentence.text.replaceAll('’', "'");
    const [isGood, isBad] = [praise.test(text), blame.test(text)];
    // "We had no problem": a negation reverses the word.
    if (
      isGood === isBad ||
      isHedged(text, reading.words) ||
      isBoilerplate(text, reading.words.language) ||
      /[?]/.test(text)
    )
      return [];
    const shown = shortenToPhrase(sentence.text, statementWords);
    if (shown === undefined || rateStanding(sentence.text, shown.heading, statementWords) < minStanding) return [];
    const drawn = `${shown.heading} ${shown.body ?? ''}`.replaceAll('’', "'");
    // The word may have been cut from the drawn form.
    if (!(isGood ? praise : blame).test(drawn) || listTerms(shown.heading, statementWords).length < 3) return [];
    return [{ isGood, sentence, item: { ...shown, sentence: sentence.text } satisfies Item }];
  });
  const listSide = (isGood: boolean) =>
    fromProse
      .filter((one) => one.isGood === isGood)
      .toSorted((a, b) => b.sentence.score - a.sentence.score)
      .slice(0, maxSide)
      .toSorted((a, b) => a.sentence.index - b.sentence.index)
      .map(({ item }) => item);
  const [good, bad] = [listSide(true), listSide(false)];
  if (good.length < minItems || bad.length < minItems) return [];
  const why = `review with ${good.length} sentences of praise and ${bad.length} of blame`;
  const sides = [
    { name: plus, items: good },
    { name: minus, items: bad },
  ];
  return [{ module: { kind: 'sides', form: 'pros-cons', sides, sure: 0.6, weight: weights.module.sides, why } }];
}

const sureGrade = 0.9;

export function findGraded({ document, genre, words }: Reading): Candidate[] {
  const grade = genre === 'review' ? findGrade(document, words.language) : undefined;
  if (grade === undefined) return [];
  const why = 'the grade of a review';
  return [{ module: { kind: 'numbers', figures: [grade], sure: sureGrade, weight: weights.grade, why } }];
}
