import { readBlocks } from '../../engine/read/blocks.ts';
import { writeText } from '../../engine/read/write-text.ts';

/** Characters around an image that are enough to say what it is about. */
const maxChars = 2500;
/** An element with fewer letters of running text holds a caption and no more: the one around it is looked at. */
const minTextChars = 200;
/** Elements whose running text belongs to the page and not to the image. */
const outermost = 'body, main, [role="main"]';

/** Text of the closest element around an image with some paragraphs, unless that is the whole page. */
export function textAround(image: Element): string | undefined {
  for (let element = image.parentElement; element && !element.matches(outermost); element = element.parentElement) {
    const prose = Array.from(element.querySelectorAll('p'), ({ textContent }) => textContent.trim()).join(' ');
    if (prose.length < minTextChars) continue;
    const blocks = readBlocks(element, { base: document.baseURI }).filter(({ type }) => type !== 'figure');
    return blocks.length > 0 ? writeText(blocks, { title: document.title, url: location.href }, maxChars) : undefined;
  }
  return undefined;
}
