import { limits } from '../../contract/limits.ts';
import { readCapped } from '../../contract/media.ts';
import { decodePage } from '../../engine/read/page/charset.ts';
import type { Grab, GrabbedFile } from '../grab.ts';
import { readFileName } from '../source-file.ts';
import { toBase64 } from './base64.ts';
import { listDeepElements } from './deep-elements.ts';

/** About a long book's text with its markup. */
const maxHtmlChars = 5_000_000;
const maxPageBytes = 4 * maxHtmlChars;
const timeoutMs = 15_000;

/** Media types of PDF and presentations as servers send them; the bytes decide. */
const fileTypes = /pdf|presentation|powerpoint|octet-stream|zip/i;

/** Reads links of the same site with the user's session; other sites need a permission first. */
export async function fetchLink(url: string): Promise<NonNullable<Grab['link']>> {
  const text = [...listDeepElements(document)].find(
    (element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement && element.href === url,
  )?.textContent;
  const link = { url, text: text?.replace(/\s+/g, ' ').trim() ?? '' };
  if (new URL(url).origin !== location.origin) return link;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  // Blocked by the page's CSP, or too slow: requested elsewhere.
  if (!response) return link;
  if (!response.ok) return { ...link, problem: 'link_unreachable' };
  const type = response.headers.get('content-type') ?? '';
  if (fileTypes.test(type)) return { ...link, file: await readFile(response) };
  if (!/html|xml/.test(type)) return { ...link, problem: 'link_not_a_page' };
  // `Response.text()` would assume UTF-8 whatever the page declares.
  const bytes = await readCapped(response.body, maxPageBytes).catch(() => undefined);
  return { ...link, html: bytes && decodePage(bytes, type).slice(0, maxHtmlChars) };
}

/** Mostly served from the browser's cache. */
export async function readOwnFile(): Promise<GrabbedFile | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(location.href, { cache: 'force-cache', signal }).catch(() => undefined);
  return response?.ok ? readFile(response) : undefined;
}

async function readFile(response: Response): Promise<GrabbedFile | undefined> {
  if (Number(response.headers.get('content-length')) > limits.sourcePptx) return undefined;
  const file = await response.blob().catch(() => undefined);
  if (!file || file.size > limits.sourcePptx) return undefined;
  return { base64: await toBase64(file), name: readFileName(response, response.url) };
}
