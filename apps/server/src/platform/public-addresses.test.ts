import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

/** Every entry of the two IANA registries of special-purpose addresses, and blocks that other RFCs keep from the internet. */
const IPV4 = `
  0.0.0.0/8 0.0.0.0/32 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.0.0/29
  192.0.0.8/32 192.0.0.9/32 192.0.0.10/32 192.0.0.170/32 192.0.0.171/32 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24
  192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  255.255.255.255/32`;
const IPV6 = `
  ::/128 ::1/128 ::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23
  2001::/32 2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:10::/28 2001:20::/28
  2001:30::/28 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8
  0:0:8000::/33 200::/7 400::/6 4000::/3 8000::/3 a000::/3 c000::/3 e000::/4 f000::/5 f800::/6 fe00::/9`;

const entries = (text: string): readonly string[] => text.trim().split(/\s+/);

/** An address as a number, and back. */
const IPV4_BITS = 32n;
const IPV6_BITS = 128n;
const fromIpv4 = (text: string): bigint =>
  text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
const parts = (side: string): string[] => (side === '' ? [] : side.split(':'));
function fromIpv6(text: string): bigint {
  const [head = '', tail = ''] = text.split('::');
  const [left, right] = [parts(head), parts(tail)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].reduce((sum, part) => sum * 65_536n + BigInt(`0x${part}`), 0n);
}
const toIpv4 = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((by) => String((value >> by) & 255n)).join('.');
const toIpv6 = (value: bigint): string =>
  [7n, 6n, 5n, 4n, 3n, 2n, 1n, 0n].map((by) => ((value >> (by * 16n)) & 0xffffn).toString(16)).join(':');

function rangeOf(entry: string): { first: bigint; last: bigint; show: (value: bigint) => string } {
  const [address = '', length = ''] = entry.split('/');
  const isIpv6 = address.includes(':');
  const bits = isIpv6 ? IPV6_BITS : IPV4_BITS;
  const first = isIpv6 ? fromIpv6(address) : fromIpv4(address);
  return { first, last: first + (1n << (bits - BigInt(length))) - 1n, show: isIpv6 ? toIpv6 : toIpv4 };
}

describe('an address of a special block', () => {
  it.each([...entries(IPV4), ...entries(IPV6)])('%s is never public, from its first to its last', (entry) => {
    const { first, last, show } = rangeOf(entry);
    for (const edge of [first, last])
      expect([show(edge), isPublicAddress(show(edge))]).toEqual([show(edge), false]);
    fc.assert(
      fc.property(fc.bigInt(first, last), (value) => !isPublicAddress(show(value))),
      { numRuns: 50 },
    );
  });
});

describe('an address of the internet', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.1',
    '192.167.255.255',
    '198.20.0.0',
    '200.160.2.3',
    '223.255.255.255',
    '2001:12f0::1',
    '2001:200::1',
    '2606:4700:4700::1111',
    '2804:14d::1',
    '2a00:1450::1',
    '3ffe:ffff::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['', 'localhost', '8.8.8', '0x08080808', '[2606:4700::1]', '2606:4700::1%eth0x/..'])(
    '%j is none',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );

  it('holds every address that no block has', () => {
    const ranges = entries(IPV4).map(rangeOf);
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << IPV4_BITS) - 1n), (value) => {
        const special = ranges.some(({ first, last }) => value >= first && value <= last);
        expect(isPublicAddress(toIpv4(value))).toBe(!special);
      }),
      { numRuns: 500 },
    );
  });
});
