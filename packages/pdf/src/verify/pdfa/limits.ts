import { isUtf8 } from 'node:buffer';
import { isName, isText, type Value } from '../raw/values.ts';
import type { Say } from './font-parts.ts';

/** 6.1.13. Reals may be larger than integers; what is a whole number may be written as either and is judged as an integer. */
const MOST = { integer: 2_147_483_647, string: 32_767, name: 127 };
/** The smallest number but zero. */
const LEAST_REAL = 1.175e-38;

/** Numbers, strings and names, wherever they stand: in objects of the file or in content streams. */
export function limitProblems(value: Value, say: Say): void {
  if (typeof value === 'number') {
    const size = Math.abs(value);
    if (size > MOST.integer || (size > 0 && size < LEAST_REAL)) say('limits');
  } else if (isText(value)) {
    if (value.bytes.length > MOST.string) say('limits');
  } else if (isName(value)) nameProblems(value.name, say);
}

/** @param name a character for each byte */
export function nameProblems(name: string, say: Say): void {
  if (name.length > MOST.name) say('limits');
  // 6.1.8.
  if (!isUtf8(Buffer.from(name, 'latin1'))) say('limits');
}
