export const withoutWww = (host: string): string => host.replace(/^www\./i, '');

export function findSite(address: string | undefined): string | undefined {
  const host = address && URL.parse(address)?.host;
  return host ? withoutWww(host) : undefined;
}
