import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, getFirstWord, tidy } from '../../brief/text/text.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { listReplyDrawings } from './mood.ts';
import type { Situation, SituationFinder } from './situation.ts';

const limits = { setup: 3, punch: 2, max: 14 } as const;
const worth = { turned: 0.72, beside: 0.01 } as const;

/** Both panels from the headline itself that turns against itself: "The bridge is open – but only for bikes". */
export const findTitleTurns: SituationFinder = ({ material, signs }) => {
  const { words, isNameless, title } = material;
  const [, before = '', after = ''] = signs.titleTurn.exec(title) ?? [];
  if (before === '' || isNameless) return [];
  const setup = toCaptionText(tidy(before));
  const punch = capitalize(toCaptionText(tidy(after)));
  const isFit = (text: string, min: number) => {
    const count = countWords(text);
    return count >= min && count <= limits.max && isBalanced(text) && !/[:：|]/u.test(text);
  };
  if (!isFit(setup, limits.setup) || !isFit(punch, limits.punch) || !endsWhole(setup, words)) return [];
  if (words.dependent.has(getFirstWord(setup)) || signs.instruction.test(punch)) return [];
  return listReplyDrawings(setup, punch, signs).map(
    ([template, first, second], index): Situation => ({
      mechanism: 'turned-title',
      template,
      captions: { [first]: setup, [second]: punch },
      panels: [setup, punch],
      base: worth.turned - index * worth.beside,
      loss: 0,
      place: 0,
    }),
  );
};
