import type { RankedSentence } from './rank.ts';
import { findLinks, isNameless } from './statement-model.ts';
import { listTerms, overlap, wordCount, wordsIn } from './text.ts';
import { addressed, type LanguageWords } from './words.ts';

interface WorthSigns {
  readonly rules: number;
  readonly nameless: number;
  readonly linked: number;
  /** From `rank.ts`, relative to the text's best. */
  readonly worth: number;
  /** Earliness, falling to a third after two and after eight paragraphs; in the last paragraph. */
  readonly early: number;
  readonly fore: number;
  readonly last: number;
  readonly opening: number;
  /** Share of the title's terms; any of them. */
  readonly title: number;
  readonly titled: number;
  /** Share of a sentence of the publisher's description in it. */
  readonly described: number;
  /** It has a number; it has a sum or percentage. */
  readonly number: number;
  readonly measure: number;
  readonly terms: number;
  readonly short: number;
  readonly question: number;
  readonly you: number;
}

type Weights = Readonly<Record<keyof WorthSigns, number>>;
const none: ReadonlySet<string> = new Set();

/**
 * Log-odds that an editor takes a sentence (logistic regression, L2 of 8, pages weighted alike), and that it is the main fact
 * (conditional logit, L2 of 5). Fitted on 6,218 sentences of 145 pages, most of them German and English: 728 points, 138 facts.
 * On held-out pages (ten folds) a point wins in 82 of 100 pairs, 61 of the three best are points,
 * and the main fact comes first on 44 % of pages.
 */
const weights: { readonly take: Weights; readonly lead: Weights } = {
  take: {
    rules: 1.25,
    nameless: -0.5,
    linked: -0.35,
    worth: 0.81,
    early: 0.24,
    fore: 1.03,
    last: 0.48,
    opening: 0.65,
    title: 0.24,
    titled: 0.4,
    described: 0.35,
    number: 0.68,
    measure: 0.51,
    terms: 0.53,
    short: -0.61,
    question: -0.48,
    you: -0.35,
  },
  lead: {
    rules: 0.85,
    nameless: -0.41,
    linked: -0.34,
    worth: 0.99,
    early: 0.73,
    fore: 0.6,
    last: 0.43,
    opening: 0.39,
    title: 0.79,
    titled: 0.54,
    described: 0.79,
    number: 0.42,
    measure: 0.02,
    terms: 0.53,
    short: -0.53,
    question: -0.28,
    you: -0.25,
  },
};
const bias = -4.01;

const wane = { early: 2, fore: 8 };
const [fullTerms, fewWords, fewTerms] = [20, 12, 3];
const quotations = /["“„«「『][^"”“»」』]*["”“»」』]/g;

interface WorthSource {
  readonly ranked: readonly RankedSentence[];
  readonly title: string;
  readonly shown: string;
  readonly description: readonly string[];
  readonly language: string;
  readonly words: LanguageWords;
}

export interface Rated {
  readonly sentence: RankedSentence;
  readonly text: string;
  readonly rules: number;
}

function createWorthSigns({ ranked, title, shown, description, language, words }: WorthSource) {
  const isLinked = findLinks(language);
  const [topic, known] = [title, shown].map((text) => new Set(listTerms(text, words)));
  const summary = description.map((text) => new Set(listTerms(text, words))).filter(({ size }) => size >= fewTerms);
  const best = Math.max(1e-9, ...ranked.map(({ worth }) => worth));
  const [start, end] = [ranked[0]?.paragraph ?? 0, ranked.at(-1)?.paragraph];
  const further = new Set(ranked.filter(({ paragraph }, place) => ranked[place - 1]?.paragraph === paragraph));
  const names = new Set(ranked.flatMap(({ text }) => wordsIn(text).slice(1)));
  return ({ sentence, text, rules }: Rated): WorthSigns => {
    const { terms, paragraph, worth } = sentence;
    const title = overlap(topic ?? none, terms);
    const own = wordsIn(text.replaceAll(quotations, ' ').toLowerCase());
    return {
      rules,
      nameless: Number(isNameless(text, known ?? none, names, words)),
      linked: Number(isLinked(text)),
      worth: Math.sqrt(Math.min(1, worth / best)),
      early: Math.exp((start - paragraph) / wane.early),
      fore: Math.exp((start - paragraph) / wane.fore),
      last: Number(paragraph === end),
      opening: Number(!further.has(sentence)),
      title,
      titled: Number(title > 0),
      described: Math.max(0, ...summary.map((one) => overlap(one, terms))),
      number: Number(/\p{N}/u.test(text)),
      measure: Number(/[%‰$€£¥]/.test(text)),
      terms: Math.min(1, terms.size / fullTerms),
      short: Number(wordCount(text) < fewWords),
      question: Number(/[?？؟]/.test(text)),
      you: Number(own.some((word) => addressed.has(word))),
    };
  };
}

/** Probability that an editor takes a sentence, 0–1; its value as the main fact, relative to the text's others. */
export interface Rating {
  readonly take: number;
  readonly lead: number;
}

const weigh = (signs: WorthSigns, own: Weights): number =>
  Object.entries(own).reduce((sum, [sign, weight]) => sum + weight * signs[sign as keyof WorthSigns], 0);

export function createRating(source: WorthSource): (rated: Rated) => Rating {
  const read = createWorthSigns(source);
  return (rated) => {
    const signs = read(rated);
    return { take: 1 / (1 + Math.exp(-weigh(signs, weights.take) - bias)), lead: weigh(signs, weights.lead) };
  };
}
