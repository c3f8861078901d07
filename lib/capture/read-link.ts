import { withoutWww } from '../contract/host.ts';
import { limits, readCapped } from '../contract/index.ts';
import { decodePage } from '../engine/read/page/charset.ts';
import { decode } from '../engine/read/page/decode.ts';
import { choosePageTitle } from '../engine/read/page/title.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { getSnapshot, putCapture, putSnapshot } from './captures.ts';
import { getLinkAddress, isRead } from './link.ts';
import { readFileName, storeFile } from './source-file.ts';

const maxPageBytes = 5 * 1024 * 1024;
const timeoutMs = 15_000;

/** Reads a link's page into the store, or its file into the returned capture. Sends no cookies. @throws {CaptureError} */
export async function readLink(capture: Capture): Promise<Capture> {
  const url = getLinkAddress(capture);
  if (!url) return capture;
  if (await isRead(url)) return nameCapture(capture, url, (await getSnapshot(url))?.html);
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new CaptureError('link_unreachable');
    const type = response.headers.get('content-type') ?? '';
    if (!/html|xml|text\/plain/.test(type)) return await readFile(response, capture, url);
    const bytes = await readCapped(response.body, maxPageBytes);
    if (!bytes) throw new CaptureError('link_not_a_page');
    const html = decodePage(bytes, type);
    await putSnapshot({ url, html, at: new Date().toISOString() });
    return await nameCapture(capture, url, html);
  } catch (cause) {
    throw cause instanceof CaptureError ? cause : new CaptureError('link_unreachable', { cause });
  }
}

/** A typed address has no words: the page's title is used. */
async function nameCapture(capture: Capture, url: string, html = ''): Promise<Capture> {
  const text = capture.link?.text ? undefined : findHtmlTitle(html, new URL(url).hostname);
  if (!text) return capture;
  const read = { ...capture, link: { url, text } };
  await putCapture(read);
  return read;
}

async function readFile(response: Response, capture: Capture, url: string): Promise<Capture> {
  const bytes = await readCapped(response.body, limits.sourcePptx);
  if (!bytes) throw new CaptureError('file_too_large');
  const name = readFileName(response, url) || capture.link?.text || '';
  const file = await storeFile(bytes, { address: url, name });
  if (!file) throw new CaptureError('link_not_a_page');
  const read = { ...capture, target: 'file', file } as const;
  await putCapture(read);
  return read;
}

const maxChars = { head: 200_000, title: 500 };

/** Without a parser and without the site's name; undefined if there is none. */
function findHtmlTitle(html: string, host: string): string | undefined {
  const head = html.slice(0, maxChars.head);
  const from = head.search(/<title[\s>]/i);
  if (from < 0) return undefined;
  const start = head.indexOf('>', from) + 1;
  const length = head.slice(start).search(/<\/title/i);
  if (start === 0 || length < 0) return undefined;
  const title = decode(head.slice(start, start + Math.min(length, maxChars.title)));
  return choosePageTitle({ shared: [], document: title, site: [withoutWww(host)] });
}
