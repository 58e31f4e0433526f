/** With which three or four units something may begin: a lookup that lets a few others pass as well. */

import { OTHER } from './prefixes.ts';

/** So many units are told. */
export const TOLD = 4;

/** A bit for the hash of each beginning. */
export type FirstUnits = Uint32Array;
const BITS = 13;

/** @param prefixes of three or four units */
export function ofUnits(prefixes: readonly string[]): FirstUnits {
  const found = new Uint32Array(2 ** (BITS - 5));
  for (const prefix of prefixes) {
    const units = firstUnitsAt(prefix, 0);
    const hash = hashOf(prefix.length === TOLD ? units : threeOf(units));
    found[hash >> 5]! |= 1 << (hash & 31);
  }
  return found;
}

/** @param units from `firstUnitsAt` */
export const mayBegin = (first: FirstUnits, units: number): boolean =>
  has(first, hashOf(units)) || has(first, hashOf(threeOf(units)));

/** The four units at a place, as one number. */
export const firstUnitsAt = (text: string, at: number): number =>
  unitAt(text, at) |
  (unitAt(text, at + 1) << 8) |
  (unitAt(text, at + 2) << 16) |
  (unitAt(text, at + 3) << 24);

const MOST = OTHER.charCodeAt(0);
/** A unit, `OTHER` for all beyond ASCII, 0 behind the end. */
export const unitAt = (text: string, at: number): number =>
  at < text.length ? Math.min(text.charCodeAt(at), MOST) : 0;
const threeOf = (units: number): number => units | 0xff_00_00_00;
const hashOf = (units: number): number => Math.imul(units, 0x9e_37_79_b1) >>> (32 - BITS);
const has = (first: FirstUnits, hash: number): boolean => ((first[hash >> 5]! >>> (hash & 31)) & 1) !== 0;
