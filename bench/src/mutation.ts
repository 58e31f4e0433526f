/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomness(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** What breaks readers: numbers at the edge, and the words that a file's structure hangs on. */
const TOKENS = [
  '-1',
  '0',
  '65536',
  '4294967295',
  '99999999999',
  'null',
  'endobj',
  'endstream',
  '>>',
  '<<',
  '[',
  '/Kids',
];

/** A copy with one to eight changes: bytes flipped, cut, doubled, or overwritten with a telling token. */
export function mutated(source: Uint8Array, seed: number): Uint8Array {
  const random = randomness(seed);
  let bytes = Buffer.from(source);
  const changes = 1 + Math.floor(random() * 8);
  for (let change = 0; change < changes; change += 1) {
    const at = Math.floor(random() * bytes.length);
    const length = Math.floor(random() ** 3 * 200) + 1;
    const kind = Math.floor(random() * 4);
    const rest = bytes.subarray(Math.min(bytes.length, at + length));
    if (kind === 0) bytes[at] = Math.floor(random() * 256);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), rest]);
    else if (kind === 2)
      bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at, at + length), rest]);
    else Buffer.from(TOKENS[Math.floor(random() * TOKENS.length)] ?? '', 'latin1').copy(bytes, at);
  }
  return bytes;
}
