/** A Huffman code made for a count of symbols (ITU-T T.81, annex K.2). */
export interface HuffmanCode {
  /** Numbers of codes of 1 to 16 bits, as DHT wants them. */
  readonly counts: Uint8Array;
  readonly symbols: Uint8Array;
  /** By symbol. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

/** @param frequencies of 256 symbols */
export function huffmanCode(frequencies: Uint32Array): HuffmanCode {
  const counts = limitLengths(countLengths(codeLengths(frequencies)));
  const lengthsByRank = Array.from(counts).flatMap((count, index) => Array<number>(count).fill(index + 1));
  const ranked = Array.from({ length: 256 }, (_, symbol) => symbol)
    .filter((symbol) => frequencies[symbol]! > 0)
    .sort((a, b) => frequencies[b]! - frequencies[a]! || a - b);
  const codes = new Uint16Array(256);
  const lengths = new Uint8Array(256);
  let code = 0;
  let length = 0;
  for (const [rank, symbol] of ranked.entries()) {
    const next = lengthsByRank[rank]!;
    code <<= next - length;
    length = next;
    codes[symbol] = code++;
    lengths[symbol] = length;
  }
  return { counts, symbols: Uint8Array.from(ranked), codes, lengths };
}

/** Code lengths by repeatedly joining the two rarest; symbol 256 is reserved, so that no code is all ones. */
function codeLengths(frequencies: Uint32Array): Uint8Array {
  const weights = Float64Array.from({ length: 257 }, (_, symbol) => frequencies[symbol] ?? 0);
  weights[256] = 1;
  const lengths = new Uint8Array(257);
  const groups = Array.from({ length: 257 }, (_, symbol) => [symbol]);
  const alive = groups.map((_, symbol) => symbol).filter((symbol) => weights[symbol]! > 0);
  while (alive.length > 1) {
    alive.sort((a, b) => weights[b]! - weights[a]! || a - b);
    const least = alive.pop()!;
    const other = alive.at(-1)!;
    weights[other]! += weights[least]!;
    groups[other]!.push(...groups[least]!);
    for (const symbol of groups[other]!) lengths[symbol]!++;
  }
  return lengths;
}

function countLengths(lengths: Uint8Array): Uint32Array {
  const counts = new Uint32Array(258);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  return counts;
}

/** No code longer than 16 bits (figure K.3), and the reserved one, the longest, taken away. */
function limitLengths(counts: Uint32Array): Uint8Array {
  for (let length = counts.length - 1; length > 16; length--) {
    while (counts[length]! > 0) {
      let shorter = length - 2;
      while (counts[shorter] === 0) shorter--;
      counts[length]! -= 2;
      counts[length - 1]!++;
      counts[shorter + 1]! += 2;
      counts[shorter]!--;
    }
  }
  let longest = 16;
  while (counts[longest] === 0) longest--;
  counts[longest]!--;
  return Uint8Array.from(counts.subarray(1, 17));
}
