import type { CutClass } from '../../languages/words/cut-words.ts';
import { endsWhole, isBalanced } from '../text/borders.ts';
import { withoutBrackets } from '../text/brackets.ts';
import { losesVerb } from '../text/clause-signs.ts';
import { capitalize, countTextWords, getFirstWord, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isForbiddenCut } from './cut-limits.ts';
import { rateCut } from './cut-model.ts';
import { type CutPlace, listCutPlaces } from './cut-places.ts';
import { readTokens } from './cut-signs.ts';

/** Words that a statement has at most, where truth allows. */
const maxStatementWords = 16;
/** Only a wall of text is worth a cut: readers miss what went from shorter ones. */
const comfortableWords = 24;
/** A cut of fewer words is not worth what it loses (an age, a first name). */
const minCutWords = 4;
const minStatementWords = 6;
const minProbability = { end: 0.4, inner: 0.5, opening: 0.5 };
const maxCuts = 4;

const stop = /[\s,;:–—-]+$/u;

const goingOn: ReadonlySet<CutClass | undefined> = new Set<CutClass>([
  'of',
  'place',
  'with',
  'for',
  'by',
  'as',
  'about',
  'to',
  'that',
  'than',
  'and',
  'auxiliary',
]);

/**
 * A clause that opened before an insertion, and a noun behind one, keep their comma ("in Orr, | which …, | a small port").
 * Behind a bracket the sentence's own commas still stand. `mark`: what opens the insertion.
 */
function joinParts(head: string, rest: string, words: LanguageWords, mark: string): string {
  const [next] = readTokens(rest, words);
  const isOpen = mark !== '(' && head.includes(',') && next?.isVerb === true;
  const isNoun =
    mark === ',' && next !== undefined && !next.isVerb && !next.isPast && !next.isLast && !goingOn.has(next.class);
  return `${head}${isOpen || isNoun ? ',' : ''} ${rest}`;
}

function applyCut(text: string, { kind, from, to }: CutPlace, words: LanguageWords): string | undefined {
  const rest = text.slice(to);
  const form =
    kind === 'opening'
      ? capitalize(rest.trimStart())
      : kind === 'end'
        ? text.slice(0, from).replace(stop, '')
        : joinParts(text.slice(0, from).replace(stop, ''), rest.trimStart(), words, text.charAt(from));
  // "lines like “Sail on,” | or “Turn back”": the comma within the mark goes on to more.
  const isOpen = /,["”’»“]$/u.test(form);
  // "When a crew meets a storm": the main clause was cut.
  const isClause = words.dependent.has(getFirstWord(form)) && !/[,،]/u.test(form);
  const isWhole = !isOpen && !isClause && isBalanced(form) && endsWhole(form, words) && !losesVerb(text, form, words);
  const isWorth = countTextWords(text) - countTextWords(form) >= minCutWords;
  return isWhole && isWorth && countTextWords(form) >= minStatementWords ? tidy(form) : undefined;
}

interface Cut {
  readonly form: string;
  readonly probability: number;
  readonly words: number;
  readonly isEnd: boolean;
}

/** Additions go first, then what shortens enough, the surest of them. */
const isBetter = (one: Cut, other: Cut): boolean => {
  if (one.isEnd !== other.isEnd) return other.isEnd;
  const [isShort, wasShort] = [one.words <= maxStatementWords, other.words <= maxStatementWords];
  if (isShort !== wasShort) return isShort;
  return one.probability > other.probability;
};

export function toBriefForm(sentence: string, words: LanguageWords): string {
  let text = sentence;
  if (words.language?.cuts === undefined) return sentence;
  for (let round = 0; round < maxCuts && countTextWords(text) > comfortableWords; round++) {
    let best: Cut | undefined;
    for (const place of listCutPlaces(text)) {
      if (isForbiddenCut(text, place, words)) continue;
      const form = applyCut(text, place, words);
      if (form === undefined) continue;
      const cut = {
        form,
        probability: rateCut(text, place, words),
        words: countTextWords(form),
        isEnd: place.kind === 'end',
      };
      if (cut.probability < minProbability[place.kind]) continue;
      if (best === undefined || isBetter(cut, best)) best = cut;
    }
    const bare = best === undefined ? withoutBrackets(text, words) : text;
    if (best === undefined && bare === text) return text;
    text = best?.form ?? bare;
  }
  return text;
}
