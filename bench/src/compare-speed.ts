import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { textDocument } from '../../packages/pdf/testing/text-document.ts';
import { marksOf, mutoolRedaction } from './peers/mutool.ts';
import { measure, type Measured } from './measure.ts';

/**
 * `node bench/src/compare-speed.ts [pages] [marks a page] [rounds]`: pages a second and peak memory of inspecting and
 * removing, beside pdftotext and mutool on the same file and the same marks, one after the other in this run, as often as
 * there are rounds. Of each the round in the middle counts: a machine is not equally fast all the time.
 */
const pages = Number(process.argv[2] ?? 200);
const perPage = Number(process.argv[3] ?? 5);
const rounds = Number(process.argv[4] ?? 3);
const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-bench-'));
try {
  run();
} finally {
  rmSync(folder, { recursive: true });
}

function run(): void {
  const { pdf, marks: marksFile, script } = write('text', pages);
  const small = write('small', 2);

  const own = path.join(import.meta.dirname, 'workloads');
  const node = process.execPath;
  const round = (): readonly Measured[] => [
    measure('pdftotext -bbox', pages, 'pdftotext', ['-bbox', pdf, path.join(folder, 'words.html')]),
    measure('read all text with boxes', pages, node, [path.join(own, 'read.ts'), pdf]),
    measure('mutool redact (not verified)', pages, 'mutool', [
      'run',
      script,
      pdf,
      path.join(folder, 'mutool.pdf'),
    ]),
    measure('remove, not verified', pages, node, [path.join(own, 'rewrite.ts'), pdf, marksFile]),
    measure('remove, verified', pages, node, [path.join(own, 'remove.ts'), pdf, marksFile]),
    measure('remove, as the product does it', pages, node, [
      path.join(own, 'remove-in-product.ts'),
      pdf,
      marksFile,
      small.pdf,
      small.marks,
    ]),
  ];
  const all = Array.from({ length: rounds }, round);
  print(all[0]!.map((_, row) => middle(all.map((one) => one[row]!))));
}

function middle(same: readonly Measured[]): Measured {
  const failed = same.find(({ failed }) => failed !== '');
  const sorted = same.toSorted((a, b) => a.pagesPerSecond - b.pagesPerSecond);
  return failed ?? sorted[Math.floor(same.length / 2)]!;
}

/** A file, the marks on it, and the script that redacts them with mutool. */
function write(name: string, count: number): Readonly<Record<'pdf' | 'marks' | 'script', string>> {
  const [pdf, file, script] = ['pdf', 'json', 'js'].map((ending) =>
    path.join(folder, `${name}.${ending}`),
  ) as [string, string, string];
  const { bytes, secrets } = textDocument(count, perPage);
  writeFileSync(pdf, bytes);
  const marks = marksOf(pdf, secrets);
  writeFileSync(file, JSON.stringify(marks));
  writeFileSync(script, mutoolRedaction(marks));
  return { pdf, marks: file, script };
}

function print(rows: readonly Measured[]): void {
  const cpu = spawnSync('uname', ['-m'], { encoding: 'utf8' }).stdout.trim();
  console.log(
    `${pages} pages, ${perPage} marks a page, the middle of ${rounds} rounds, ${os.availableParallelism()} cores, ${cpu}\n`,
  );
  console.log(['task', 'pages/s', 'seconds', 'start', 'peak MB'].map((cell) => cell.padEnd(30)).join(''));
  for (const row of rows) {
    const cells = row.failed
      ? [row.task, 'failed', row.failed]
      : [
          row.task,
          row.pagesPerSecond.toFixed(0),
          row.seconds.toFixed(2),
          row.startSeconds.toFixed(2),
          row.peakMegabytes.toFixed(0),
        ];
    console.log(cells.map((cell) => cell.padEnd(30)).join(''));
  }
  const speed = (task: string): number =>
    rows.find((row) => row.task.startsWith(task))?.pagesPerSecond ?? Number.NaN;
  console.log(`\nread ÷ pdftotext: ${(speed('read') / speed('pdftotext')).toFixed(2)} (wanted: 0.50)`);
  const removed = (task: string): string => (speed(task) / speed('mutool')).toFixed(2);
  console.log(`remove without verification ÷ mutool: ${removed('remove, not')} (wanted: 1.00)`);
  console.log(`remove, verified, one process ÷ mutool: ${removed('remove, verified')}`);
  console.log(`remove, verified, as the product does it ÷ mutool: ${removed('remove, as')} (wanted: 0.50)`);
}
