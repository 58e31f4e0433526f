/** The number of a fact goes in first, so that the same words in another role are another fact. */
export const mix = (fact: number, one: number, other: number, third: number): number => {
  let value = Math.imul(fact + 1, 0x9e3779b1) ^ one;
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b) ^ other;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) ^ third;
  value = Math.imul(value ^ (value >>> 16), 0x27d4eb2f);
  return (value ^ (value >>> 15)) >>> 0;
};
