import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { textDocument } from '../../packages/pdf/testing/text-document.ts';
import { furtherPages, growthOf } from './growth/further-pages.ts';
import { measure, type Measured } from './measure.ts';
import { marksOf } from './peers/mutool.ts';

/**
 * `node bench/src/compare-growth.ts [pages …]`: what a page costs, and memory, as documents grow: 5 marks a page, verified,
 * one process. Processor time, which other work on the machine changes little; ends with whether it is linear.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 50, 200, 500, 1000, 2000];
const WORKLOAD = path.join(import.meta.dirname, 'workloads', 'remove.ts');
const line = (...cells: readonly string[]) => console.log(cells.map((cell) => cell.padEnd(18)).join(''));

const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-growth-'));
const points: { pages: number; cost: number }[] = [];
try {
  line('pages', 'seconds', 'processor s', 'ms a page', 'ms a further page', 'peak MB');
  for (const pages of sizes.toSorted((a, b) => a - b)) {
    const measured = remove(pages);
    if (measured.failed) {
      line(String(pages), `failed: ${measured.failed}`);
      continue;
    }
    points.push({ pages, cost: measured.processorSeconds });
    const further = furtherPages(points).at(-1);
    line(
      String(pages),
      measured.seconds.toFixed(1),
      measured.processorSeconds.toFixed(1),
      ((1000 * measured.processorSeconds) / pages).toFixed(1),
      further === undefined ? '' : (1000 * further).toFixed(1),
      measured.peakMegabytes.toFixed(0),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
const { linear, times } = growthOf(points);
if (linear !== undefined)
  console.log(
    `${linear ? 'Linear' : 'Not linear'}: a further page costs ${times.toFixed(2)} times as much in the last step as in the cheapest before it.`,
  );

function remove(pages: number): Measured {
  const pdf = path.join(folder, `${pages}.pdf`);
  const marks = path.join(folder, `${pages}.json`);
  const { bytes, secrets } = textDocument(pages, 5);
  writeFileSync(pdf, bytes);
  writeFileSync(marks, JSON.stringify(marksOf(pdf, secrets)));
  return measure('remove', pages, process.execPath, [WORKLOAD, pdf, marks]);
}
