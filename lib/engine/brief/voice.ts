const opening = '“„«「『';
/** A quotation mark; a number before a straight one makes it a sign for inches. */
const marks = /[“„«「『”»」』]|(?<!\d)"/g;

/**
 * For each of a paragraph's sentences, in order, whether it stands inside a quotation that an earlier one opened: nobody
 * is named beside it, so alone it would read as the source's own words.
 */
export function spokenAmong(sentences: readonly string[]): boolean[] {
  let [depth, straight] = [0, false];
  const isGerman = sentences.some((sentence) => sentence.includes('„'));
  return sentences.map((sentence) => {
    const isInside = depth > 0 || straight;
    for (const [mark] of sentence.matchAll(marks)) {
      if (mark === '"') straight = !straight;
      else if (opening.includes(mark) && !(isGerman && mark === '“')) depth++;
      else depth = Math.max(0, depth - 1);
    }
    return isInside;
  });
}
