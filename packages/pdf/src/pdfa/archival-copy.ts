import {
  type PDFArray,
  PDFDict,
  PDFName,
  PDFStreamWriter,
  type PDFContext,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { keepReachable } from '../rebuild/renumber.ts';
import type { PdfaProblem } from '../types.ts';
import { pdfaProblems } from '../verify/pdfa/problems.ts';
import { identified, identifierPlace } from './identifier.ts';
import { pdfaMetadata } from './metadata.ts';

export interface ArchivalCopy {
  readonly bytes: Uint8Array;
  /** Why the copy claims nothing; empty where it is PDF/A-2b. */
  readonly problems: readonly PdfaProblem[];
}

/** Writes the copy as PDF/A-2b where it is one, else without a claim. */
export async function archivalCopy(
  target: PDFContext,
  catalog: PDFRef,
  intents: PDFArray,
): Promise<ArchivalCopy> {
  const dict = target.lookup(catalog, PDFDict);
  dict.set(PDFName.of('Metadata'), pdfaMetadata(target));
  dict.set(PDFName.of('OutputIntents'), intents);
  const Root = keepReachable(target, catalog);
  target.trailerInfo = { Root, ID: identifierPlace(target) };
  const bytes = identified(await written(target));
  const problems = pdfaProblems(bytes);
  if (problems.length === 0) return { bytes, problems };
  for (const key of ['Metadata', 'OutputIntents']) dict.delete(PDFName.of(key));
  target.trailerInfo = { Root: keepReachable(target, Root) };
  return { bytes: await written(target), problems };
}

/** Into one revision, without waiting in between. */
export const written = (target: PDFContext): Promise<Uint8Array> =>
  PDFStreamWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer();
