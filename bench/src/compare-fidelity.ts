import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * `node bench/src/compare-fidelity.ts <folder> [seconds a file]`: one word removed on every page of every PDF that has
 * one, each file in a process of its own with a deadline. Prints a line for each file that was not simply verified, then
 * the table. `leaked` is judged by Debian's pdftotext, which had no part in the removal.
 */
const [folder = '', seconds = '60'] = process.argv.slice(2);
const counts = new Map<string, number>();
let pages = 0;
let pictures = 0;

for (const file of pdfsUnder(folder)) {
  const { outcome, detail, touched = 0, asPicture = 0 } = removeFrom(file);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  pages += touched;
  pictures += asPicture;
  if (outcome !== 'verified' || asPicture > 0) {
    console.log(
      `${outcome.padEnd(12)} ${path.relative(folder, file)} ${detail} (${asPicture} of ${touched} as pictures)`,
    );
  }
}
console.log();
for (const [outcome, count] of Array.from(counts).sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${outcome.padEnd(12)} ${count}`);
console.log(
  `pages with a removed word: ${pages}; as pictures: ${pictures} (${((100 * pictures) / pages).toFixed(1)} %)`,
);

interface Outcome {
  readonly outcome: 'verified' | 'refused' | 'unproven' | 'leaked' | 'no-words' | 'crashed' | 'too-slow';
  readonly detail: string;
  readonly touched?: number;
  readonly asPicture?: number;
}

function removeFrom(file: string): Outcome {
  const workload = path.join(import.meta.dirname, 'workloads', 'remove-a-word.ts');
  const result = spawnSync(process.execPath, ['--max-old-space-size=1024', workload, file], {
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
