/** A site that lays overlays over its pictures, so that a right-click alone does not reach them. */
interface SocialSite {
  readonly name: string;
  readonly host: string;
}

export const socialSites: readonly SocialSite[] = [
  { name: 'Facebook', host: 'facebook.com' },
  { name: 'Instagram', host: 'instagram.com' },
  { name: 'LinkedIn', host: 'linkedin.com' },
  { name: 'Pinterest', host: 'pinterest.com' },
  { name: 'Reddit', host: 'reddit.com' },
  { name: 'Threads', host: 'threads.com' },
  { name: 'TikTok', host: 'tiktok.com' },
  { name: 'Tumblr', host: 'tumblr.com' },
  { name: 'X', host: 'x.com' },
  { name: 'YouTube', host: 'youtube.com' },
];

export const listSitePatterns = (host: string): string[] => [`https://${host}/*`, `https://*.${host}/*`];

export function isOnSite(address: string | undefined, hosts: readonly string[]): boolean {
  const hostname = address === undefined ? undefined : URL.parse(address)?.hostname;
  return hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`));
}
