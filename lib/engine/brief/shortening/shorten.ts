import { joinAlternatives, joinProse, perLanguage, perPageLanguage, wrapInBorders } from '../../languages/patterns.ts';
import { endsWhole, findBorders, isBalanced, isBinding } from '../text/borders.ts';
import { withoutAsides, withoutBrackets } from '../text/brackets.ts';
import { findVerb, losesVerb } from '../text/clause-signs.ts';
import { dateline, speakerLabel } from '../text/dateline.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength, tidy, wordsIn } from '../text/text.ts';
import { keepByWords, type LanguageWords } from '../text/words.ts';
import { cutAdded, cutAdverbial, cutClause, cutDash, cutExamples, cutParticiple, cutPredicate } from './cuts.ts';
import { awaitsTail } from './half-said.ts';
import { cutMiddle, getParticiple } from './middle-cuts.ts';
import { cutCircumstance, cutLeadIn, cutPointing, cutSetting } from './opening-cuts.ts';
import { cutSaying } from './saying-cuts.ts';
import { withoutLinks } from './trim.ts';

const opensWith = (opening: string, among: readonly string[]): boolean =>
  among.some((word) => opening.startsWith(`${word} `));

const getPurpose = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^\s*(?:${joinAlternatives(({ brief }) => brief?.shorten?.purpose, among)})(?!\p{L})`, 'iu'),
);
const numbers = /\p{N}+(?:[.,:]\p{N}+)*/gu;
const year = /^(?:1\d|20)\d\d$/;
const maxMeasureWords = 7;

/** "…, with 17.5 degrees": a short end with a number that is no year is the value itself. */
const isMeasure = (tail: string): boolean =>
  countTextWords(tail) <= maxMeasureWords && (tail.match(numbers) ?? []).some((number) => !year.test(number));

/** "…, which opened in May, and Ostby, which": both of a pair keep their clauses. */
function isPaired(head: string, opening: string, words: LanguageWords): boolean {
  const parts = findBorders(head).map(({ at }) => getFirstWord(head.slice(at + 1)));
  const [before = '', last = ''] = parts.slice(-2);
  return words.relative.has(getFirstWord(opening)) && words.relative.has(before) && words.and.has(last);
}

const getAdding = perLanguage((among) => ({
  gerund: new RegExp(String.raw`^(?:${joinProse('addingGerund', among)})(?!\p{L})`, 'u'),
  listEnd: new RegExp(
    String.raw`,.*(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)})(?!\p{L})`,
    'u',
  ),
}));

function canGo(head: string, tail: string, words: LanguageWords): boolean {
  const opening = tail.trimStart().toLowerCase();
  if (getPurpose(words.language).test(opening) || isMeasure(tail) || isPaired(head, opening, words)) return false;
  // "long, thorny, arching branches": the last adjectives and their noun.
  const isSeries = /,\s*\p{L}+$/u.test(head.trimEnd());
  const adding = words.language && getAdding(words.language);
  if (adding?.gerund.test(opening)) return !isSeries && !adding.listEnd.test(tail);
  if (!opensWith(opening, words.trailing)) return false;
  if (!words.and.has(getFirstWord(opening))) return true;
  // "and" may end a list: only a clause with its own subject goes, and only behind a head without a list.
  const second = wordsIn(opening)[1] ?? '';
  const isPronoun = words.backward.has(second) && !words.joints.has(second);
  return words.subjects.has(second) && (isPronoun || !/[,،]/.test(head));
}

/** "first, …; second, …": parts that belong together. */
const getEnumeration = perPageLanguage(
  (among) => new RegExp(wrapInBorders(joinAlternatives(({ brief }) => brief?.shorten?.enumeration, among)), 'iu'),
);

const minHeadChars = 24;

function opensMain(clause: string, words: LanguageWords): boolean {
  return words.subjects.has(getFirstWord(clause)) || /^\s*["“‘«„]?\p{Lu}/u.test(clause);
}

/** "The thing with the boat – it pays": no verb before the dash. */
const isTakenUp = (head: string, tail: string, words: LanguageWords): boolean =>
  findVerb(head) === undefined && (words.backward.has(getFirstWord(tail)) || words.subjects.has(getFirstWord(tail)));

/** "Art is a means, to …": the part before the comma is incomplete. */
const getCompleted = perPageLanguage(
  (among) =>
    new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.shorten?.completed, among)})$`, 'iu'),
);

