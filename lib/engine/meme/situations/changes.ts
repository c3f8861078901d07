import { capitalize, getFirstWord, tidy } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { countWords } from '../words/caption-text.ts';
import type { JokeSigns } from '../words/signs.ts';
import { cutPair } from './cut.ts';
import type { Situation, SituationFinder } from './situation.ts';

const maxWords = 12;
const worth = { turned: 0.6, apart: 0.58 } as const;
/** Letters before a word for then or now that still opens its clause ("Parents used to"). */
const opening = { past: 32, present: 8 } as const;

interface ChangeHalf {
  readonly label?: string;
  readonly text: string;
}

function partMoment(text: string, opener: RegExp, signs: JokeSigns, words: LanguageWords): ChangeHalf {
  const [moment = ''] = opener.exec(text) ?? [];
  const rest = text.slice(moment.length).replace(/^[\s,]+/u, '');
  const isParted = moment !== '' && /^[\s,]/u.test(text.slice(moment.length)) && !words.isVerbSecond;
  const next = getFirstWord(rest);
  // "Once sophisticated": the rest has no subject.
  const goesOn =
    words.subjects.has(next) ||
    words.backward.has(next) ||
    text[moment.length] === ',' ||
    (signs.hasVerbs && signs.hasVerb(rest));
  return isParted && goesOn ? { label: capitalize(moment), text: rest } : { text };
}

export const findChanges: SituationFinder = ({ material, signs, sentences }) => {
  const { words, phrases } = material;
  const isClause = (text: string) =>
    signs.hasVerb(text) || words.verbSign?.test(text) === true || words.backward.has(getFirstWord(text));
  return sentences.flatMap(({ text, place }, index): readonly Situation[] => {
    const [, head = '', tail = ''] = signs.shift.exec(text) ?? [];
    const isTurned = head !== '';
    const first = isTurned ? head : text;
    const second = (isTurned ? tail : (sentences[index + 1]?.text ?? '')).replace(signs.opener, '');
    const past = signs.past.exec(first);
    const present = signs.present.exec(second);
    if (past === null || present === null || past.index > opening.past || present.index > opening.present) return [];
    const [then, now] = [
      partMoment(tidy(first), signs.pastOpener, signs, words),
      partMoment(capitalize(tidy(second)), signs.presentOpener, signs, words),
    ];
    const options = { maxWords, minWords: 3 };
    const pair = cutPair(then.text, now.text, words, { first: options, second: options });
    if (pair === undefined || countWords(second) > maxWords * 2 || !pair.every(({ text }) => isClause(text))) return [];
    const [one, two] = pair;
    // A half that opens with its time needs no label.
    const labelOne = then.label ?? (past.index === 0 ? undefined : phrases?.before);
    const labelTwo = now.label ?? (present.index === 0 ? undefined : phrases?.now);
    return [
      {
        mechanism: 'change',
        template: 'before-after',
        captions: {
          ...(labelOne !== undefined && { labelOne }),
          before: one.text,
          ...(labelTwo !== undefined && { labelTwo }),
          after: two.text,
        },
        panels: [one.text, two.text],
        base: isTurned ? worth.turned : worth.apart,
        loss: one.loss + two.loss,
        place,
      },
    ];
  });
};
