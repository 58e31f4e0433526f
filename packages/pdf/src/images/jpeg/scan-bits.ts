import type { HuffmanCode } from './huffman-code.ts';
import { SYMBOL } from './scan-symbols.ts';

const BITS = (1 << SYMBOL) - 1;
/** Of an entry: its length in the lowest bits, the code above. */
const LENGTH_BITS = 5;
const LENGTH = (1 << LENGTH_BITS) - 1;
/** Bytes that 32 held bits and those of a word may become, each followed by a stuffed zero. */
const MOST_BYTES = 16;

/**
 * Entropy-coded data (ITU-T T.81, F.1.2.3): a zero follows each byte of ones, and the end is filled up with ones.
 * @param words of `ScanSymbols`
 * @param codes by their kind
 */
export function scanBits(words: Uint32Array, codes: readonly HuffmanCode[]): Uint8Array {
  const entries = entriesOf(codes);
  let bytes = new Uint8Array(words.length + MOST_BYTES);
  let length = 0;
  let hold = 0;
  let held = 0;
  // Plain variables and no calls: millions of words a page come through here.
  for (const word of words) {
    if (length + MOST_BYTES > bytes.length) bytes = twiceAsLong(bytes);
    const entry = entries[word >>> SYMBOL]!;
    let value = entry >>> LENGTH_BITS;
    let count = entry & LENGTH;
    for (let bitsLeft = (word >>> SYMBOL) & 15; count > 0; bitsLeft = 0) {
      hold = (hold << count) | value;
      held += count;
      while (held >= 8) {
        held -= 8;
        const byte = (hold >>> held) & 0xff;
        bytes[length++] = byte;
        if (byte === 0xff) bytes[length++] = 0;
      }
      value = word & BITS;
      count = bitsLeft;
    }
  }
  if (held > 0) bytes[length++] = ((hold << (8 - held)) | ((1 << (8 - held)) - 1)) & 0xff;
  if (bytes[length - 1] === 0xff && held > 0) bytes[length++] = 0;
  return bytes.subarray(0, length);
}

/** By kind and symbol. */
function entriesOf(codes: readonly HuffmanCode[]): Uint32Array {
  const entries = new Uint32Array(codes.length << 8);
  for (const [kind, { codes: values, lengths }] of codes.entries()) {
    for (let symbol = 0; symbol < 256; symbol++) {
      entries[(kind << 8) | symbol] = (values[symbol]! << LENGTH_BITS) | lengths[symbol]!;
    }
  }
  return entries;
}

function twiceAsLong(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(2 * bytes.length);
  longer.set(bytes);
  return longer;
}
