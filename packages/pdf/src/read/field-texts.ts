import type { Pdfium } from '../engine/pdfium.ts';

/** `FPDF_FORMFIELD_PUSHBUTTON`, `…_COMBOBOX`, `…_LISTBOX` (fpdf_formfill.h). */
const PUSH_BUTTON = 1;
const COMBO_BOX = 4;
const LIST_BOX = 5;
/** Of a field; of one with more, the picture tells. */
const MOST_OPTIONS = 2000;

/**
 * What a reader draws of a field by its entries, whatever its appearance says: its value, which its parent may hold;
 * what a choice shows for it, which may be another text; all of a list. The caption of a button is out of reach.
 * @param form an FPDF_FORMHANDLE, or 0
 */
export function fieldTexts(
  pdfium: Pdfium,
  form: number,
  annotation: number,
): { readonly texts: readonly string[]; readonly unreadable: boolean } {
  if (form === 0) return { texts: [], unreadable: false };
  const { call } = pdfium;
  const type = call.FPDFAnnot_GetFormFieldType(form, annotation);
  // The form does not list it, but may draw it all the same.
  if (type < 1) return { texts: [], unreadable: true };
  if (type === PUSH_BUTTON) return { texts: [], unreadable: hasKey(pdfium, annotation, 'MK') };
  const value = pdfium.utf16((buffer, size) =>
    call.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
  if (type !== COMBO_BOX && type !== LIST_BOX) return { texts: [value], unreadable: false };
  const options = call.FPDFAnnot_GetOptionCount(form, annotation);
  const label = (index: number) =>
    pdfium.utf16((buffer, size) => call.FPDFAnnot_GetOptionLabel(form, annotation, index, buffer, size));
  const indices = Array.from({ length: Math.min(Math.max(0, options), MOST_OPTIONS) }, (_, index) => index);
  const chosen = indices.filter((index) => call.FPDFAnnot_IsOptionSelected(form, annotation, index) !== 0);
  // A closed choice shows one option; where it can't be told which, any.
  const shown = type === COMBO_BOX && value !== '' && chosen.length > 0 ? chosen : indices;
  return { texts: [value, ...shown.map(label)], unreadable: options > MOST_OPTIONS };
}

const hasKey = (pdfium: Pdfium, annotation: number, key: string): boolean =>
  pdfium.withText(key, (name) => pdfium.call.FPDFAnnot_HasKey(annotation, name)) !== 0;
