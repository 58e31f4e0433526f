/**
 * Whether a folded word is one of the language, Portuguese or English, by a far bigger dictionary than `ordinary-words`:
 * a Bloom filter, which says yes to about one foreign word in a hundred. `training/build-dictionary.ts` writes it.
 */

const HASHES = 7;

/** @param bits their number is a power of two */
export const holds = (bits: Uint8Array, word: string): boolean => {
  for (const at of placesOf(word, bits.length * 8))
    if (((bits[at >>> 3]! >> (at & 7)) & 1) === 0) return false;
  return true;
};

export const put = (bits: Uint8Array, word: string): void => {
  for (const at of placesOf(word, bits.length * 8)) bits[at >>> 3]! |= 1 << (at & 7);
};

/** Two hashes make as many as are wanted (Kirsch and Mitzenmacher 2006). */
function placesOf(word: string, size: number): number[] {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x5bd1e995);
    other ^= other >>> 15;
  }
  one ^= one >>> 15;
  other |= 1;
  return Array.from({ length: HASHES }, (_, index) => (one + Math.imul(index, other)) & (size - 1));
}
