import { getFirstWord } from '../../brief/text/text.ts';
import { cutPair } from './cut.ts';
import type { Situation, SituationFinder } from './situation.ts';

/** On articles one in twelve amused, so only with a number or an everyday word does it reach its threshold. */
const base = 0.44;
const options = { maxWords: 10, minWords: 3 } as const;

/** A sentence, and the next that everybody saw coming ("No wonder nobody reads alerts"). */
export const findConsequences: SituationFinder = ({ material, signs, sentences }) =>
  sentences.flatMap(({ text, place, isLast }, index): readonly Situation[] => {
    const result = sentences[index + 1]?.text ?? '';
    if (isLast || !signs.foregone.test(result)) return [];
    const { words } = material;
    const pair = cutPair(text, result, words, { first: options, second: options });
    if (pair === undefined || words.personal.has(getFirstWord(text))) return [];
    const [one, two] = pair;
    if (!signs.hasVerb(one.text) && words.verbSign?.test(one.text) !== true) return [];
    const found = { mechanism: 'consequence', panels: [one.text, two.text], loss: one.loss + two.loss, place } as const;
    return [
      { ...found, template: 'shocked', captions: { moment: one.text, below: two.text }, base },
      { ...found, template: 'domino', captions: { cause: one.text, effect: two.text }, base: base - 0.02 },
    ];
  });
