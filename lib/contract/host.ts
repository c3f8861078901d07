export const withoutWww = (host: string): string => host.replace(/^www\./i, '');

/** Returns host and port without "www."; undefined without a host. */
export function findSite(address: string | undefined): string | undefined {
  const host = address && URL.parse(address)?.host;
  return host ? withoutWww(host) : undefined;
}
