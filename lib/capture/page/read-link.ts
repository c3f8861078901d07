import { limits } from '../../contract/limits.ts';
import { readCapped } from '../../contract/media.ts';
import { decodePage } from '../../engine/read/page/charset.ts';
import { readFileName } from '../file-name.ts';
import type { Grab, GrabbedFile } from '../grab.ts';
import { toBase64 } from './base64.ts';
import { deepElements } from './deep-elements.ts';

/** Characters of a linked page: a long book's worth of text, and room for its markup. */
const maxHtmlChars = 5_000_000;
/** Bytes of as many characters. */
const maxPageBytes = 4 * maxHtmlChars;
/** Milliseconds. What takes longer is asked for elsewhere. */
const timeoutMs = 15_000;

/** Media types that servers give to a PDF or a presentation; what it really is, its bytes say. */
const fileTypes = /pdf|presentation|powerpoint|octet-stream|zip/i;

/** A page or file of the same site is read with the user's own session; those of others need a permission first. */
export async function readLink(url: string): Promise<NonNullable<Grab['link']>> {
  const text = [...deepElements(document)].find(
    (element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement && element.href === url,
  )?.textContent;
  const link = { url, text: text?.replace(/\s+/g, ' ').trim() ?? '' };
  if (new URL(url).origin !== location.origin) return link;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  // The page's own policy forbids it, or it takes too long: asked for elsewhere.
  if (!response) return link;
  if (!response.ok) return { ...link, problem: 'link_unreachable' };
  const type = response.headers.get('content-type') ?? '';
  if (fileTypes.test(type)) return { ...link, file: await readFile(response) };
  if (!/html|xml/.test(type)) return { ...link, problem: 'link_not_a_page' };
  // Not as the response's text: that is read as UTF-8, whatever the page says it is.
  const bytes = await readCapped(response.body, maxPageBytes).catch(() => undefined);
  return { ...link, html: bytes && decodePage(bytes, type).slice(0, maxHtmlChars) };
}

/** The bytes of the document that the tab shows, which the browser mostly still has; undefined where the page may not have them. */
export async function readOwnFile(): Promise<GrabbedFile | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(location.href, { cache: 'force-cache', signal }).catch(() => undefined);
  return response?.ok ? readFile(response) : undefined;
}

/** Undefined when it breaks off or is larger than any source may be. */
async function readFile(response: Response): Promise<GrabbedFile | undefined> {
  if (Number(response.headers.get('content-length')) > limits.sourcePptx) return undefined;
  const file = await response.blob().catch(() => undefined);
  if (!file || file.size > limits.sourcePptx) return undefined;
  return { base64: await toBase64(file), name: readFileName(response, response.url) };
}
