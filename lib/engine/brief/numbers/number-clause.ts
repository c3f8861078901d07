import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { splitAttribution, splitLead } from '../shortening/attribution.ts';
import { listShortenings, trimSentence } from '../shortening/shorten.ts';
import { rateStanding } from '../standing/standing.ts';
import { endsWhole, isBinding } from '../text/borders.ts';
import { getChangeWords } from '../text/change-words.ts';
import { verb } from '../text/clause-signs.ts';
import {
  capitalize,
  countTextWords,
  getLastWord,
  isUnspaced,
  measureDrawnLength,
  tidy,
  wordsIn,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { type Clause, findClauseAround, isIntroduction } from './clauses.ts';
import { continuesList, isConditional } from './labels.ts';
import { getNumberSigns } from './number-signs.ts';
import { listQuantities, type Quantity } from './quantities.ts';
import { findScope, isOfNobody } from './whole-label.ts';

const max = { letters: 118, speaker: 40, numbers: 2, noun: 6 };
const minStanding = 0.6;
const sameOpeningChars = 24;
const min = { rest: 3, noun: 1, before: 2 };

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  return {
    /** "Tunisia, a nation of 11 million people, was …": an incidental number. */
    inPassing: new RegExp(String.raw`[,(–—-]\s(?:${join('inPassing')})\s[^,]*$`, 'iu'),
    /** "between 3 and 5 weeks": the end of a range. */
    pairedBefore: new RegExp(String.raw`\p{N}\S*(?:\s\p{L}+)?\s(?:${join('rangeLinks')})\s(?:\p{L}+\s)?$`, 'iu'),
    listed: new RegExp(
      String.raw`^(?:,\s(?:\p{L}[\p{L}-]*\s?){1,3})*,?\s(?:${join('furtherNouns')})\s[^,;:.()–—]{3,60}`,
      'iu',
    ),
    upper: new RegExp(String.raw`(?:^|\s)(?:${join('upperBounds')})\s$`, 'iu'),
    upperValue: new RegExp(`^(?:<|${join('upperValues')})`, 'i'),
    inNoun: new RegExp(`^(?:${join('inNoun')})$`),
  };
});

const getOpeningPhrase = (text: string) => /^[^,،，]*[,،，]\s?/u.exec(text)?.[0] ?? '';

export const isInPassing = (before: string, { language }: LanguageWords): boolean =>
  getSigns(language).inPassing.test(before);
export const isPaired = (before: string, after: string, { language }: LanguageWords): boolean =>
  getNumberSigns(language).pairedOn.test(after) || getSigns(language).pairedBefore.test(before);

export const toDigits = (value: string) => value.replace(/[^\p{N}%€$£¥]/gu, '');

function findAgain(form: string, { value, kind }: Quantity, words: LanguageWords): Quantity | undefined {
  return listQuantities(form, words.language).find(
    (one) => one.kind === kind && toDigits(one.value) === toDigits(value),
  );
}

function findOpening(text: string, { lead }: Clause, words: LanguageWords): string | undefined {
  const opening = getOpeningPhrase(text);
  if (words.isVerbSecond || !lead.startsWith(opening) || !isIntroduction(opening, words)) return undefined;
  return opening;
}

function isLimited(text: string, { kind, value, start }: Quantity, { language }: LanguageWords): boolean {
  const { upperValue, upper } = getSigns(language);
  return kind === 'percent' || upperValue.test(value) || upper.test(text.slice(0, start));
}

const describing = /^\p{L}{4,}ing$/u;

