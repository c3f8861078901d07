import { joinPeople } from '../languages/patterns.ts';

const opening = '“„«「『';
/** A quotation mark; a number before a straight one makes it a sign for inches. */
const marks = /[“„«「『”»」』]|(?<!\d)"/g;

/** "Ada Lund wrote before the vote.": says only who spoke the quotation before it. */
const attribution = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]*\s){1,4}(?:${joinPeople('attributing')})(?!\p{L})`,
  'u',
);
const maxAttributionChars = 60;
const endsQuoted = /["”»」』][.!?]?$/;

/**
 * For each of a paragraph's sentences, in order, whether it stands inside a quotation that an earlier one opened, or only
 * says who spoke: alone the first would read as the source's own words, the second says nothing.
 */
export function findSpoken(sentences: readonly string[]): boolean[] {
  let [depth, straight] = [0, false];
  const isGerman = sentences.some((sentence) => sentence.includes('„'));
  return sentences.map((sentence, index) => {
    const isAttribution =
      endsQuoted.test(sentences[index - 1] ?? '') &&
      sentence.length <= maxAttributionChars &&
      attribution.test(sentence);
    const isInside = depth > 0 || straight || isAttribution;
    for (const [mark] of sentence.matchAll(marks)) {
      if (mark === '"') straight = !straight;
      else if (opening.includes(mark) && !(isGerman && mark === '“')) depth++;
      else depth = Math.max(0, depth - 1);
    }
    return isInside;
  });
}
