import type { Point } from '../../brief.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, measureDrawnLength } from '../text/text.ts';

/** Drawn letters of a verbatim step, its first sentence, and a part of a longer one. */
const max = { whole: 280, opening: 120, part: 180 };

const getPatterns = perPageLanguage((among) => {
  const amount = new RegExp(
    String.raw`\d\s?(?:°|(?:${joinAlternatives(({ brief }) => brief?.numbering?.measures, among)}|k?g|[mcd]?l|[mc]m)(?!\p{L}))`,
    'iu',
  );
  return { amount };
});

const minMeasured = 0.4;
export const areMeasured = (items: readonly string[], language: Language | undefined): boolean =>
  items.filter((item) => getPatterns(language).amount.test(item)).length >= items.length * minMeasured;

export function toWholePoint(item: string, language: string): Point | undefined {
  const [first = ''] = splitSentences(item, language);
  const heading = [item, first].find((text) => measureDrawnLength(text) <= max.whole);
  return heading === undefined ? undefined : { heading: capitalize(heading.replace(/[.。]$/u, '')), sentence: item };
}

export function toWholeStep(item: string, language: string): Point | undefined {
  if (item.includes('\n') || measureDrawnLength(item) > max.whole) return undefined;
  const [opening = '', ...others] = splitSentences(item, language).map((sentence) => sentence.replace(/[.。]$/, ''));
  if (others.length === 0 || measureDrawnLength(opening) > max.opening) return undefined;
  return { heading: capitalize(opening), body: others.map(capitalize).join('. '), sentence: item, isInseparable: true };
}

export function splitStep(item: string, language: string): readonly string[] | undefined {
  if (item.includes('\n') || measureDrawnLength(item) <= max.whole) return undefined;
  const parts: string[] = [];
  for (const sentence of splitSentences(item, language)) {
    const joined = `${parts.at(-1) ?? ''} ${sentence}`.trim();
    if (parts.length > 0 && measureDrawnLength(joined) <= max.part) parts.splice(-1, 1, joined);
    else parts.push(sentence);
  }
  return parts.length > 1 && parts.every((part) => measureDrawnLength(part) <= max.whole) ? parts : undefined;
}

export const partStep = (part: string): Point => ({
  heading: capitalize(part.replace(/[.。]$/u, '')),
  sentence: part,
  isInseparable: true,
});