function listNounEnds(phrase: string, unit: string, words: LanguageWords): number[] {
  const ends: number[] = [];
  for (const { 0: space, 1: word = '', index } of phrase.matchAll(/\s([\p{L}’']+)/gu)) {
    const next = word.toLowerCase();
    const head = phrase.slice(0, index);
    const own = wordsIn(head.toLowerCase());
    // A verb or second subject ends the noun phrase.
    if (words.subjects.has(next) || space === '' || own.length > max.noun) break;
    const isBorder =
      words.relative.has(next) || (words.joints.has(next) && !getSigns(words.language).inNoun.test(next));
    if (
      (isBorder || describing.test(next)) &&
      countTextWords(`${unit}${head}`) >= min.noun &&
      endsWhole(head, words) &&
      !/ing$/u.test(head)
    )
      ends.push(index);
  }
  return ends.toReversed();
}

function listClauseEnds(phrase: string, words: LanguageWords): number[] {
  return [...phrase.matchAll(/\s(\p{L}+)(?=\s(\p{L}+))/gu)].flatMap(({ 1: opener = '', 2: next = '', index }) => {
    const head = phrase.slice(0, index);
    const isOpener = words.dependent.has(opener.toLowerCase()) && words.subjects.has(next.toLowerCase());
    return isOpener && getChangeWords(words.language).verb.test(`${head} `) && endsWhole(head, words) ? [index] : [];
  });
}

function listEnds(text: string, found: Quantity, { before, after }: Clause, words: LanguageWords): number[] {
  const rest = text.slice(found.end);
  const own = Math.max(0, rest.indexOf(after)) + after.length;
  const isList = continuesList(rest, after, words);
  const more = isList ? (getSigns(words.language).listed.exec(rest.slice(own))?.[0].length ?? 0) : 0;
  const phrase = rest.slice(0, own);
  // A clause that opens with its number needs its verb; others have it before.
  const canEndEarly = countTextWords(before) >= min.before && !isLimited(text, found, words);
  const nouns = canEndEarly ? listNounEnds(phrase, found.unit, words).map((end) => found.end + end) : [];
  if (isList) return more === 0 ? nouns : [found.end + own + more, ...nouns];
  if (isLimited(text, found, words)) return [found.end + own];
  const clauses = [own, ...listClauseEnds(phrase, words).toReversed()].map((end) => found.end + end);
  return [...clauses, ...nouns];
}

function listClauses(text: string, words: LanguageWords, found: Quantity): string[] {
  const clause = findClauseAround(text, found, words);
  const { lead, own } = clause;
  if (!own) return [];
  // "With just 0.9 hectares, …" has no verb.
  const opened = text.slice(0, found.end + Math.max(0, text.slice(found.end).search(/[,،，]/)) + 1);
  if (lead === '' && !words.isVerbSecond && isIntroduction(opened, words)) return [];
  const opening = findOpening(text, clause, words);
  const left = opening === undefined ? lead : lead.slice(opening.length);
  if (isBinding(left, words)) return [];
  // "Since the war between the north and the south …": the joint binds two nouns, not two clauses.
  if (words.isVerbSecond && /\s$/.test(left) && words.joints.has(getLastWord(left)) && !verb.test(left)) return [];
  return listEnds(text, found, clause, words).flatMap((end) => {
    const shown = tidy(text.slice(lead.length, end));
    if (isBinding(text.slice(end), words) || (words.isVerbSecond && !verb.test(shown))) return [];
    // ", für die 506.070 Euro bewilligt wurden": a relative clause without its noun.
    const isSubordinated = /,\s*$/.test(lead) || words.dependent.has(getLastWord(lead));
    if (words.isVerbSecond && isSubordinated && verb.test(getLastWord(shown))) return [];
    return [opening === undefined ? capitalize(shown) : `${opening.trimEnd()} ${shown}`];
  });
}

function isSubordinate(before: string, words: LanguageWords): boolean {
  const own = wordsIn(before.toLowerCase());
  return own.some((word, index) => {
    const next = own[index + 1] ?? '';
    return words.dependent.has(word) && words.subjects.has(next) && !words.joints.has(next);
  });
}

/** "In 2014 they captured more than 20 %" */
function isOfPronoun(before: string, words: LanguageWords): boolean {
  const at = [...before.matchAll(/\p{L}+/gu)].find(({ 0: word }) => {
    const lower = word.toLowerCase();
    return words.subjects.has(lower) && words.backward.has(lower) && !words.joints.has(lower);
  });
  return (
    at !== undefined &&
    !getChangeWords(words.language).verb.test(`${before.slice(0, at.index)} `.replace(/\p{N}+\s$/u, ''))
  );
}

function statesNumber(form: string, { start, end, kind, value }: Quantity, words: LanguageWords): boolean {
  const [before, after] = [form.slice(0, start), form.slice(end)];
  const opening = getOpeningPhrase(before);
  const clause = countTextWords(opening) > 1 && isIntroduction(opening, words) ? before.slice(opening.length) : before;
  const isNamed = kind === 'money' && /^\s\p{Lu}/u.test(after) && /(?:^|\s)(?:the|an?)\s$/i.test(before);
  return (
    !/["“”„«»]/.test(form) &&
    !getNumberSigns(words.language).hypothetical.test(form) &&
    !isInPassing(clause, words) &&
    !isPaired(before, after, words) &&
    // "The $1,000 Model X"
    !isNamed &&
    !isConditional(before, words) &&
    !isSubordinate(clause, words) &&
    !isOfPronoun(clause, words) &&
    !(kind === 'count' && getNumberSigns(words.language).governed.test(before.trimEnd())) &&
    endsWhole(form, words) &&
    // "The survey suggests" without what follows.
    !words.speech.has(getLastWord(form)) &&
    !wordsIn(before.toLowerCase()).some((word) => words.binding.has(word)) &&
    findScope(form, words) !== null &&
    !listQuantities(form, words.language).some((other) => other.start < start && other.value !== value) &&
    // "A loan at 4.9 percent costs about as much as one at 7.9"
    (getChangeWords(words.language).verb.test(before) ||
      !listQuantities(after, words.language).some((other) => other.kind === kind))
  );
}

function listForms(claim: string, found: Quantity, words: LanguageWords): string[] {
  const having = listShortenings(claim, words).filter(
    (text) => measureDrawnLength(text) <= max.letters && findAgain(text, found, words) !== undefined,
  );
  // The part before the number says where and of whom; the part behind it may be cut.
  const opening = having[0]?.slice(0, sameOpeningChars).toLowerCase() ?? '';
  const short = having.findLast((text) => text.toLowerCase().startsWith(opening));
  const trimmed = trimSentence(claim, words);
  const whole = findAgain(trimmed, found, words);
  return [...(short === undefined ? [] : [short]), ...(whole === undefined ? [] : listClauses(trimmed, words, whole))];
}

/** A change without its number ("rose by 42 %"), which is drawn above; undefined for averages and limits. */
function withoutMeasure(form: string, { start, end, unit }: Quantity, words: LanguageWords): string | undefined {
  const changes = getChangeWords(words.language);
  const before = form.slice(0, start).trimEnd();
  const head = before.replace(changes.by, '');
  const rest = form.slice(end + (form.startsWith(unit, end + 1) && unit !== '' ? unit.length + 1 : 0));
  const isChange = head !== before && unit === '' && changes.verb.test(`${form} `) && !/\p{N}/u.test(rest);
  return isChange && /^(?:[.,]?$|\s\p{L})/u.test(rest) ? tidy(`${head}${rest}`) : undefined;
}

function cutBehindNumber(form: string, { end, unit }: Quantity): string {
  const rest = form.slice(end);
  return unit === '' && /^\s/.test(rest) && countTextWords(rest) >= min.rest ? rest.trimStart() : form;
}

/** "Ihnen stehen 60 Tage pro Kind zu": the verb's last word is cut. */
const losesParticle = (claim: string, form: string, words: LanguageWords): boolean =>
  words.isVerbSecond && claim.startsWith(form) && countTextWords(claim.slice(form.length).replace(/[.!?]$/, '')) === 1;

/** Whose a number is, when and on which condition. Where it opens the clause, it goes ("31 %", "of farms lost"). */
export function findNumberClause(sentence: string, found: Quantity, words: LanguageWords): string | undefined {
  const said = splitLead(sentence, words) ?? splitAttribution(sentence, words);
  const isApart = said !== undefined && !said.isQuoted && measureDrawnLength(said.speaker) <= max.speaker;
  const claims = [
    { claim: sentence, speaker: '' },
    ...(isApart ? [{ ...said, claim: `${capitalize(said.claim)}.` }] : []),
  ];
  for (const { claim, speaker } of claims) {
    for (const form of listForms(claim, found, words)) {
      const own = findAgain(form, found, words);
      const label =
        own === undefined
          ? form
          : own.start === 0
            ? cutBehindNumber(form, own)
            : (withoutMeasure(form, own, words) ?? form);
      const whole = speaker === '' ? label : `${label} – ${speaker}`;
      const isWhole =
        own !== undefined &&
        !isUnspaced(form) &&
        !losesParticle(claim, form, words) &&
        measureDrawnLength(whole) <= max.letters &&
        rateStanding(claim, form, words) >= minStanding &&
        listQuantities(form, words.language).length <= max.numbers &&
        !(own.start === 0 && own.kind === 'percent' && isOfNobody(form.slice(own.end), own, words)) &&
        statesNumber(form, own, words);
      if (isWhole) return whole;
    }
  }
  return undefined;
}
