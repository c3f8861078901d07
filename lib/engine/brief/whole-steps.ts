import type { Point } from '../brief.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { splitSentences } from './sentences.ts';
import { capitalize, drawnLength } from './text.ts';

/** Drawn letters of a step that is shown word for word, of its first sentence, and of a part of one that is too long. */
const most = { whole: 280, opening: 120, part: 180 };

/** An amount, a temperature or a time in what is to be done, and the share of items with one by which a list is steps. */
const amount = new RegExp(
  String.raw`\d\s?(?:°|(?:${joinAlternatives(({ brief }) => brief?.numbering?.measures)}|k?g|[mcd]?l|[mc]m)(?!\p{L}))`,
  'iu',
);
const minMeasured = 0.4;
export const areMeasured = (items: readonly string[]): boolean =>
  items.filter((item) => amount.test(item)).length >= items.length * minMeasured;

/** A step that no cut brings to its length, as it stands; of one that is a paragraph the first sentence. */
export function wholeItem(item: string, language: string): Point | undefined {
  const [first = ''] = splitSentences(item, language);
  const heading = [item, first].find((text) => drawnLength(text) <= most.whole);
  return heading === undefined ? undefined : { heading: capitalize(heading.replace(/[.。]$/u, '')), sentence: item };
}

/** A step as it stands, its first sentence over the others: what is left out of it is missing in the dish or the machine. */
export function wholeStep(item: string, language: string): Point | undefined {
  if (item.includes('\n') || drawnLength(item) > most.whole) return undefined;
  const [opening = '', ...others] = splitSentences(item, language).map((sentence) => sentence.replace(/[.。]$/, ''));
  if (others.length === 0 || drawnLength(opening) > most.opening) return undefined;
  return { heading: capitalize(opening), body: others.map(capitalize).join('. '), sentence: item, isInseparable: true };
}

/** A step that is too long for one, as several: nothing of it is left out. */
export function splitStep(item: string, language: string): readonly string[] | undefined {
  if (item.includes('\n') || drawnLength(item) <= most.whole) return undefined;
  const parts: string[] = [];
  for (const sentence of splitSentences(item, language)) {
    const joined = `${parts.at(-1) ?? ''} ${sentence}`.trim();
    if (parts.length > 0 && drawnLength(joined) <= most.part) parts.splice(-1, 1, joined);
    else parts.push(sentence);
  }
  return parts.length > 1 && parts.every((part) => drawnLength(part) <= most.whole) ? parts : undefined;
}

/** Such a part, word for word. */
export const partStep = (part: string): Point => ({
  heading: capitalize(part.replace(/[.。]$/u, '')),
  sentence: part,
  isInseparable: true,
});
