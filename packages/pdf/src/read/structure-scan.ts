import { structureParts } from '../engine/structure-parts.ts';
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
