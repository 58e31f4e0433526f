/** End of facsimile block (ITU-T T.6, 2.4.1): twice eleven zeros and a one, which no coded row holds. */
const END = 0x001001;
const BITS = 24;

/** Group 4 data up to its end mark; all of it where there is none. */
export function withoutFaxTail(bytes: Uint8Array): Uint8Array {
  let window = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      window = ((window << 1) | ((bytes[at]! >> bit) & 1)) & (2 ** BITS - 1);
      if (window !== END) continue;
      const exact = bytes.slice(0, at + 1);
      exact[at]! &= 0xff << bit;
      return exact;
    }
  }
  return bytes;
}
