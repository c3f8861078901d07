import { getTagName } from '../blocks/inline-text.ts';
import { measureAll } from './measure.ts';

const minPageProse = 700;
/** Share of the page's running text below which an article is small, and that the container has at least. */
const smallShare = 0.5;
const mainShare = 0.75;
/** A larger share of linked characters is a list of teasers. */
const maxLinked = 0.35;

const isText = /^(?:p|h[1-6]|a|li|td)$/;
const minGain = 2;

const maxDoubted = 700;
/** Levels above the container within which it is widened to include `part`, */
const maxLevels = 4;
/** growing by this factor at most. */
const maxGrowth = 1.6;

const measureText = (element: Element): number => (element.textContent ?? '').replace(/\s+/g, ' ').length;

export function isOnlyPart(article: Element, proseLeft: number): boolean {
  if (proseLeft < minPageProse || measureText(article) > maxDoubted) return false;
  const size = measureAll([article, ...article.querySelectorAll('*')]).get(article);
  return (size?.prose ?? 0) < proseLeft * smallShare;
}

export function findContainer(body: Element, part: Element, title: string): Element | undefined {
  const elements = [body, ...body.querySelectorAll('*')];
  const measures = measureAll(elements);
  const whole = measures.get(body)?.prose ?? 0;
  const found = elements.findLast(
    (element) => !isText.test(getTagName(element)) && (measures.get(element)?.prose ?? 0) >= whole * mainShare,
  );
  const size = found && measures.get(found);
  if (!found || !size || whole < minPageProse || size.linked > size.text * maxLinked) return undefined;
  if (measureText(found) < measureText(part) * minGain || !isUnderTitle(found, title)) return undefined;
  const sample = toCompared(part).slice(0, sampleChars);
  let around: Element | null = found;
  for (let level = 0; level <= maxLevels && around && around !== body; level++) {
    if (measureText(around) > measureText(found) * maxGrowth) break;
    if (toCompared(around).includes(sample)) return around;
    around = around.parentElement;
  }
  return found;
}

const sampleChars = 60;
const toCompared = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, '');

function isUnderTitle(element: Element, title: string): boolean {
  const text = (element.textContent ?? '').toLowerCase();
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => text.includes(word)).length >= words.length / 2;
}
