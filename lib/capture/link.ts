import { browser } from 'wxt/browser';
import { isThisMachine, toPermission } from '../settings/addresses.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { getSnapshot } from './captures.ts';

/** Milliseconds for which a stored page is still read instead of its link. */
const freshnessMs = 60 * 60 * 1000;

/** Returns the match pattern to permit before reading, undefined if none is needed. @throws {CaptureError} `link_not_web` */
export async function findNeededPermission(capture: Capture): Promise<string | undefined> {
  const url = getLinkAddress(capture);
  return url && findPermissionToRead(url);
}

export async function findPermissionToRead(url: string): Promise<string | undefined> {
  if (await isRead(url)) return undefined;
  const pattern = toPermission(url);
  return (await browser.permissions.contains({ origins: [pattern] })) ? undefined : pattern;
}

/** This device opens no address unasked, and services take no files by address. */
export const mustBeRead = ({ target, link }: Capture, onDevice: boolean): boolean =>
  target === 'link' &&
  (onDevice || link?.isFile === true || /\.(?:pdf|pptx)$/i.test(URL.parse(link?.url ?? '')?.pathname ?? ''));

export async function isRead(url: string): Promise<boolean> {
  const snapshot = await getSnapshot(url);
  return snapshot !== undefined && Date.now() - Date.parse(snapshot.at) < freshnessMs;
}

export function getLinkAddress({ target, link }: Capture): string | undefined {
  if (target !== 'link' || !link) return undefined;
  if (!/^https?:/i.test(link.url)) throw new CaptureError('link_not_web');
  return link.url;
}

/** Host names in no public directory (RFC 6761, RFC 6762, RFC 8375, and common office names). */
const privateName = /^[^.:]+$|\.(?:local|localhost|internal|intranet|lan|home\.arpa|test)$/i;
const privateV4 = /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./;
const privateV6 = /^\[(?:::1?\]|f[cd]|fe[89ab])/i;

/** Local addresses are reachable only for a service on this machine, files never. */
export function isReachable(address: string, baseUrl: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, '');
  const isHidden = [privateName, privateV4, privateV6].some((form) => form.test(host));
  return !isHidden || isThisMachine(baseUrl);
}
