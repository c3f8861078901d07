/** Match patterns of the permission that a social site needs, by its host: the site and what is below it. */
export const sitePatterns = (host: string): string[] => [`https://${host}/*`, `https://*.${host}/*`];

export function isOnSite(address: string | undefined, hosts: readonly string[]): boolean {
  const hostname = address === undefined ? undefined : URL.parse(address)?.hostname;
  return hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`));
}
