import type { OpenDocument } from '../engine/document.ts';
import type { HiddenPlace, PdfFacts } from '../types.ts';
import type { StructureFindings } from './structure-scan.ts';

const MOST_BOOKMARKS = 100_000;

/** What the document is, and the places off its pages that hold text. */
export function documentFacts(document: OpenDocument, found: StructureFindings): PdfFacts {
  const { call } = document.pdfium;
  return {
    pageCount: document.pageCount,
    encrypted: call.EPDF_IsEncrypted(document.handle) !== 0,
    signed: call.FPDF_GetSignatureCount(document.handle) > 0,
    repaired: call.FPDF_DocumentHasValidCrossReferenceTable(document.handle) === 0,
    hidden: hiddenPlaces(document, found),
  };
}

function hiddenPlaces(document: OpenDocument, found: StructureFindings): HiddenPlace[] {
  const { pdfium, handle } = document;
  const { call } = pdfium;
  const counts: Record<HiddenPlace['place'], number> = {
    info: call.EPDF_GetMetaKeyCount(handle, 0),
    xmp: found.metadataStreams,
    outline: countBookmarks(document),
    attachment: Math.max(call.FPDFDoc_GetAttachmentCount(handle), found.embeddedFiles),
    javascript: Math.max(call.FPDFDoc_GetJavaScriptActionCount(handle), found.scripts),
    xfa: Math.max(0, call.FPDF_GetXFAPacketCount(handle)),
    'layer-name': found.layers,
    'old-revision': found.oldRevisions,
    'after-end': found.bytesAfterEnd > 0 ? 1 : 0,
    note: document.undrawn.notes,
    'undrawn-annotation': document.undrawn.others,
  };
  return (Object.keys(counts) as HiddenPlace['place'][])
    .map((place) => ({ place, count: counts[place] }))
    .filter(({ count }) => count > 0);
}

/** Outlines may loop; each bookmark counts once. */
function countBookmarks({ pdfium, handle }: OpenDocument): number {
  const { call } = pdfium;
  const seen = new Set<number>();
  const waiting = [call.FPDFBookmark_GetFirstChild(handle, 0)];
  while (waiting.length > 0 && seen.size < MOST_BOOKMARKS) {
    const bookmark = waiting.pop();
    if (bookmark === undefined || bookmark === 0 || seen.has(bookmark)) continue;
    seen.add(bookmark);
    waiting.push(call.FPDFBookmark_GetNextSibling(handle, bookmark));
    waiting.push(call.FPDFBookmark_GetFirstChild(handle, bookmark));
  }
  return seen.size;
}
