import { browser } from 'wxt/browser';
import { permissionFor } from '../settings/origin.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { getSnapshot } from './captures.ts';

/** Milliseconds for which a page read before is still what its link leads to. */
const freshness = 60 * 60 * 1000;

/**
 * The permission a link's page needs before this device can read it, as a match pattern; undefined when none is needed:
 * the page was already read, or the user permitted its site before.
 * @throws {CaptureError} when the link leads to no page of the web.
 */
export async function neededPermission(capture: Capture): Promise<string | undefined> {
  const url = getLinkAddress(capture);
  return url && permissionToRead(url);
}

/** The same for any page of the web. */
export async function permissionToRead(url: string): Promise<string | undefined> {
  if (await isRead(url)) return undefined;
  const pattern = permissionFor(url);
  return (await browser.permissions.contains({ origins: [pattern] })) ? undefined : pattern;
}

/** Whether what a link leads to must be read here: this device opens no address by itself, and services take no files by address. */
export const mustBeRead = ({ target, link }: Capture, onDevice: boolean): boolean =>
  target === 'link' &&
  (onDevice || link?.isFile === true || /\.(?:pdf|pptx)$/i.test(URL.parse(link?.url ?? '')?.pathname ?? ''));

/** Whether the page was read a little while ago: on this very click, or when the user was on it. */
export async function isRead(url: string): Promise<boolean> {
  const snapshot = await getSnapshot(url);
  return snapshot !== undefined && Date.now() - Date.parse(snapshot.at) < freshness;
}

/** The address of a link that was pointed at; undefined for any other target. @throws {CaptureError} `link_not_web` */
export function getLinkAddress({ target, link }: Capture): string | undefined {
  if (target !== 'link' || !link) return undefined;
  if (!/^https?:/i.test(link.url)) throw new CaptureError('link_not_web');
  return link.url;
}
