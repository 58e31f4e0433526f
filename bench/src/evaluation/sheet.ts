import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { Box } from '../../../packages/pdf/src/index.ts';
import type { Inline } from '../../../packages/detector/annotated/words.ts';

const require = createRequire(import.meta.url);

export const PAGE = { width: 595, height: 842, margin: 56 } as const;

export interface Place {
  readonly page: number;
  /** Points, origin top left. */
  readonly box: Box;
}

interface Face {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

interface Setting {
  readonly left: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly centred?: boolean;
}

/** The pages under way, and where each token was put. */
export interface Sheet {
  readonly places: Place[];
  /** Distance from the top of the page that is next to be written on. */
  top: number;
  /** Starts a page unless that much room is left. */
  ensure(height: number): void;
  /** Sets words in lines of a width from `top` down, and moves `top` under them. */
  set(words: Inline, setting: Setting): void;
  /** The height that `set` would take. */
  heightOf(words: Inline, setting: Setting): number;
  line(fromX: number, fromTop: number, toX: number, toTop: number): void;
  save(): Promise<Uint8Array>;
}

const LEADING = 1.32;

export async function createSheet(text: string, style: 'sans' | 'serif' | 'embedded'): Promise<Sheet> {
  const pdf = await PDFDocument.create();
  // Otherwise the bytes differ from run to run.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const face = await faceFor(pdf, text, style);
  const pages: PDFPage[] = [];
  const current = (): PDFPage => pages.at(-1) ?? newPage();
  const newPage = (): PDFPage => {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    pages.push(page);
    return page;
  };
  newPage();

  const setLine = (line: Inline, font: PDFFont, { left, width, size, centred }: Setting): void => {
    const baseline = sheet.top + size;
    const start = left + (centred ? (width - widthOf(line, font, size)) / 2 : 0);
    current().drawText(textOf(line), { x: start, y: PAGE.height - baseline, size, font });
    let x = start;
    for (const { tokens } of line) {
      for (const token of tokens) {
        const right = x + measure(font, token.text, size);
        const box = { left: x, top: baseline - size * 0.75, right, bottom: baseline + size * 0.2 };
        sheet.places[token.index] = { page: pages.length - 1, box };
        x = right;
      }
      x += measure(font, ' ', size);
    }
  };

  const sheet: Sheet = {
    places: [],
    top: PAGE.margin,
    ensure: (height) => {
      if (sheet.top + height <= PAGE.height - PAGE.margin) return;
      newPage();
      sheet.top = PAGE.margin;
    },
    heightOf: (words, setting) =>
      linesOf(words, fontOf(face, setting), setting).length * setting.size * LEADING,
    set: (words, setting) => {
      const font = fontOf(face, setting);
      for (const line of linesOf(words, font, setting)) {
        sheet.ensure(setting.size * LEADING);
        setLine(line, font, setting);
        sheet.top += setting.size * LEADING;
      }
    },
    line: (fromX, fromTop, toX, toTop) =>
      current().drawLine({
        start: { x: fromX, y: PAGE.height - fromTop },
        end: { x: toX, y: PAGE.height - toTop },
        thickness: 0.6,
      }),
    save: () => pdf.save({ useObjectStreams: false }),
  };
  return sheet;
}

const fontOf = (face: Face, { bold }: Setting): PDFFont => (bold ? face.bold : face.regular);

const textOf = (line: Inline): string =>
  line.map(({ tokens }) => tokens.map((token) => token.text).join('')).join(' ');

/** Letter by letter: the library's own measure takes kerning off that it doesn't write. */
const measure = (font: PDFFont, text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, size), 0);

const widthOf = (line: Inline, font: PDFFont, size: number): number => measure(font, textOf(line), size);

function linesOf(words: Inline, font: PDFFont, { size, width }: Setting): Inline[] {
  const lines: Inline[] = [];
  let line: Inline = [];
  for (const word of words) {
    if (line.length > 0 && widthOf([...line, word], font, size) > width) {
      lines.push(line);
      line = [];
    }
    line = [...line, word];
    if (word.endsLine) {
      lines.push(line);
      line = [];
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** One of the fonts that every reader has, where it has all letters; an embedded one otherwise. */
async function faceFor(pdf: PDFDocument, text: string, style: 'sans' | 'serif' | 'embedded'): Promise<Face> {
  const standard =
    style === 'serif'
      ? ([StandardFonts.TimesRoman, StandardFonts.TimesRomanBold] as const)
      : ([StandardFonts.Helvetica, StandardFonts.HelveticaBold] as const);
  const regular = await pdf.embedFont(standard[0]);
  const known = new Set(regular.getCharacterSet());
  if (style !== 'embedded' && Array.from(text).every((letter) => known.has(letter.codePointAt(0) ?? 0))) {
    return { regular, bold: await pdf.embedFont(standard[1]) };
  }
  pdf.registerFontkit(fontkit);
  const folder = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
  const liberation = async (name: string): Promise<PDFFont> =>
    pdf.embedFont(await readFile(path.join(folder, `LiberationSans-${name}.ttf`)), { subset: true });
  return { regular: await liberation('Regular'), bold: await liberation('Bold') };
}
