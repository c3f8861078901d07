import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { listTerms, overlap } from '../text/text.ts';
import { findSteps } from './steps.ts';

export const getRound = perPageLanguage((among) => matchWords(({ brief }) => brief?.cycle?.round, 'iu', among));
const getClosing = perPageLanguage((among) => matchWords(({ brief }) => brief?.cycle?.closing, 'iu', among));
/** Minimum share of the first step's words that the last must repeat to close without saying so. */
const minReturn = 0.5;
const sureness = { closed: 0.97, named: 0.3 };

export function findCycle(reading: Reading): Candidate[] {
  const { fullTitle, words } = reading;
  const [steps] = getRound(words.language).test(fullTitle) ? findSteps(reading) : [];
  if (steps?.module.kind !== 'sequence') return [];
  const { items } = steps.module;
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined || items.length < 3 || items.length > 7) return [];
  const returns = overlap(
    new Set(listTerms(first.heading, words)),
    new Set(listTerms(`${last.heading} ${last.body ?? ''}`, words)),
  );
  const isClosed = getClosing(words.language).test(last.sentence ?? '') || returns >= minReturn;
  const sure = isClosed ? sureness.closed : sureness.named;
  const why = isClosed ? 'steps whose last leads to the first' : 'steps under a title that names a cycle';
  return [{ module: { kind: 'sequence', form: 'cycle', items, sure, weight: 1, why } }];
}
