import type { CMap } from '../fonts/cmap.ts';
import type { ShownCode } from '../fonts/composite-font.ts';

/** Sections of a CMap hold at most a hundred entries (Adobe Technical Note 5014). */
const SECTION = 100;

const hex = (value: number, bytes: number): string => `<${value.toString(16).padStart(bytes * 2, '0')}>`;

function sections(lines: readonly string[], kind: string): string {
  let text = '';
  for (let i = 0; i < lines.length; i += SECTION) {
    const part = lines.slice(i, i + SECTION);
    text += `${part.length} begin${kind}\n${part.join('\n')}\nend${kind}\n`;
  }
  return text;
}

function cmap(name: string, info: string, body: string): Uint8Array {
  return Buffer.from(
    `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n${info}/CMapName /${name} def\n${body}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`,
    'latin1',
  );
}

/** @param unicode UTF-16 text by code, in ascending order */
export function toUnicodeCMap(unicode: ReadonlyMap<number, string>, bytes: number): Uint8Array {
  const lines = [...unicode].map(([code, text]) => {
    let utf16 = '';
    for (let i = 0; i < text.length; i += 1) utf16 += text.charCodeAt(i).toString(16).padStart(4, '0');
    return `${hex(code, bytes)} <${utf16}>`;
  });
  const space = `1 begincodespacerange\n${hex(0, bytes)} <${'ff'.repeat(bytes)}>\nendcodespacerange\n`;
  return cmap('Text', '/CMapType 2 def\n', space + sections(lines, 'bfchar'));
}

export function codeCMap(codes: readonly ShownCode[], spaces: CMap['spaces'], vertical: boolean): Uint8Array {
  const ranges = spaces.map(({ length, low, high }) => `${hex(low, length)} ${hex(high, length)}`);
  const chars = codes.map(({ code, length, cid }) => `${hex(code, length)} ${cid}`);
  const info = `/CMapType 1 def\n/WMode ${vertical ? 1 : 0} def\n`;
  return cmap('Codes', info, sections(ranges, 'codespacerange') + sections(chars, 'cidchar'));
}
