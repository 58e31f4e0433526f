import type { OpenDocument } from '../engine/document.ts';

/** `FORMTYPE_NONE` (fpdf_formfill.h). */
const NO_FORM = 0;

/**
 * Draws the fields of a document's form: PDFium leaves them to whoever fills forms in. No script of the document runs,
 * the build has no interpreter.
 */
export class FormFields {
  readonly #document: OpenDocument;
  #environment: { readonly info: number; readonly form: number } | undefined;

  constructor(document: OpenDocument) {
    this.#document = document;
  }

  get any(): boolean {
    return this.#document.pdfium.call.FPDF_GetFormType(this.#document.handle) !== NO_FORM;
  }

  /**
   * @param bitmap an FPDF_BITMAP that shows the rest of the page
   * @param page an FPDF_PAGE
   * @param flags as for the page itself
   */
  draw(bitmap: number, page: number, width: number, height: number, flags: number): void {
    const { call } = this.#document.pdfium;
    const { form } = this;
    if (form === 0) return;
    call.FORM_OnAfterLoadPage(page, form);
    call.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
    call.FORM_OnBeforeClosePage(page, form);
  }

  /** The FPDF_FORMHANDLE that knows the fields; 0 where the document has no form. It changes no appearance unless it draws. */
  get form(): number {
    this.#environment ??= this.#start();
    return this.#environment.form;
  }

  #start() {
    const { call } = this.#document.pdfium;
    if (!this.any) return { info: 0, form: 0 };
    const info = call.PDFiumExt_OpenFormFillInfo();
    const form = call.PDFiumExt_InitFormFillEnvironment(this.#document.handle, info);
    // Fields are not shaded: a viewer's colour is none of the page's.
    if (form !== 0) call.FPDF_SetFormFieldHighlightAlpha(form, 0);
    return { info, form };
  }

  close(): void {
    if (this.#environment === undefined) return;
    const { call } = this.#document.pdfium;
    const { info, form } = this.#environment;
    if (form !== 0) call.PDFiumExt_ExitFormFillEnvironment(form);
    if (info !== 0) call.PDFiumExt_CloseFormFillInfo(info);
    this.#environment = undefined;
  }
}
