import type { Point } from '../brief.ts';
import { isBalanced } from './borders.ts';
import { isWholeOpening, selfContained } from './dangling.ts';
import { caveat } from './fairness.ts';
import { pickSentences, type RankedSentence, saysTheSame } from './rank.ts';
import { shortenings } from './shorten.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, overlap, termsOf, wordCount, wordsIn } from './text.ts';
import { addressed, type LanguageWords } from './words.ts';

/** Drawn letters of a statement without a body: what reads at one glance, more, and the most of a sentence that cannot be cut. */
const budgets = { comfortable: 96, long: 110, most: 130, few: 160, whole: 190, all: 480 };
/** What a statement of a length is worth: a longer one is taken where it says much more. */
const fits = [
  [budgets.comfortable, 1],
  [budgets.long, 0.9],
  [budgets.most, 0.75],
  [budgets.few, 0.42],
  [budgets.whole, 0.26],
] as const;
/** Two points share fewer of their terms than this. */
const likeness = 0.5;
/** Sentences ranked lower than this are not looked at: the time stays flat on long texts. */
const considered = 60;
/** A statement with this share of its terms in the title says nothing new. */
const retold = 0.75;
/** A statement far behind the best one is left out: fewer good points beat more. */
const leastShare = 0.3;
/** The best statement counts for so much more than the second at most. */
const outshining = 1.6;
/** With fewer points than these, weaker ones are taken too, down to this share. */
const fewest = { points: 3, share: 0.1 };
/** How well a statement must stand alone: at first, and where too few stand so. */
const leastStanding = { good: 0.55, fair: 0.3 };
/** What a sentence is worth at least, as a share of the best. */
const leastRank = 0.12;
/** Terms of a statement that tells something, and of one that tells at least what it is about. */
const [richTerms, leastTerms] = [5, 3];
/** What a remark with fewer terms is worth ("It was not to be"). */
const remark = 0.4;
/** What a sentence of a longer quotation, and one that names a person nobody has brought in, is worth alone. */
const weights = { spoken: 0.3, stranger: 0.5 };

/** Findings, reasons, superlatives and figures. */
const finding =
  /\b(?:found that|finds|shows? that|showed|because|therefore|most|first|only|biggest|largest|highest|lowest|record|main|key|must|means|never|every|weil|deshalb|zeigt|ergab|erste[rnsm]?|größte\w*|meisten|parce que|donc|montre|premi(?:er|ère)|plupart|porque|muestra|primer[ao]?|mayor(?:ía)?|maior(?:ia)?|primeir[ao]|perché|mostra|prim[oa]|maggior\w*|omdat|blijkt|eerste|grootste)\b|\p{N}\s?%|\p{N}{2,}|впервые|потому что|поэтому|показал[аио]?\s|больш(?:е всего|инство)|최초|처음으로|가장\s|때문에|だけ|最も|初めて|首次|最|أول|أكبر|لأن/iu;
