import { joinAlternatives, joinProse, pickSigns } from '../languages/patterns.ts';
import { endsWhole, findBorders, isBalanced, isBinding } from './borders.ts';
import { findVerb } from './clause-signs.ts';
import {
  cutAdded,
  cutAdverbial,
  cutClause,
  cutDash,
  cutExamples,
  cutParticiple,
  cutPredicate,
  cutSaying,
  isExamples,
} from './cuts.ts';
import { dateline } from './dateline.ts';
import { cutCircumstance, cutLeadIn, cutPointing, cutSetting } from './opening-cuts.ts';
import { capitalize, drawnLength, firstWord, tidy, wordCount, wordsIn } from './text.ts';
import { withoutLinks } from './trim.ts';
import { changes } from './units.ts';
import type { LanguageWords } from './words.ts';

function canGo(head: string, tail: string, words: LanguageWords): boolean {
  const opening = tail.trimStart().toLowerCase();
  // "long, thorny, arching branches": the last adjectives and their noun.
  const isSeries = /,\s*\p{L}+$/u.test(head.trimEnd());
  if (/^\p{L}{3,}ing\b/u.test(opening) && words.joints.has('the')) return !isSeries && !/,.*\band\b/.test(tail);
  if (!words.trailing.some((word) => opening.startsWith(`${word} `))) return false;
  if (!words.and.has(firstWord(opening))) return true;
  // "and" may end a list: only a clause with its own subject goes, and only behind a head without a list.
  const second = wordsIn(opening)[1] ?? '';
  const isPronoun = words.backward.has(second) && !words.joints.has(second);
  return words.subjects.has(second) && (isPronoun || !/[,،]/.test(head));
}

/** "first, …; second, …": parts that belong together. */
const enumeration = new RegExp(
  String.raw`\b(?:${joinAlternatives(({ brief }) => brief?.shorten?.enumeration)})\b`,
  'i',
);

const minHeadChars = 24;

function opensMain(clause: string, words: LanguageWords): boolean {
  return words.subjects.has(firstWord(clause)) || /^\s*["“‘«„]?\p{Lu}/u.test(clause);
}

/** "The thing with the boat – it pays": no verb before the dash. */
const isTakenUp = (head: string, tail: string, words: LanguageWords): boolean =>
  findVerb(head) === undefined && (words.backward.has(firstWord(tail)) || words.subjects.has(firstWord(tail)));

/** "Art is a means, to …": the part before the comma is incomplete. */
const completed = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.shorten?.completed)})$`,
  'iu',
);

function cutTail(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const border = borders.at(-1);
  if (border === undefined) return undefined;
  const head = text.slice(0, border.at).trimEnd();
  const tail = text.slice(border.at + 1);
  if (drawnLength(head) < minHeadChars || wordCount(head) < 4 || !endsWhole(head, words) || isBinding(tail, words))
    return undefined;
  // "When it rained, we …": the main clause must stay.
  const first = borders[0]?.at ?? 0;
  if (words.dependent.has(firstWord(head)) && !opensMain(text.slice(first + 1, border.at), words)) return undefined;
  if (';；؛'.includes(border.mark)) return enumeration.test(head) ? undefined : head;
  if (border.mark === '–')
    return borders.filter(({ mark }) => mark === '–').length === 1 && !isTakenUp(head, tail, words) ? head : undefined;
  if (border.mark === '，')
    return borders.length === 1 && [...words.dependent].some((word) => head.startsWith(word)) ? undefined : head;
  return canGo(head, tail, words) && !completed.test(head) ? head : undefined;
}

const auxiliary = new RegExp(`^(?:${joinProse('auxiliaryVerbs')})$`, 'iu');

const participle = new RegExp(
  String.raw`^\s*\p{L}+(?:${joinProse('bareParticipleEndings')}) (?:${joinProse('bareParticipleLinks')})\s`,
  'u',
);
const innerVerb = new RegExp(String.raw`\s(?:${joinProse('innerAuxiliaries')})\s`);

/**
 * Whether a verb is among the first two words, which ends an insertion.
 * Behind an article a list continues ("who called in the towns, the harbours and the yards").
 */
function isVerbNear(rest: string, words: LanguageWords): boolean {
  const [one = '', two = ''] = rest.split(' ');
  return !words.joints.has(one) && [one, two].some((word) => auxiliary.test(word) || changes.verb.test(word));
}

const role = new RegExp(
  String.raw`^\s*(?:\p{L}+[\s-]){0,3}(?:${joinAlternatives(({ grammar }) => grammar?.offices)})(?!\p{L})`,
  'iu',
);

function isApposition(head: string, inner: string, words: LanguageWords): boolean {
  if (/^\s*\d{1,3}\s*$/.test(inner)) return true;
  const isNamed = /\p{Lu}[\p{L}’'.-]*$/u.test(head) && !head.includes(',');
  const article = firstWord(inner);
  const isPhrase = words.joints.has(article) && words.subjects.has(article) && wordCount(inner) <= 14;
  const isRole = /^\s*\p{Ll}/u.test(inner) && role.test(inner) && wordCount(inner) <= 16;
  return isNamed && (isPhrase || isRole) && !innerVerb.test(inner);
}

const pronoun = new RegExp(String.raw`^(?:\p{L}{1,3}\s)?(?:${joinAlternatives(pickSigns('leaning'))})(?!\p{L})`, 'iu');

function cutMiddle(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const dashes = borders.filter(({ mark }) => mark === '–');
  const commas = borders.filter(({ mark }) => mark === ',');
  const pairs = dashes.length === 2 ? [dashes] : commas.slice(1).map((close, index) => [commas[index], close]);
  for (const [open, close] of pairs) {
    if (open === undefined || close === undefined) continue;
    const inner = text.slice(open.at + 1, close.at);
    const rest = text.slice(close.at + 1).trimStart();
    if (isBinding(inner, words) || inner.length > 110 || !/^\p{Ll}/u.test(rest)) continue;
    // "Much depends – when time is measured – on its roots": the pronoun refers to the insertion.
    if (pronoun.test(rest)) continue;
    const resumes = ![words.and, words.subjects, words.relative, words.dependent].some((set) =>
      set.has(firstWord(rest)),
    );
    const relative =
      (words.relative.has(firstWord(inner)) || participle.test(inner)) && resumes && isVerbNear(rest, words);
    const aside =
      isApposition(text.slice(0, open.at), inner, words) && resumes && isVerbNear(rest, words) && commas.length === 2;
    if (open.mark === '–' || relative || aside || isExamples(inner, rest))
      return `${text.slice(0, open.at).trimEnd()} ${rest}`;
  }
  return undefined;
}

const occasion = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.shorten?.occasion)})(?!\p{L})`,
  'iu',
);

