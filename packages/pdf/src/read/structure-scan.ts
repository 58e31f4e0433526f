import { inflateSync } from 'node:zlib';
import { mayConceal } from './concealed-text.ts';

export interface StructureFindings {
  readonly metadataStreams: number;
  readonly embeddedFiles: number;
  readonly scripts: number;
  readonly layers: number;
  readonly oldRevisions: number;
  readonly bytesAfterEnd: number;
  /** Text may be painted where PDFium's text calls don't look; always true where object streams can't be read. */
  readonly mayConcealText: boolean;
}

/** Dictionaries of streams are never encrypted or compressed; other objects may lie in object streams. */
const PLACES = {
  metadataStreams: /\/Type\s*\/Metadata\b/g,
  embeddedFiles: /\/Type\s*\/EmbeddedFile\b/g,
  scripts: /\/S\s*\/JavaScript\b/g,
  layers: /\/Type\s*\/OCG\b/g,
} as const;

const MOST_OBJECT_STREAMS = 20_000;
const MOST_INFLATED = 64 * 1024 * 1024;
const END_MARK = '%%EOF';

/**
 * Counts, for the report, places that hold text and that PDFium has no call for. It reads the bytes and the object
 * streams, so what an encrypted object stream holds is not counted. Nothing of all this reaches a copy in any case.
 */
export function findInStructure(bytes: Uint8Array): StructureFindings {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const counts = { metadataStreams: 0, embeddedFiles: 0, scripts: 0, layers: 0 };
  let mayConcealText = file.includes('/Encrypt');
  for (const part of structureParts(file)) {
    mayConcealText ||= mayConceal(part);
    for (const place of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
      counts[place] += part.match(PLACES[place])?.length ?? 0;
    }
  }
  return { ...counts, ...revisions(file), mayConcealText };
}

/** The text between streams, and the contents of object streams. */
function* structureParts(file: Buffer): Generator<string> {
  let at = 0;
  let budget = MOST_INFLATED;
  let inflated = 0;
  while (at < file.length) {
    const found = file.indexOf('stream', at);
    const end = found < 0 ? file.length : found;
    const between = file.toString('latin1', at, end);
    yield between;
    if (found < 0) return;
    const data = found + 6 + (file[found + 6] === 0x0d ? 2 : 1);
    const close = file.indexOf('endstream', data);
    if (close < 0) return;
    if (/\/ObjStm\b/.test(between) && budget > 0 && inflated++ < MOST_OBJECT_STREAMS) {
      const objects = inflate(file.subarray(data, close), budget);
      budget -= objects.length;
      yield objects.toString('latin1');
    }
    at = close + 9;
  }
}

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, {
      maxOutputLength: most,
      finishFlush: 2 /* Z_SYNC_FLUSH: data may be cut short */,
    });
  } catch {
    return Buffer.alloc(0); // encrypted, of another filter, damaged or too large: not counted
  }
}

/** Each revision ends with a mark; a linearised file has one for its first page too. */
function revisions(file: Buffer): Pick<StructureFindings, 'oldRevisions' | 'bytesAfterEnd'> {
  let ends = 0;
  let last = -1;
  for (let at = file.indexOf(END_MARK); at >= 0; at = file.indexOf(END_MARK, at + 1)) {
    ends++;
    last = at;
  }
  const linearised = file.toString('latin1', 0, 2048).includes('/Linearized') ? 1 : 0;
  const after = last < 0 ? '' : file.toString('latin1', last + END_MARK.length).trim();
  return { oldRevisions: Math.max(0, ends - 1 - linearised), bytesAfterEnd: after.replace(/\0/g, '').length };
}
