/** Letters that a wrong reading of their bytes, or a writing for machines, left as several characters. */

import { ACCENTS as APART, accentAt } from './accents.ts';
import { ENTITY, entity } from './entities.ts';
import { LOST } from './lost-letters.ts';
import type { Writing, Written } from './written.ts';

const LETTER = /^[A-Za-zÀ-ÖØ-öø-ÿ]$/;
const SMALL = /^[a-zß-öø-ÿ]$/;

/** The characters of Windows-1252 for the bytes 0x80 to 0xBF, which follow the first byte of a letter in UTF-8. */
const SECOND = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at));
/** Of those, what also closes a word of capitals: "IRMÃ”", "MANHÃ…". */
const CLOSING = /[“”’‘–—…«»\u00a0\u00adº°ª™®]/;
/** The same letters as a Macintosh reads them: √ is 0xC3. */
const MACINTOSH = '°á†à¢â£ãßç©é™ê≠í≥ó¥ôµõ∫ú';
/** A user of Windows may be called "u2022": of the escapes only those of letters, quotes and dashes. */
const ESCAPED = '(?:00[2-7a-fA-F]|01[\\da-fA-F]|201)[\\da-fA-F]';

const ofBytes = (hexadecimal: string): string => String.fromCharCode(Number.parseInt(hexadecimal, 16));

const WRITINGS: readonly Writing[] = [
  { signs: '&', pattern: /&(?:amp;)?#(\d{2,5});/y, read: (part) => unitOf(Number(part)) },
  { signs: '&', pattern: /&(?:amp;)?#[xX]([\da-fA-F]{2,4});/y, read: fromCode },
  { signs: '&', pattern: new RegExp(`&(?:amp;)?(${ENTITY});`, 'iy'), read: entity },
  { signs: '\\', pattern: new RegExp(String.raw`\\{1,2}u(${ESCAPED})`, 'y'), read: fromCode },
  // Bytes, of quoted-printable and of the addresses of pages too: a letter, a mark, a letter of Latin-1.
  { signs: '\\=%', pattern: /(?:\\x|[=%])[cC]3(?:\\x|[=%])([89abAB][\da-fA-F])/y, read: letterOf },
  { signs: '\\=%', pattern: /(?:\\x|[=%])[cC]2(?:\\x|[=%])([abAB][\da-fA-F])/y, read: ofBytes },
  { signs: '\\', pattern: /(?<=[A-Za-z])\\x([c-fC-F][\da-fA-F])(?!\\x[89abAB])/y, read: ofBytes },
  { signs: '=', pattern: /(?<=[A-Za-z][a-z]|=[C-F][\dA-F])=([EF][\dA-F])(?=[a-z=_])/y, read: ofBytes },
  { signs: '=', pattern: /(?<=(?<![A-Za-z])[A-Z][a-z]{2,8})=(E[19])(?=[ ,;.)\n]|$)/y, read: ofBytes },
  {
    signs: '%',
    pattern: /%(20|2[cC]|40)/y,
    read: (part, text, index) => (isApart(text, index) ? ofBytes(part) : undefined),
  },
  // Some are read so twice.
  { signs: 'Ã', pattern: /Ã(?:ƒÂ)?([^])/y, read: ofWindows },
  { signs: '√', pattern: /√([°†¢£ß©™≠≥¥µ∫])/y, read: (part) => MACINTOSH[MACINTOSH.indexOf(part) + 1] },
  { signs: 'Â', pattern: /Â([°ºª§\u00a0])/y, read: (part) => part },
  { signs: 'â', pattern: /â€([™œ“”˜\u009d])/y, read: () => "'" },
  // DOS wrote "ção" with the bytes that are these two in Windows.
  { signs: '‡', pattern: /(?<=[A-Za-z])‡(?=[A-Za-zÆ])/y, read: () => 'ç' },
  { signs: 'Æ', pattern: /(?<=[a-z‡])Æ(?=[oe])/y, read: () => 'ã' },
  ...LOST,
];

const BY_SIGN = new Map(
  Array.from(new Set(WRITINGS.flatMap(({ signs }) => Array.from(signs))), (sign) => [
    sign,
    WRITINGS.filter(({ signs }) => signs.includes(sign)),
  ]),
);
const SIGNS = new RegExp(`[\\\\${[...BY_SIGN.keys()].join('')}${APART}]`, 'g');

/** In order, not overlapping. Linear. */
export function writtenIn(text: string): Written[] {
  const found: Written[] = [];
  SIGNS.lastIndex = 0;
  for (let sign = SIGNS.exec(text); sign !== null; sign = SIGNS.exec(text)) {
    const one = writtenAt(text, sign.index) ?? accentAt(text, sign.index);
    if (one === undefined || one.start < (found.at(-1)?.end ?? 0)) continue;
    found.push(one);
    SIGNS.lastIndex = one.end;
  }
  return found;
}

function writtenAt(text: string, index: number): Written | undefined {
  for (const { pattern, read } of BY_SIGN.get(text[index]!) ?? []) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match === null) continue;
    const end = index + match[0].length;
    const plain = read(match[1] ?? match[0], text, index, end);
    return plain === undefined ? undefined : { start: index, end, plain };
  }
  return undefined;
}

function fromCode(hexadecimal: string): string | undefined {
  return unitOf(Number.parseInt(hexadecimal, 16));
}
/** Control characters are gaps. */
function unitOf(code: number): string | undefined {
  return code > 0xff_ff || (code >= 0xd8_00 && code < 0xe0_00)
    ? undefined
    : String.fromCharCode(Math.max(code, 0x20));
}
/** The letter of the byte behind 0xC3. */
function letterOf(hexadecimal: string): string {
  return String.fromCharCode(Number.parseInt(hexadecimal, 16) + 0x40);
}

/** Words of capitals that end in Ã have no letter behind what closes them. */
function ofWindows(second: string, text: string, index: number, end: number): string | undefined {
  const at = SECOND.indexOf(second);
  if (at < 0) return undefined;
  const before = text[index - 1] ?? '';
  const after = text[end] ?? '';
  const isInside = LETTER.test(before) && (LETTER.test(after) || after === 'Ã');
  return SMALL.test(before) || SMALL.test(after) || isInside || !CLOSING.test(second)
    ? String.fromCharCode(0xc0 + at)
    : undefined;
}

const LONGEST_ADDRESS = 200;
/** In the address of a page it is part of it, behind a figure it may be a percentage. */
function isApart(text: string, index: number): boolean {
  if (/\d/.test(text[index - 1] ?? '')) return /[a-zA-Z]/.test(text[index + 3] ?? '');
  const before = text.slice(Math.max(0, index - LONGEST_ADDRESS), index);
  return !/\/\/|www\./.test(before.slice(before.lastIndexOf(' ') + 1));
}
