import { countTextWords, listTerms, overlap, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

export interface Sentence {
  readonly text: string;
  readonly paragraph: number;
  /** Factor of its score: 1 for plain text, more under "Conclusion", less in a quotation. */
  readonly weight: number;
  readonly spoken?: boolean;
  readonly speaker?: string;
  readonly isFinding?: boolean;
}

export interface RankedSentence extends Sentence {
  readonly index: number;
  readonly worth: number;
  /** Square root of the value with its place, so that weaker sentences keep weight. */
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

/** Tuned on news with human highlights and on extracted summaries (ROUGE-1; `npm run bench -- brief`). */
const weights = {
  position: 15,
  fall: 0.1,
  kinship: 1.25,
  /** Longer sentences are worth more, up to `long` words. */
  length: 0.4,
  long: 35,
  soft: 25,
  speech: 0.15,
  personal: 0.1,
  /** A paragraph's opening is a transition; the text's first sentence is often the news. */
  opening: -0.1,
  first: 1.35,
  /** With each chosen sentence, place and repeated content count less. */
  placeWanes: 0.8,
  novelty: 0.6,
};

const quoted = /["“„«「『]|``/;

function scaleToOne(values: readonly number[]): number[] {
  const max = Math.max(1e-9, ...values);
  return values.map((value) => value / max);
}

/** Similarity to all others: degree in a graph of shared terms (LexRank without iteration), linear in the text's length. */
function computeKinship(terms: readonly ReadonlySet<string>[]): number[] {
  const computeNorm = (own: ReadonlySet<string>) => 1 / Math.sqrt(Math.max(4, own.size));
  const mass = new Map<string, number>();
  for (const own of terms) for (const term of own) mass.set(term, (mass.get(term) ?? 0) + computeNorm(own));
  return terms.map((own) => {
    let sum = 0;
    for (const term of own) sum += (mass.get(term) ?? 0) - computeNorm(own);
    return sum * computeNorm(own);
  });
}

const weighPlace = (paragraph: number) => weights.position * Math.exp(-weights.fall * paragraph);

export function rankSentences(sentences: readonly Sentence[], words: LanguageWords): RankedSentence[] {
  const terms = sentences.map((sentence) => new Set(listTerms(sentence.text, words)));
  const related = scaleToOne(computeKinship(terms));
  return sentences.map((sentence, index) => {
    const length = countTextWords(sentence.text);
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

export function pickSentences(ranked: readonly RankedSentence[], count: number): RankedSentence[] {
  const left = new Set(ranked);
  const covered = new Set<string>();
  const picked: RankedSentence[] = [];
  while (picked.length < count && left.size > 0) {
    const wane = weights.placeWanes ** picked.length;
    let best: { readonly sentence: RankedSentence; readonly score: number } | undefined;
    for (const sentence of left) {
      const max = sentence.worth * (1 + wane * weighPlace(sentence.paragraph));
      if (best !== undefined && max <= best.score) continue;
      const score = max * (1 - weights.novelty * overlap(sentence.terms, covered));
      if (best === undefined || score > best.score) best = { sentence, score };
    }
    if (best === undefined) break;
    left.delete(best.sentence);
    picked.push({ ...best.sentence, score: Math.sqrt(best.score) });
    for (const term of best.sentence.terms) covered.add(term);
  }
  return picked;
}

export function repeats(a: ReadonlySet<string>, b: ReadonlySet<string>, limit: number): boolean {
  return overlap(a, b) >= limit || overlap(b, a) >= limit;
}
