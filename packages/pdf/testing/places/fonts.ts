import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { type Draft, type Place, show, SIZE, X, Y } from '../draft.ts';

/** The only font program at hand that may be used freely; its glyphs are numbered in the order of ASCII, less 29. */
const PROGRAM = fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'));
const glyphOf = (char: string): number => char.charCodeAt(0) - 29;
const widthOf = (char: string): number => (char === ' ' ? 278 : 556);

const hex = (value: number): string => value.toString(16).padStart(4, '0');

function descriptor({ pdf }: Draft, name: string): number {
  const program = readFileSync(PROGRAM);
  const file = pdf.stream(`/Filter /FlateDecode /Length1 ${program.length}`, deflateSync(program));
  return pdf.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-544 -303 1302 980] /ItalicAngle 0 ` +
      `/Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
}

/** Names, widths and the map to Unicode tell which glyphs a subset was made for: here, the secret's. */
function toUnicode({ pdf }: Draft, codes: readonly (readonly [number, string])[], bytes: 1 | 2): number {
  const code = (value: number): string => value.toString(16).padStart(2 * bytes, '0');
  const rows = codes.map(([value, char]) => `<${code(value)}> <${hex(char.charCodeAt(0))}>`).join('\n');
  return pdf.stream(
    '',
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n` +
      `1 begincodespacerange <${'00'.repeat(bytes)}> <${'ff'.repeat(bytes)}> endcodespacerange\n` +
      `${codes.length} beginbfchar\n${rows}\nendbfchar endcmap end end`,
  );
}

const charactersOf = (text: string): string[] => [...new Set(Array.from(text))];

const encode = (text: string): string => Array.from(text, (char) => hex(glyphOf(char))).join('');

function composite(draft: Draft, secret: string, map: string): void {
  const name = `${subsetTag(secret)}+LiberationSans`;
  const kept = 'fica';
  const used = charactersOf(secret + kept);
  const widths = used
    .map((char) => `${glyphOf(char)} [${/[a-z]/.test(char) ? 500 : widthOf(char)}]`)
    .join(' ');
  const descendant = draft.pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${descriptor(draft, name)} 0 R ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [${widths}] ${map} >>`,
  );
  const unicode = toUnicode(
    draft,
    used.map((char) => [glyphOf(char), char]),
    2,
  );
  const font = draft.pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] ` +
      `/ToUnicode ${unicode} 0 R >>`,
  );
  draft.fonts += ` /F2 ${font} 0 R`;
  draft.contents.push(
    `BT /F2 ${SIZE} Tf ${X} ${Y} Td <${encode(secret)}> Tj 0 -40 Td <${encode(kept)}> Tj ET\n`,
  );
}

/** Codes of one and two bytes, told apart by code spaces whose ends are the secret's; none of its codes is shown in it. */
function ofTwoLengths(draft: Draft, secret: string): void {
  const kept = 'fica';
  const codes = Array.from(kept, (char, index) =>
    index % 2 === 0 ? hex(glyphOf(char)).slice(2) : `81${hex(glyphOf(char)).slice(2)}`,
  );
  const rows = codes.map((code, index) => `<${code}> ${glyphOf(kept[index]!)}`);
  const spaces = ['<00> <7f>', ...charactersOf(secret).map((char) => `<8000> <81f${Number(char)}>`)];
  const cmap = draft.pdf.stream(
    '/Type /CMap /CMapName /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 1 def\n` +
      `${spaces.length} begincodespacerange\n${spaces.join('\n')}\nendcodespacerange\n` +
      `${rows.length} begincidchar\n${rows.join('\n')}\nendcidchar endcmap end end`,
  );
  const descendant = draft.pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /LiberationSans /CIDToGIDMap /Identity /DW 500 ` +
      `/FontDescriptor ${descriptor(draft, 'LiberationSans')} 0 R ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
  );
  const font = draft.pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /LiberationSans /Encoding ${cmap} 0 R /DescendantFonts [${descendant} 0 R] >>`,
  );
  draft.fonts += ` /F2 ${font} 0 R`;
  draft.contents.push(`${show(secret)}BT /F2 ${SIZE} Tf ${X} 160 Td <${codes.join('')}> Tj ET\n`);
}

/** Six letters, as subset names begin with; they depend on the secret as a hash would. */
const subsetTag = (secret: string): string =>
  Array.from(secret.slice(0, 3) + secret.slice(4, 7), (digit) =>
    String.fromCharCode(65 + Number(digit)),
  ).join('');

/** Fonts that were made for the secret. */
export const FONT_PLACES: Readonly<Record<string, Place>> = {
  'a subset of a composite font': (draft, secret) => composite(draft, secret, '/CIDToGIDMap /Identity'),
  'a composite font with a glyph map': (draft, secret) => {
    const map = Buffer.alloc(256);
    for (const char of charactersOf(`${secret}fica`)) map.writeUInt16BE(glyphOf(char), 2 * glyphOf(char));
    composite(draft, secret, `/CIDToGIDMap ${draft.pdf.stream('', map)} 0 R`);
  },
  'the code spaces of a composite font': ofTwoLengths,
  'a TrueType font with an encoding of its own': (draft, secret) => {
    const names: Readonly<Record<string, string>> = Object.fromEntries(
      'zero one two three four five six seven eight nine'
        .split(' ')
        .map((name, digit) => [String(digit), name]),
    );
    const used = charactersOf(secret);
    const differences = used.map((char) => `/${names[char] ?? 'space'}`).join(' ');
    const name = `${subsetTag(secret)}+LiberationSans`;
    const font = draft.pdf.add(
      `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /FontDescriptor ${descriptor(draft, name)} 0 R ` +
        `/FirstChar 1 /LastChar ${used.length} /Widths [${used.map(widthOf).join(' ')}] ` +
        `/Encoding << /Type /Encoding /Differences [1 ${differences}] >> ` +
        `/ToUnicode ${toUnicode(
          draft,
          used.map((char, index) => [index + 1, char]),
          1,
        )} 0 R >>`,
    );
    draft.fonts += ` /F2 ${font} 0 R`;
    const codes = Array.from(secret, (char) => (used.indexOf(char) + 1).toString(16).padStart(2, '0')).join(
      '',
    );
    draft.contents.push(`BT /F2 ${SIZE} Tf ${X} ${Y} Td <${codes}> Tj ET\n`);
  },
  'the glyphs of a Type3 font': (draft, secret) => {
    const used = charactersOf(secret);
    const drawn = used.map((char) =>
      draft.pdf.stream('', `0.556 0 d0 0 0 0.${char === ' ' ? 1 : char} 0.5 re f`),
    );
    const widths = used.map(() => '0.505').join(' ');
    const font = draft.pdf.add(
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] ` +
        `/CharProcs << ${drawn.map((glyph, index) => `/${used[index] === ' ' ? 'sp' : `d${used[index]}`} ${glyph} 0 R`).join(' ')} >> ` +
        `/Encoding << /Type /Encoding /Differences [1 ${used.map((char) => (char === ' ' ? '/sp' : `/d${char}`)).join(' ')}] >> ` +
        `/FirstChar 1 /LastChar ${used.length} /Widths [${widths}] ` +
        `/ToUnicode ${toUnicode(
          draft,
          used.map((char, index) => [index + 1, char]),
          1,
        )} 0 R >>`,
    );
    draft.fonts += ` /T3 ${font} 0 R`;
    const codes = Array.from(secret, (char) => (used.indexOf(char) + 1).toString(16).padStart(2, '0')).join(
      '',
    );
    draft.contents.push(`BT /T3 ${SIZE} Tf ${X} ${Y} Td <${codes}> Tj ET\n`);
  },
};
