import { readFields } from '../lists/record-fields.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { rateStanding } from '../standing/standing.ts';
import { capitalize, countTextWords, listTerms, measureDrawnLength, overlap } from '../text/text.ts';

const [budget, minWords] = [90, 5];
const minStanding = 0.7;
const repetition = 0.8;

export function findThesis({ leads, ranked, title = '', standfirst, isOwned, words }: Reading): Candidate[] {
  const topic = new Set(listTerms(title, words));
  const best = Math.max(1e-9, ...ranked.map(({ score }) => score));
  const [found] = (leads.length > 0 ? leads.slice(0, 1).map(({ sentence }) => sentence) : ranked)
    .flatMap(({ text, score, weight, terms, speaker }) => {
      const shown = listShortenings(text, words).find((form) => measureDrawnLength(form) <= budget);
      const near = overlap(topic, terms);
      if (speaker !== undefined) return [];
      if (
        shown === undefined ||
        shown === standfirst ||
        countTextWords(shown) < minWords ||
        near === 0 ||
        near > repetition
      )
        return [];
      if (rateStanding(text, shown, words) < minStanding || !isOwned(text)) return [];
      if (readFields(text) !== undefined) return [];
      return [{ text: capitalize(shown), sentence: text, value: (score / best) * (0.5 + near) * weight }];
    })
    .toSorted((a, b) => b.value - a.value);
  if (found === undefined) return [];
  const { value, ...said } = found;
  const bid = { sure: 0.7, weight: weights.module.thesis, why: `short sentence near the title (${value.toFixed(2)})` };
  return [{ module: { kind: 'thesis', ...said, ...bid } }];
}
