import { getTagName } from '../blocks/inline-text.ts';
import { measureAll } from './measure.ts';

/** Running text from which a page is expected to hold an article, in characters without white space. */
const minPageProse = 700;
/** Share of it from which an article is the page's, and which the element around the page's text has at least. */
const smallShare = 0.5;
const mainShare = 0.75;
/** A container has less of its characters in links: else it is a list of teasers. */
const maxLinked = 0.35;

/** What holds text and nothing but text is no container. */
const isText = /^(?:p|h[1-6]|a|li|td)$/;
/** A container has so many times the text of what was found before. */
const minGain = 2;

/** What was found is only doubted below this length: a longer text is one, if not the page's longest. In characters. */
const maxDoubted = 700;
/** So many levels up the part that was found may stand beside the rest, */
const maxLevels = 4;
/** and by so much the whole may be longer than that rest. */
const maxGrowth = 1.6;

const measureText = (element: Element): number => (element.textContent ?? '').replace(/\s+/g, ' ').length;

/** Whether what was found as the article is short and holds little of a page's running text: a box, or one part of it. */
export function isOnlyPart(article: Element, proseLeft: number): boolean {
  if (proseLeft < minPageProse || measureText(article) > maxDoubted) return false;
  const size = measureAll([article, ...article.querySelectorAll('*')]).get(article);
  return (size?.prose ?? 0) < proseLeft * smallShare;
}

/**
 * The innermost element of a pruned page that holds most of its running text, together with `part`, what was found before,
 * where that stands near; undefined where it is a list of links, or speaks of something else than the page's title.
 */
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

/** The start of a part's text, by which it is found again. */
const sampleChars = 60;
const toCompared = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, '');

/** Whether a text has at least half of a title's longer words; terms of delivery and of privacy have none. */
function isUnderTitle(element: Element, title: string): boolean {
  const text = (element.textContent ?? '').toLowerCase();
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => text.includes(word)).length >= words.length / 2;
}
