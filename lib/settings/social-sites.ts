/** The host and its subdomains. */
export const sitePatterns = (host: string): string[] => [`https://${host}/*`, `https://*.${host}/*`];

export function isOnSite(address: string | undefined, hosts: readonly string[]): boolean {
  const hostname = address === undefined ? undefined : URL.parse(address)?.hostname;
  return hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`));
}
