import { isKeyFacts } from '../../languages/box-names.ts';
import type { Measure } from './measure.ts';

/** Characters of such a box, and the share of them that may be links: more links lead to other pages. */
const [maxBoxChars, maxLinkShare] = [2500, 0.3];

/** Whether an element is the box in which an article gives its main facts: it stands in it, under a name for that. */
export function isKeyFactsBox(element: Element, { text, linked }: Measure): boolean {
  if (text > maxBoxChars || linked > text * maxLinkShare || !element.closest('article,main')) return false;
  const name = element.querySelector('h1,h2,h3,h4,h5,h6,summary,strong,b,p');
  return name !== null && isKeyFacts((name.textContent ?? '').trim());
}
