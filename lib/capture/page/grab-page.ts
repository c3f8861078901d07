import { withoutWww } from '../../contract/host.ts';
import { limits } from '../../contract/limits.ts';
import { readBlocks } from '../../engine/read/blocks.ts';
import { choosePageTitle } from '../../engine/read/page/title.ts';
import { type TextOrigin, writeText } from '../../engine/read/write-text.ts';
import type { Grab, GrabRequest } from '../grab.ts';
import { findImage, listImagesShowing } from './find-image.ts';
import { findLeadPicture } from './lead-picture.ts';
import { getNotedElement } from './noted.ts';
import { fetchLink, readOwnFile } from './read-link.ts';
import { readStyles } from './read-styles.ts';
import { copyElement, copySelected } from './selected-fragment.ts';
import { isHidden, showsLineFeeds } from './visible-text.ts';
import { writeHtml } from './write-html.ts';

/** About a long book's text with its markup. */
const maxHtmlChars = 5_000_000;
/** Runs in the page on the click; only reads. */
export async function grabPage(request: GrabRequest): Promise<Grab> {
  return {
    url: location.href,
    title: findPageTitle(document),
    contentType: document.contentType,
    html: request.page ? writeHtml(document, { limit: maxHtmlChars, isHidden, showsLineFeeds }) : undefined,
    styles: request.page ? readStyles(document) : undefined,
    picture: request.page ? await findLeadPicture() : undefined,
    selection: isMeant(request.selection) ? readPointedText(request.selection, request.picked) : undefined,
    image: await findPointedImage(request.image),
    file: request.page && document.contentType === 'application/pdf' ? await readOwnFile() : undefined,
    link: request.link ? await fetchLink(request.link) : undefined,
  };
}

/** Firefox reports a selection wherever its menu opens, even on an image or link elsewhere. */
function isMeant(asked: GrabRequest['selection']): asked is NonNullable<GrabRequest['selection']> {
  if (asked?.holding === undefined) return asked !== undefined;
  const links = [...document.links].filter(({ href }) => href === asked.holding);
  const selection = document.getSelection();
  return [...listImagesShowing(asked.holding), ...links].some((element) => selection?.containsNode(element, true));
}

const pickOrigin = ({ url, title }: TextOrigin): TextOrigin => ({
  url,
  title: url === location.href ? findPageTitle(document) : title,
});

function findPointedImage(address: string | undefined) {
  const shown = address ?? (document.contentType.startsWith('image/') ? location.href : undefined);
  return shown ? findImage(shown) : undefined;
}

function readPointedText(origin: TextOrigin, picked = false): string | undefined {
  const element = picked ? getNotedElement() : undefined;
  if (picked && !element) return undefined;
  const fragment = element ? copyElement(element) : copySelected(document);
  return grabText(fragment, pickOrigin(origin)) ?? (element ? undefined : readMarkedWords(pickOrigin(origin)));
}

function grabText(fragment: Element | undefined, origin: TextOrigin): string | undefined {
  const blocks = fragment ? readBlocks(fragment, { base: document.baseURI }) : [];
  return blocks.length > 0 ? writeText(blocks, origin, limits.sourceText) : undefined;
}

/** For selections inside a shadow root, which have no range to copy. */
function readMarkedWords(origin: TextOrigin): string | undefined {
  const words = document.getSelection()?.toString().trim();
  return words ? writeText([{ type: 'paragraph', text: words }], origin, limits.sourceText) : undefined;
}

/** Without the site's name, and from visible elements: after script navigation, tags in the head may be outdated. */
export function findPageTitle(page: Document): string {
  const whole = page.title.trim();
  if (page.contentType.startsWith('image/'))
    return whole.replace(/\s*\(\d+\s*×\s*\d+( \w+)?\)$/, '') || location.hostname;
  const site = page.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '';
  const heading = page.querySelector('h1')?.textContent ?? '';
  const host = withoutWww(location.hostname);
  return choosePageTitle({ shared: [], document: whole, heading, site: [site, host] }) ?? location.hostname;
}
