/** Adobe Type 1 Font Format, 7.1. Not a secret: the keys are in the book. */
const C1 = 52_845;
const C2 = 22_719;

/** @param lead how many bytes at the start mean nothing */
export function decryptType1(bytes: Uint8Array, key: number, lead: number): Uint8Array {
  const out = new Uint8Array(bytes.length);
  let r = key;
  for (let i = 0; i < bytes.length; i += 1) {
    const c = bytes[i]!;
    out[i] = c ^ (r >> 8);
    r = ((c + r) * C1 + C2) & 0xffff;
  }
  return out.subarray(lead);
}

/** The lead is zeros, so the same font always gives the same bytes. */
export function encryptType1(bytes: Uint8Array, key: number, lead: number): Uint8Array {
  const out = new Uint8Array(bytes.length + lead);
  let r = key;
  for (let i = 0; i < out.length; i += 1) {
    const plain = i < lead ? 0 : bytes[i - lead]!;
    const c = plain ^ (r >> 8);
    out[i] = c;
    r = ((c + r) * C1 + C2) & 0xffff;
  }
  return out;
}
