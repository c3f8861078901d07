import { matchWords, perPageLanguage, pickSteering } from '../../languages/patterns.ts';
import { readMeasure } from '../numbers/measures.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { capitalize, measureDrawnLength, tidy } from '../text/text.ts';

const getNamed = perPageLanguage((among) => matchWords(pickSteering('funnel'), 'iu', among));
/** "Visitors: 12,000" */
const labelled = /^(?<label>[^:：]{2,40}?)\s?[:：]\s*(?<value>\S+)$/u;
const count = { min: 3, max: 6 };
const maxLabelChars = 34;

interface Band {
  readonly heading: string;
  readonly value: string;
  readonly amount: number;
  readonly sentence: string;
}

function readBand(item: string, language: string): Band | undefined {
  const { label = '', value = '' } = labelled.exec(tidy(item))?.groups ?? {};
  const measure = readMeasure(value, language);
  if (measure === undefined || measure.unit !== '' || measureDrawnLength(label) > maxLabelChars) return undefined;
  return { heading: capitalize(label), value, amount: measure.value, sentence: item };
}

/** Counts that fall from one to the next, under a title or line that calls them a funnel. */
export function findFunnel({ outline, fullTitle, language, words }: Reading): Candidate[] {
  const named = getNamed(words.language);
  return outline.lists.flatMap(({ items, lead }): Candidate[] => {
    if (items.length < count.min || items.length > count.max) return [];
    if (!named.test(fullTitle) && !named.test(lead)) return [];
    const bands = items.flatMap((item) => readBand(item, language) ?? []);
    const isFalling = bands.every(({ amount }, at) => at === 0 || amount < (bands[at - 1]?.amount ?? 0));
    if (bands.length < items.length || !isFalling) return [];
    const shown = bands.map(({ heading, value, sentence }) => ({ heading, value, sentence }));
    const why = 'falling counts that the text calls a funnel';
    return [{ module: { kind: 'sequence', form: 'funnel', items: shown, sure: 0.95, weight: 1, why } }];
  });
}
