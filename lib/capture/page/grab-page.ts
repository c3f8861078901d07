import { limits } from '../../contract/limits.ts';
import { readBlocks } from '../../engine/read/blocks.ts';
import { type TextOrigin, writeText } from '../../engine/read/write-text.ts';
import type { Grab, GrabRequest } from '../grab.ts';
import { findImage } from './find-image.ts';
import { isHidden } from './is-hidden.ts';
import { showsLineFeeds } from './line-breaks.ts';
import { readLink, readOwnFile } from './read-link.ts';
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
    selection: request.selection ? selectedText(request.selection) : undefined,
    image: await pointedImage(request.image),
    file: request.page && document.contentType === 'application/pdf' ? await readOwnFile() : undefined,
    link: request.link ? await readLink(request.link) : undefined,
  };
}

/** The title browsers give to a tab that shows an image alone is its file's name with its size. */
function titleOf({ contentType, title }: Document): string {
  const words = contentType.startsWith('image/') ? title.replace(/\s*\(\d+\s*×\s*\d+( \w+)?\)$/, '') : title;
  return words.trim() || location.hostname;
}

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
