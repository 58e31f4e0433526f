/** Letters that a wrong reading of their bytes, or a writing for machines, left as several characters. */

import { ACCENTS as APART, accentAt } from './accents.ts';
import { ENTITY, entity } from './entities.ts';
import type { Written } from './written.ts';

interface Writing {
  /** Sticky; begins with one of `SIGNS`. */
  readonly pattern: RegExp;
  /** Undefined where it is no such writing. */
  readonly read: (part: string, text: string, index: number) => string | undefined;
}

const SIGNS = new RegExp(`[&\\\\=%?ÃÂâ√‡Æ\ufffd${APART}]`, 'g');
const LETTER = /^[A-Za-zÀ-ÖØ-öø-ÿ]$/;
const SMALL = /^[a-zß-öø-ÿ]$/;

/** The characters of Windows-1252 for the bytes 0x80 to 0xBF, which follow the first byte of a letter in UTF-8. */
const SECOND = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at));
/** Of those, what also closes a word of capitals: "IRMÃ”", "MANHÃ…". */
const CLOSING = /[“”’‘–—…«»\u00a0\u00adº°ª™®]/;
/** The same letters as a Macintosh reads them: √ is 0xC3. */
const MACINTOSH = '°á†à¢â£ãßç©é™ê≠í≥ó¥ôµõ∫ú';

/** The letter that mostly stands before one: "F�tima", "Ant�nio", "Gon�alves"; é ends a word. */
const NEAR: Readonly<Record<string, string>> = {
  t: 'á',
  u: 'á',
  v: 'á',
  r: 'á',
  c: 'ú',
  l: 'ú',
  n: 'ô',
  m: 'â',
  a: 'ç',
};

const ofBytes = (hexadecimal: string): string => String.fromCharCode(Number.parseInt(hexadecimal, 16));

const WRITINGS: readonly Writing[] = [
  { pattern: new RegExp(`&(?:amp;)?(${ENTITY});`, 'y'), read: entity },
  { pattern: /&#(\d{2,5});/y, read: (part) => unitOf(Number(part)) },
  { pattern: /(?:&#[xX](?=[\da-fA-F]{2,4};)|\\u(?=[\da-fA-F]{4}))([\da-fA-F]{2,4});?/y, read: fromCode },
  // Bytes, of quoted-printable and of the addresses of pages too: a letter, a mark, a letter of Latin-1.
  { pattern: /(?:\\x|[=%])[cC]3(?:\\x|[=%])([89abAB][\da-fA-F])/y, read: letterOf },
  { pattern: /(?:\\x|[=%])[cC]2(?:\\x|[=%])([abAB][\da-fA-F])/y, read: ofBytes },
  { pattern: /(?<=[A-Za-z][a-z]|=[C-F][\dA-F])=([EF][\dA-F])(?=[a-z=])/y, read: ofBytes },
  {
    pattern: /%(20|2[cC]|40)/y,
    read: (part, text, index) => (isApart(text, index) ? ofBytes(part) : undefined),
  },
  { pattern: /Ã([^])/y, read: twice },
  { pattern: /√([°†¢£ß©™≠≥¥µ∫])/y, read: (part) => MACINTOSH[MACINTOSH.indexOf(part) + 1] },
  { pattern: /Â([°ºª§\u00a0])/y, read: (part) => part },
  { pattern: /â€([™œ“”˜\u009d])/y, read: () => "'" },
  // DOS wrote "ção" with the bytes that are these two in Windows.
  { pattern: /(?<=[A-Za-z])‡(?=[A-Za-zÆ])/y, read: () => 'ç' },
  { pattern: /(?<=[a-z‡])Æ(?=[oe])/y, read: () => 'ã' },
  // What could not be shown at all; which letter it was is told by what stands beside it often enough.
  {
    pattern: /(?<=[A-Za-z][?\ufffd]?)[?\ufffd](?=o(?![\w=])|es(?![\w=]))/y,
    read: (_, text, index) => (/[A-Za-z?\ufffd]/.test(text[index - 1] ?? '') ? 'ã' : undefined),
  },
  { pattern: /(?<=[A-Za-z])[?\ufffd](?=[?\ufffd](?:o|es)(?![\w=]))/y, read: () => 'ç' },
  {
    pattern: /(?<=[A-Za-z])\ufffd(?=[a-z]|(?<=[a-z]{2}\ufffd)(?![a-z\ufffd]))/y,
    read: (_, text, index) => NEAR[text[index + 1] ?? ''] ?? 'é',
  },
];

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
  for (const { pattern, read } of WRITINGS) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match === null) continue;
    const plain = read(match[1] ?? match[0], text, index);
    return plain === undefined ? undefined : { start: index, end: index + match[0].length, plain };
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

/** Read as Windows-1252; words of capitals that end in Ã have no letter behind what closes them. */
function twice(second: string, text: string, index: number): string | undefined {
  const at = SECOND.indexOf(second);
  if (at < 0) return undefined;
  const before = text[index - 1] ?? '';
  const after = text[index + 2] ?? '';
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
