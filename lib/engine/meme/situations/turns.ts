import { firstWord } from '../../brief/text/text.ts';
import { countWords } from './count-words.ts';
import { cutPair } from './cut.ts';
import type { Situation, SituationFinder } from './situation.ts';

const maxWords = 12;
/** Longer halves would be cut too much. */
const maxHalfWords = 22;

/**
 * Expectation → outcome, promise → delay, then → now: within a sentence or between two neighbours. Weak expectations, forecasts
 * and a bare "but" made no sense on articles.
 */
export const findTurns: SituationFinder = ({ material, signs, sentences }) => {
  const { words } = material;
  const isPronoun = (word: string) => words.backward.has(word) || words.personal.has(word);
  const isClause = (text: string) => (signs.hasVerb(text) || isPronoun(firstWord(text))) && !signs.nounless.test(text);
  return sentences.flatMap(({ text, place }, index): readonly Situation[] => {
    const [, head = '', tail = ''] = signs.turn.exec(text) ?? [];
    const isTurned = head !== '';
    const [first, second] = isTurned
      ? [head, withoutTurn(tail, signs.opener)]
      : [text, sentences[index + 1]?.text ?? ''];
    if (second === '' || countWords(first) > maxHalfWords || countWords(second) > maxHalfWords) return [];
    const options = { maxWords, minWords: 3 };
    const pair = cutPair(first, second, words, { first: options, second: options });
    if (pair === undefined || !pair.every(({ text }) => isClause(text))) return [];
    const [one, two] = pair;
    const found = { panels: [one.text, two.text], loss: one.loss + two.loss, place };
    const change = { before: one.text, after: two.text };
    if (signs.strongHope.test(one.text) && signs.outcome.test(two.text)) {
      const hope = { ...found, mechanism: 'expectation' } as const;
      return [
        { ...hope, template: 'reality', captions: { first: one.text, second: two.text }, base: isTurned ? 0.62 : 0.5 },
        { ...hope, template: 'iceberg', captions: { top: one.text, bottom: two.text }, base: isTurned ? 0.58 : 0.46 },
      ];
    }
    const changed = { ...found, template: 'before-after', captions: change } as const;
    if (signs.past.test(one.text) && signs.present.test(two.text)) {
      return [{ ...changed, mechanism: 'change', base: isTurned ? 0.6 : 0.58 }];
    }
    if (signs.promise.test(one.text) && signs.delay.test(two.text)) {
      return [{ ...changed, mechanism: 'later', base: isTurned ? 0.55 : 0.45 }];
    }
    return [];
  });
};

const withoutTurn = (text: string, opener: RegExp) => text.replace(opener, '');
