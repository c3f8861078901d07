import type { Outline } from '../outline/outline.ts';
import type { RankedSentence } from '../text/rank.ts';
import { listTerms, overlap, wordsIn } from '../text/text.ts';
import { addressed, collective, type LanguageWords } from '../text/words.ts';

export interface PlaceSigns {
  readonly index: number;
  /** Place in the text and paragraph in the text, 0–1. */
  readonly depth: number;
  readonly paragraph: number;
  /** Place in its paragraph and number of sentences in it. */
  readonly within: number;
  readonly size: number;
  /** It opens a section; how many sentences that has; share of its heading's terms. */
  readonly headed: number;
  readonly section: number;
  readonly heading: number;
  /** The sentence before has quotation marks; it is inside a quotation itself. */
  readonly quotedBefore: number;
  readonly spoken: number;
  /** Value by `rank.ts`, relative to the text's best, and its place by that. */
  readonly worth: number;
  readonly order: number;
  /** Terms shared with the sentence before, and already said anywhere before. */
  readonly continues: number;
  readonly known: number;
  /** Share of terms used three times or more, and of those used nowhere else. */
  readonly worn: number;
  readonly lone: number;
  /** Terms of the first three sentences, and of all headings. */
  readonly opening: number;
  readonly headings: number;
  /** Of the text: sentences, mean length of a paragraph, share with "I", with "we" or "you", and with quotations. */
  readonly sentences: number;
  readonly density: number;
  readonly personal: number;
  readonly voiced: number;
  readonly quotations: number;
}

const quoted = /["“”„«»「『]/;
const worn = 3;
const opening = 3;
const max = { sentences: 200, within: 8 };

interface RankedPage {
  readonly ranked: readonly RankedSentence[];
  readonly outline: Outline;
  readonly words: LanguageWords;
}

interface Headed {
  readonly isFirst: boolean;
  readonly size: number;
  readonly terms: ReadonlySet<string>;
}

function readHeadings({ outline, words }: RankedPage) {
  const found = new Map<string, Headed>();
  const all = new Set<string>();
  for (const { heading, sentences } of outline.sections) {
    const terms = new Set(listTerms(heading, words));
    for (const term of terms) all.add(term);
    for (const [at, text] of sentences.entries())
      if (!found.has(text)) found.set(text, { isFirst: at === 0, size: sentences.length, terms });
  }
  return { found, all };
}

function countUses(ranked: readonly RankedSentence[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { terms } of ranked) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}

const share = (all: readonly RankedSentence[], is: (one: RankedSentence) => boolean) =>
  all.filter(is).length / Math.max(1, all.length);

function readVoices(ranked: readonly RankedSentence[], words: LanguageWords) {
  const voices = new Map(ranked.map((one) => [one, wordsIn(one.text.toLowerCase())]));
  const says = (one: RankedSentence, is: (word: string) => boolean) => voices.get(one)?.some(is) === true;
  const isShared = (word: string) => addressed.has(word) || collective.has(word);
  return {
    personal: share(ranked, (one) => says(one, (word) => words.personal.has(word) && !isShared(word))),
    voiced: share(ranked, (one) => says(one, isShared)),
    quotations: share(ranked, ({ text }) => quoted.test(text)),
  };
}

const none: ReadonlySet<string> = new Set();

export function readPlaces(page: RankedPage): PlaceSigns[] {
  const { ranked, words } = page;
  const { found, all } = readHeadings(page);
  const uses = countUses(ranked);
  const paragraphs = new Map<number, number>();
  for (const { paragraph } of ranked) paragraphs.set(paragraph, (paragraphs.get(paragraph) ?? 0) + 1);
  const [first, last] = [ranked[0]?.paragraph ?? 0, ranked.at(-1)?.paragraph ?? 0];
  const best = Math.max(1e-9, ...ranked.map(({ worth }) => worth));
  const orders = new Map(ranked.toSorted((a, b) => b.worth - a.worth).map((one, order) => [one, order]));
  const start = new Set(ranked.slice(0, opening).flatMap(({ terms }) => [...terms]));
  const shared = {
    sentences: Math.min(max.sentences, ranked.length),
    density: ranked.length / Math.max(1, paragraphs.size),
    ...readVoices(ranked, words),
  };
  const said = new Set<string>();
  let within = 0;
  return ranked.map((one, place): PlaceSigns => {
    const before = ranked[place - 1];
    within = before?.paragraph === one.paragraph ? within + 1 : 0;
    const headed = found.get(one.text);
    const { terms } = one;
    const known = overlap(terms, said);
    for (const term of terms) said.add(term);
    const count = Math.max(1, terms.size);
    return {
      index: Math.min(max.sentences, place),
      depth: place / Math.max(1, ranked.length - 1),
      paragraph: (one.paragraph - first) / Math.max(1, last - first),
      within: Math.min(max.within, within),
      size: Math.min(max.within, paragraphs.get(one.paragraph) ?? 1),
      headed: Number(headed?.isFirst === true),
      section: headed?.size ?? 0,
      heading: overlap(headed?.terms ?? none, terms),
      quotedBefore: Number(before !== undefined && quoted.test(before.text)),
      spoken: Number(one.spoken === true),
      worth: Math.sqrt(Math.min(1, one.worth / best)),
      order: (orders.get(one) ?? 0) / Math.max(1, ranked.length),
      continues: overlap(terms, before?.terms ?? none),
      known,
      worn: [...terms].filter((term) => (uses.get(term) ?? 0) >= worn).length / count,
      lone: [...terms].filter((term) => uses.get(term) === 1).length / count,
      opening: place < opening ? 1 : overlap(terms, start),
      headings: overlap(terms, all),
      ...shared,
    };
  });
}

export const noPlace: PlaceSigns = {
  index: 0,
  depth: 0,
  paragraph: 0,
  within: 0,
  size: 0,
  headed: 0,
  section: 0,
  heading: 0,
  quotedBefore: 0,
  spoken: 0,
  worth: 0,
  order: 0,
  continues: 0,
  known: 0,
  worn: 0,
  lone: 0,
  opening: 0,
  headings: 0,
  sentences: 0,
  density: 0,
  personal: 0,
  voiced: 0,
  quotations: 0,
};
