import { listTerms, overlap, wordCount, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** A sentence of the main text with its place. */
export interface Sentence {
  readonly text: string;
  /** Number of its paragraph in the text, from 0. */
  readonly paragraph: number;
  /** Multiplies its score: 1 for plain text, more under a heading like "Conclusion", less in a quotation. */
  readonly weight: number;
  /** Whether it stands inside a quotation that goes on over several sentences. */
  readonly spoken?: boolean;
  /** Who says it in an interview. */
  readonly speaker?: string;
  /** Whether a paper says of it that this is what was found. */
  readonly isFinding?: boolean;
}

export interface RankedSentence extends Sentence {
  /** Number of the sentence in the text, from 0. */
  readonly index: number;
  /** What it is worth without its place. */
  readonly worth: number;
  /** Its worth with its place; the root of it, so that the weaker are not lost beside the best. */
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

/**
 * Found by search on news articles with human highlights and with extracted summaries: a setting around which both stay
 * above the plain lead (ROUGE-1; `npm run bench -- brief`).
 */
const weights = {
  /** The first paragraph counts for so much more than one far down, falling by this share a paragraph. */
  position: 15,
  fall: 0.1,
  kinship: 1.25,
  /** Longer sentences tell more, up to this many words; from there on one that goes on says too much at once. */
  length: 0.4,
  long: 35,
  soft: 25,
  speech: 0.15,
  personal: 0.1,
  /** A paragraph's opening leads over; the text's first sentence is often the news itself. */
  opening: -0.1,
  first: 1.35,
  /** With each sentence chosen its place counts less, and what it says is worth less when it was said. */
  placeWanes: 0.8,
  novelty: 0.6,
};

const quoted = /["“„«「『]|``/;

/** The greatest of `values` becomes 1. */
function scaled(values: readonly number[]): number[] {
  const most = Math.max(1e-9, ...values);
  return values.map((value) => value / most);
}

/**
 * How much each sentence shares with all others: the degree in a graph of sentences whose edges are shared terms (LexRank
 * without its iteration). Summed by term, so linear in the text's length.
 */
function kinship(terms: readonly ReadonlySet<string>[]): number[] {
  const norm = (own: ReadonlySet<string>) => 1 / Math.sqrt(Math.max(4, own.size));
  const mass = new Map<string, number>();
  for (const own of terms) for (const term of own) mass.set(term, (mass.get(term) ?? 0) + norm(own));
  return terms.map((own) => {
    let sum = 0;
    for (const term of own) sum += (mass.get(term) ?? 0) - norm(own);
    return sum * norm(own);
  });
}

const weighPlace = (paragraph: number) => weights.position * Math.exp(-weights.fall * paragraph);

/** What a sentence is worth wherever it stands, by what it shares with the others, its length and its voice. */
export function rankSentences(sentences: readonly Sentence[], words: LanguageWords): RankedSentence[] {
  const terms = sentences.map((sentence) => new Set(listTerms(sentence.text, words)));
  const related = scaled(kinship(terms));
  return sentences.map((sentence, index) => {
    const length = wordCount(sentence.text);
    const isPersonal = wordsIn(sentence.text.toLowerCase()).some((word) => words.personal.has(word));
    const isOpening = index > 0 && sentences[index - 1]?.paragraph !== sentence.paragraph;
    const worth =
      (related[index] ?? 0) ** weights.kinship *
      length ** weights.length *
      Math.exp(-Math.max(0, length - weights.long) / weights.soft) *
      (1 + (quoted.test(sentence.text) ? weights.speech : 0)) *
      (1 + (isPersonal ? weights.personal : 0)) *
      (1 + (isOpening ? weights.opening : 0)) *
      (index === 0 ? weights.first : 1) *
      sentence.weight ** 2;
    return {
      ...sentence,
      index,
      terms: terms[index] ?? new Set(),
      worth,
      score: Math.sqrt(worth * (1 + weighPlace(sentence.paragraph))),
    };
  });
}

/**
 * The `count` best sentences, best first, each by what it adds to those before it; `score` becomes what it was worth when
 * it was chosen, so it never rises.
 */
export function pickSentences(ranked: readonly RankedSentence[], count: number): RankedSentence[] {
  const left = new Set(ranked);
  const covered = new Set<string>();
  const picked: RankedSentence[] = [];
  while (picked.length < count && left.size > 0) {
    const wane = weights.placeWanes ** picked.length;
    let best: { readonly sentence: RankedSentence; readonly score: number } | undefined;
    for (const sentence of left) {
      const most = sentence.worth * (1 + wane * weighPlace(sentence.paragraph));
      if (best !== undefined && most <= best.score) continue;
      const score = most * (1 - weights.novelty * overlap(sentence.terms, covered));
      if (best === undefined || score > best.score) best = { sentence, score };
    }
    if (best === undefined) break;
    left.delete(best.sentence);
    picked.push({ ...best.sentence, score: Math.sqrt(best.score) });
    for (const term of best.sentence.terms) covered.add(term);
  }
  return picked;
}

/** Whether one of two sets of terms shares `limit` (0–1) or more of its terms with the other. */
export function repeats(a: ReadonlySet<string>, b: ReadonlySet<string>, limit: number): boolean {
  return overlap(a, b) >= limit || overlap(b, a) >= limit;
}
