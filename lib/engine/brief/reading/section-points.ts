import type { Point } from '../../brief.ts';
import { toItemPoint } from '../lists/list-item.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { withoutNumbers } from '../outline/numbering.ts';
import type { Section } from '../outline/outline.ts';
import { measureDrawnLength } from '../text/text.ts';
import type { Reading } from './reading.ts';

const budget = 110;

export function listItemPoints(items: readonly string[], { language, words }: Reading): Point[] {
  return withoutNumbers(
    items.filter((item) => !isBoilerplate(item, words.language)),
    words.language,
  )
    .map((item) => toItemPoint(item, language, words))
    .filter((point) => point !== undefined);
}

export function listSectionPoints({ lists, sentences }: Section, reading: Reading): Point[] {
  const [list] = lists;
  if (list !== undefined && list.items.length > 0) return listItemPoints(list.items, reading);
  return listItemPoints(
    sentences.filter((sentence) => measureDrawnLength(sentence) <= budget * 2),
    reading,
  ).filter(({ heading }) => measureDrawnLength(heading) <= budget);
}
