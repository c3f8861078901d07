import type { Candidate } from '../candidate.ts';
import type { Reading } from '../reading/reading.ts';
import { readFields } from '../record-fields.ts';
import { shortenings } from '../shorten.ts';
import { standing } from '../standing.ts';
import { capitalize, drawnLength, listTerms, overlap, wordCount } from '../text.ts';
import { weights } from '../weights.ts';

/** Drawn letters and words of a sentence that can stand large. */
const [budget, minWords] = [90, 5];
const minStanding = 0.7;
/** Share of the title's terms from which on a sentence repeats it. */
const repetition = 0.8;

/**
 * The one sentence that says what the text is about: its main fact, where that is short. Where none is found, one that
 * stands alone with the title's words, a conclusion before others.
 */
export function findThesis({ leads, ranked, title = '', standfirst, isOwned, words }: Reading): Candidate[] {
  const topic = new Set(listTerms(title, words));
  const best = Math.max(1e-9, ...ranked.map(({ score }) => score));
  const [found] = (leads.length > 0 ? leads.slice(0, 1).map(({ sentence }) => sentence) : ranked)
    .flatMap(({ text, score, weight, terms, speaker }) => {
      const shown = shortenings(text, words).find((form) => drawnLength(form) <= budget);
      const near = overlap(topic, terms);
      if (speaker !== undefined) return [];
      if (shown === undefined || shown === standfirst || wordCount(shown) < minWords || near === 0 || near > repetition)
        return [];
      if (standing(text, shown, words) < minStanding || !isOwned(text)) return [];
      // "Name: … Level: …" is a record, no message.
      if (readFields(text) !== undefined) return [];
      return [{ text: capitalize(shown), sentence: text, value: (score / best) * (0.5 + near) * weight }];
    })
    .toSorted((a, b) => b.value - a.value);
  if (found === undefined) return [];
  const { value, ...said } = found;
  const bid = { sure: 0.7, weight: weights.module.thesis, why: `short sentence near the title (${value.toFixed(2)})` };
  return [{ module: { kind: 'thesis', ...said, ...bid } }];
}
