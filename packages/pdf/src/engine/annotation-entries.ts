import type { Pdfium } from './pdfium.ts';

export const hasKey = (pdfium: Pdfium, annotation: number, key: string): boolean =>
  pdfium.withText(key, (name) => pdfium.call.FPDFAnnot_HasKey(annotation, name)) !== 0;

/** A string or a name; '' where there is neither. */
export const textOf = (pdfium: Pdfium, annotation: number, key: string): string =>
  pdfium.withText(key, (name) =>
    pdfium.utf16((buffer, size) => pdfium.call.FPDFAnnot_GetStringValue(annotation, name, buffer, size)),
  );

/** `FPDFANNOT_COLORTYPE_Color` */
export const COLOUR = 0;

/** Bits of `/F` (12.5.3). */
export const HIDDEN = 2;
const NO_VIEW = 32;

/** Of an annotation with these flags, whether a reader shows it on a screen. */
export const isShown = (flags: number): boolean => (flags & (HIDDEN | NO_VIEW)) === 0;

/** Annotations that are read; a page with more becomes a picture, which shows what is to be seen of them. */
export const MOST_ON_A_PAGE = 10_000;
