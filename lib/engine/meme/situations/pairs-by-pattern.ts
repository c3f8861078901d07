import type { LanguageWords } from '../../brief/text/words.ts';
import { countWords } from '../words/caption-text.ts';
import { areLabels } from '../words/labels.ts';
import { type CutOptions, cutPair } from './cut.ts';
import type { Mechanism, Situation, SituationFinder } from './situation.ts';

interface PairPattern {
  readonly mechanism: Mechanism;
  readonly base: number;
  readonly options: CutOptions;
  readonly drawn: readonly (readonly [template: string, first: string, second: string])[];
}

const phrases: CutOptions = { maxWords: 7, minWords: 2 };

const kinds = {
  swaps: {
    mechanism: 'swap',
    base: 0.55,
    options: { maxWords: 8, minWords: 2 },
    drawn: [
      ['verdict', 'reject', 'approve'],
      ['exit', 'ahead', 'exit'],
      ['tug', 'left', 'right'],
    ],
  },
  choices: {
    mechanism: 'choice',
    base: 0.5,
    options: phrases,
    drawn: [
      ['buttons', 'left', 'right'],
      ['fork', 'left', 'right'],
    ],
  },
  sames: {
    mechanism: 'same',
    base: 0.6,
    options: phrases,
    drawn: [
      ['same', 'left', 'right'],
      ['scale', 'light', 'heavy'],
    ],
  },
  masks: {
    mechanism: 'mask',
    base: 0.5,
    options: phrases,
    drawn: [['unmasking', 'left', 'right']],
  },
} as const satisfies Record<string, PairPattern>;

const maxMaskPlace = 0.1;

/** Codes and versions are no choice: "201 or 200", "HTML 5 or XHTML 4". */
const code = /\d/;

/** Two phrases in a fixed frame: "instead of A, B", "between A and B", "A is the same as B", "B disguised as A". */
export const findFramedPairs: SituationFinder = ({ material, signs, sentences }) =>
  sentences.flatMap(({ text, place }) =>
    (['swaps', 'choices', 'sames', 'masks'] as const).flatMap((key) =>
      signs[key].flatMap((pattern): readonly Situation[] => {
        if (key === 'masks' && place > maxMaskPlace) return [];
        const { a = '', b = '' } = pattern.exec(text)?.groups ?? {};
        const kind: PairPattern = kinds[key];
        const pair = cutAlike(a, b, kind, material.words);
        if (pair === undefined) return [];
        const [one, two] = pair;
        // Labels stand alone; a clause needs its context.
        if (!areLabels(one.text, two.text, material.language, material.words, signs)) return [];
        return kind.drawn.map(([template, first, second], index) => ({
          mechanism: kind.mechanism,
          template,
          captions: { [first]: one.text, [second]: two.text },
          panels: [one.text, two.text],
          base: kind.base - index * 0.02,
          loss: one.loss + two.loss,
          place,
        }));
      }),
    ),
  );

/** Both of one form and about one length. */
function cutAlike(a: string, b: string, { mechanism, options }: PairPattern, words: LanguageWords) {
  if (a === '' || b === '' || (mechanism === 'choice' && (code.test(a) || code.test(b)))) return undefined;
  const pair = cutPair(a, b, words, { first: { ...options, leans: mechanism === 'choice' }, second: options });
  const [one = 0, two = 0] = pair?.map(({ text }) => countWords(text)) ?? [];
  return Math.max(one, two) > 3 * Math.min(one, two) ? undefined : pair;
}
