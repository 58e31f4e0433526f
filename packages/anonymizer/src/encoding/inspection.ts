import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { InspectedPage, Inspection } from '../types.ts';
import { decodeBoxes, encodeBoxes } from './boxes.ts';
import { headSchema, type Head } from './schema.ts';

/**
 * An inspection as bytes, to be kept (encrypted, by whoever keeps it): a mark, the length of the head, the compressed
 * head, then each page's text and boxes compressed by itself, so that one page is read without the others.
 */
const MARK = 'MVI1';
const START = 8;
/** Largest head and largest page that is unpacked, bytes: compressed data can claim to be anything. */
const LARGEST = 256 * 1024 * 1024;

/** Boxes are rounded outwards to 1/32 point. */
export function encodeInspection(inspection: Inspection): Uint8Array {
  const pages = inspection.pages.map((page) => ({ page, packed: packPage(page) }));
  const head: Head = {
    ...inspection,
    pages: pages.map(({ page: { index, width, height, source, read, text }, packed }) => ({
      index,
      width,
      height,
      source,
      read,
      characters: text.length,
      bytes: packed.length,
    })),
  };
  const packedHead = zstdCompressSync(JSON.stringify(head));
  const start = Buffer.alloc(START);
  start.write(MARK, 'latin1');
  start.writeUInt32LE(packedHead.length, 4);
  return Buffer.concat([start, packedHead, ...pages.map(({ packed }) => packed)]);
}

/** @throws Error where the bytes are no inspection */
export function decodeInspection(bytes: Uint8Array): Inspection {
  const { head, pagesAt } = decodeHead(bytes);
  let at = pagesAt;
  const pages = head.pages.map((page) => {
    const unpacked = unpackPage(page, bytes.subarray(at, at + page.bytes));
    at += page.bytes;
    return unpacked;
  });
  return { ...head, pages };
}

/** Everything but the pages' text, without unpacking them. @throws Error where the bytes are no inspection */
export function decodeSummary(bytes: Uint8Array): Omit<Inspection, 'pages'> {
  const { pages: _, ...summary } = decodeHead(bytes).head;
  return summary;
}

/** One page, without unpacking the others; undefined past the last. @throws Error where the bytes are no inspection */
export function decodePage(bytes: Uint8Array, index: number): InspectedPage | undefined {
  const { head, pagesAt } = decodeHead(bytes);
  const page = head.pages[index];
  if (!page) return undefined;
  const at = head.pages.slice(0, index).reduce((sum, { bytes }) => sum + bytes, pagesAt);
  return unpackPage(page, bytes.subarray(at, at + page.bytes));
}

function decodeHead(bytes: Uint8Array): { head: Head; pagesAt: number } {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== MARK) throw new Error('Not an inspection');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const json = zstdDecompressSync(bytes.subarray(START, START + length), { maxOutputLength: LARGEST });
  return { head: headSchema.parse(JSON.parse(json.toString('utf8'))) as Head, pagesAt: START + length };
}

/** Length of the text in bytes, the text (UTF-8), the boxes. */
function packPage({ text, boxes }: InspectedPage): Uint8Array {
  const utf8 = Buffer.from(text.toWellFormed(), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(utf8.length);
  return zstdCompressSync(Buffer.concat([length, utf8, encodeBoxes(boxes)]));
}

function unpackPage(page: Head['pages'][number], packed: Uint8Array): InspectedPage {
  const { characters, bytes: _, ...facts } = page;
  const plain = zstdDecompressSync(packed, { maxOutputLength: LARGEST });
  const textEnd = 4 + plain.readUInt32LE(0);
  const text = plain.toString('utf8', 4, textEnd);
  if (text.length !== characters) throw new Error('A page of another length than its head says');
  return { ...facts, text, boxes: decodeBoxes(plain.subarray(textEnd), characters) };
}
