import { toLettersAndDigits } from '../../letters.ts';
import type { Reading } from '../reading/reading.ts';
import { measureDrawnLength } from '../text/text.ts';
import { isWholeThought, type Named, rateQuotable } from './quotable.ts';
import { dropLastComma, stripQuotes } from './quotations.ts';
import { toSpeaker } from './speaker.ts';

/** The answers of an interview's guest as quotations. */

const ownLine = /^\s*["“„«「][^"”“»«」]{20,300}["”“»」]\s*$/u;

function findSpeaker(speaker: string, { people, words }: Reading) {
  const person = people.find(({ name }) => speaker.endsWith(name));
  return { ...(person === undefined ? {} : toSpeaker(person, words)), speaker };
}

/** Pull quotes of an interview: quotation blocks, and quotations on a line of their own. */
export function listPulled(reading: Reading): { readonly texts: readonly string[]; readonly quotes: readonly Named[] } {
  const { interview, document, words } = reading;
  if (interview === undefined) return { texts: [], quotes: [] };
  const set = document.blocks.flatMap((block) =>
    (block.type === 'quote' && block.speaker === undefined) || (block.type === 'paragraph' && ownLine.test(block.text))
      ? [block.text]
      : [],
  );
  const texts = [...set, ...(ownLine.exec(document.metadata.description ?? '') ?? []).slice(0, 1)].map(stripQuotes);
  const [speaker, ...others] = interview.speakers;
  const isOfOne = speaker !== undefined && others.length === 0;
  const quotes = texts.flatMap((text): Named[] =>
    isOfOne && isWholeThought(text, words)
      ? [
          {
            text,
            ...findSpeaker(speaker, reading),
            sentence: text,
            worth: 1,
            isAlone: true,
            isClaim: true,
            from: 'pulled',
          },
        ]
      : [],
  );
  return { texts: texts.map(toLettersAndDigits), quotes };
}

const wholeAnswerChars = 70;

export function listAnswers(reading: Reading): Named[] {
  return reading.ranked.flatMap(({ text, speaker }, place): Named[] => {
    const said = dropLastComma(text);
    if (speaker === undefined || /[?？؟]$/u.test(said)) return [];
    const rated = rateQuotable(said, place, reading);
    if (rated === undefined) return [];
    const worth = rated.worth * Math.min(1, measureDrawnLength(said) / wholeAnswerChars);
    return [{ text: said, ...findSpeaker(speaker, reading), sentence: text, ...rated, worth, from: 'answer' }];
  });
}
