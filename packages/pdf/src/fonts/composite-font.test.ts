import { PDFContext, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { PictureNeeded } from '../content/picture-needed.ts';
import { compositeFont } from './composite-font.ts';

function fontOf(spaces: string, characters: string) {
  const context = PDFContext.create();
  const cmap = context.register(
    context.stream(
      `1 begincodespacerange ${spaces} endcodespacerange 1 begincidchar ${characters} endcidchar`,
      { Type: 'CMap' },
    ),
  );
  const dict = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    DescendantFonts: [{ Subtype: 'CIDFontType2' }],
  });
  dict.set(PDFName.of('Encoding'), cmap);
  return compositeFont(dict, { left: 1000 });
}

describe('a composite font', () => {
  it('knows its codes by an embedded CMap', () => {
    const font = fontOf('<00> <ff>', '<41> 7');
    font.decode(Uint8Array.of(0x41));
    expect(font.codeOf(0x41)).toEqual({ code: 0x41, length: 1, cid: 7 });
  });

  it.each([
    ['a number that is no CID', '<00> <ff>', '<41> 11122233344', [0x41]],
    ['codes of one number and two lengths', '<41> <41> <0000> <00ff>', '<41> 1 <0041> 2', [0x41, 0, 0x41]],
  ])('is not measured where its CMap has %s', (_, spaces, characters, bytes) => {
    expect(() => fontOf(spaces, characters).decode(Uint8Array.from(bytes))).toThrow(PictureNeeded);
  });
});
