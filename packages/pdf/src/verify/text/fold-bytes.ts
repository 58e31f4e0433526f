/** Latin-1 bytes folded as `fold` folds text; 0 stands for a byte that is dropped. */
const TABLE = new Uint8Array(256);
for (let byte = 0; byte < 256; byte += 1) {
  const plain = String.fromCharCode(byte).normalize('NFD').toLowerCase();
  if (/^[a-z0-9]/.test(plain)) TABLE[byte] = plain.charCodeAt(0);
}

/** Bytes reduced to small ASCII letters and digits: NULs, spaces and punctuation fall out, so that UTF-16 reads as Latin-1. */
export function foldBytes(bytes: Uint8Array): Uint8Array {
  const folded = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = TABLE[bytes[index]!]!; // the table has all 256
    if (byte !== 0) {
      folded[length] = byte;
      length += 1;
    }
  }
  return folded.subarray(0, length);
}

/** What ends a run of text in binary data. */
const BREAK = 1;

const BINARY = new Uint8Array(256).fill(BREAK);
for (let byte = 0; byte < 256; byte += 1) {
  const letter = String.fromCharCode(byte);
  if (/[a-z0-9]/i.test(letter)) BINARY[byte] = letter.toLowerCase().charCodeAt(0);
  else if (byte >= 0xc0) BINARY[byte] = byte;
}
BINARY[0] = 0;

/** Case is gone, and NULs, so that UTF-16 reads as Latin-1; whatever is no letter or digit breaks the text. */
export function foldBinary(bytes: Uint8Array): Uint8Array {
  const folded = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = BINARY[bytes[index]!]!; // the table has all 256
    if (byte !== 0) {
      folded[length] = byte;
      length += 1;
    }
  }
  return folded.subarray(0, length);
}
