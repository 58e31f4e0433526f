import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { textDocument } from '../../packages/pdf/testing/text-document.ts';
import { measure } from './measure.ts';
import { marksOf } from './peers/mutool.ts';

/** `node bench/src/compare-growth.ts [pages …]`: what a page costs, and memory, as documents grow: 5 marks a page, verified, one process. */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 50, 200, 500, 1000, 2000];
const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-growth-'));
try {
  console.log(['pages', 'ms a page', 'seconds', 'peak MB'].map((cell) => cell.padEnd(12)).join(''));
  for (const pages of sizes) {
    const pdf = path.join(folder, `${pages}.pdf`);
    const marks = path.join(folder, `${pages}.json`);
    const { bytes, secrets } = textDocument(pages, 5);
    writeFileSync(pdf, bytes);
    writeFileSync(marks, JSON.stringify(marksOf(pdf, secrets)));
    const workload = path.join(import.meta.dirname, 'workloads', 'remove.ts');
    const { pagesPerSecond, seconds, peakMegabytes, failed } = measure('remove', pages, process.execPath, [
      workload,
      pdf,
      marks,
    ]);
    const cells = failed
      ? [String(pages), `failed: ${failed}`]
      : [String(pages), (1000 / pagesPerSecond).toFixed(1), seconds.toFixed(1), peakMegabytes.toFixed(0)];
    console.log(cells.map((cell) => cell.padEnd(12)).join(''));
  }
} finally {
  rmSync(folder, { recursive: true });
}
