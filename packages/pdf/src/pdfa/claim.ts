import { PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { dictOf, entry } from '../content/objects.ts';
import { decodeStream } from '../content/streams.ts';
import { PictureNeeded } from '../content/picture-needed.ts';

/** Metadata that is longer is read by nobody. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * What a document says of itself in its metadata (ISO 19005, the PDF/A identification schema), as `PDF/A-2b`; undefined
 * where it claims nothing. Whether it keeps its word is not asked.
 */
export function pdfaClaim(source: PDFContext): string | undefined {
  const metadata = entry(dictOf(source.lookup(source.trailerInfo.Root)), 'Metadata');
  if (!(metadata instanceof PDFRawStream)) return undefined;
  const text = textOf(metadata);
  const part = valueOf(text, 'part', '[1-4]');
  if (part === undefined) return undefined;
  const conformance = valueOf(text, 'conformance', '[ABUEFabuef]') ?? '';
  return `PDF/A-${part}${conformance.toLowerCase()}`;
}

/** An attribute or an element, whatever the prefix is bound to. */
function valueOf(xmp: string, name: string, allowed: string): string | undefined {
  const match = new RegExp(`pdfaid:${name}\\s*(?:=\\s*["']|>)\\s*(${allowed})\\s*["'<]`).exec(xmp);
  return match?.[1];
}

/** Packets may be UTF-8, UTF-16 or UTF-32; the schema's names are ASCII. */
function textOf(metadata: PDFRawStream): string {
  try {
    const bytes = decodeStream(metadata, { left: MOST_BYTES });
    return Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
  } catch (error) {
    if (error instanceof PictureNeeded) return '';
    throw error;
  }
}
