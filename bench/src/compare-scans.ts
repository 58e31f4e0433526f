import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measure } from './measure.ts';
import { mutoolRedaction } from './peers/mutool.ts';
import { scannedDocument } from './workloads/scanned-document.ts';

/** `node bench/src/compare-scans.ts [pages]`: pages of 300 dpi grey JPEG, 5 areas a page burnt into them and verified, beside mutool; no reading of pixels. */
const pages = Number(process.argv[2] ?? 20);
const workloads = path.join(import.meta.dirname, 'workloads');
const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-scans-'));
try {
  const [pdf, marks, script] = ['scan.pdf', 'marks.json', 'redact.js'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const scans = await scannedDocument(pages, 5);
  writeFileSync(pdf, scans.bytes);
  writeFileSync(marks, JSON.stringify(scans.marks));
  writeFileSync(script, mutoolRedaction(scans.marks));
  const few = await scannedDocument(2, 1);
  const first = [path.join(folder, 'few.pdf'), path.join(folder, 'few.json')];
  writeFileSync(first[0]!, few.bytes);
  writeFileSync(first[1]!, JSON.stringify(few.marks));
  const rows = [
    measure('mutool redact (not verified)', pages, 'mutool', [
      'run',
      script,
      pdf,
      path.join(folder, 'mutool.pdf'),
    ]),
    measure('remove, verified, one process', pages, process.execPath, [`${workloads}/remove.ts`, pdf, marks]),
    measure('remove, as the product does it', pages, process.execPath, [
      `${workloads}/remove-in-product.ts`,
      pdf,
      marks,
      ...first,
    ]),
  ];
  console.log(`${pages} pages of 300 dpi, ${(scans.bytes.length / 1e6).toFixed(1)} MB\n`);
  for (const { task, pagesPerSecond, peakMegabytes, failed } of rows) {
    console.log(
      `${task.padEnd(32)} ${failed || `${pagesPerSecond.toFixed(1)} pages/s, ${peakMegabytes.toFixed(0)} MB`}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
