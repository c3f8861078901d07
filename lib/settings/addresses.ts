/** `https://api.example.com/base/` → `https://api.example.com/base` */
export function toBaseUrl(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Match patterns have no port: all are covered. */
export function toPermission(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/** Plain http, which exposes the key, is for this machine only; no credentials in the address. */
export function isServiceAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(address));
}

export function isThisMachine(address: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Firefox's terms for what a service receives: sources (posts and chats among them), page addresses and the API key. */
export const sentDataTypes = ['websiteContent', 'browsingActivity', 'personalCommunications', 'authenticationInfo'];

/** The service's origin, and in Firefox the data permission, requested on one click. */
export const listServicePermissions = (baseUrl: string) => ({
  origins: [toPermission(baseUrl)],
  ...(import.meta.env.FIREFOX && { data_collection: [...sentDataTypes] }),
});
