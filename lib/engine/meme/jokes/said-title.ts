import { asksSomething } from '../../brief/main-point/answer.ts';
import { isMonth } from '../../brief/numbers/dates.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { getFirstWord, getLastWord, measureDrawnLength, wordsIn } from '../../brief/text/text.ts';
import { addressed, collective } from '../../brief/text/words.ts';
import { toFirstClause } from '../material/core-title.ts';
import type { Material } from '../material/material.ts';
import { dotted, hasVerbSign } from '../material/statements.ts';
import { isEmptyWord } from '../material/topic.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { findSigns } from '../words/signs.ts';

/** A date, or the page's path, before a title. */
const before = /^(?:\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}|\d{4}-\d{2}-\d{2})\s*[-–—:|,]?\s+|^[^»]{0,40}»\s+/u;
const limits = { words: 22, letters: 140, whole: 15 };
const minHalf = 3;
const borders = /\s+(?:[–—|│·•-]|>>)\s+|[:：]\s+/gu;

function findHalf(title: string, places: readonly number[], { language, words }: Material): string {
  const border = [...title.matchAll(borders)];
  const [first] = border;
  if (first === undefined || border.length > 1) return title;
  const head = title.slice(0, first.index);
  const tail = title.slice(first.index + first[0].length);
  // "January – May 2020" is a span.
  const isDated = (word: string) => isMonth(word) || /^\d+$/.test(word);
  if (isDated(getLastWord(head)) && isDated(getFirstWord(tail))) return title;
  const stands = (half: string) => {
    const opener = getFirstWord(half);
    const isPart =
      (words.joints.has(opener) && !words.subjects.has(opener)) ||
      // "Filling up: where to buy" is not a sentence without its mark.
      (asksSomething(half, words.language) && !/[?？؟]$/u.test(half));
    return countWords(half) >= minHalf && !isPart && isBalanced(half) && endsWhole(half, words);
  };
  const isClause = hasVerbSign(tail, language, findSigns(language)) === true;
  if (places.some((at) => at > first.index) && isClause && stands(tail)) return tail;
  return places.some((at) => at < first.index) && stands(head) ? head : title;
}

export const isSpeech = (text: string): boolean => /^["“„«「]/u.test(text.trimStart());

const date = /(?<!\d)\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)/u;
/** "Blogposting 01/23/2020" is not a title. */
export const isDateOnly = (title: string) =>
  date.test(title) && wordsIn(title.replace(date, ' ')).filter((word) => /\p{L}{2}/u.test(word)).length < 2;

/** As it can be read aloud. `places`: positions of the joke's subject, so that this half of the title suffices. */
export function findSaid(material: Material, places: readonly number[] = []): string | undefined {
  const { title, isNameless, language, words, statements } = material;
  const whole = findHalf(title, places, material).replace(before, '');
  const stated = countWords(whole) > limits.whole ? statements.find(({ isHeadline }) => isHeadline)?.text : undefined;
  const kept = places.map((at) => /^\p{L}+/u.exec(title.slice(at))?.[0] ?? '');
  const headline = toCaptionText(toFirstClause(stated ?? whole, kept, language)).replaceAll(
    /(?<=\S) - (?=\S)/gu,
    ' – ',
  );
  const count = countWords(headline);
  const first = getFirstWord(headline);
  const isSayable =
    !isNameless &&
    count >= 1 &&
    count <= limits.words &&
    measureDrawnLength(headline) <= limits.letters &&
    !wordsIn(headline).every(isEmptyWord) &&
    !isDateOnly(headline) &&
    !dotted.test(headline) &&
    (addressed.has(first) || !(words.personal.has(first) || collective.has(first))) &&
    !/(?:…|\.\.\.)$/u.test(headline) &&
    !isDelicate(headline, language);
  return isSayable ? headline : undefined;
}
