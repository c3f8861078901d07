import type { Block } from '../../engine/document.ts';
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
/** Less running text is only near the picture: the element around it is tried. */
const minTextChars = 200;
const minNearChars = 20;
const outermost = 'body, main, [role="main"]';

const readWords = (element: Element): readonly Block[] =>
  readBlocks(element, { base: document.baseURI }).filter(({ type }) => type !== 'figure');

/** The running text around a picture, else the few words nearest to it, with a caption behind a description. */
export function findTextAround(image: Element): string | undefined {
  let near: readonly Block[] = [];
  for (let element = image.parentElement; element && !element.matches(outermost); element = element.parentElement) {
    const prose = Array.from(element.querySelectorAll('p'), ({ textContent }) => textContent.trim()).join(' ');
    const isText = prose.length >= minTextChars;
    const blocks = isText || (near.length === 0 && prose.length >= minNearChars) ? readWords(element) : [];
    if (isText) return blocks.length > 0 ? write(blocks) : undefined;
    if (near.length === 0) near = blocks;
  }
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const isBehind = (image.getAttribute('alt') ?? '').trim() !== '';
  const words: readonly Block[] = [
    ...(caption && isBehind ? [{ type: 'paragraph', text: caption } as const] : []),
    ...near,
  ];
  return words.length > 0 ? write(words) : undefined;
}

const write = (blocks: readonly Block[]): string =>
  writeText(blocks, { title: document.title, url: location.href }, maxChars);

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
