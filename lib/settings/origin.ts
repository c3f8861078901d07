/** `https://api.example.com/base/` → `https://api.example.com/base`: a base address as paths are appended to it. */
export function normalizeBaseUrl(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** The host permission that requests to an address need. Match patterns take no port: it covers them all. */
export function permissionFor(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/**
 * Whether an address may be a service's: over http anyone on the way could read the key, so that is for this machine only;
 * and who may enter is said by the key alone, never in the address.
 */
export function isServiceAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(address));
}

/** Whether an address is on this machine: what is sent there never meets a network. */
export function isThisMachine(address: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
