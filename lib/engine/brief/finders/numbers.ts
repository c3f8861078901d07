import type { Figure } from '../../modules.ts';
import type { Candidate } from '../candidate.ts';
import { pointsBack } from '../leaning.ts';
import { createMatter } from '../matter.ts';
import { chooseStatistics } from '../numbers.ts';
import type { Reading } from '../reading/reading.ts';
import { listTerms, overlap } from '../text.ts';
import { weights } from '../weights.ts';
import { ledNumbers } from './led-numbers.ts';

/** Share of the title's terms in a label for its number to lead; others stand in a band. */
const minNear = 0.2;
const enough = 3;
const sureness = { enough: 0.7, few: 0.6 };

export function findNumbers(reading: Reading): Candidate[] {
  const { ranked, title = '', language, words, parallels } = reading;
  const topic = new Set(listTerms(title, words));
  const weigh = (figures: readonly Figure[]) => {
    const near = figures.map(({ label }) => overlap(topic, new Set(listTerms(label, words))));
    if (topic.size > 0 && Math.max(...near) < minNear) return weights.asideNumbers;
    return figures.length >= enough ? weights.manyNumbers : weights.module.numbers;
  };
  const offer = (figures: Figure[], sure: number, why: string, weight = weigh(figures)): Candidate[] =>
    figures.length === 0
      ? []
      : [
          {
            module: {
              kind: 'numbers',
              figures,
              sure,
              weight,
              why,
            },
          },
        ];
  const led = parallels.map(({ points }) => ledNumbers(points)).find((found) => found !== undefined);
  if (led !== undefined)
    return offer([...led.statistics], 1, 'numbers that the items of a list open with', weights.manyNumbers);
  const shown = parallels.flatMap(({ points }) => points.map(({ sentence }) => sentence));
  // Amounts, times and temperatures belong to their steps.
  const steps = new Set(reading.outline.lists.flatMap(({ ordered, items }) => (ordered ? items : [])));
  const others = ranked.filter(({ text }) => !steps.has(text));
  const figures = chooseStatistics(others, title, shown, language, words, createMatter(reading)).filter(
    ({ label }) => !pointsBack(label, language),
  );
  return offer(
    figures,
    figures.length >= enough ? sureness.enough : sureness.few,
    `${figures.length} numbers with a whole label`,
  );
}