/** "…, because it rains", "…, raising doubts": what often is the point of a sentence. */
const isWeighty = (tail: string, words: LanguageWords): boolean =>
  opensWith(tail.trimStart().toLowerCase(), words.weighty) || getGerund(words.language).test(tail);
const getGerund = perPageLanguage(
  (among) => new RegExp(String.raw`^\s*\p{Ll}{2,}(?:${joinProse('gerunds', among)})\s`, 'u'),
);

function cutAnyTail(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const border = borders.at(-1);
  if (border === undefined) return undefined;
  const head = text.slice(0, border.at).trimEnd();
  const tail = text.slice(border.at + 1);
  if (
    measureDrawnLength(head) < minHeadChars ||
    countTextWords(head) < 4 ||
    !endsWhole(head, words) ||
    isBinding(tail, words)
  )
    return undefined;
  // "When it rained, we …": the main clause must stay.
  const first = borders[0]?.at ?? 0;
  if (words.dependent.has(getFirstWord(head)) && !opensMain(text.slice(first + 1, border.at), words)) return undefined;
  if (awaitsTail(text.slice(0, border.at + 1), tail, words)) return undefined;
  if (';；؛'.includes(border.mark)) return getEnumeration(words.language).test(head) ? undefined : head;
  if (border.mark === '–')
    return borders.filter(({ mark }) => mark === '–').length === 1 && !isTakenUp(head, tail, words) ? head : undefined;
  if (border.mark === '，')
    return borders.length === 1 && [...words.dependent].some((word) => head.startsWith(word)) ? undefined : head;
  return canGo(head, tail, words) && !getCompleted(words.language).test(head) ? head : undefined;
}

/** Without its verb ("According to the institute, eating …, is"), the rest of a sentence says nothing. */
function cutWholeTail(text: string, words: LanguageWords): string | undefined {
  const head = cutAnyTail(text, words);
  return head === undefined || losesVerb(text, head, words) ? undefined : head;
}

function cutTail(text: string, words: LanguageWords): string | undefined {
  const head = cutWholeTail(text, words);
  if (head === undefined) return undefined;
  const rest = text.slice(head.length).trimStart();
  const isAside = /^[,，،]/u.test(rest) && !isWeighty(rest.slice(1), words);
  return isAside ? head : undefined;
}