const quotation = /["“”„«»「『]/;

/**
 * How well a sentence stands alone on a picture, 0–1: low for questions, for openers that point back ("This", "He"), for
 * first-person talk, quotations without context, introductions to what is not shown, and fragments.
 */
export function standing(sentence: string, shown: string, words: LanguageWords): number {
  const count = wordCount(shown);
  if (count < 4 || (isUnspaced(shown) && drawnLength(shown) < 16)) return 0;
  let value = 1;
  if (/[:：]$/.test(sentence) || /…$|\.\.\.$/.test(sentence) || !isBalanced(shown)) return 0;
  if (/^[^\p{L}\p{N}"“«„「『‘'¿¡$€£]/u.test(sentence)) return 0;
  if (/[?？؟]|(?:でしょう|のだろう|ます|です)か[。」]?$/.test(sentence)) value *= 0.2;
  if (!isUnspaced(shown) && count < 5) value *= 0.5;
  if (/!/.test(sentence)) value *= 0.6;
  if (!/[.。!！?？؟।][”"'’»)」』]*$/.test(sentence)) value *= 0.1;
  const opening = wordsIn(shown.toLowerCase()).slice(0, 4);
  if (!isWholeOpening(shown) && (words.backward.has(firstWord(shown)) || startsBackward(shown, words))) value *= 0.25;
  else if (opening.some((word) => ['this', 'these', 'those', 'they', 'it', 'such'].includes(word))) value *= 0.6;
  if (isNameless(shown, words)) value *= 0.45;
  if (/^\p{Ll}+(?![\p{Lu}\p{N}])(?!\p{Ll})/u.test(shown)) value *= 0.4;
  if (quotation.test(shown.charAt(0))) value *= 0.45;
  else if (quotation.test(shown)) value *= 0.8;
  const unquoted = shown.replace(/["“„«「『][^"”“»」』]*["”“»」』]/g, ' ');
  // "US" is no "us": what is written in capitals is a name.
  const voices = wordsIn(unquoted)
    .filter((word) => word.length < 2 || /\P{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => words.personal.has(word));
  if (voices.length > 0) value *= voices.every((word) => addressed.has(word)) ? 0.6 : 0.2;
  if (words.relative.has(firstWord(shown)) || /^(?:[\p{L}-]+\s){0,2}[\p{L}-]+:\s/u.test(shown)) value *= 0.4;
  if (/(?:[,;、，][^,;、，]{0,24}){6}/.test(shown)) value *= 0.3;
  const opensPhrase = prepositional.test(shown) && auxiliary.test(shown);
  if (words.dependent.has(firstWord(shown)) && !opensPhrase && !/[,，、،]/.test(shown)) value *= 0.4;
  return value * selfContained(shown, words);
}

/** "In May the river was …": a phrase before a main clause, without its comma. */
const prepositional = /^(?:at|in|by|for|on|under|over|during|from|within|among|between|until|after|before|since)\s/i;
const auxiliary = /\s(?:is|was|are|were|has|have|had|will|can)\s/;

const hangul = /\p{Script=Hangul}/u;

/** Whether "he" or "she" stands near the opening with no name before it. */
function isNameless(text: string, words: LanguageWords): boolean {
  const opening = wordsIn(text).slice(0, 6);
  const at = opening.findIndex(
    (word) => /^(?:he|she|his|her|him)$/i.test(word) && words.backward.has(word.toLowerCase()),
  );
  return at > 0 && !opening.slice(0, at).some((word) => /^\p{Lu}/u.test(word) && !words.stop.has(word.toLowerCase()));
}

/** Languages without spaces open with their pronoun and no border after it; Korean has the wide letters, and spaces. */
function startsBackward(text: string, words: LanguageWords): boolean {
  return isUnspaced(text) && !hangul.test(text) && [...words.backward].some((word) => text.startsWith(word));
}

interface Statement extends Point {
  readonly index: number;
  readonly value: number;
  readonly stands: number;
  readonly terms: ReadonlySet<string>;
}

/** The form of a sentence that would be drawn, and what it is worth as a point; undefined when no form fits. */
function statementOf(
  ranked: RankedSentence,
  about: ReadonlySet<string>,
  isStranger: (text: string) => boolean,
  words: LanguageWords,
): Statement | undefined {
  const forms = shortenings(ranked.text, words).map(capitalize);
  const shown = [budgets.comfortable, budgets.most, budgets.few, budgets.whole]
    .map((budget) => forms.find((form) => drawnLength(form) <= budget))
    .find((form) => form !== undefined);
  if (shown === undefined) return undefined;
  const length = drawnLength(shown);
  const [, fit = 0] = fits.find(([most]) => length <= most) ?? [];
  const terms = new Set(termsOf(shown, words));
  const closeness = 0.75 + 0.75 * overlap(about, terms);
  const substance = finding.test(shown) ? 1.25 : 1;
  const stands =
    standing(ranked.text, shown, words) *
    (ranked.spoken ? weights.spoken : 1) *
    (isStranger(shown) ? weights.stranger : 1);
  const telling = terms.size < leastTerms ? remark : 0.5 + 0.5 * Math.min(1, terms.size / richTerms);
  const value = ranked.score * stands * fit * closeness * substance * telling;
  return { heading: shown, sentence: ranked.text, index: ranked.index, value, stands, terms };
}

/** Whether a statement says no more than a text already drawn, or all that a longer one says. */
function isRetold(terms: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return overlap(terms, other) >= retold || (other.size >= 4 && overlap(other, terms) >= retold);
}

/**
 * The best statements of a text, `count` at most, in its order: each stands alone, none repeats another or one of the
 * `said` texts (title, subtitle); `isStranger` tells which name a person whom those texts do not bring in.
 */
export function chooseStatements(
  ranked: readonly RankedSentence[],
  said: readonly string[],
  count: number,
  isStranger: (text: string) => boolean,
  words: LanguageWords,
): Point[] {
  const told = said.map((text) => new Set(termsOf(text, words)));
  const about = new Set(told.flatMap((terms) => [...terms]));
  const picked = pickSentences(ranked, considered);
  // In a short text a sentence may share no word with another and still tell something.
  const least = Math.max(0.01, (picked[0]?.score ?? 0) * leastRank);
  const candidates = picked
    .map((one) => statementOf({ ...one, score: Math.max(one.score, least) }, about, isStranger, words))
    .filter((statement) => statement !== undefined)
    .filter(({ value, terms }) => value > 0 && !told.some((other) => isRetold(terms, other)))
    .sort((a, b) => b.value - a.value);
  // One that outshines all others is no measure for them.
  const best = Math.min(
    candidates[0]?.value ?? 0,
    (candidates[1]?.value ?? 0) * outshining || Number.POSITIVE_INFINITY,
  );
  const chosen: Statement[] = [];
  let room = budgets.all;
  const take = (among: readonly Statement[], most: number) => {
    for (const candidate of among) {
      const share = chosen.length < fewest.points ? fewest.share : leastShare;
      if (chosen.length >= most || candidate.value < best * share) return;
      const length = drawnLength(candidate.heading);
      // A point as long as a paragraph is there for want of others.
      if (length > budgets.most && chosen.length >= fewest.points) continue;
      if (length > room || chosen.some((other) => saysTheSame(other.terms, candidate.terms, likeness))) continue;
      chosen.push(candidate);
      room -= length;
    }
  };
  take(
    candidates.filter(({ stands }) => stands >= leastStanding.good),
    count,
  );
  take(
    candidates.filter(({ stands }) => stands < leastStanding.good && stands >= leastStanding.fair),
    Math.min(count, fewest.points),
  );
  // Notes and slides do without full stops, letters without a third person: where that is all, it is what there is.
  if (chosen.length === 0) take(candidates, Math.min(count, fewest.points));
  const limit = candidates.find(
    ({ heading, value, stands }) =>
      caveat.test(heading) && stands >= leastStanding.fair && value >= best * fewest.share,
  );
  if (limit !== undefined && chosen.length >= fewest.points && !chosen.some(({ heading }) => caveat.test(heading)))
    chosen.splice(chosen.length === count ? -1 : chosen.length, 1, limit);
  return chosen.sort((a, b) => a.index - b.index).map(({ heading, sentence }) => ({ heading, sentence }));
}
