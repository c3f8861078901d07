/** A host as people name a site: without "www.". */
export const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** The site of an address: its host with its port, without "www."; undefined for what is no address or has no host. */
export function findSite(address: string | undefined): string | undefined {
  const host = address && URL.parse(address)?.host;
  return host ? withoutWww(host) : undefined;
}
