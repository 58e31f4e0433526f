import { describe, expect, it } from 'vitest';
import { predefinedCMap } from './predefined-cmaps.ts';

/** Of the CID that a code of so many bytes has. */
function cidOf(name: string, code: number, length: number): number | undefined {
  const range = predefinedCMap(name)?.ranges.findLast(
    (one) => one.length === length && code >= one.low && code <= one.high,
  );
  return range === undefined ? undefined : range.to + code - range.low;
}

describe('predefinedCMap', () => {
  it('knows the CIDs of Adobe-Japan1 by Shift-JIS and by JIS codes', () => {
    // Hiragana begin with small A at CID 842; half-width Latin at 231 (Adobe Technical Note 5078).
    expect(cidOf('90ms-RKSJ-H', 0x82a0, 2)).toBe(843);
    expect(cidOf('90ms-RKSJ-H', 0x20, 1)).toBe(231);
    expect(cidOf('H', 0x2422, 2)).toBe(843);
  });

  it('builds a vertical map on the horizontal one', () => {
    expect(predefinedCMap('90ms-RKSJ-V')?.vertical).toBe(true);
    expect(cidOf('90ms-RKSJ-V', 0x82a0, 2)).toBe(843);
    // The comma stands elsewhere in its cell.
    expect(cidOf('90ms-RKSJ-V', 0x8141, 2)).not.toBe(cidOf('90ms-RKSJ-H', 0x8141, 2));
  });

  it('says nothing of a name that is none', () => {
    expect(predefinedCMap('../H')).toBeUndefined();
    expect(predefinedCMap('Nothing-H')).toBeUndefined();
  });
});
