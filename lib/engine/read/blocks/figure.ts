import type { Block } from '../../document.ts';
import { isUnread, readInlineText, type Skip, toOneLine } from './inline-text.ts';
import { readQuote } from './quote.ts';
import { readTable } from './table.ts';

/** In CSS pixels; smaller images are icons, avatars and counters. */
const minSidePx = 64;

/** Attributes of lazily loaded images; `src` last, as it may hold a placeholder. */
const sources = ['data-src', 'data-original', 'data-lazy-src', 'data-hi-res-src', 'data-srcset', 'srcset', 'src'];

export function readImage(image: Element, base: string | undefined): Block | undefined {
  if (isUnread(image)) return undefined;
  const width = readPixels(image, 'width');
  const height = readPixels(image, 'height');
  if ((width ?? minSidePx) < minSidePx || (height ?? minSidePx) < minSidePx) return undefined;
  const address = readAddress(image, base);
  if (!address) return undefined;
  const alt = toOneLine(image.getAttribute('alt') ?? '');
  return {
    type: 'figure',
    image: address,
    ...(alt ? { alt } : {}),
    ...(width && height ? { width, height } : {}),
  };
}

export function readFigure(figure: Element, skip: Skip | undefined, base: string | undefined): Block | undefined {
  const captionElement = figure.querySelector('figcaption');
  const caption = captionElement ? readInlineText(captionElement, skip) : '';
  const quote = figure.querySelector('blockquote');
  if (quote) return readQuote(quote, skip, captionElement)[0];
  const table = figure.querySelector('table');
  if (table) {
    const [block] = readTable(table, skip);
    return block?.type === 'table' && !block.caption && caption ? { ...block, caption } : block;
  }
  const images = Array.from(figure.querySelectorAll('img'), (image) => readImage(image, base));
  const first = images.find((block) => block !== undefined);
  return first?.type === 'figure' && caption ? { ...first, caption } : first;
}

function readPixels(image: Element, attribute: string): number | undefined {
  const value = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(image.getAttribute(attribute) ?? '')?.[1];
  return value && Number(value) > 0 ? Number(value) : undefined;
}

function readAddress(image: Element, base: string | undefined): string | undefined {
  for (const attribute of sources) {
    const value = image.getAttribute(attribute)?.trim();
    if (!value) continue;
    const address = toWebAddress(attribute.endsWith('srcset') ? findWidest(value) : value, base);
    if (address) return address;
  }
  return undefined;
}

/** The last candidate of a `srcset` is the widest by custom, and any of them will do. */
function findWidest(srcset: string): string {
  const words = srcset.trim().split(/\s+/);
  const last = words.findLast((word) => !/^[\d.]{1,9}[wx],?$/.test(word)) ?? '';
  // Without a space after the comma the previous candidate's width is in the same word.
  return last.replace(/^[\d.]{1,9}[wx],/, '').replace(/,$/, '');
}

export function toWebAddress(address: string, base?: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}
