/** The boxes that a picture is made of (ISO 15444-1, annex I): signature, file type, header, codestream. */
const KEPT = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);
const CODESTREAM = 0xff4f;
const COMMENT = 0xff64;
const FIRST_TILE = 0xff90;

/** A JPEG 2000 file without boxes that say something about the picture, nor comments in its codestream. */
export function withoutJpxMetadata(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12) return bytes;
  if (view.getUint16(0) === CODESTREAM) return withoutComments(bytes);
  const parts: Uint8Array[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const said = view.getUint32(at);
    const header = said === 1 ? 16 : 8;
    const length = said === 0 ? bytes.length - at : said === 1 ? Number(view.getBigUint64(at + 8)) : said;
    if (length < header || at + length > bytes.length) return bytes;
    const kind = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if (kind === 'jp2c') parts.push(box(kind, withoutComments(bytes.subarray(at + header, at + length))));
    else if (KEPT.has(kind)) parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat(parts);
}

function box(kind: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Of the main header: segments up to the first tile. */
function withoutComments(stream: Uint8Array): Uint8Array {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const parts: Uint8Array[] = [stream.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= stream.length && view.getUint16(at) !== FIRST_TILE) {
    const length = 2 + view.getUint16(at + 2);
    if (view.getUint16(at) !== COMMENT) parts.push(stream.subarray(at, at + length));
    at += length;
  }
  parts.push(stream.subarray(at));
  return Buffer.concat(parts);
}
