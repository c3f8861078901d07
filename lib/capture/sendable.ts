import { isThisMachine } from '../settings/origin.ts';

/** Names of hosts that stand in no public directory (RFC 6761, RFC 6762, RFC 8375 and the names that offices use). */
const privateName = /^[^.:]+$|\.(?:local|localhost|internal|intranet|lan|home\.arpa|test)$/i;
const privateV4 = /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./;
const privateV6 = /^\[(?:::1?\]|f[cd]|fe[89ab])/i;

/** Whether a service can open that address by itself: local ones only on this machine, files never. */
export function isReachable(address: string, baseUrl: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  // A name may end with the root's dot.
  const host = url.hostname.replace(/\.$/, '');
  const isHidden = [privateName, privateV4, privateV6].some((form) => form.test(host));
  return !isHidden || isThisMachine(baseUrl);
}
