/**
 * Which addresses are machines of the public internet. From the IANA special-purpose address registries for IPv4 and IPv6
 * (RFC 6890, as of 2026): whatever has an entry there is refused, also where an entry is called globally reachable (relays,
 * translators, AS112 sinks), because what lies behind it is somebody else's choice.
 */

import { BlockList, isIP } from 'node:net';

type Block = readonly [address: string, bits: number];

const SPECIAL_IPV4: readonly Block[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // shared with the provider's own network
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // link-local, where clouds give out credentials
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast, reserved, broadcast
  ['224.0.0.0', 3],
];

/**
 * All that is given out as global unicast (RFC 4291 section 2.4). Everything else is refused without being named: loopback,
 * IPv4 in every dress (::/96, ::ffff:0:0/96, ::ffff:0:0:0/96, 64:ff9b::/96), unique local, link- and site-local, multicast.
 */
const GLOBAL_UNICAST: Block = ['2000::', 3];

const SPECIAL_IPV6: readonly Block[] = [
  // protocol assignments, among them Teredo, which holds an IPv4 address
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: holds an IPv4 address
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

// Apart: Node takes an IPv4 address for the IPv6 one that maps it, which would then match IPv6 blocks.
const specialIpv4 = blocks('ipv4', SPECIAL_IPV4);
const specialIpv6 = blocks('ipv6', SPECIAL_IPV6);
const globalUnicast = blocks('ipv6', [GLOBAL_UNICAST]);

/** Of an address as digits; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIpv4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return globalUnicast.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

function blocks(family: 'ipv4' | 'ipv6', entries: readonly Block[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of entries) list.addSubnet(address, bits, family);
  return list;
}
