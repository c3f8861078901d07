import type { Language } from '../../languages/language.ts';
import { joinPeople, perPageLanguage } from '../../languages/patterns.ts';

const opening = '“„«「『';
/** A number before a straight mark makes it inches. */
const marks = /[“„«「『”»」』]|(?<!\d)"/g;

const getPatterns = perPageLanguage((among) => {
  /** "Ada Lund wrote before the vote." */
  const attribution = new RegExp(
    String.raw`^(?:\p{Lu}[\p{L}.'’-]*\s){1,4}(?:${joinPeople('attributing', among)})(?!\p{L})`,
    'u',
  );
  return { attribution };
});

const maxAttributionChars = 60;
const endsQuoted = /["”»」』][.!?]?$/;

/** For each sentence of a paragraph, whether it continues a quotation or only names the speaker; neither stands alone. */
export function findSpoken(sentences: readonly string[], language: Language | undefined): boolean[] {
  const { attribution } = getPatterns(language);
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
