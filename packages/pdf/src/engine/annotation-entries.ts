import type { Pdfium } from './pdfium.ts';

export const hasKey = (pdfium: Pdfium, annotation: number, key: string): boolean =>
  pdfium.withText(key, (name) => pdfium.call.FPDFAnnot_HasKey(annotation, name)) !== 0;

/** A string or a name; '' where there is neither. */
export const textOf = (pdfium: Pdfium, annotation: number, key: string): string =>
  pdfium.withText(key, (name) =>
    pdfium.utf16((buffer, size) => pdfium.call.FPDFAnnot_GetStringValue(annotation, name, buffer, size)),
  );