function cutOccasion(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (comma?.mark !== ',' || !occasion.test(text)) return undefined;
  const [lead, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  const opens = /^\p{Lu}/u.test(rest) || (words.subjects.has(firstWord(rest)) && !words.backward.has(firstWord(rest)));
  const isWhole = !isBinding(lead, words) && wordCount(rest) >= 5 && opens;
  return isWhole ? capitalize(rest) : undefined;
}

const joined = new RegExp(String.raw`\s(?:${joinProse('joiningAnd')})\s(?:${joinProse('joinedPronouns')})\s`, 'iu');
const openClause = new RegExp(String.raw`(?:^|\s)(?:${joinProse('openClause')})\s`, 'i');

function cutJoined(text: string, words: LanguageWords): string | undefined {
  const at = text.search(joined);
  const [head, tail] = [text.slice(0, Math.max(0, at)), text.slice(at)];
  const isWhole = drawnLength(head) >= minHeadChars && wordCount(head) >= 5 && endsWhole(head, words);
  const isAlone = !openClause.test(head) && !words.dependent.has(firstWord(head));
  return isWhole && isAlone && !isBinding(tail, words) ? head : undefined;
}

export function trimSentence(sentence: string, words: LanguageWords, cutLinks = withoutLinks): string {
  let text = tidy(sentence).replace(/\s--\s/g, ' – ');
  text = text.replace(/\s*[（(]([^()（）]*)[)）]/g, (whole, inner: string, at: number) =>
    // Brackets within a quotation stay.
    isBinding(inner, words) || !isBalanced(text.slice(0, at)) ? whole : '',
  );
  text = cutLinks(text.replace(dateline, ''), words);
  return (
    text
      // A dot before a letter starts a name: ".env".
      .replace(/\s+([,.;:!?])(?![\p{L}\p{N}])/gu, '$1')
      .replace(/\s*[.。．،,;；:：…–—-]+$/, '')
      .trim()
  );
}

const maxSentenceChars = 1200;

/** Cuts that only remove additions, the safest first. */
const gentle = [
  cutTail,
  cutMiddle,
  cutOccasion,
  cutJoined,
  cutExamples,
  cutLeadIn,
  cutParticiple,
  cutSaying,
  cutCircumstance,
  cutDash,
  cutAdded,
  cutSetting,
  cutPointing,
  cutClause,
  cutLeadIn,
];
/** Cuts that remove more, for sentences longer than a point. */
const hard = [cutPredicate, cutAdverbial];
const maxPointChars = 130;

function cutOnce(text: string, words: LanguageWords): string | undefined {
  for (const cut of drawnLength(text) > maxPointChars ? [...gentle, ...hard] : gentle) {
    const shorter = cut(text, words);
    if (shorter !== undefined) return shorter;
  }
  return undefined;
}

/** Whether the verb was cut, so that only an insertion follows the subject ("The study, led by Lund"). */
function lacksVerb(form: string): boolean {
  const [comma, ...others] = findBorders(form);
  if (comma?.mark !== ',' || others.length > 0) return false;
  return findVerb(form.slice(0, comma.at)) === undefined && participle.test(form.slice(comma.at + 1));
}

function listForms(sentence: string, words: LanguageWords): readonly string[] {
  if (sentence.length > maxSentenceChars) return [];
  const forms = [trimSentence(sentence, words)];
  // An open bracket hides what it binds.
  if (!isBalanced(forms[0] ?? '')) return forms;
  for (;;) {
    const last = forms.at(-1) ?? '';
    const shorter = cutOnce(last, words);
    if (shorter === undefined || !isBalanced(shorter) || lacksVerb(shorter)) return forms;
    forms.push(tidy(shorter));
  }
}

const seen = new WeakMap<LanguageWords, Map<string, readonly string[]>>();
const maxSeen = 500;

/** The sentence and its shorter forms, longest first; each is a whole sentence and implied by the original. */
export function shortenings(sentence: string, words: LanguageWords): readonly string[] {
  const known = seen.get(words) ?? new Map<string, readonly string[]>();
  const found = known.get(sentence);
  if (found !== undefined) return found;
  if (known.size >= maxSeen) known.clear();
  const forms = listForms(sentence, words);
  known.set(sentence, forms);
  seen.set(words, known);
  return forms;
}

/** The longest form within `budget` (drawn letters); undefined where none fits. */
export function shorten(sentence: string, budget: number, words: LanguageWords): string | undefined {
  return shortenings(sentence, words).find((form) => drawnLength(form) <= budget);
}
