import { decryptType1, encryptType1 } from './type1-cipher.ts';
import { calledByType1 } from './type1-calls.ts';
import type { PrunedProgram } from './program-types.ts';

/** Empty outlines: `0 0 hsbw endchar`, and `return` for a subroutine; enciphered with four random bytes as `lenIV` says. */
const EMPTY_GLYPH = Uint8Array.of(139, 139, 13, 14);
const RETURN = Uint8Array.of(11);
const EEXEC_KEY = 55_665;
const CHARSTRING_KEY = 4330;

interface Entry {
  /** Of the binary alone. */
  readonly from: number;
  readonly to: number;
}

/**
 * A Type 1 program (Adobe Type 1 Font Format) in which only the named glyphs have outlines; the others are gone from
 * the encoding and the glyph dictionary.
 */
export function pruneType1(
  bytes: Uint8Array,
  names: ReadonlySet<string>,
  codes: ReadonlySet<number>,
): PrunedProgram | undefined {
  const program = withoutSegments(bytes);
  const text = Buffer.from(program).toString('latin1');
  const eexec = text.indexOf('eexec');
  if (eexec < 0) return undefined;
  let start = eexec + 5;
  while (start < program.length && ' \r\n\t'.includes(text[start]!)) start += 1;
  const plain = decryptType1(cipherBytes(program, text, start), EEXEC_KEY, 4);
  const secret = Buffer.from(plain).toString('latin1');
  const lenIV = Number(/\/lenIV\s+(-?\d+)/.exec(secret)?.[1] ?? 4);
  if (lenIV < 0) return undefined;
  const glyphs = readGlyphs(plain, secret);
  const subrs = readSubrs(plain, secret);
  if (glyphs === undefined || subrs === undefined) return undefined;
  const builtIn = readEncoding(text.slice(0, eexec));
  const kept = new Set(['.notdef', ...names]);
  for (const code of codes) {
    const name = builtIn.get(code);
    if (name !== undefined) kept.add(name);
  }
  const open = (entry: Entry) => decryptType1(plain.subarray(entry.from, entry.to), CHARSTRING_KEY, lenIV);
  const outlines = new Map(
    [...glyphs].filter(([name]) => kept.has(name)).map(([name, entry]) => [name, open(entry)]),
  );
  const called = calledByType1(
    outlines,
    (name) => {
      const entry = glyphs.get(name);
      return entry === undefined ? undefined : open(entry);
    },
    subrs.map(open),
  );
  if (called === undefined) return undefined;
  const shut = (code: Uint8Array) => encryptType1(code, CHARSTRING_KEY, lenIV);
  const body = writePrivate(secret, {
    subrs: subrs.map((entry, index) => shut(called.subrs.has(index) ? open(entry) : RETURN)),
    glyphs: called.glyphs,
    shut,
  });
  if (body === undefined) return undefined;
  const clear = Buffer.from(clearPart(kept, builtIn, text.slice(0, eexec)), 'latin1');
  const sealed = encryptType1(body, EEXEC_KEY, 4);
  const zeros = Buffer.from(`${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`, 'latin1');
  return {
    bytes: Buffer.concat([clear, sealed, zeros]),
    lengths: [clear.length, sealed.length, zeros.length],
  };
}

/** PFB files wrap their parts in segments (0x80, kind, length). */
function withoutSegments(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x80) return bytes;
  const parts: Uint8Array[] = [];
  for (let at = 0; at + 6 <= bytes.length && bytes[at] === 0x80 && bytes[at + 1] !== 3;) {
    const length = bytes[at + 2]! + bytes[at + 3]! * 256 + bytes[at + 4]! * 65_536;
    parts.push(bytes.subarray(at + 6, at + 6 + length));
    at += 6 + length;
  }
  return Buffer.concat(parts);
}

/** The enciphered part may be written in hexadecimal. */
function cipherBytes(program: Uint8Array, text: string, start: number): Uint8Array {
  if (!/^[0-9A-Fa-f\s]{8}/.test(text.slice(start, start + 8))) return program.subarray(start);
  const end = text.indexOf('cleartomark', start);
  const hex = text.slice(start, end < 0 ? undefined : end).replace(/[^0-9A-Fa-f]/g, '');
  return Buffer.from(hex.slice(0, hex.length & ~1), 'hex');
}

function readGlyphs(plain: Uint8Array, secret: string): Map<string, Entry> | undefined {
  const start = secret.indexOf('/CharStrings');
  if (start < 0) return undefined;
  const pattern = /\/([^\s/]+)\s+(\d+)\s+(?:RD|-\||\S+) /g;
  const glyphs = new Map<string, Entry>();
  pattern.lastIndex = secret.indexOf('begin', start);
  if (pattern.lastIndex < 0) return undefined;
  for (let match = pattern.exec(secret); match !== null; match = pattern.exec(secret)) {
    const from = pattern.lastIndex;
    const to = from + Number(match[2]);
    if (to > plain.length) return undefined;
    glyphs.set(match[1]!, { from, to });
    pattern.lastIndex = to;
    if (/^\s*(?:ND|\|-|noaccess def|def|\S+)?\s*end/.test(secret.slice(to, to + 24))) break;
  }
  return glyphs.size === 0 ? undefined : glyphs;
}

