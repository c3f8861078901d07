import { pickSentences, type RankedSentence } from './rank.ts';
import { shortenings } from './shorten.ts';
import { standing } from './statements.ts';
import { capitalize, drawnLength, isUnspaced, overlap, termsOf, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Sentences ranked lower than this are not looked at. */
const considered = 60;
/** Drawn letters of a subtitle, as visual-spec.md has it. */
const subtitleBudget = 90;

/**
 * The sentence that says what a title leaves open, when that is a question or only a name: a conclusion before others.
 * Undefined for any other title, or when no sentence says it in a line.
 */
export function thesisOf(title: string, ranked: readonly RankedSentence[], words: LanguageWords): string | undefined {
  const isQuestion = /[?？؟]["”’]?$/.test(title);
  const isName =
    wordCount(title) <= 2 && !isUnspaced(title) && title.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word));
  if (!isQuestion && !isName) return undefined;
  const topic = new Set(termsOf(title, words));
  const forms = pickSentences(ranked, considered).flatMap(({ text, score, terms, weight }) => {
    const shown = shortenings(text, words).find((form) => drawnLength(form) <= subtitleBudget);
    const near = overlap(topic, terms);
    return shown === undefined || near < 0.3 || standing(text, shown, words) < 0.6
      ? []
      : [{ shown: capitalize(shown), value: score * (0.5 + near) * weight }];
  });
  return forms.toSorted((a, b) => b.value - a.value)[0]?.shown;
}