const getOccasion = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^(?:${joinAlternatives(({ brief }) => brief?.shorten?.occasion, among)})(?!\p{L})`, 'iu'),
);

function cutOccasion(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (comma?.mark !== ',' || !getOccasion(words.language).test(text)) return undefined;
  const [lead, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  const opens =
    /^\p{Lu}/u.test(rest) || (words.subjects.has(getFirstWord(rest)) && !words.backward.has(getFirstWord(rest)));
  const isWhole = !isBinding(lead, words) && countTextWords(rest) >= 5 && opens;
  return isWhole ? capitalize(rest) : undefined;
}

const getJoined = perPageLanguage(
  (among) =>
    new RegExp(String.raw`\s(?:${joinProse('joiningAnd', among)})\s(?:${joinProse('joinedPronouns', among)})\s`, 'iu'),
);
const getOpenClause = perPageLanguage(
  (among) => new RegExp(String.raw`(?:^|\s)(?:${joinProse('openClause', among)})\s`, 'i'),
);

function cutJoined(text: string, words: LanguageWords): string | undefined {
  const at = text.search(getJoined(words.language));
  const [head, tail] = [text.slice(0, Math.max(0, at)), text.slice(at)];
  const isWhole = measureDrawnLength(head) >= minHeadChars && countTextWords(head) >= 5 && endsWhole(head, words);
  const isAlone = !getOpenClause(words.language).test(head) && !words.dependent.has(getFirstWord(head));
  return isWhole && isAlone && !isBinding(tail, words) ? head : undefined;
}

export function trimSentence(sentence: string, words: LanguageWords, cutLinks = withoutLinks): string {
  return clean(withoutBrackets(prepare(sentence), words), words, cutLinks);
}

const prepare = (sentence: string): string => tidy(sentence).replace(/\s--\s/g, ' – ');

/** "Ford @ford": an account's name behind its own. */
const handle = /(\p{L}{3,})\s@\1(?!\p{L})/giu;

const clean = (text: string, words: LanguageWords, cutLinks = withoutLinks): string =>
  cutLinks(text.replace(dateline, '').replace(speakerLabel, '').replace(handle, '$1'), words)
    // A dot before a letter starts a name: ".env".
    .replace(/\s+([,.;:!?])(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\s*[.。．،,;；:：…–—-]+$/, '')
    .trim();

const maxSentenceChars = 1200;

/** Cuts that only remove additions, the safest first. */
const gentle = [
  cutTail,
  cutMiddle,
  cutOccasion,
  cutExamples,
  cutLeadIn,
  cutSaying,
  cutCircumstance,
  cutAdded,
  cutPointing,
];
/** Cuts of what may be the point: a reason, a contrast, a second clause. Only for sentences that cannot be drawn otherwise. */
const weighty = [withoutBrackets, cutWholeTail, cutJoined, cutParticiple, cutDash, cutSetting, cutClause];
const hard = [cutPredicate, cutAdverbial];
const maxPointChars = 130;

type Cut = (text: string, words: LanguageWords) => string | undefined;

function cutOnce(text: string, words: LanguageWords, cuts: readonly Cut[]): string | undefined {
  for (const cut of cuts) {
    const shorter = cut(text, words);
    if (shorter !== undefined && shorter !== text) return shorter;
  }
  return undefined;
}

function lacksVerb(form: string, words: LanguageWords): boolean {
  const [comma, ...others] = findBorders(form);
  if (comma?.mark !== ',' || others.length > 0) return false;
  return (
    findVerb(form.slice(0, comma.at)) === undefined && getParticiple(words.language).test(form.slice(comma.at + 1))
  );
}

interface Forms {
  readonly all: readonly string[];
  readonly safe: number;
}

const listForms = keepByWords((sentence, words): Forms => {
  if (sentence.length > maxSentenceChars) return { all: [], safe: 0 };
  const first = clean(withoutAsides(prepare(sentence), words), words);
  const all = [first];
  if (!isBalanced(first)) return { all, safe: 1 };
  const extend = (findCuts: (text: string) => readonly Cut[]): void => {
    for (;;) {
      const last = all.at(-1) ?? '';
      const shorter = cutOnce(last, words, findCuts(last));
      if (shorter === undefined || !isBalanced(shorter) || lacksVerb(shorter, words)) return;
      all.push(tidy(shorter));
    }
  };
  extend(() => gentle);
  const safe = all.length;
  extend((text) => [...gentle, ...weighty, ...(measureDrawnLength(text) > maxPointChars ? hard : [])]);
  return { all, safe };
});

export const listShortenings = (sentence: string, words: LanguageWords): readonly string[] =>
  listForms(sentence, words).all;

export function listSafeForms(sentence: string, words: LanguageWords): readonly string[] {
  const { all, safe } = listForms(sentence, words);
  return all.slice(0, safe);
}

export function shorten(sentence: string, budget: number, words: LanguageWords): string | undefined {
  return listShortenings(sentence, words).find((form) => measureDrawnLength(form) <= budget);
}
