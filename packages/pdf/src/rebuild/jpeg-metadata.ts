/**
 * A JPEG without comments and application segments (EXIF, XMP, thumbnails, ICC), up to its end marker. APP14 (Adobe)
 * decides how colours are read and stays, its 12 bytes only.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) {
      parts.push(bytes.subarray(at, endOfImage(bytes, at)));
      break;
    }
    const alone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    const length = alone ? 2 : 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
    const segment = bytes.subarray(at, at + length);
    if (marker === 0xee && length >= 16)
      parts.push(Uint8Array.of(0xff, 0xee, 0, 14), segment.subarray(4, 16));
    else if (marker !== 0xfe && (marker < 0xe0 || marker > 0xef)) parts.push(segment);
    at += length;
  }
  return Buffer.concat(parts);
}

/**
 * Behind the EOI marker of the scans that begin at `from`; the whole where there is none. Entropy-coded data holds no
 * marker but restarts (ITU-T T.81, B.1.1.5), and between scans stand whole segments.
 */
function endOfImage(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else if (marker === 0xd9) return at + 2;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return bytes.length;
}