function readSubrs(plain: Uint8Array, secret: string): Entry[] | undefined {
  const head = /\/Subrs\s+(\d+)\s+array/.exec(secret);
  if (head === null) return [];
  const subrs: Entry[] = Array.from({ length: Math.min(Number(head[1]), 65_535) }, () => ({
    from: 0,
    to: 0,
  }));
  const pattern = /dup\s+(\d+)\s+(\d+)\s+\S+ /g;
  pattern.lastIndex = head.index + head[0].length;
  const end = secret.indexOf('/CharStrings', head.index);
  for (let match = pattern.exec(secret); match !== null; match = pattern.exec(secret)) {
    if (end >= 0 && match.index > end) break;
    const from = pattern.lastIndex;
    const to = from + Number(match[2]);
    const index = Number(match[1]);
    if (to > plain.length || index >= subrs.length) return undefined;
    subrs[index] = { from, to };
    pattern.lastIndex = to;
  }
  return subrs;
}

function readEncoding(clear: string): Map<number, string> {
  const encoding = new Map<number, string>();
  for (const match of clear.matchAll(/dup\s+(\d+)\s*\/(\S+)\s+put/g))
    encoding.set(Number(match[1]), match[2]!);
  return encoding;
}

/** The clear part anew: kind, matrix, box and the encoding of what is kept. */
function clearPart(kept: ReadonlySet<string>, builtIn: ReadonlyMap<number, string>, clear: string): string {
  const numbers = (key: string, otherwise: string) =>
    new RegExp(`/${key}\\s*[[{]([-+.\\deE\\s]*)[\\]}]`).exec(clear)?.[1]?.trim() ?? otherwise;
  const puts = [...builtIn]
    .filter(([, name]) => kept.has(name))
    .map(([code, name]) => `dup ${code} /${name} put\n`);
  const encoding =
    builtIn.size === 0 && /\/Encoding\s+StandardEncoding/.test(clear)
      ? '/Encoding StandardEncoding def\n'
      : `/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\n${puts.join('')}readonly def\n`;
  return (
    '%!PS-AdobeFont-1.0: Font\n11 dict begin\n/FontInfo 1 dict dup begin\nend readonly def\n/FontName /Font def\n' +
    `${encoding}/PaintType 0 def\n/FontType 1 def\n` +
    `/FontMatrix [${numbers('FontMatrix', '0.001 0 0 0.001 0 0')}] readonly def\n` +
    `/FontBBox {${numbers('FontBBox', '0 0 0 0')}} readonly def\ncurrentdict end\ncurrentfile eexec\n`
  );
}

interface NewPrivate {
  readonly subrs: readonly Uint8Array[];
  readonly glyphs: ReadonlyMap<string, Uint8Array>;
  readonly shut: (code: Uint8Array) => Uint8Array;
}

const HINT_KEYS = [
  'BlueValues',
  'OtherBlues',
  'FamilyBlues',
  'FamilyOtherBlues',
  'StdHW',
  'StdVW',
  'StemSnapH',
  'StemSnapV',
];
const NUMBER_KEYS = ['BlueScale', 'BlueShift', 'BlueFuzz', 'LanguageGroup', 'lenIV'];

function writePrivate(secret: string, { subrs, glyphs, shut }: NewPrivate): Uint8Array | undefined {
  const lines: (string | Uint8Array)[] = [
    'dup /Private 20 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n' +
      '/ND {noaccess def} executeonly def\n/NP {noaccess put} executeonly def\n/MinFeature {16 16} def\n/password 5839 def\n',
  ];
  for (const key of HINT_KEYS) {
    const values = new RegExp(`/${key}\\s*[[{]([-+.\\d\\s]*)[\\]}]`).exec(secret)?.[1];
    if (values !== undefined) lines.push(`/${key} [${values.trim()}] def\n`);
  }
  for (const key of NUMBER_KEYS) {
    const value = new RegExp(`/${key}\\s+(-?[.\\d]+)`).exec(secret)?.[1];
    if (value !== undefined) lines.push(`/${key} ${value} def\n`);
  }
  if (/\/ForceBold\s+true/.test(secret)) lines.push('/ForceBold true def\n');
  if (subrs.length > 0) {
    lines.push(`/Subrs ${subrs.length} array\n`);
    subrs.forEach((code, index) => lines.push(`dup ${index} ${code.length} RD `, code, ' NP\n'));
    lines.push('ND\n');
  }
  lines.push(`2 index /CharStrings ${glyphs.size} dict dup begin\n`);
  for (const [name, code] of [...glyphs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sealed = shut(code.length === 0 ? EMPTY_GLYPH : code);
    lines.push(`/${name} ${sealed.length} RD `, sealed, ' ND\n');
  }
  lines.push(
    'end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\nmark currentfile closefile\n',
  );
  return Buffer.concat(lines.map((line) => (typeof line === 'string' ? Buffer.from(line, 'latin1') : line)));
}
