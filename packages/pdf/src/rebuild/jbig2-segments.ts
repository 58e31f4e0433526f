/** Segment types (ITU-T T.88, 7.3) that say something besides the picture: tables of colours, profiles, extensions. */
const EXTENSION = 62;
const PROFILES = 52;
const END_OF_FILE = 51;
const UNKNOWN_LENGTH = 0xffffffff;

/** An embedded JBIG2 stream without comments and without what stands behind its last segment; as it is where it is odd. */
export function withoutJbig2Metadata(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 0; at + 11 <= bytes.length;) {
    const start = at;
    const number = view.getUint32(at);
    const flags = bytes[at + 4]!;
    const type = flags & 0x3f;
    at += 5;
    let references = bytes[at]! >> 5;
    if (references === 7) {
      references = at + 4 <= bytes.length ? view.getUint32(at) & 0x1fffffff : bytes.length;
      at += 4 + Math.ceil((references + 1) / 8);
    } else at += 1;
    at += references * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4) + ((flags & 0x40) === 0 ? 1 : 4);
    if (at + 4 > bytes.length) break;
    const length = view.getUint32(at);
    // The end of such a region is found by decoding it (7.2.7).
    if (length === UNKNOWN_LENGTH) return bytes;
    at += 4 + length;
    if (at > bytes.length) break;
    if (type !== EXTENSION && type !== PROFILES && type !== END_OF_FILE)
      parts.push(bytes.subarray(start, at));
  }
  return parts.length === 0 ? bytes : Buffer.concat(parts);
}
