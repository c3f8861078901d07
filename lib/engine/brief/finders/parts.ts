import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import { listItemPoints } from '../reading/section-points.ts';
import { type Candidate, toItem } from '../selection/candidate.ts';
import { countTextWords, measureDrawnLength } from '../text/text.ts';

const getMade = perPageLanguage((among) => matchWords(({ brief }) => brief?.parts?.made, 'iu', among));

const count = { min: 4, max: 8 };
const name = { letters: 34, words: 4 };

export function findParts(reading: Reading): Candidate[] {
  const { outline, fullTitle, limit, words } = reading;
  const made = getMade(words.language);
  for (const { items, lead } of outline.lists) {
    if (items.length < count.min || items.length > count.max) continue;
    if (!made.test(fullTitle) && !made.test(lead)) continue;
    const points = listItemPoints(items, reading);
    const isParted =
      points.length === items.length &&
      points.every(
        ({ heading, body }) =>
          body !== undefined && measureDrawnLength(heading) <= name.letters && countTextWords(heading) <= name.words,
      );
    if (!isParted) continue;
    const shown = points.slice(0, limit).map(toItem);
    const why = 'list of named parts of one thing';
    return [
      { module: { kind: 'items', form: 'parts', items: shown, total: items.length, sure: 0.85, weight: 1, why } },
    ];
  }
  return [];
}
