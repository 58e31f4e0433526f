import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Box,
  type Mark,
  NotProvablyClean,
  openPdf,
  PdfRefused,
  removeMarks,
} from '../../../packages/pdf/src/index.ts';

import { changedPages } from './changed-pages.ts';

/** Prints one line `outcome {…}` for `compare-fidelity.ts`; a crash prints none. */
const [file = '', pagesToDraw = '0'] = process.argv.slice(2);
const bytes = readFileSync(file);
const outcome = await removeOneWordAPage().catch((error: unknown) => {
  if (error instanceof PdfRefused) return { outcome: 'refused', detail: error.code };
  if (error instanceof NotProvablyClean) {
    const failed = error.verification.checks.filter((check) => !check.passed);
    return {
      outcome: 'unproven',
      detail: failed.map(({ name, reader, detail }) => `${name}/${reader}/${detail ?? ''}`).join(' '),
    };
  }
  throw error;
});
console.log(`outcome ${JSON.stringify(outcome)}`);

async function removeOneWordAPage(): Promise<object> {
  const marks = await firstWords();
  if (marks.length === 0) return { outcome: 'no-words', detail: '' };
  const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
  const asPicture = copy.pages.filter((page) => page.way === 'picture');
  const changes = await changedPages(bytes, copy.bytes, copy.pages, Number(pagesToDraw));
  const reasons = [...new Set(asPicture.map((page) => page.why ?? ''))].join(' ');
  return {
    outcome: leaks(copy.bytes, marks) ? 'leaked' : 'verified',
    detail: reasons,
    touched: marks.length,
    asPicture: asPicture.length,
    ...changes,
  };
}

/** On each page the first word of at least five letters that occurs nowhere else in the document. */
async function firstWords(): Promise<Mark[]> {
  const reader = await openPdf(bytes);
  try {
    const pages = Array.from({ length: Math.min(20, reader.facts.pageCount) }, (_, index) =>
      reader.page(index),
    );
    // pdftotext, which judges, joins what is broken at the end of a line.
    const all = pages
      .map((page) => page.text.toLowerCase().replaceAll(/[-\u00ad\u2010]\s*\n/g, ''))
      .join('\n');
    return pages.flatMap((page) => {
      for (const { 0: text, index } of page.text.matchAll(/[\p{L}\p{N}]{5,}/gu)) {
        const box = around(page.boxes, index, index + text.length);
        const once = all.split(text.toLowerCase()).length === 2;
        const onPage =
          box !== undefined &&
          box.left >= 0 &&
          box.top >= 0 &&
          box.right <= page.width &&
          box.bottom <= page.height;
        if (once && onPage) return [{ page: page.index, text, boxes: [box] as [Box] }];
      }
      return [];
    });
  } finally {
    reader.close();
  }
}

/** One box around a word on one line; undefined where its characters have none or it is broken. */
function around(boxes: Float32Array, start: number, end: number): Box | undefined {
  const sides = Array.from({ length: end - start }, (_, unit) =>
    boxes.subarray(4 * (start + unit), 4 * (start + unit) + 4),
  );
  if (sides.some(([left, , right]) => left === right)) return undefined;
  const side = (index: number): number[] => sides.map((box) => box[index] ?? 0);
  const box = {
    left: Math.min(...side(0)),
    top: Math.min(...side(1)),
    right: Math.max(...side(2)),
    bottom: Math.max(...side(3)),
  };
  const tallest = Math.max(...sides.map(([, top = 0, , bottom = 0]) => bottom - top));
  return box.bottom - box.top > 1.5 * tallest ? undefined : box;
}

/** True where pdftotext, which had no part in the removal, finds a word as often in the copy as in the original. */
function leaks(copy: Uint8Array, marks: readonly Mark[]): boolean {
  const before = wordCounts(bytes);
  const after = wordCounts(copy);
  return marks.some(({ text }) => {
    const count = after.get(text.toLowerCase()) ?? 0;
    return count > 0 && count >= (before.get(text.toLowerCase()) ?? 0);
  });
}

function wordCounts(pdf: Uint8Array): Map<string, number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-copy-'));
  try {
    const file = path.join(folder, 'copy.pdf');
    writeFileSync(file, pdf);
    const { stdout } = spawnSync('pdftotext', [file, '-'], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    const counts = new Map<string, number>();
    for (const word of stdout.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
