import { isIPv6 } from 'node:net';

/** What one caller has of the address space: an IPv4 address, or a network of IPv6 (/64), every address of which is its own. */
export function sourceOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  // written in one way only: without zone, without dotted parts
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: 8 - groups.length - behind.length }, () => '0');
  return [...groups, ...zeros, ...behind].slice(0, 4).join(':');
}
