import type { Box, Mark } from '../src/types.ts';
import { latin1, pdfFile, type PdfFile } from './pdf-file.ts';

/** Secrets of disjoint digits and one width in every font whose figures are as wide as each other: A and B differ in nothing else. */
export const SECRET_A = '204 682 046';
export const SECRET_B = '315 793 157';

/** Where a shown secret stands: Helvetica 12 at (100, 200) of a page of 400 × 300 points, 66.7 points wide. */
export const X = 100;
export const Y = 200;
export const SIZE = 12;
export const HEIGHT = 300;
const WIDTH = 66.8;

/** The area of a secret shown at (x, y). */
export const boxAt = (x: number, y: number, width = WIDTH): Box => ({
  left: x - 0.5,
  top: HEIGHT - y - 10.5,
  right: x + width + 0.5,
  bottom: HEIGHT - y + 3.2,
});

/** A page in the making; a place writes the secret into one part of it. */
export interface Draft {
  readonly pdf: PdfFile;
  /** Object number of a Helvetica, resource /F1. */
  readonly font: number;
  /** Object numbers of the page and of its content, for whoever points at them. */
  readonly page: number;
  /** Content streams, in order. */
  contents: string[];
  /** Entries of dictionaries, as they are written in the file. */
  fonts: string;
  xobjects: string;
  resources: string;
  pageEntries: string;
  catalog: string;
  trailer: string;
  /** Areas to take out. */
  boxes: [Box, ...Box[]];
  /** Applied to the finished file. */
  finish: (bytes: Buffer) => Buffer;
}

/** Writes `secret` into one place of a file. */
export type Place = (draft: Draft, secret: string) => void;

export interface HidingFile {
  readonly bytes: Uint8Array;
  readonly marks: readonly Mark[];
}

export const show = (text: string, x = X, y = Y, font = 'F1'): string =>
  `BT /${font} ${SIZE} Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** What stays on every page. */
const REST = `${show('Nome:', 40)}${show('o resto fica como estava', 40, 120)}`;

/** @param place that shows the secret by itself, or (with `beside`) hides it beside a plainly shown one. */
export function hide(place: Place, secret: string, beside: boolean): HidingFile {
  const pdf = pdfFile();
  const font = pdf.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const page = pdf.reserve();
  const draft: Draft = {
    pdf,
    font,
    page,
    contents: beside ? [show(secret)] : [],
    fonts: `/F1 ${font} 0 R`,
    xobjects: '',
    resources: '',
    pageEntries: '',
    catalog: '',
    trailer: '',
    boxes: [boxAt(X, Y)],
    finish: (bytes) => bytes,
  };
  place(draft, secret);
  return { bytes: write(draft), marks: [{ page: 0, text: secret, boxes: draft.boxes, caption: 'NÚMERO 1' }] };
}

function write(draft: Draft): Uint8Array {
  const { pdf, page } = draft;
  const parent = pdf.reserve();
  const contents = [REST, ...draft.contents].map((code) => `${pdf.stream('', code)} 0 R`).join(' ');
  pdf.set(
    page,
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 ${HEIGHT}] /Contents [${contents}] ` +
      `/Resources << /Font << ${draft.fonts} >> /XObject << ${draft.xobjects} >> ${draft.resources} >> ` +
      `${draft.pageEntries} >>`,
  );
  pdf.set(parent, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  const root = pdf.add(`<< /Type /Catalog /Pages ${parent} 0 R ${draft.catalog} >>`);
  return Uint8Array.from(draft.finish(latin1(pdf.bytes(root, draft.trailer))));
}

/** A form over the whole page. @returns its object number. */
export const form = ({ pdf, font }: Draft, content: string, entries = '', resources = ''): number =>
  pdf.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 400 ${HEIGHT}] ${entries} ` +
      `/Resources << /Font << /F1 ${font} 0 R >> ${resources} >>`,
    content,
  );
