import { endsWhole, isBalanced } from '../text/borders.ts';
import { withoutBrackets } from '../text/brackets.ts';
import { losesVerb } from '../text/clause-signs.ts';
import { capitalize, tidy, wordCount } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isForbiddenCut } from './cut-limits.ts';
import { rateCut } from './cut-model.ts';
import { type CutPlace, listCutPlaces } from './cut-places.ts';
import { readTokens } from './cut-signs.ts';

/** Words that a statement has at most, where truth allows. */
export const maxStatementWords = 16;
const minStatementWords = 6;
/** Least probability of a cut, by kind. */
const minProbability = { end: 0.4, inner: 0.45, opening: 0.45 };
const maxCuts = 4;

const stop = /[\s,;:–—-]+$/u;

/** A clause that opened before an insertion keeps the comma that closes it. */
function joinParts(head: string, rest: string, words: LanguageWords): string {
  const isOpen = head.includes(',') && readTokens(rest, words)[0]?.isVerb === true;
  return `${head}${isOpen ? ',' : ''} ${rest}`;
}

/** The sentence without a part; undefined where that leaves none. */
function applyCut(text: string, { kind, from, to }: CutPlace, words: LanguageWords): string | undefined {
  const rest = text.slice(to);
  const form =
    kind === 'opening'
      ? capitalize(rest.trimStart())
      : kind === 'end'
        ? text.slice(0, from).replace(stop, '')
        : joinParts(text.slice(0, from).replace(stop, ''), rest.trimStart(), words);
  const isWhole = isBalanced(form) && endsWhole(form, words) && !losesVerb(text, form, words);
  return isWhole && wordCount(form) >= minStatementWords ? tidy(form) : undefined;
}

interface Cut {
  readonly form: string;
  readonly probability: number;
  readonly words: number;
}

const isBetter = (one: Cut, other: Cut): boolean => {
  const [isShort, wasShort] = [one.words <= maxStatementWords, other.words <= maxStatementWords];
  if (isShort !== wasShort) return isShort;
  return one.probability > other.probability;
};

/** The surest shorter form of a sentence that is too long for a statement; itself where no cut is sure. */
export function toBriefForm(sentence: string, words: LanguageWords, min = minProbability): string {
  let text = sentence;
  if (words.language?.cuts === undefined) return text;
  for (let round = 0; round < maxCuts && wordCount(text) > maxStatementWords; round++) {
    let best: Cut | undefined;
    for (const place of listCutPlaces(text)) {
      if (isForbiddenCut(text, place, words)) continue;
      const form = applyCut(text, place, words);
      if (form === undefined) continue;
      const cut = { form, probability: rateCut(text, place, words), words: wordCount(form) };
      if (cut.probability < min[place.kind]) continue;
      if (best === undefined || isBetter(cut, best)) best = cut;
    }
    const bare = best === undefined ? withoutBrackets(text, words) : text;
    if (best === undefined && bare === text) return text;
    text = best?.form ?? bare;
  }
  return text;
}
