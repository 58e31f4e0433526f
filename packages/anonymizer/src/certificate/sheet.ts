import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';

const A4: [number, number] = [595.28, 841.89];
const MARGIN = 64;
const RIGHT = A4[0] - MARGIN;
const INK = rgb(0.13, 0.15, 0.19);
const QUIET = rgb(0.42, 0.45, 0.5);
const RULE = rgb(0.86, 0.88, 0.91);

/** A calm page to write on from top to bottom; it turns itself. Text outside WinAnsi becomes question marks. */
export interface Sheet {
  title(text: string): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** A name at the left, what it is at the right. */
  row(name: string, value: string): void;
  /** Long strings without spaces, in a fixed width. */
  code(name: string, value: string): void;
  readonly document: PDFDocument;
}

export async function createSheet(): Promise<Sheet> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const mono = await document.embedFont(StandardFonts.Courier);
  let page: PDFPage = document.addPage(A4);
  let y = A4[1] - MARGIN;

  const room = (height: number): void => {
    if (y - height >= MARGIN) return;
    page = document.addPage(A4);
    y = A4[1] - MARGIN;
  };
  const write = (text: string, x: number, width: number, size: number, font: PDFFont, color = INK): void => {
    for (const line of wrapped(printable(text), width, size, font)) {
      room(size * 1.5);
      y -= size * 1.5;
      page.drawText(line, { x, y, size, font, color });
    }
  };

  return {
    document,
    title: (text) => {
      write(text, MARGIN, RIGHT - MARGIN, 22, bold);
      y -= 6;
    },
    heading: (text) => {
      room(96);
      y -= 20;
      page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 0.8, color: RULE });
      y -= 4;
      write(text, MARGIN, RIGHT - MARGIN, 11, bold);
      y -= 2;
    },
    paragraph: (text) => write(text, MARGIN, RIGHT - MARGIN, 9.5, regular, QUIET),
    row: (name, value) => {
      room(16);
      const before = y;
      write(name, MARGIN, 190, 9.5, regular, QUIET);
      const after = y;
      y = before;
      write(value, MARGIN + 200, RIGHT - MARGIN - 200, 9.5, regular);
      y = Math.min(y, after);
    },
    code: (name, value) => {
      write(name, MARGIN, RIGHT - MARGIN, 9.5, regular, QUIET);
      write(value, MARGIN, RIGHT - MARGIN, 8.5, mono);
    },
  };
}

/** The standard fonts know Windows-1252 only. */
const printable = (text: string): string => text.replace(/[^\u0020-\u007E\u00A0-\u00FF–—‘’“”…]/gu, '?');

function wrapped(text: string, width: number, size: number, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (font.widthOfTextAtSize(line, size) > width) {
      let fits = line.length;
      while (fits > 1 && font.widthOfTextAtSize(line.slice(0, fits), size) > width) fits--;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return [...lines, line];
}
