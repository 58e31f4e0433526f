import type { Draft, Place } from '../draft.ts';
import { show } from '../draft.ts';
import { iccFile, screen, tableWith } from '../icc-file.ts';

const bare = (secret: string): string => secret.replaceAll(' ', '');

/** Paints ten points of an image that is far from the mark. */
function paint(draft: Draft, entries: string, data: string | Uint8Array): void {
  const image = draft.pdf.stream(`/Type /XObject /Subtype /Image ${entries}`, data);
  draft.xobjects += `/I9 ${image} 0 R`;
  draft.contents.push('q 10 0 0 10 300 20 cm /I9 Do Q\n');
}

const inline =
  (header: (secret: string) => string, data: (secret: string) => string): Place =>
  (draft, secret) =>
    void draft.contents.push(
      `q 10 0 0 10 300 20 cm BI /W 1 /H 1 ${header(secret)} ID ${data(secret)} EI Q\n`,
    );

const ONE_GREY = '/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray';

function fillWith(draft: Draft, space: string): void {
  draft.resources += `/ColorSpace << /C9 ${space} >>`;
  draft.contents.push('q /C9 cs 0 sc 300 20 10 10 re f Q\n');
}

const CALCULATOR = '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]';

const fillWithProfile = (draft: Draft, profile: Uint8Array): void =>
  fillWith(draft, `[/ICCBased ${draft.pdf.stream('/N 3', profile)} 0 R]`);

/** A segment of an embedded JBIG2 stream (ITU-T T.88, 7.2). */
const segment = (number: number, type: number, data: string): string =>
  `\0\0\0${String.fromCharCode(number, type)}\0\u0001\0\0\0${String.fromCharCode(data.length)}${data}`;

const font = (draft: Draft, descendant: string, encoding: string): void => {
  const own = draft.pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial /DW 500 ${descendant} /FontDescriptor << /Type /FontDescriptor ` +
      `/FontName /Arial /Flags 4 /Ascent 900 /Descent -200 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /CapHeight 700 /StemV 80 >> >>`,
  );
  const whole = draft.pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Arial /Encoding ${encoding} /DescendantFonts [${own} 0 R] >>`,
  );
  draft.fonts += ` /F9 ${whole} 0 R`;
  draft.contents.push('BT /F9 12 Tf 300 20 Td <00410042> Tj ET\n');
};

const SYSTEM = (supplement: string): string =>
  `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement ${supplement} >>`;

