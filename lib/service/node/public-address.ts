import { BlockList, isIP, isIPv4 } from 'node:net';

/** Non-public networks: IANA's special-purpose registries for IPv4 and IPv6, multicast, and cloud metadata services. */
const refusedIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Only global unicast is public in IPv6, except these ranges, some of which lead to IPv4 (6to4, Teredo). */
const globalIPv6 = '2000::/3';
const refusedIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function createBlockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/');
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

const refused = createBlockList([...refusedIPv4, ...refusedIPv6]);
const global = createBlockList([globalIPv6]);

/** Takes an IP address as written by the resolver or the URL parser. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
