import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { getFirstWord, tidy } from '../../brief/text/text.ts';
import { isAboutSource } from '../material/material.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { hanging } from '../words/phrase-signs.ts';
import { pointsOutside } from '../words/pointing.ts';
import { listReplyDrawings } from './mood.ts';
import type { Situation, SituationFinder } from './situation.ts';

const words = { min: 3, statement: 14, tag: 5 } as const;
const base = 0.62;

export const findTags: SituationFinder = ({ material, signs, exchanges }) =>
  exchanges.flatMap((sentences, paragraph) =>
    sentences.flatMap((text, index): readonly Situation[] => {
      const next = sentences[index + 1];
      if (next === undefined || !/[.!。]$/u.test(text)) return [];
      const [stated, tag] = [toCaptionText(tidy(text)), toCaptionText(tidy(next))];
      const count = countWords(stated);
      if (count < words.min || count > words.statement || countWords(tag) > words.tag || !signs.tag.test(tag))
        return [];
      const { personal, and, dependent } = material.words;
      const opener = getFirstWord(stated);
      const isLeaning =
        and.has(opener) || dependent.has(opener) || pointsOutside(stated, material.words, material.language);
      const isWhole = isBalanced(stated) && endsWhole(stated, material.words) && signs.hasVerb(stated);
      if (isLeaning || !isWhole || hanging.test(stated) || /[?？:"“”„«»]/u.test(stated) || /["“”„«»?]/u.test(tag))
        return [];
      if (signs.instruction.test(stated) || signs.instruction.test(tag) || signs.platitude.test(stated)) return [];
      if (!isAboutSource(stated, material) && !personal.has(opener)) return [];
      return listReplyDrawings(stated, tag, signs).map(
        ([template, first, second], at): Situation => ({
          mechanism: 'tag',
          template,
          captions: { [first]: stated, [second]: tag },
          panels: [stated, tag],
          base: base - at * 0.01,
          loss: 0,
          place: paragraph / Math.max(1, exchanges.length - 1),
        }),
      );
    }),
  );
