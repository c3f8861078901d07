import type { Point } from '../brief.ts';
import { caveat } from './fairness.ts';
import { pickSentences, type RankedSentence, saysTheSame } from './rank.ts';
import { isBalanced, shortenings } from './shorten.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, overlap, termsOf, wordCount, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** A statement drawn without a body: what reads at one glance, the most it should have, and the most where there are few. */
const budgets = { comfortable: 96, long: 110, most: 130, few: 150, all: 430 };
/** Two points share fewer of their terms than this. */
const likeness = 0.5;
/** Sentences ranked lower than this are not looked at: the time stays flat on long texts. */
const considered = 60;
/** A statement with this share of its terms in the title says nothing new. */
const retold = 0.75;
/** A statement far behind the best one is left out: fewer good points beat more. */
const leastShare = 0.4;
/** With fewer points than these, weaker ones are taken too, down to this share. */
const fewest = { points: 3, share: 0.14 };

const pointing =
  /\b(?:in th(?:is|at) (?:regard|way|case|respect|sense)|these|below|above|following|as follows|figure|fig\.|table|chart|pictured|see also|click|here['’]s|this (?:article|post|guide|page|section|story|chapter)|(?:folgende|oben|unten|abbildung|ci-dessous|ci-dessus|figure|siguiente|abajo|abaixo|sotto|hieronder)\w*)\b/i;
/** Nouns that mean what was said before. */
const vague = /\bthe (?:issue|latter|former|two|pair|same|matter|incident|move|decision|interview)\b/i;
/** "this payload", "ce texte": a noun of the sentence before; not "this year", which tells the time. */
const demonstrative =
  /(?<!\p{L})(?:(?:this|these|those|such) (?!year|week|month|summer|winter|spring|autumn|fall|season|century|decade|morning|evening|weekend|time|as\b|a\b|is\b|was\b|means\b)\p{Ll}|dies(?:e[rsmn]?)? (?!jahr|woche|monat|sommer|winter)\p{L}|c(?:e|et|ette|es) (?!an|année|semaine|mois|été|hiver|qu)\p{L}{3}|(?:est[eao]s?|es[eao]s) (?!año|ano|semana|mes|mês|verano|verão)\p{L}{4}|quest[aeio] (?!anno|settimana|mese|estate)\p{L}{3}|deze (?!week|maand|zomer|winter)\p{L}{3})/iu;
/** Openers that carry a story on: they need what came before. */
const continuing =
  /^(?:(?:years?|months?|weeks?|days?|decades?|hours?) (?:ago|later|earlier)|later|previously|earlier|afterwards?|separately|eventually|soon|at (?:the|that) (?:time|point)|back then|by then|since then|until then|(?:about |just |some |nearly )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \w+)? (?:years?|months?|weeks?|days?|decades?|hours?) (?:ago|later|earlier)|the (?:next|following|same|other|first of these)|the second|in (?:his|her|their|its) |später|zuvor|damals|danach|anschließend|unterdessen|plus tard|auparavant|à l['’]époque|ensuite|más tarde|anteriormente|entonces|después|mais tarde|anteriormente|depois|in seguito|successivamente|later|destijds|eerder|in (?:each|this|that|both|any) case|in so doing|in turn|either way|now,? (?:he|she|they|it|the)|for (?:his|her|their|its) part|for good measure|by contrast|as well as that|even so|among them|one of them|the reason is|d['’]autre part|d['’]une part|de l['’]autre|de l['’]un|en revanche|de (?:ellos|ellas|ello)|of (?:these|those|them)|(?:por|con) (?:ello|eso|esto)|por su parte|por otro lado|por su lado|de um lado|por outro lado|da un lato|dall['’]altro|zum anderen|andererseits|einerseits|dagegen|hingegen|enerzijds|anderzijds|その後|当時|以前|后来|当时|此前|لاحقا|بعد ذلك)(?![\p{L}])/iu;
/** Scenes: who stood, spoke or travelled where, rather than what is so. */
const scene =
  /\b(?:(?:was|were|is|are) (?:speaking|talking|sitting|standing|walking|wearing|visiting)|spoke to|told (?:reporters|the|journalists|me|us)|in an interview|took the stage|is available (?:on|at|from))\b/i;
/** Findings, reasons, superlatives and figures. */
const finding =
  /\b(?:found that|finds|shows? that|showed|because|therefore|most|first|only|biggest|largest|highest|lowest|record|main|key|must|means|never|every|weil|deshalb|zeigt|ergab|erste[rnsm]?|größte\w*|meisten|parce que|donc|montre|premi(?:er|ère)|plupart|porque|muestra|primer[ao]?|mayor(?:ía)?|maior(?:ia)?|primeir[ao]|perché|mostra|prim[oa]|maggior\w*|omdat|blijkt|eerste|grootste)\b|\p{N}\s?%|\p{N}{2,}|だけ|最も|初めて|首次|最|أول|أكبر|لأن/iu;
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
  if (/!/.test(sentence)) value *= 0.6;
  if (!/[.。!！?？؟।][”"'’»)」』]*$/.test(sentence)) value *= 0.1;
  const opening = wordsIn(shown.toLowerCase()).slice(0, 4);
  if (words.backward.has(firstWord(shown)) || startsBackward(shown, words)) value *= 0.25;
  else if (opening.some((word) => ['this', 'these', 'those', 'he', 'she', 'they', 'it', 'such'].includes(word)))
    value *= 0.6;
  if (/^\p{Ll}/u.test(shown)) value *= 0.4;
  if (quotation.test(shown.charAt(0))) value *= 0.45;
  else if (quotation.test(shown)) value *= 0.8;
  const unquoted = shown.replace(/["“„«「『][^"”“»」』]*["”“»」』]/g, ' ');
  // "US" is no "us": what is written in capitals is a name.
  if (
    wordsIn(unquoted).some(
      (word) => (word.length < 2 || /\p{Ll}/u.test(word)) && words.personal.has(word.toLowerCase()),
    )
  )
    value *= 0.2;
  if (pointing.test(shown)) value *= 0.4;
  if (words.relative.has(firstWord(shown)) || /^\p{L}+:\s/u.test(shown)) value *= 0.4;
  if (demonstrative.test(shown)) value *= 0.5;
  if (/(?:[,;、，][^,;、，]{0,24}){6}/.test(shown)) value *= 0.3;
  if (vague.test(shown)) value *= 0.7;
  if (continuing.test(shown)) value *= 0.3;
  if (scene.test(shown)) value *= 0.45;
  if (words.dependent.has(firstWord(shown)) && !/[,，、،]/.test(shown)) value *= 0.4;
  return value;
}

/** Languages without spaces open with their pronoun and no border after it. */
function startsBackward(text: string, words: LanguageWords): boolean {
  return isUnspaced(text) && [...words.backward].some((word) => text.startsWith(word));
}

interface Statement extends Point {
  readonly index: number;
  readonly value: number;
  readonly terms: ReadonlySet<string>;
}

/** The form of a sentence that would be drawn, and what it is worth as a point; undefined when no form fits. */
function statementOf(ranked: RankedSentence, about: ReadonlySet<string>, words: LanguageWords): Statement | undefined {
  const forms = shortenings(ranked.text, words).map(capitalize);
  const shown =
    forms.find((form) => drawnLength(form) <= budgets.comfortable) ??
    forms.find((form) => drawnLength(form) <= budgets.most) ??
    forms.find((form) => drawnLength(form) <= budgets.few);
  if (shown === undefined) return undefined;
  const length = drawnLength(shown);
  const fit = length <= budgets.comfortable ? 1 : length <= budgets.long ? 0.85 : length <= budgets.most ? 0.6 : 0.35;
  const terms = new Set(termsOf(shown, words));
  const closeness = 0.75 + 0.75 * overlap(about, terms);
  const substance = finding.test(shown) ? 1.25 : 1;
  const value = Math.max(0.01, ranked.score) * standing(ranked.text, shown, words) * fit * closeness * substance;
  return { heading: shown, sentence: ranked.text, index: ranked.index, value, terms };
}

/** Whether a statement says no more than a text already drawn, or all that a longer one says. */
function isRetold(terms: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return overlap(terms, other) >= retold || (other.size >= 4 && overlap(other, terms) >= retold);
}

/**
 * The best statements of a text, `count` at most, in its order: each stands alone, none repeats another or one of the
 * `said` texts (title, subtitle).
 */
export function chooseStatements(
  ranked: readonly RankedSentence[],
  said: readonly string[],
  count: number,
  words: LanguageWords,
): Point[] {
  const told = said.map((text) => new Set(termsOf(text, words)));
  const about = new Set(told.flatMap((terms) => [...terms]));
  const candidates = pickSentences(ranked, considered)
    .map((sentence) => statementOf(sentence, about, words))
    .filter((statement) => statement !== undefined)
    .filter(({ value, terms }) => value > 0 && !told.some((other) => isRetold(terms, other)))
    .sort((a, b) => b.value - a.value);
  const chosen: Statement[] = [];
  let room = budgets.all;
  for (const candidate of candidates) {
    const share = chosen.length < fewest.points ? fewest.share : leastShare;
    if (chosen.length === count || candidate.value < (chosen[0]?.value ?? 0) * share) break;
    const length = drawnLength(candidate.heading);
    if (length > room || chosen.some((other) => saysTheSame(other.terms, candidate.terms, likeness))) continue;
    chosen.push(candidate);
    room -= length;
  }
  const limit = candidates.find(
    ({ heading, value }) => caveat.test(heading) && value >= (chosen[0]?.value ?? 0) * fewest.share,
  );
  if (limit !== undefined && chosen.length >= fewest.points && !chosen.some(({ heading }) => caveat.test(heading)))
    chosen.splice(chosen.length === count ? -1 : chosen.length, 1, limit);
  return chosen.sort((a, b) => a.index - b.index).map(({ heading, sentence }) => ({ heading, sentence }));
}

/** Drawn letters of a subtitle, as visual-spec.md has it. */
const subtitleBudget = 90;

/**
 * The sentence that says what a title leaves open, when that is a question or only a name: a conclusion before others.
 * Undefined for any other title, or when no sentence says it in a line.
 */
export function thesisOf(title: string, ranked: readonly RankedSentence[], words: LanguageWords): string | undefined {
  const isQuestion = /[?？؟]["”’]?$/.test(title);
  const isName =
    wordCount(title) <= 2 && !isUnspaced(title) && title.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word));
  if (!isQuestion && !isName) return undefined;
  const topic = new Set(termsOf(title, words));
  const forms = pickSentences(ranked, considered).flatMap(({ text, score, terms, weight }) => {
    const shown = shortenings(text, words).find((form) => drawnLength(form) <= subtitleBudget);
    const near = overlap(topic, terms);
    return shown === undefined || near < 0.3 || standing(text, shown, words) < 0.6
      ? []
      : [{ shown: capitalize(shown), value: score * (0.5 + near) * weight }];
  });
  return forms.toSorted((a, b) => b.value - a.value)[0]?.shown;
}
