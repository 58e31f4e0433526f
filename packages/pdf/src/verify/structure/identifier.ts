import { createHash } from 'node:crypto';
import type { RawFile } from '../raw/file.ts';
import { isList, isText } from '../raw/values.ts';

const BYTES = 16;

/** Whether the file identifier, where there is one, is the fingerprint of the rest of the file: it tells nothing else. */
export function isOwnFingerprint(bytes: Uint8Array, { trailer }: RawFile): boolean {
  if (!trailer.has('ID')) return true;
  const value = trailer.get('ID');
  const [first, second] = isList(value) && value.length === 2 ? value : [];
  if (!isText(first) || !isText(second) || first.bytes.length !== BYTES) return false;
  const written = Buffer.from(first.bytes).toString('hex').toUpperCase();
  if (written !== Buffer.from(second.bytes).toString('hex').toUpperCase()) return false;
  const rest = Buffer.from(bytes);
  for (let half = 0, at = rest.length; half < 2; half += 1) {
    at = at > 0 ? rest.lastIndexOf(`<${written}>`, at - 1, 'latin1') : -1;
    if (at < 0) return false;
    rest.fill('0', at + 1, at + 1 + 2 * BYTES, 'latin1');
  }
  const fingerprint = createHash('sha256').update(rest).digest('hex');
  return fingerprint.slice(0, 2 * BYTES).toUpperCase() === written;
}
