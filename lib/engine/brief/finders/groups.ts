import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';
import { listItemPoints } from '../reading/section-points.ts';
import { type Candidate, toItem } from '../selection/candidate.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';

interface NamedGroup {
  readonly name: string;
  readonly items: readonly Item[];
}

const maxChars = { name: 40, item: 72 };
const count = { min: 2, max: 6 };

export const dropColon = (text: string) => tidy(text).replace(/\s*[:：]$/, '');

function listGroups(reading: Reading): NamedGroup[] {
  const { sections, lists } = reading.outline;
  const led =
    sections.filter((section) => section.lists.length === 1).length >= 3
      ? sections.flatMap(({ heading, lists: [list, ...more] }) =>
          list && more.length === 0 ? [{ lead: heading, items: list.items }] : [],
        )
      : lists;
  return led.flatMap(({ lead, items }) => {
    const name = dropColon(lead);
    if (name === '' || measureDrawnLength(name) > maxChars.name || items.length < count.min || items.length > count.max)
      return [];
    const points = listItemPoints(items, reading).map(toItem);
    const areShort = points.every(({ heading, body }) => !body && measureDrawnLength(heading) <= maxChars.item);
    return areShort && points.length === items.length ? [{ name, items: points }] : [];
  });
}

const getShared = perPageLanguage((among) => matchWords(({ brief }) => brief?.sets?.shared, 'iu', among));

/** Two things with what both share, or four groups of short items (SWOT). */
export function findGroups(reading: Reading): Candidate[] {
  const groups = listGroups(reading);
  const names = new Set(groups.map(({ name }) => name.toLowerCase()));
  // Prices with offers, or parts of one thing, are not such groups.
  if (names.size < groups.length || groups.some(({ name }) => !/\p{L}{3}|\p{Lo}/u.test(name))) return [];
  const sides = groups.map(({ name, items }) => ({ name, items: [...items] }));
  if (groups.length === 3) {
    const both = groups.findIndex(({ name }) => getShared(reading.words.language).test(name));
    if (both < 0) return [];
    const ordered = [...sides.filter((_, index) => index !== both), ...sides.filter((_, index) => index === both)];
    const why = 'two lists and one of what both share';
    return [{ module: { kind: 'sides', form: 'venn', sides: ordered, sure: 0.9, weight: 1, why } }];
  }
  if (groups.length !== 4) return [];
  const why = 'four named lists of short items';
  return [{ module: { kind: 'sides', form: 'quadrant', sides, sure: 0.94, weight: 1, why } }];
}
