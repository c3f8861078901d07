import { keepByText } from '../../keep.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinForms, joinProse, perLanguage, perPageLanguage } from '../../languages/patterns.ts';
import { detectLanguage } from '../../read/language.ts';
import { isBalanced } from '../text/borders.ts';
import { verb } from '../text/clause-signs.ts';
import { speakerLabel } from '../text/dateline.ts';
import { countTextWords, getFirstWord, getLastWord, isUnspaced, measureDrawnLength, wordsIn } from '../text/text.ts';
import { addressed, keepByWords, type LanguageWords } from '../text/words.ts';
import { isWholeOpening, selfContained } from './dangling.ts';

/** Factors for signs that a sentence depends on others, 0–1; they multiply. */
const factors = {
  formula: 0.1,
  question: 0.2,
  fewWords: 0.5,
  call: 0.25,
  exclamation: 0.6,
  lostStop: 0.6,
  noStop: 0.1,
  noVerb: 0.1,
  pointsBack: 0.25,
  pointsWithin: 0.6,
  nameless: 0.45,
  objection: 0.6,
  concession: 0.4,
  gerund: 0.35,
  lowerCase: 0.4,
  opensQuoted: 0.45,
  quotes: 0.8,
  addresses: 0.6,
  firstPerson: 0.2,
  relativeOrLabel: 0.4,
  enumeration: 0.3,
  dependent: 0.4,
};
const minUnstoppedWords = 9;
/** Shorter exclamations are wishes ("Good luck to all of you!"). */
const maxCallWords = 6;
/** "Measuring what goes on inside" has no main verb. */
const getGerund = perLanguage((among) => new RegExp(String.raw`^(?:${joinProse('gerundOpening', among)})[\s,]`, 'u'));
const getPatterns = perPageLanguage((among) => {
  /** "This year" refers to the time, not to an earlier text. */
  const timely = new RegExp(
    String.raw`^(?:${joinAlternatives(({ grammar }) => grammar?.timely, among)})(?!\p{L})`,
    'iu',
  );
  /** "The results, according to Ada Lund": only a source. */
  const onlySource = new RegExp(String.raw`^\S+(?:\s\S+){0,3}, (?:${joinProse('onlySource', among)}) [^,]*$`, 'u');
  const asking = new RegExp(`[?？؟]|(?:${joinForms('askingEnd', among)})[。」]?$`);
  const prepositional = new RegExp(String.raw`^(?:${joinProse('fragmentOpeners', among)})\s`, 'i');
  const auxiliary = new RegExp(String.raw`\s(?:${joinProse('plainAuxiliaries', among)})\s`);
  const conceding = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.dangling?.conceding, among)})[,،]\s`,
    'iu',
  );
  return { timely, asking, onlySource, prepositional, auxiliary, conceding };
});

export const isTimely = (text: string, language: Language | undefined): boolean =>
  getPatterns(language).timely.test(text);
const formula = /[∀∂∃∅∈∉∏∑√∞∧∨∩∪≡⊂⊆〈〉]/u;
const quotation = /["“”„«»「『]/;

function rate(sentence: string, shown: string, words: LanguageWords): number {
  const { asking, auxiliary, conceding, onlySource, prepositional } = getPatterns(words.language);
  const count = countTextWords(shown);
  if (count < 4 || (isUnspaced(shown) && measureDrawnLength(shown) < 16)) return 0;
  let value = 1;
  if (/[:：]$/.test(sentence) || /…$|\.\.\.$/.test(sentence) || !isBalanced(shown)) return 0;
  if (/^[^\p{L}\p{N}"“«„「『‘'¿¡$€£]|^[\u00B9\u00B2\u00B3\u2070-\u2089]/u.test(sentence)) return 0;
  // "stored at either offset or.": words in code are lost.
  if (words.and.has(getLastWord(shown))) return 0;
  if (isForeign(shown, words)) return 0;
  if (formula.test(shown)) value *= factors.formula;
  if (asking.test(sentence)) value *= factors.question;
  if (!isUnspaced(shown) && count < 5) value *= factors.fewWords;
  const isCall = count <= maxCallWords && !/\p{N}/u.test(sentence);
  if (/!/.test(sentence)) value *= isCall ? factors.call : factors.exclamation;
  const hasLostStop = count >= minUnstoppedWords && verb.test(sentence) && !/[,;、，]$/.test(sentence);
  if (!/[.。!！?？؟।][”"'’»)」』]*(?:\s\([^()]{1,20}\))?$/u.test(sentence))
    value *= hasLostStop ? factors.lostStop : factors.noStop;
  const hasNoVerb = words.verbSign?.test(shown) === false && !isUnspaced(shown);
  if (hasNoVerb || onlySource.test(shown)) value *= factors.noVerb;
  const opening = wordsIn(shown.toLowerCase()).slice(0, 4);
  if (
    !isWholeOpening(shown, words) &&
    !isTimely(shown, words.language) &&
    (words.backward.has(getFirstWord(shown)) || startsBackward(shown, words))
  )
    value *= factors.pointsBack;
  else if (opening.some((word) => words.pointingWithin.has(word))) value *= factors.pointsWithin;
  if (isNameless(shown, words)) value *= factors.nameless;
  if (objects(sentence, words)) value *= factors.objection;
  if (conceding.test(sentence)) value *= factors.concession;
  if (words.language && getGerund(words.language).test(shown) && !verb.test(shown)) value *= factors.gerund;
  if (/^\p{Ll}+(?![\p{Lu}\p{N}])(?!\p{Ll})/u.test(shown)) value *= factors.lowerCase;
  if (quotation.test(shown.charAt(0))) value *= factors.opensQuoted;
  else if (quotation.test(shown)) value *= factors.quotes;
  const unquoted = shown.replaceAll('’', "'").replace(/["“„«「『][^"”“»」』]*["”“»」』]/g, ' ');
  // "US" is no "us": words in capitals are names.
  const voices = wordsIn(unquoted)
    .filter((word) => word.length < 2 || /\P{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => words.personal.has(word));
  if (voices.length > 0) value *= voices.every((word) => addressed.has(word)) ? factors.addresses : factors.firstPerson;
  const isLabelled = speakerLabel.test(sentence) || /^(?:[\p{L}-]+\s){0,2}[\p{L}-]+:\s/u.test(shown);
  if (words.relative.has(getFirstWord(shown)) || isLabelled) value *= factors.relativeOrLabel;
  if (/(?:[,;、，][^,;、，]{0,24}){6}/.test(shown)) value *= factors.enumeration;
  const opensPhrase = prepositional.test(shown) && auxiliary.test(shown);
  if (words.dependent.has(getFirstWord(shown)) && !opensPhrase && !/[,，、،]/.test(shown)) value *= factors.dependent;
  return value * selfContained(shown, words);
}

const getRatings = keepByWords((sentence, words) => keepByText((shown) => rate(sentence, shown, words)));

/** 0–1: low for questions, openers that refer back, first person, quotations without a speaker, and fragments. */
export const rateStanding = (sentence: string, shown: string, words: LanguageWords): number =>
  getRatings(sentence, words)(shown);

const maxSharedWords = 1;

const notLatin = /(?!\p{Script=Latin})\p{L}/u;

/** A quoted post or verse. Latin script only: others join particles to words, which word lists miss. */
const isForeign = (shown: string, words: LanguageWords): boolean =>
  words.stop.size > 0 &&
  !notLatin.test(shown) &&
  wordsIn(shown.toLowerCase()).filter((word) => words.stop.has(word)).length <= maxSharedWords &&
  detectLanguage(shown) !== undefined;

function objects(sentence: string, words: LanguageWords): boolean {
  const first = getFirstWord(sentence);
  const lower = sentence.toLowerCase();
  return (
    words.coordinators.has(first) &&
    !words.and.has(first) &&
    !words.noCoordinators.some((phrase) => lower.startsWith(`${phrase} `))
  );
}

const hangul = /\p{Script=Hangul}/u;

function isNameless(text: string, words: LanguageWords): boolean {
  const opening = wordsIn(text).slice(0, 6);
  const at = opening.findIndex(
    (word) => /^(?:he|she|his|her|him)$/i.test(word) && words.backward.has(word.toLowerCase()),
  );
  return at > 0 && !opening.slice(0, at).some((word) => /^\p{Lu}/u.test(word) && !words.stop.has(word.toLowerCase()));
}

/** Languages without spaces have no border after a pronoun; Korean has spaces. */
function startsBackward(text: string, words: LanguageWords): boolean {
  return isUnspaced(text) && !hangul.test(text) && [...words.backward].some((word) => text.startsWith(word));
}
