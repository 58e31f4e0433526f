export type * from './types.ts';
export { DEFAULT_LIMITS, NotProvablyClean, PdfRefused } from './types.ts';
export { normalise } from './engine/normalise.ts';
export { openPages } from './read/page-reader.ts';
export { openPdf } from './read/reader.ts';
export { removeMarks } from './remove.ts';
export { addPicturePage } from './picture/picture-page.ts';
export type { BadRedaction, ForeignFinding, ForeignReport } from './verify/foreign/findings.ts';
export { verifyForeign } from './verify/verify-foreign.ts';
