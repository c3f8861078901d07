import { readBlocks } from '../../engine/read/blocks.ts';
import { writeText } from '../../engine/read/write-text.ts';

const maxChars = 2500;
/** Less running text is only a caption: the element around it is tried. */
const minTextChars = 200;
const outermost = 'body, main, [role="main"]';

/** Returns the text of the closest element with paragraphs, unless that is the whole page. */
export function textAround(image: Element): string | undefined {
  for (let element = image.parentElement; element && !element.matches(outermost); element = element.parentElement) {
    const prose = Array.from(element.querySelectorAll('p'), ({ textContent }) => textContent.trim()).join(' ');
    if (prose.length < minTextChars) continue;
    const blocks = readBlocks(element, { base: document.baseURI }).filter(({ type }) => type !== 'figure');
    return blocks.length > 0 ? writeText(blocks, { title: document.title, url: location.href }, maxChars) : undefined;
  }
  return undefined;
}
