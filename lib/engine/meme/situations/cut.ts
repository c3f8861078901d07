import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, getFirstWord, tidy } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { countWords } from '../words/caption-text.ts';
import { opensBack } from '../words/pointing.ts';

interface Panel {
  readonly text: string;
  readonly loss: number;
}

export interface CutOptions {
  readonly maxWords?: number;
  readonly minWords?: number;
  /** Whether it may open with a reference ("It", "They"), as only second panels do. */
  readonly leans?: boolean;
}

const trimEnds = (text: string) => text.replace(/^[\s,;:–—-]+|[\s.,;:–—。、，；：-]+$/gu, '');

/** Removable parts (brackets; ends after a dash, semicolon or colon), cheapest first, with their loss. */
const tails: readonly (readonly [RegExp, number])[] = [
  [/\s*[(（][^)）]*[)）]/gu, 0.04],
  [/\s+[–—]\s.*$/u, 0.04],
  [/[;；].*$/u, 0.04],
  [/:\s.*$/u, 0.1],
];

const clauseLoss = 0.1;

export function cutPanel(source: string, words: LanguageWords, options: CutOptions = {}): Panel | undefined {
  const { maxWords = 13, minWords = 2, leans = false } = options;
  let text = trimEnds(withoutLead(tidy(source).replace(/\[\d+\]/g, ''), words));
  let loss = 0;
  for (const [tail, cost] of tails) {
    if (countWords(text) <= maxWords) break;
    const cut = trimEnds(text.replace(tail, ''));
    if (cut !== text && countWords(cut) >= 3 && endsWhole(cut, words)) {
      text = cut;
      loss += cost;
    }
  }
  if (countWords(text) > maxWords) {
    const cut = withoutClause(text, words, maxWords);
    if (cut === undefined) return undefined;
    text = cut;
    loss += clauseLoss;
  }
  const count = countWords(text);
  if (count < minWords || count > maxWords || !isBalanced(text) || !endsWhole(text, words)) return undefined;
  if (/[[\]{}|<>\\_=]|https?:|www\.|@\w/iu.test(text)) return undefined;
  const opener = getFirstWord(text);
  if (!leans && opensBack(text, words)) return undefined;
  if (words.relative.has(opener) || words.and.has(opener)) return undefined;
  return { text: capitalize(text), loss };
}

/** "However, …", "And …". Without a comma an opener may hold the verb's place ("Darüber hinaus wird …"). */
function withoutLead(text: string, words: LanguageWords): string {
  const lower = text.toLowerCase();
  const lead = words.connectives.find((each) => lower.startsWith(`${each},`) || lower.startsWith(`${each}、`));
  if (lead !== undefined) return trimEnds(text.slice(lead.length));
  const opener = getFirstWord(text);
  return words.and.has(opener) || words.coordinators.has(opener) ? text.slice(opener.length).trim() : text;
}

function withoutClause(text: string, words: LanguageWords, maxWords: number): string | undefined {
  for (const { index } of [...text.matchAll(/[,，、،]\s*/gu)].toReversed()) {
    const [head, tail] = [text.slice(0, index), trimEnds(text.slice(index + 1)).toLowerCase()];
    const mayGo = words.trailing.some((opener) => tail.startsWith(opener)) || words.relative.has(getFirstWord(tail));
    if (mayGo && countWords(head) <= maxWords && countWords(head) >= 3 && endsWhole(head, words)) return head;
  }
  return undefined;
}

/** Returns two panels, the second referring to the first; undefined if either fails or both say the same. */
export function cutPair(
  first: string,
  second: string,
  words: LanguageWords,
  options: { readonly first?: CutOptions; readonly second?: CutOptions } = {},
): readonly [Panel, Panel] | undefined {
  const one = cutPanel(first, words, options.first);
  const two = cutPanel(second, words, { leans: true, ...options.second });
  if (one === undefined || two === undefined || one.text.toLowerCase() === two.text.toLowerCase()) return undefined;
  return [one, two];
}
