import type { Pdfium } from './pdfium.ts';
import { structureParts } from './structure-parts.ts';

/**
 * Whether a form asks for its values to be drawn anew (`NeedAppearances`, 12.7.3). What an encrypted file says of its
 * form is not looked for: then it may.
 */
export function redrawsFields(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('/Encrypt')) return true;
  for (const part of structureParts(file)) if (/\/NeedAppearances\s+true\b/.test(part)) return true;
  return false;
}

/** Gives the fields of some pages the looks that their values have, where the form asks for it: PDFium does so when it fills a form in. */
export function redrawFields({ call }: Pdfium, handle: number, pages: Iterable<number>): void {
  const info = call.PDFiumExt_OpenFormFillInfo();
  const form = call.PDFiumExt_InitFormFillEnvironment(handle, info);
  if (form !== 0) {
    for (const index of pages) {
      const page = call.FPDF_LoadPage(handle, index);
      if (page === 0) continue;
      call.FORM_OnAfterLoadPage(page, form);
      call.FORM_OnBeforeClosePage(page, form);
      call.FPDF_ClosePage(page);
    }
    call.PDFiumExt_ExitFormFillEnvironment(form);
  }
  if (info !== 0) call.PDFiumExt_CloseFormFillInfo(info);
}
