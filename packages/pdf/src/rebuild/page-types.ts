import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import type { UnitBox } from '../images/pixel-rect.ts';
import type { Usage } from '../rewrite/font-use.ts';
import type { PageView } from '../rewrite/page-view.ts';
import type { Mark, PageOutcome, PageReader, RemovalOptions } from '../types.ts';

export interface PageSource {
  /** Images that are burnt somewhere in the document, and where; once that is known. */
  readonly watched?: ReadonlyMap<PDFObject, readonly UnitBox[]>;
  /** Of the normalised source; opened when the first page is to be drawn. */
  readonly reader: () => Promise<PageReader>;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly options: RemovalOptions;
  /** Pages that must become pictures, and why. */
  readonly pictures: ReadonlyMap<number, string>;
  /** The original claims to be PDF/A, and so shall the copy. */
  readonly archival?: boolean;
  /** A copy from which pages are drawn that were asked to be pictures: in it nothing of the secret can reach a pixel. */
  readonly clean?: { readonly reader: PageReader; readonly pages: ReadonlySet<number> };
}

export interface FinishedPage {
  readonly outcome: PageOutcome;
  readonly view: PageView;
  /** True where the content stands upright already: a picture of a turned page. */
  readonly upright: boolean;
  readonly usage: Usage | undefined;
  /** Of a page that was rewritten: how it is blended. */
  readonly group?: PDFObject | undefined;
  readonly content: Uint8Array;
  readonly resources: PDFDict;
}
