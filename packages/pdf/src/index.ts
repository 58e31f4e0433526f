export type * from './types.ts';
export { DEFAULT_LIMITS, NotProvablyClean, PdfRefused } from './types.ts';
