import { isThisMachine } from '../settings/addresses.ts';

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
