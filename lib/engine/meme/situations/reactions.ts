import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, getFirstWord, tidy, wordsIn } from '../../brief/text/text.ts';
import { getQuotationMarks } from '../../language.ts';
import { countWords } from '../words/caption-text.ts';
import { isMostlyNames, quoted } from './lines.ts';
import type { Situation, SituationFinder } from './situation.ts';
import { listStages } from './stages.ts';

const reply = { min: 2, max: 9, short: 6, clause: 4 };

const worth = { base: 0.56, voiced: 0.06, short: 0.06, turn: 0.05 } as const;

/** Whole quoted clauses, no names or terms; not in bubbles, since it is not a dialogue. */
export const findReactions: SituationFinder = (scan) => {
  const { material, signs, sentences } = scan;
  const { words, statements } = material;
  const headline = statements.find(({ isHeadline, isAsked }) => isHeadline && !isAsked)?.text;
  if (headline === undefined) return [];
  return sentences.flatMap(({ text, place }): readonly Situation[] =>
    Array.from(text.matchAll(quoted), ([, found = '']) => tidy(found).replace(/[,，.。]$/u, '')).flatMap(
      (said): readonly Situation[] => {
        const count = countWords(said);
        if (count < reply.min || count > reply.max || !isBalanced(said) || !endsWhole(said, words)) return [];
        const opener = getFirstWord(said).replace(/['’].*$/u, '');
        // Continuations and backward references are clear only in place.
        const points = wordsIn(said.toLowerCase())
          .slice(1)
          .some((word) => words.backward.has(word) && !words.joints.has(word));
        if (points || signs.opener.test(said) || words.and.has(opener) || words.dependent.has(opener)) return [];
        const isVoiced = words.personal.has(opener) || words.backward.has(opener);
        if (signs.instruction.test(said) || isMostlyNames(said) || headline.includes(said)) return [];
        // Without a list of verbs only "I", "it" or "we" surely open a clause.
        if (!signs.hasVerb(said) || !(isVoiced || (count >= reply.clause && signs.hasVerbs && /^\p{Lu}/u.test(said))))
          return [];
        const isTurn = signs.negation.test(said) || signs.outcome.test(said);
        const [open, close] = getQuotationMarks(material.language);
        const shown = `${open}${capitalize(said)}${close}`;
        const found = {
          mechanism: 'reaction',
          panels: [headline, shown],
          base:
            worth.base +
            (isVoiced ? worth.voiced : 0) +
            (count <= reply.short ? worth.short : 0) +
            (isTurn ? worth.turn : 0),
          loss: 0,
          place,
        } as const;
        return listStages(headline, shown, scan).map(([template, first, second], index) => ({
          ...found,
          template,
          captions: { [first]: headline, [second]: shown },
          base: found.base - index * 0.01,
        }));
      },
    ),
  );
};
