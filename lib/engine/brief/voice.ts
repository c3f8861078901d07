const opening = new Set('“„«「『');
const closing = new Set('”»」』');

/**
 * For each of a paragraph's sentences, in order, whether it stands inside a quotation that an earlier one opened: nobody
 * is named beside it, so alone it would read as the source's own words.
 */
export function spokenAmong(sentences: readonly string[]): boolean[] {
  let [depth, straight] = [0, false];
  const isGerman = sentences.some((sentence) => sentence.includes('„'));
  return sentences.map((sentence) => {
    const isInside = depth > 0 || straight;
    let previous = '';
    for (const mark of sentence) {
      if (opening.has(mark) && !(isGerman && mark === '“')) depth++;
      else if (closing.has(mark) || (isGerman && mark === '“')) depth = Math.max(0, depth - 1);
      // A number before it makes it a sign for inches.
      else if (mark === '"' && !/\d/.test(previous)) straight = !straight;
      previous = mark;
    }
    return isInside;
  });
}
