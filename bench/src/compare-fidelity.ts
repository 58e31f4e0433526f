import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * `node bench/src/compare-fidelity.ts <folder> [seconds a file] [pages to draw of each file]`: one word removed on every
 * page of every PDF that has one, each file in a process of its own with a deadline. Prints a line for each file that was
 * not simply verified, then the table and the reasons for pictures by how often they were met. `leaked` is judged by
 * Debian's pdftotext, which had no part in the removal; `changed` by PDFium and poppler at 100 and 200 dpi; where the
 * two read an original differently and the copy looks as one of them draws it, that is told apart.
 */
const [folder = '', seconds = '60', drawn = '2'] = process.argv.slice(2);
const counts = new Map<string, number>();
let pages = 0;
let pictures = 0;
let changedFiles = 0;
let otherwiseFiles = 0;
const reasons = new Map<string, number>();

for (const file of pdfsUnder(folder)) {
  const { outcome, detail, touched = 0, asPicture = 0, changed = [], readOtherwise = [] } = removeFrom(file);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  pages += touched;
  pictures += asPicture;
  if (changed.length > 0) changedFiles += 1;
  if (readOtherwise.length > 0) otherwiseFiles += 1;
  if (asPicture > 0)
    for (const reason of detail.split(' ')) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (outcome !== 'verified' || asPicture > 0 || changed.length + readOtherwise.length > 0) {
    const changes = list('changed outside', changed) + list('read otherwise', readOtherwise);
    console.log(
      `${outcome.padEnd(12)} ${path.relative(folder, file)} ${detail} (${asPicture} of ${touched} as pictures${changes})`,
    );
  }
}
console.log();
for (const [outcome, count] of Array.from(counts).sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${outcome.padEnd(12)} ${count}`);
console.log(
  `pages with a removed word: ${pages}; as pictures: ${pictures} (${((100 * pictures) / pages).toFixed(1)} %)`,
);

console.log(`files with a page that looks different outside its bars: ${changedFiles}`);
console.log(
  `files whose original the two renderers read differently, the copy as one of them: ${otherwiseFiles}`,
);
for (const [reason, count] of Array.from(reasons).sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)} files  ${reason}`);

interface Outcome {
  readonly outcome: 'verified' | 'refused' | 'unproven' | 'leaked' | 'no-words' | 'crashed' | 'too-slow';
  readonly detail: string;
  readonly touched?: number;
  readonly asPicture?: number;
  readonly changed?: readonly string[];
  readonly readOtherwise?: readonly string[];
}

function list(label: string, pages: readonly string[]): string {
  return pages.length === 0 ? '' : `; ${label}: ${pages.join(', ')}`;
}

function removeFrom(file: string): Outcome {
  const workload = path.join(import.meta.dirname, 'workloads', 'remove-a-word.ts');
  const result = spawnSync(process.execPath, ['--max-old-space-size=1024', workload, file, drawn], {
    encoding: 'utf8',
    timeout: Number(seconds) * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 16 * 1024 * 1024,
  });
  const line = /^outcome (.*)$/m.exec(result.stdout)?.[1];
  if (line !== undefined) return JSON.parse(line) as Outcome;
  if (result.signal === 'SIGKILL') return { outcome: 'too-slow', detail: `${seconds} s` };
  return { outcome: 'crashed', detail: result.stderr.trim().split('\n').slice(-8).join(' | ').slice(0, 300) };
}

function pdfsUnder(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.toLowerCase().endsWith('.pdf'))
    .sort()
    .map((file) => path.join(place, file));
}
