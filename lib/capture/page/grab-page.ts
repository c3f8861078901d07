import { limits } from '../../contract/limits.ts';
import { readBlocks } from '../../engine/read/blocks.ts';
import { chooseTitle } from '../../engine/read/page/title.ts';
import { type TextOrigin, writeText } from '../../engine/read/write-text.ts';
import type { Grab, GrabRequest } from '../grab.ts';
import { findImage } from './find-image.ts';
import { isHidden } from './is-hidden.ts';
import { showsLineFeeds } from './line-breaks.ts';
import { readLink, readOwnFile } from './read-link.ts';
import { readStyles } from './read-styles.ts';
import { selectedFragment } from './selected-fragment.ts';
import { writeHtml } from './write-html.ts';

/** Characters of a page's snapshot: a long book's worth of text, and room for its markup. */
const longestHtml = 5_000_000;
/** Runs in the page, on the click. Reads and answers; leaves nothing behind. */
export async function grabPage(request: GrabRequest): Promise<Grab> {
  return {
    url: location.href,
    title: titleOf(document),
    contentType: document.contentType,
    html: request.page ? writeHtml(document, { limit: longestHtml, isHidden, showsLineFeeds }) : undefined,
    styles: request.page ? readStyles(document) : undefined,
    selection: request.selection ? selectedText(originOf(request.selection)) : undefined,
    image: await pointedImage(request.image),
    file: request.page && document.contentType === 'application/pdf' ? await readOwnFile() : undefined,
    link: request.link ? await readLink(request.link) : undefined,
  };
}

/**
 * The page's title without its site's name. From what is on screen alone: on sites that go from page to page by script,
 * tags in the head stay those of the first. A tab that shows an image alone has its file's name with its size.
 */
function titleOf(page: Document): string {
  const whole = page.title.trim();
  if (page.contentType.startsWith('image/'))
    return whole.replace(/\s*\(\d+\s*×\s*\d+( \w+)?\)$/, '') || location.hostname;
  const site = page.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '';
  const heading = page.querySelector('h1')?.textContent ?? '';
  const host = location.hostname.replace(/^www\./, '');
  return chooseTitle({ shared: [], document: whole, heading, site: [site, host] }) ?? location.hostname;
}

/** A frame's selection is named by the page around it. */
const originOf = (origin: TextOrigin): TextOrigin =>
  origin.url === location.href ? { ...origin, title: titleOf(document) } : origin;

/** A tab that shows an image alone has that image as its page. */
function pointedImage(address: string | undefined) {
  const shown = address ?? (document.contentType.startsWith('image/') ? location.href : undefined);
  return shown ? findImage(shown) : undefined;
}

function selectedText(origin: TextOrigin): string | undefined {
  const fragment = selectedFragment(document);
  const blocks = fragment ? readBlocks(fragment, { base: document.baseURI }) : [];
  if (blocks.length > 0) return writeText(blocks, origin, limits.sourceText);
  // A selection inside a shadow root has no range that can be copied, but it still has its words.
  const words = document.getSelection()?.toString().trim();
  return words ? writeText([{ type: 'paragraph', text: words }], origin, limits.sourceText) : undefined;
}
