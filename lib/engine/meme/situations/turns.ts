import { getFirstWord } from '../../brief/text/text.ts';
import { countWords } from '../words/caption-text.ts';
import type { JokeSigns } from '../words/signs.ts';
import { cutPair, cutPanel } from './cut.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';

const maxWords = 12;
const maxHalfWords = 22;
/** Words of each panel where there are three. */
const ofThree = { maxWords: 10, minWords: 3 } as const;

const worth = { turned: 0.62, apart: 0.5, beside: 0.04, twice: 0.64, late: 0.55, lateApart: 0.45 } as const;

interface Halves {
  readonly first: string;
  readonly second: string;
  readonly isTurned: boolean;
}

function findHalves(index: number, { signs, sentences }: Scan): Halves {
  const text = sentences[index]?.text ?? '';
  const [, head = '', tail = '', ended = '', after = ''] = signs.turn.exec(text) ?? [];
  if (head !== '') return { first: head, second: withoutTurn(tail, signs), isTurned: true };
  if (ended !== '') return { first: ended, second: after, isTurned: true };
  const next = sentences[index + 1]?.text ?? '';
  return {
    first: text,
    second: withoutTurn(next, signs),
    isTurned: signs.upshot.test(next) || signs.opener.test(next),
  };
}

/** Without the word that turns, unless it says that it came otherwise ("only"). */
function withoutTurn(text: string, { opener, outcome }: JokeSigns): string {
  const [turning = ''] = opener.exec(text) ?? [];
  return outcome.test(turning.trim()) ? text : text.slice(turning.length);
}

/** Expectation → outcome, promise → delay. Weak expectations, forecasts and a bare "but" made no sense on articles. */
export const findTurns: SituationFinder = (scan) => {
  const { material, signs, sentences } = scan;
  const { words } = material;
  const isPronoun = (word: string) => words.backward.has(word) || words.personal.has(word);
  const isClause = (text: string) =>
    (signs.hasVerb(text) || words.verbSign?.test(text) === true || isPronoun(getFirstWord(text))) &&
    !signs.nounless.test(text);
  return sentences.flatMap(({ place }, index): readonly Situation[] => {
    const { first, second, isTurned } = findHalves(index, scan);
    if (second === '' || countWords(first) > maxHalfWords || countWords(second) > maxHalfWords) return [];
    const options = { maxWords, minWords: 3 };
    const pair = cutPair(first, second, words, { first: options, second: options });
    if (pair === undefined || !pair.every(({ text }) => isClause(text))) return [];
    const [one, two] = pair;
    const found = { panels: [one.text, two.text], loss: one.loss + two.loss, place };
    if (signs.strongHope.test(one.text) && (signs.outcome.test(two.text) || signs.upshot.test(second))) {
      const hope = { ...found, mechanism: 'expectation', base: isTurned ? worth.turned : worth.apart } as const;
      return [
        ...findPanic(index, one.text, two.text, scan),
        { ...hope, template: 'reality', captions: { first: one.text, second: two.text } },
        { ...hope, template: 'iceberg', captions: { top: one.text, bottom: two.text }, base: hope.base - worth.beside },
      ];
    }
    if (signs.promise.test(one.text) && signs.delay.test(two.text)) {
      const captions = { before: one.text, after: two.text };
      const base = isTurned ? worth.late : worth.lateApart;
      return [{ ...found, mechanism: 'later', template: 'before-after', captions, base }];
    }
    return [];
  });
};

function findPanic(index: number, hope: string, outcome: string, scan: Scan): readonly Situation[] {
  const { material, signs, sentences } = scan;
  const { text = '', place = 0, isLast = true } = sentences[index - 1] ?? {};
  if (isLast || !(signs.trouble.test(text) || signs.fall.test(text) || signs.fear.test(text))) return [];
  const [failed, ...others] = [text, hope, outcome].map((each, at) =>
    cutPanel(each, material.words, { ...ofThree, leans: at > 0 }),
  );
  const [hoped, ended] = others;
  if (failed === undefined || hoped === undefined || ended === undefined) return [];
  const panels = [failed.text, hoped.text, ended.text];
  const captions = { panic: failed.text, calm: hoped.text, again: ended.text };
  const loss = failed.loss + hoped.loss + ended.loss;
  return [{ mechanism: 'expectation', template: 'panic', captions, panels, base: worth.twice, loss, place }];
}
