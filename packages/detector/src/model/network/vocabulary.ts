/**
 * The words that the networks have met often enough while learning, by their hashes. Any other is one and the same unknown
 * word: what a word sharing its row would say of it is chance.
 */

/** Hashes, sorted; the row of a word is one more than its place. */
export type Vocabulary = Uint32Array;

/** The row of each word in the tables of words; 0 for what is unknown. */
export function rowsOf(vocabulary: Vocabulary, hashes: Int32Array): Int32Array {
  return hashes.map((hash) => {
    const place = placeOf(vocabulary, hash >>> 0);
    return vocabulary[place] === hash >>> 0 ? place + 1 : 0;
  });
}

/** Where the first stands that is no smaller. */
function placeOf(vocabulary: Vocabulary, hash: number): number {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (vocabulary[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  return low;
}
