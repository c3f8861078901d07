import type { Timing } from '../standing/background.ts';
import type { Rating, StatementModel } from '../statements/statement-model.ts';
import type { RankedSentence } from '../text/rank.ts';
import { listNumbers, listTerms, overlap } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const considered = 8;
const minTitleShare = 0.3;
/** Minimum share of a summary's terms in the body; other descriptions are slogans. */
const minBorneOut = 0.6;
const minBorneOutOfTitle = 0.35;
const sameSentence = 0.75;

/** Bonus of a publisher's own summary of the news, in log-odds. */
const published = 3.5;

/** Bonus of a paper's finding, in log-odds; abstracts open with background. */
const found = 6;

/** Loss of what is not news, in log-odds. */
const loss: Readonly<Record<Timing, number>> = { news: 0, background: 0.9, old: 1.2 };

interface LeadSource {
  readonly time: (text: string) => Timing;
  readonly summary: readonly string[];
  readonly title: string;
  readonly ranked: readonly RankedSentence[];
  readonly ratings: readonly Rating[];
  readonly rate: StatementModel['rate'];
  readonly shown: string;
  readonly words: LanguageWords;
}

function readSummary({ summary, title, ranked, words }: LeadSource): RankedSentence[] {
  const topic = new Set(listTerms(title, words));
  const used = new Set(ranked.flatMap(({ terms }) => [...terms]));
  const body = ranked.map(({ text }) => text).join('\n');
  const worth = Math.max(0, ...ranked.map((sentence) => sentence.worth));
  return summary.flatMap((text): RankedSentence[] => {
    if (!/[.!。！][”"’»」]?$/u.test(text)) return [];
    const terms = new Set(listTerms(text, words));
    if (ranked.some((sentence) => overlap(terms, sentence.terms) >= sameSentence)) return [];
    const isOfTitle = overlap(topic, terms) >= minTitleShare && overlap(terms, used) >= minBorneOutOfTitle;
    const isInText = isOfTitle || overlap(terms, used) >= minBorneOut;
    const isBorneOut = isInText && listNumbers(text).every((number) => body.includes(number));
    if (!isBorneOut || overlap(topic, terms) === 0) return [];
    return [{ text, terms, paragraph: ranked[0]?.paragraph ?? 0, index: -1, weight: 1, worth, score: 1 }];
  });
}

export interface Lead {
  readonly sentence: RankedSentence;
  readonly lead: number;
}

export function findLeads(source: LeadSource): Lead[] {
  const { ranked, ratings, rate, shown, time } = source;
  const own = ranked.map((sentence, place) => ({
    sentence,
    lead: (ratings[place]?.lead ?? 0) + (sentence.isFinding ? found : 0) - loss[time(sentence.text)],
  }));
  const summed = readSummary(source).map((sentence) => {
    const { text } = sentence;
    const timing = time(text);
    const own = rate({ sentence, text, source: text, shown }).lead;
    return { sentence, lead: own + (timing === 'news' ? published : 0) - loss[timing] };
  });
  return [...summed, ...own].toSorted((a, b) => b.lead - a.lead).slice(0, considered);
}
