import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../read/reader.ts';
import type { Bitmap, LayerWord } from '../types.ts';
import { addPicturePage } from './picture-page.ts';

const A4 = { width: 595, height: 842 };

describe('addPicturePage', () => {
  it('lays words with accents where they were read, for other readers too', async () => {
    const words: LayerWord[] = [
      { text: 'Conceição', left: 100, top: 100, right: 180, bottom: 112 },
      { text: '№→Ω', left: 200, top: 100, right: 230, bottom: 112 },
    ];
    const bytes = await pageOf(blank(595, 842), words);
    const read = popplerWords(bytes);
    expect(read.map(({ text }) => text)).toEqual(['Conceição', '№→Ω']);
    for (const [index, word] of words.entries()) {
      expect(read[index]!.left).toBeCloseTo(word.left, 0);
      expect(read[index]!.right).toBeCloseTo(word.right, 0);
      expect(read[index]!.top).toBeCloseTo(word.top, 0);
      expect(read[index]!.bottom).toBeCloseTo(word.bottom, 0);
    }
    const page = (await openPdf(bytes)).page(0);
    expect(page.text).toContain('Conceição');
    expect(page.hiddenTextLayer).toBe(true);
  });

  it('maps no glyphs of a font that brings none (ISO 32000-1, table 117)', async () => {
    const words = [{ text: 'a', left: 1, top: 1, right: 9, bottom: 9 }];
    const { context } = await PDFDocument.load(await pageOf(blank(20, 20), words));
    const objects = context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(objects.filter((object) => object.includes('/CIDFontType2'))).toHaveLength(1);
    expect(objects.filter((object) => object.includes('/CIDToGIDMap'))).toEqual([]);
  });

  it('makes the same bytes of the same page', async () => {
    const words = [{ text: 'a', left: 1, top: 1, right: 9, bottom: 9 }];
    const make = async () => {
      const document = await PDFDocument.create({ updateMetadata: false });
      await addPicturePage(document, blank(100, 100), words, A4);
      return document.save();
    };
    expect(await make()).toEqual(await make());
  });

  it('keeps black and white as one bit a pixel, exactly', async () => {
    const bitmap = blank(620, 877);
    for (let x = 100; x < 300; x++) paint(bitmap, x, 200, [0, 0, 0]);
    const bytes = await pageOf(bitmap, []);
    expect(Buffer.from(bytes).includes('CCITTFaxDecode')).toBe(true);
    expect(bytes.length).toBeLessThan(2000);
    await expectSamePixels(bytes, bitmap, 0);
  });

  it('keeps a drawn page in colour without loss', async () => {
    const bitmap = blank(620, 877);
    for (let x = 100; x < 300; x++)
      for (let y = 100; y < 200; y++) paint(bitmap, x, y, [200, 30, x < 200 ? 7 : 90]);
    const bytes = await pageOf(bitmap, []);
    expect(Buffer.from(bytes).includes('FlateDecode')).toBe(true);
    await expectSamePixels(bytes, bitmap, 0);
  });

  it('keeps a photographed page as JPEG', async () => {
    const bitmap = blank(620, 877);
    for (let y = 0; y < 877; y++) for (let x = 0; x < 620; x++) paint(bitmap, x, y, paper(x, y));
    const bytes = await pageOf(bitmap, []);
    expect(Buffer.from(bytes).includes('DCTDecode')).toBe(true);
    expect(bytes.length).toBeLessThan(620 * 877 * 0.3);
    await expectSamePixels(bytes, bitmap, 24);
  });
});

async function pageOf(bitmap: Bitmap, words: readonly LayerWord[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await addPicturePage(document, bitmap, words, A4);
  return document.save();
}

function blank(width: number, height: number): Bitmap {
  return { width, height, dpi: 75, pixels: new Uint8Array(width * height * 4).fill(255) };
}

function paint(bitmap: Bitmap, x: number, y: number, colour: readonly number[]): void {
  bitmap.pixels.set(colour, 4 * (y * bitmap.width + x));
}

function paper(x: number, y: number): number[] {
  const light = 200 + 20 * Math.sin(x / 90) + ((x * 7 + y * 13) % 5);
  return [light, light - 6, light - 40];
}

/** Each pixel of the picture, drawn at its own size, within `tolerance`. */
async function expectSamePixels(bytes: Uint8Array, bitmap: Bitmap, tolerance: number): Promise<void> {
  const drawn = (await openPdf(bytes)).render(0, (bitmap.width * 72) / A4.width + 0.05);
  expect(drawn.width).toBe(bitmap.width);
  let worst = 0;
  for (let y = 10; y < 860; y += 7) {
    for (let x = 10; x < bitmap.width - 10; x++) {
      const at = 4 * (y * bitmap.width + x);
      if (!flatAround(bitmap, x, y)) continue;
      for (let channel = 0; channel < 3; channel++) {
        worst = Math.max(worst, Math.abs(drawn.pixels[at + channel]! - bitmap.pixels[at + channel]!));
      }
    }
  }
  expect(worst).toBeLessThanOrEqual(tolerance);
}

/** The drawing may be half a pixel off, so only pixels with equal neighbours are compared. */
function flatAround({ pixels, width }: Bitmap, x: number, y: number): boolean {
  const at = (dx: number, dy: number) => 4 * ((y + dy) * width + x + dx);
  return [at(1, 0), at(-1, 0), at(0, 1), at(0, -1)].every((near) =>
    [0, 1, 2].every((channel) => Math.abs(pixels[near + channel]! - pixels[at(0, 0) + channel]!) < 8),
  );
}

function popplerWords(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-'));
  try {
    writeFileSync(join(folder, 'page.pdf'), bytes);
    const html = execFileSync('pdftotext', ['-bbox', join(folder, 'page.pdf'), '-'], { encoding: 'utf8' });
    const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)/g;
    return Array.from(html.matchAll(word), ([, left, top, right, bottom, text]) => ({
      text,
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
