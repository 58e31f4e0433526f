export type * from './types.ts';
export { createAnonymizer } from './anonymizer.ts';
export type { AnonymizerOptions } from './anonymizer.ts';
export { certificatePdf } from './certificate/pdf.ts';
export { publicHalf, signingKeyFrom, writePublicKeys } from './certificate/key.ts';
export { verifyCertificate } from './certificate/verify.ts';
export type { CertificateFault, Fingerprints } from './certificate/verify.ts';
export { decodeInspection, decodePage, decodeSummary, encodeInspection } from './encoding/inspection.ts';
// What a document can be refused with, for those who may not know the package it comes from.
export { DEFAULT_LIMITS, NotProvablyClean, PdfRefused } from '@mavendoc/pdf';
export type { RefusalCode } from '@mavendoc/pdf';
export { locate } from './pipeline/locate.ts';
