/** Characters of a page that may go missing without a word of it being lost: marks at the edge of a glyph. */
const FEW = 3;
const PART = 0.01;

/** True where what should have stayed of a page is still there, whatever its order. Both texts are folded. */
export function isKept(expected: Uint8Array, copy: Uint8Array): boolean {
  if (Buffer.compare(expected, copy) === 0) return true;
  const counts = new Int32Array(256);
  for (const byte of expected) counts[byte]! += 1;
  for (const byte of copy) counts[byte]! -= 1;
  let missing = 0;
  for (const count of counts) missing += Math.max(0, count);
  return missing <= Math.max(FEW, expected.length * PART);
}
