import { readBlocks } from '../../engine/read/blocks.ts';
import { writeText } from '../../engine/read/write-text.ts';
import type { GrabbedImage } from '../grab.ts';

export function describeImage(image: Element): string {
  const texts = [
    image instanceof HTMLImageElement ? image.alt : '',
    image.closest('figure')?.querySelector('figcaption')?.textContent,
    image instanceof HTMLElement ? image.title : '',
    image.getAttribute('aria-label'),
    image.closest('a')?.title,
  ];
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim()).find((text) => text) ?? '';
}

const maxChars = 2500;
/** Less running text is only a caption: the element around it is tried. */
const minTextChars = 200;
const outermost = 'body, main, [role="main"]';

export function findTextAround(image: Element): string | undefined {
  for (let element = image.parentElement; element && !element.matches(outermost); element = element.parentElement) {
    const prose = Array.from(element.querySelectorAll('p'), ({ textContent }) => textContent.trim()).join(' ');
    if (prose.length < minTextChars) continue;
    const blocks = readBlocks(element, { base: document.baseURI }).filter(({ type }) => type !== 'figure');
    return blocks.length > 0 ? writeText(blocks, { title: document.title, url: location.href }, maxChars) : undefined;
  }
  return undefined;
}

/** Relative to the visual viewport, which pinch zoom makes smaller than the layout viewport. */
export function measurePlace(element: Element): NonNullable<GrabbedImage['place']> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { offsetLeft = 0, offsetTop = 0, scale = 1 } = visualViewport ?? {};
  return {
    x: x - offsetLeft,
    y: y - offsetTop,
    width,
    height,
    viewportWidth: innerWidth / scale,
    viewportHeight: innerHeight / scale,
  };
}
