/** Names inside a ZIP that every system can unpack, and that never leave the folder it is unpacked into. */

import { nameKey, freeName } from './names.ts';

/** Windows takes none of these, with or without an ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * One part of a path. The drive's own rules allow no separators already; they are taken out again here, where a name becomes
 * a path on somebody's disk.
 */
function safePart(name: string): string {
  const plain = name
    .replace(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '');
  if (plain === '') return '_';
  return DEVICES.test(plain) ? `_${plain}` : plain;
}

/** Gives each file a path of its own: names that clash in a folder are numbered. */
export function zipPaths(): (folder: string, name: string) => string {
  const taken = new Map<string, Set<string>>();
  return (folder, name) => {
    const parts = folder === '' ? [] : folder.split('/').map(safePart);
    const place = parts.map(nameKey).join('/');
    const names = taken.get(place) ?? new Set();
    taken.set(place, names);
    const free = freeName(safePart(name), names);
    names.add(nameKey(free));
    return [...parts, free].join('/');
  };
}
