import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinProse, matchWords, type Pick, perPageLanguage } from '../../languages/patterns.ts';
import { findClockTime } from '../numbers/clock-times.ts';
import { findDates } from '../numbers/dates.ts';
import { getLastWord, isUnspaced, listTerms, overlap, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

type QuestionKind = 'what' | 'why' | 'when' | 'amount' | 'duty' | 'how';

const strict: ReadonlySet<QuestionKind> = new Set(['when', 'amount']);

/** Shorter month names are also common words ("May"). */
const minMonthChars = 3;

const getPatterns = perPageLanguage((among) => {
  const match = (pick: Pick) => matchWords(pick, 'iu', among);
  const join = (pick: Pick) => joinAlternatives(pick, among);
  const months = among
    .flatMap(({ months = [], hasSpaces }) => (hasSpaces ? months : []))
    .flatMap((names) => names.split(',').map((name) => name.trim()))
    .filter((name) => name.length > minMonthChars);
  const asking: Readonly<Record<QuestionKind, RegExp>> = {
    what: match(({ brief }) => brief?.answer?.what),
    why: match(({ brief }) => brief?.answer?.why),
    when: match(({ brief }) => brief?.answer?.when),
    amount: match(({ brief }) => brief?.answer?.amount),
    duty: match(({ brief }) => brief?.answer?.duty),
    how: match(({ brief }) => brief?.answer?.how),
  };
  return {
    asking,
    reason: match(({ brief }) => brief?.answer?.reason),
    time: match(({ brief }) => brief?.answer?.time),
    act: match(({ brief }) => brief?.answer?.act),
    month: new RegExp(String.raw`(?<!\p{L})(?:${months.join('|')})(?!\p{L})`, 'iu'),
    evades: match(({ brief }) => brief?.answer?.evades),
    supposes: new RegExp(String.raw`^(?:${join(({ brief }) => brief?.answer?.supposes)})(?!\p{L})`, 'iu'),
    ofQuestion: match(({ brief }) => brief?.answer?.ofQuestion),
    /** "… kann er …": the noun is in another sentence. In small letters, since "Sie" addresses the reader. */
    inverted: new RegExp(
      String.raw`^[^,;:]*\p{L}+(?:t|n|e|d|s|f|l|ß) (?:${join(({ brief }) => brief?.answer?.inverted)})(?!\p{L})`,
      'u',
    ),
    is: new RegExp(
      String.raw`(?<!\p{L})(?:${joinProse('is', among)}|${join(({ brief }) => brief?.answer?.means)})(?!\p{L})`,
      'iu',
    ),
  };
});
const minNew = { terms: 2, heading: 2 };
const sign = /[?？؟]/u;

/** Factors for a clause of the requested kind, of another kind, evasive, with a pronoun, denying. */
const weights = { given: 2, another: 0.5, evasive: 0.15, leaning: 0.2, denying: 0.6 };

export const isAsking = (heading: string, language: Language | undefined): boolean =>
  sign.test(heading) || findKinds(heading, language).size > 0;

/** The kinds of answer that a heading asks for; question words count without a question mark ("When and where"). */
function findKinds(heading: string, language: Language | undefined): ReadonlySet<QuestionKind> {
  const kinds = new Set<QuestionKind>();
  for (const [kind, pattern] of Object.entries(getPatterns(language).asking)) {
    const isSure = sign.test(heading) || (kind !== 'what' && kind !== 'duty' && pattern.exec(heading)?.index === 0);
    if (isSure && pattern.test(heading)) kinds.add(kind as QuestionKind);
  }
  return kinds;
}

const vague = 0.5;

function rateTime(body: string, language: Language | undefined): number {
  const { month, time } = getPatterns(language);
  return findClockTime(body, language) !== undefined || findDates(body, language).length > 0 || month.test(body)
    ? 1
    : Number(time.test(body)) * vague;
}

function rateAnswer(kind: QuestionKind, body: string, heading: ReadonlySet<string>, words: LanguageWords): number {
  const { asking, reason, time, act, is } = getPatterns(words.language);
  switch (kind) {
    case 'when':
      return rateTime(body, words.language);
    case 'amount':
      return /\p{N}/u.test(body) ? 1 : Number(time.test(body)) * vague;
    case 'why':
      return Number(reason.test(body));
    case 'duty':
      return Number(asking.duty.test(body));
    case 'how':
      return Number(act.test(body));
    case 'what': {
      const opening = new Set(listTerms(wordsIn(body).slice(0, 4).join(' '), words));
      return Number(isUnspaced(body) || (overlap(opening, heading) > 0 && is.test(body)));
    }
  }
}

interface HeadedText {
  readonly heading: string;
  readonly body: string;
  readonly sentence: string;
}

const saysAgain = (body: string, own: ReadonlySet<string>, heading: ReadonlySet<string>): boolean =>
  heading.size >= minNew.heading &&
  overlap(heading, own) === 1 &&
  !/[\p{N}"“„«「]/u.test(body) &&
  [...own].filter((term) => !heading.has(term)).length <= minNew.terms;

export function weighUnderHeading({ heading, body, sentence }: HeadedText, words: LanguageWords): number {
  const { evades, inverted, ofQuestion, supposes } = getPatterns(words.language);
  const kinds = findKinds(heading, words.language);
  const terms = new Set(listTerms(heading, words));
  const own = new Set(listTerms(body, words));
  if (supposes.test(sentence) || (kinds.size === 0 && saysAgain(body, own, terms))) return 0;
  // A pronoun refers to the heading, unless the clause also names that.
  const leans = inverted.test(body) && overlap(terms, own) > 0;
  const base = leans ? weights.leaning : 1;
  if (kinds.size === 0)
    return isAsking(heading, words.language) && evades.test(sentence) ? base * weights.evasive : base;
  const parts = [...kinds].map((kind) => ({ kind, part: rateAnswer(kind, body, terms, words) }));
  const best = Math.max(...parts.map(({ part }) => part));
  if (best === 0 && parts.some(({ kind }) => strict.has(kind))) return 0;
  const met = parts.reduce((sum, { part }) => sum + part, 0) / parts.length;
  const isDenied = kinds.has('how') && words.binding.has(getLastWord(body));
  const isEvasive = evades.test(sentence) || ofQuestion.test(body);
  return (
    base *
    (weights.another + (weights.given - weights.another) * met) *
    (isEvasive ? weights.evasive : 1) *
    (isDenied ? weights.denying : 1)
  );
}