/** Data within images, colours and fonts that no renderer shows, beside a plainly shown secret. */
export const UNSHOWN_BESIDE: Readonly<Record<string, Place>> = {
  'the parameters of an inline image': inline(
    (secret) => `/BPC 8 /CS /G /DP << /Nome (${secret}) >>`,
    () => 'A',
  ),
  'bytes behind an inline image': inline(
    () => '/BPC 8 /CS /G',
    (secret) => `A${secret}`,
  ),
  'the palette of an inline image': inline(
    (secret) => `/BPC 8 /CS [/I /G 0 (A${secret})]`,
    () => '\0',
  ),
  'bytes behind the rows of an image': (draft, secret) => paint(draft, ONE_GREY, `A${secret}`),
  'bits that fill up the rows of an image': (draft, secret) =>
    paint(
      draft,
      '/Width 1 /Height 9 /BitsPerComponent 1 /ColorSpace /DeviceGray',
      Uint8Array.from(bare(secret), (digit) => Number(digit)),
    ),
  'entries of a palette that no pixel has': (draft, secret) =>
    paint(
      draft,
      `/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceGray 11 (A${secret})]`,
      '\0',
    ),
  'bytes behind a palette': (draft, secret) =>
    fillWith(draft, `[/Indexed /DeviceRGB 0 <414243${Buffer.from(secret).toString('hex')}>]`),
  'bytes behind the samples of a function': (draft, secret) => {
    const tint = draft.pdf.stream(
      '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8',
      `ABCDEF${secret}`,
    );
    fillWith(draft, `[/Separation /Cor /DeviceRGB ${tint} 0 R]`);
  },
  'the header of a colour profile': (draft, secret) => {
    const profile = screen();
    for (const at of [44, 56]) profile.write(bare(secret).slice(0, 4), at, 'latin1');
    fillWithProfile(draft, profile);
  },
  'reserved bytes of a colour profile': (draft, secret) =>
    fillWithProfile(draft, screen(bare(secret).slice(0, 4), bare(secret).slice(0, 2))),
  'bytes behind the tags of a colour profile': (draft, secret) =>
    fillWithProfile(draft, screen(undefined, undefined, secret)),
  'bytes between the parts of a colour table': (draft, secret) =>
    fillWithProfile(draft, iccFile([['A2B0', tableWith(secret)]])),
  'bytes behind a stub of a colour table': (draft, secret) => {
    const stub = Buffer.from(`mAB \0\0\0\0\u0003\u0003${'\0'.repeat(22)}${secret}`, 'latin1');
    fillWithProfile(draft, iccFile([['A2B0', stub]]));
  },
  'bytes behind a calculator': (draft, secret) => {
    const tint = draft.pdf.stream(CALCULATOR, `{ dup dup } ${secret}`);
    fillWith(draft, `[/Separation /Cor /DeviceRGB ${tint} 0 R]`);
  },
  'bytes of a function that has none': (draft, secret) => {
    const tint = draft.pdf.stream('/FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 0] /N 1', secret);
    fillWith(draft, `[/Separation /Cor /DeviceRGB ${tint} 0 R]`);
  },
  'words in a calculator': (draft, secret) => {
    const tint = draft.pdf.stream(CALCULATOR, `{ dup dup (${secret}) pop }`);
    fillWith(draft, `[/Separation /Cor /DeviceRGB ${tint} 0 R]`);
  },
  'the spelling of numbers in a calculator': (draft, secret) => {
    const zeros = '0'.repeat(Number(bare(secret).slice(0, 1)));
    const tint = draft.pdf.stream(CALCULATOR, `{ dup dup 1.${zeros} mul }`);
    fillWith(draft, `[/Separation /Cor /DeviceRGB ${tint} 0 R]`);
  },
  'a colorant that a space has not': (draft, secret) => {
    const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 0] /N 1 >>';
    const own = `/Ouro [/Separation /Ouro /DeviceRGB ${tint}]`;
    const other = `/N${bare(secret)} [/Separation /Prata /DeviceRGB ${tint.replace('/N 1 ', `/N 1.${bare(secret).slice(0, 4)} `)}]`;
    fillWith(draft, `[/DeviceN [/Ouro] /DeviceRGB ${tint} << /Colorants << ${other} ${own} >> >>]`);
  },
  'bytes behind a mesh': (draft, secret) => {
    const mesh = draft.pdf.stream(
      '/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [300 320 20 40 0 1]',
      `\0\0\0\x10\0\xff\0\x20\0\0\xff\x30${secret.slice(0, 3)}`,
    );
    draft.resources += `/Shading << /S9 ${mesh} 0 R >>`;
    draft.contents.push('q 300 20 20 20 re W n /S9 sh Q\n');
  },
  'bytes behind a facsimile': (draft, secret) =>
    paint(
      draft,
      '/Width 8 /Height 1 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode ' +
        '/DecodeParms << /K -1 /Columns 8 /Rows 1 >>',
      `\x80\x08\x00\x80${bare(secret)}`,
    ),
  'a comment of a JBIG2 image': (draft, secret) =>
    paint(
      draft,
      '/Width 8 /Height 1 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
      segment(0, 48, '\0\0\0\x08\0\0\0\u0001\0\0\0\0\0\0\0\0\0\0\0') +
        segment(1, 62, `\x20\0\0\0cpf\0${bare(secret)}\0`) +
        bare(secret),
    ),
  'a code space that no code is in': (draft, secret) => {
    const code = Buffer.from(bare(secret).slice(0, 2)).toString('hex');
    const map = draft.pdf.stream(
      '/Type /CMap /CMapName /X',
      `begincmap 2 begincodespacerange <0000> <00ff> <${code}> <${code}> endcodespacerange ` +
        `1 begincidrange <0000> <00ff> 0 endcidrange endcmap`,
    );
    font(draft, SYSTEM('0'), `${map} 0 R`);
  },
  'the number of a character collection': (draft, secret) => font(draft, SYSTEM(bare(secret)), '/Identity-H'),
  'the name of a glyph that no font has': (draft, secret) => {
    const plain = draft.pdf.add(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ' +
        `<< /BaseEncoding /WinAnsiEncoding /Differences [65 /x${bare(secret).slice(0, 3)}] >> >>`,
    );
    draft.fonts += ` /F9 ${plain} 0 R`;
    draft.contents.push(show('AB', 300, 20, 'F9'));
  },
};
