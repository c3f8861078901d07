import { isBoilerplate } from './noise.ts';
import type { RankedSentence } from './rank.ts';
import { listTerms, overlap } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Paragraphs at a text's start among which the news stands: a feature's stand behind its anecdote. */
const openingParagraphs = { news: 2, feature: 6 };
/** Paragraphs behind the second are the opening of a text only within this share of its sentences. */
const openingShare = 0.4;
/** Share of the title's terms in a sentence of the opening by which it says what the title announces. */
const minTitleShare = 0.3;
const minTitleTerms = 2;
/** Share of the title's terms from which on a later paragraph says it, too. */
const minFeatureShare = 0.5;
/** What makes a sentence the lead, each 0–1: what it speaks of the title and of the summary, how early it stands, a number. */
const leadWeights = { title: 1, summary: 0.6, early: 0.5, number: 0.15, summed: 0.5 };
/** How fast being early wanes, a paragraph. */
const wane = 0.5;
/** Share of a summary's terms that the body must use: other descriptions are a site's slogans. */
const minBorneOut = 0.6;
/** The same of a sentence that says what the title announces. */
const minBorneOutOfTitle = 0.35;
/** A summary that shares so many terms with a sentence of the body is that sentence. */
const sameSentence = 0.75;

const numbersIn = (text: string): string[] => text.match(/\p{N}[\p{N}.,]*(?<=\p{N})/gu) ?? [];

/**
 * Sentences that may say a text's main fact, the likeliest first: those of the publisher's summary that the body bears out,
 * and those of the opening that tell what the title announces.
 */
export function findLeads(
  summary: readonly string[],
  title: string,
  ranked: readonly RankedSentence[],
  words: LanguageWords,
): RankedSentence[] {
  const topic = new Set(listTerms(title, words));
  const used = new Set(ranked.flatMap(({ terms }) => [...terms]));
  const body = ranked.map(({ text }) => text).join('\n');
  const summaryTerms = new Set(summary.flatMap((text) => listTerms(text, words)));
  const start = ranked[0]?.paragraph ?? 0;
  const readable = ranked.filter(({ spoken, text }) => spoken !== true && !isBoilerplate(text));
  const depth = ({ paragraph }: RankedSentence) => paragraph - start;
  const opening = readable.filter((sentence) => depth(sentence) < openingParagraphs.news);
  const announces = (sentence: RankedSentence) => {
    const share = overlap(topic, sentence.terms);
    const shared = [...topic].filter((term) => sentence.terms.has(term)).length;
    if (depth(sentence) >= openingParagraphs.feature || shared < Math.min(minTitleTerms, topic.size)) return false;
    if (depth(sentence) < openingParagraphs.news) return share >= minTitleShare;
    return share >= minFeatureShare && sentence.index < ranked.length * openingShare;
  };
  const summed = summary.flatMap((text): RankedSentence[] => {
    if (!/[.!。！][”"’»」]?$/u.test(text)) return [];
    const terms = new Set(listTerms(text, words));
    const own = opening.find((sentence) => overlap(terms, sentence.terms) >= sameSentence);
    if (own !== undefined) return [own];
    const isOfTitle = overlap(topic, terms) >= minTitleShare && overlap(terms, used) >= minBorneOutOfTitle;
    const isTold = isOfTitle || overlap(terms, used) >= minBorneOut;
    const isBorneOut = isTold && numbersIn(text).every((number) => body.includes(number));
    if (!isBorneOut || overlap(topic, terms) === 0) return [];
    return [{ text, terms, paragraph: start, index: -1, weight: 1, worth: 1, score: 1 }];
  });
  const published = new Set(summed);
  const rate = (sentence: RankedSentence) =>
    leadWeights.title * overlap(topic, sentence.terms) +
    leadWeights.summary * overlap(summaryTerms, sentence.terms) +
    leadWeights.early * Math.exp(-wane * depth(sentence)) +
    leadWeights.number * Number(/\p{N}/u.test(sentence.text)) +
    leadWeights.summed * Number(published.has(sentence));
  const all = [...new Set([...summed, ...readable.filter(announces)])];
  // A text's first sentence is its news more often than not, where it speaks of the title at all.
  const first = opening.find(({ terms }) => overlap(terms, topic) > 0);
  const rated = all.map((sentence) => ({ sentence, value: rate(sentence) })).toSorted((a, b) => b.value - a.value);
  const leads = rated.map(({ sentence }) => sentence);
  return first === undefined || leads.includes(first) ? leads : [...leads, first];
}
