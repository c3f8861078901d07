import type { Language } from '../../languages/language.ts';
import { joinPieces, joinWords, matchWords, type Pick, perPageLanguage } from '../../languages/patterns.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Section } from '../outline/outline.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { isUnowned } from '../standing/ownership.ts';
import { rateStanding } from '../standing/standing.ts';
import type { RankedSentence } from '../text/rank.ts';
import { capitalize, listTerms, measureDrawnLength, overlap, wordsIn } from '../text/text.ts';
import { addressed, type LanguageWords } from '../text/words.ts';

const budgetChars = 125;
const minStanding = 0.55;
const opening = 4;
/** Minimum share of the title's terms in an answer, and in a heading for its section to be searched. */
const min = { near: 0.3, heading: 0.5 };
const weights = {
  near: 1,
  headed: 0.5,
  summed: 0.5,
  described: 0.3,
  reason: 0.3,
  measure: 0.3,
  first: 0.2,
  enough: 0.75,
};
const sign = /[?？؟]/u;
const asks = /[?？؟]["”’»)]?$/u;

const getPatterns = perPageLanguage((among) => {
  const match = (pick: Pick) => matchWords(pick, 'iu', among);
  const pickInterrogative: Pick = ({ brief }) => brief?.answer?.interrogative;
  return {
    what: match(({ brief }) => brief?.answer?.what),
    why: match(({ brief }) => brief?.answer?.why),
    reason: match(({ brief }) => brief?.answer?.reason),
    amount: match(({ brief }) => brief?.answer?.amount),
    ofQuestion: match(({ brief }) => brief?.answer?.ofQuestion),
    interrogative: new RegExp(
      String.raw`^(?:(?:${joinWords(pickInterrogative, among)})(?!\p{L})|${joinPieces(pickInterrogative, among)})`,
      'iu',
    ),
  };
});

const isQuestion = (title: string, language: Language | undefined): boolean =>
  sign.test(title) || asksSomething(title, language);

export const asksSomething = (text: string, language: Language | undefined): boolean =>
  getPatterns(language).interrogative.test(text);

export const asksWhat = (title: string, language: Language | undefined): boolean =>
  getPatterns(language).what.test(title);

export const isOffer = (title: string, text: string, language: Language | undefined): boolean =>
  asksWhat(title, language) && wordsIn(text.toLowerCase()).some((word) => addressed.has(word));

type Rated = { readonly [Field in 'text' | 'terms' | 'weight' | 'index']: RankedSentence[Field] };

interface AnswerSource {
  readonly title: string;
  readonly ranked: readonly RankedSentence[];
  readonly summary: readonly string[];
  readonly sections: readonly Section[];
  readonly language: string;
  readonly words: LanguageWords;
}

export function findAnswer({ title, ranked, summary, sections, language, words }: AnswerSource): string | undefined {
  if (!isQuestion(title, words.language)) return undefined;
  const { amount, ofQuestion, reason, why } = getPatterns(words.language);
  const topic = new Set(listTerms(title, words));
  if (topic.size === 0) return undefined;
  const headed = new Set(
    sections.flatMap(({ heading, sentences }) =>
      overlap(topic, new Set(listTerms(heading, words))) >= min.heading ? sentences.slice(0, 1) : [],
    ),
  );
  const described = summary.map((text) => ({ text, terms: new Set(listTerms(text, words)), weight: 1, index: 0 }));
  const isPersonal = wordsIn(title.toLowerCase()).some((word) => words.personal.has(word));
  // A definition stands at the start or under its own heading; later sentences only add to it.
  const isAnywhere = !asksWhat(title, words.language);
  const [asksWhy, asksAmount] = [why.test(title), amount.test(title)];
  const rate = ({ text, terms, weight, index }: Rated, near: number) =>
    weights.near * near +
    weights.headed * Number(headed.has(text)) +
    weights.summed * Number(weight > 1) +
    weights.described * Number(summary.includes(text)) +
    weights.reason * Number(asksWhy && reason.test(text)) +
    weights.measure * Number(asksAmount && /\p{N}/u.test(text)) +
    weights.first * Number(index < 3 && terms.size > 0);
  let best: { readonly shown: string; readonly value: number } | undefined;
  for (const one of [...described, ...ranked.filter(({ spoken }) => spoken !== true)]) {
    const near = overlap(topic, one.terms);
    const isOpening = isAnywhere || headed.has(one.text) || one.index < opening;
    const isNear = isOpening && (near >= min.near || headed.has(one.text) || one.weight > 1);
    const value = isNear ? rate(one, near) : 0;
    if (value < Math.max(weights.enough, best?.value ?? 0)) continue;
    if (asks.test(one.text) || ofQuestion.test(one.text) || isBoilerplate(one.text, words.language)) continue;
    if (isUnowned(one.text, language, words)) continue;
    const shown = listShortenings(one.text, words).find((form) => measureDrawnLength(form) <= budgetChars);
    if (shown === undefined || rateStanding(one.text, shown, words) < minStanding) continue;
    // A sentence that addresses the reader is an offer.
    if (wordsIn(shown.toLowerCase()).some((word) => words.personal.has(word)) && !isPersonal) continue;
    if (value > (best?.value ?? 0)) best = { shown: capitalize(shown), value };
  }
  return best?.shown;
}
