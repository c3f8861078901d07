import { endsWhole } from '../../brief/text/borders.ts';
import { splitSentences } from '../../brief/text/sentences.ts';
import { getWords } from '../../brief/text/words.ts';
import { countWords } from '../words/caption-text.ts';
import { type JokeSigns, matchTurn } from '../words/signs.ts';

export interface TextPart {
  readonly label?: string;
  readonly text: string;
}

export const maxPanelWords = 20;
const maxPanels = 4;
const minSideWords = 3;

const isQuoted = (text: string) =>
  (text.match(/["“”„«»「」『』]/gu) ?? []).length % 2 === 1 || /[(（][^)）]*$/u.test(text);

interface Border {
  readonly before: string;
  readonly after: string;
}

function listBorders(text: string, pattern: RegExp): Border[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({
      before: `${text.slice(0, index)}${/^[,，、،:：]/u.exec(found)?.[0] ?? ''}`.trim(),
      after: text.slice(index + found.length).trim(),
    }))
    .filter(
      ({ before, after }) =>
        !isQuoted(before) && countWords(before) >= minSideWords && countWords(after) >= minSideWords,
    );
}

const findNearMiddle = (borders: readonly Border[]): Border | undefined =>
  borders.toSorted(
    (a, b) =>
      Math.abs(countWords(a.before) - countWords(a.after)) - Math.abs(countWords(b.before) - countWords(b.after)),
  )[0];

/** Behind a sentence, else before a turning word, else at any border of clauses: the one nearest to the middle. */
function partText(text: string, language: string, signs: JokeSigns | undefined): readonly string[] {
  const sentences = splitSentences(text, language);
  const bySentence = sentences
    .slice(1)
    .map(
      (_, at): Border => ({ before: sentences.slice(0, at + 1).join(' '), after: sentences.slice(at + 1).join(' ') }),
    )
    .filter(({ before }) => !isQuoted(before));
  const [before = '', after = ''] = matchTurn(text, signs) ?? [];
  const isTurned = countWords(after) >= minSideWords && !isQuoted(before);
  const found =
    findNearMiddle(bySentence) ??
    (isTurned ? { before, after } : undefined) ??
    findNearMiddle(listBorders(text, /[,;:，；：、،]\s*(?=\S)|\s[–—]\s/gu)) ??
    (signs &&
      findNearMiddle(listBorders(text, signs.joint).filter(({ before }) => endsWhole(before, getWords(language)))));
  return found ? [found.before, found.after] : [text];
}

/** Parts panels of too many words, in order, with all their words, as long as there are few. */
export function partLongPanels(parts: readonly TextPart[], language: string, signs: JokeSigns | undefined): TextPart[] {
  let panels = [...parts];
  while (panels.length < maxPanels) {
    const at = panels.findIndex(
      ({ label, text }) =>
        label === undefined && countWords(text) > maxPanelWords && partText(text, language, signs).length > 1,
    );
    const long = panels[at];
    if (long === undefined) break;
    panels = panels.toSpliced(at, 1, ...partText(long.text, language, signs).map((text) => ({ text })));
  }
  return panels;
}

export function partLongest(
  parts: readonly TextPart[],
  language: string,
  signs: JokeSigns | undefined,
): readonly TextPart[] | undefined {
  const [longest] = parts.toSorted((a, b) => countWords(b.text) - countWords(a.text));
  if (longest === undefined || longest.label !== undefined) return undefined;
  const halves = partText(longest.text, language, signs);
  return halves.length < 2
    ? undefined
    : parts.flatMap((part) => (part === longest ? halves.map((text) => ({ text })) : [part]));
}
