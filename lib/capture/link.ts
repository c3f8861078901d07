import { browser } from 'wxt/browser';
import { permissionFor } from '../settings/addresses.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { getSnapshot } from './captures.ts';

/** Milliseconds for which a stored page is still read instead of its link. */
const freshness = 60 * 60 * 1000;

/** Returns the match pattern to permit before reading, undefined if none is needed. @throws {CaptureError} `link_not_web` */
export async function neededPermission(capture: Capture): Promise<string | undefined> {
  const url = getLinkAddress(capture);
  return url && permissionToRead(url);
}

export async function permissionToRead(url: string): Promise<string | undefined> {
  if (await isRead(url)) return undefined;
  const pattern = permissionFor(url);
  return (await browser.permissions.contains({ origins: [pattern] })) ? undefined : pattern;
}

/** This device opens no address unasked, and services take no files by address. */
export const mustBeRead = ({ target, link }: Capture, onDevice: boolean): boolean =>
  target === 'link' &&
  (onDevice || link?.isFile === true || /\.(?:pdf|pptx)$/i.test(URL.parse(link?.url ?? '')?.pathname ?? ''));

export async function isRead(url: string): Promise<boolean> {
  const snapshot = await getSnapshot(url);
  return snapshot !== undefined && Date.now() - Date.parse(snapshot.at) < freshness;
}

/** Returns undefined for other targets. @throws {CaptureError} `link_not_web` */
export function getLinkAddress({ target, link }: Capture): string | undefined {
  if (target !== 'link' || !link) return undefined;
  if (!/^https?:/i.test(link.url)) throw new CaptureError('link_not_web');
  return link.url;
}
