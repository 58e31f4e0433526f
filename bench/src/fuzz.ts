import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { textDocument } from '../../packages/pdf/testing/text-document.ts';
import { mutated } from './mutation.ts';

/**
 * `node bench/src/fuzz.ts [rounds] [seed] [folder of PDFs] [folder for what was found]`: files with bytes changed at
 * random, but the same for the same seed. Each must end in a verified copy or a refusal: whatever crashes, hangs or leaks
 * is kept with its seed in its name.
 */
const [rounds = '50', seed = '1', folder = '', keep = 'fuzz-found'] = process.argv.slice(2);
/** Of the processor, whatever else the machine does; and on the clock, for what waits without working. */
const SECONDS = 30;
const WAITING = 300;
const sources = [{ name: 'text', bytes: textDocument(3, 2).bytes as Uint8Array }, ...filesIn(folder)];
const scratch = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-fuzz-'));
const counts = new Map<string, number>();

for (let round = 0; round < Number(rounds); round += 1) {
  const own = Number(seed) * 1_000_003 + round;
  const source = sources[own % sources.length]!; // never empty
  const file = path.join(scratch, 'mutated.pdf');
  const bytes = mutated(source.bytes, own);
  writeFileSync(file, bytes);
  const outcome = outcomeOf(file);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  if (!['crashed', 'too-slow', 'leaked'].includes(outcome)) continue;
  const kept = `${keep}-${outcome}-${source.name}-${own}.pdf`;
  writeFileSync(kept, bytes);
  console.log(`${outcome}: ${kept}`);
}
rmSync(scratch, { recursive: true });
for (const [outcome, count] of Array.from(counts).sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${outcome.padEnd(12)} ${count}`);

function outcomeOf(file: string): string {
  const workload = path.join(import.meta.dirname, 'workloads', 'remove-a-word.ts');
  const command = [process.execPath, '--max-old-space-size=1024', workload, file];
  const result = spawnSync('sh', ['-c', `ulimit -t ${SECONDS} && exec "$@"`, 'sh', ...command], {
    encoding: 'utf8',
    timeout: WAITING * 1000,
    killSignal: 'SIGKILL',
  });
  const line = /^outcome \{"outcome":"([a-z-]+)"/m.exec(result.stdout)?.[1];
  return line ?? (result.signal === 'SIGKILL' || result.signal === 'SIGXCPU' ? 'too-slow' : 'crashed');
}

function filesIn(place: string): { readonly name: string; readonly bytes: Uint8Array }[] {
  if (place === '') return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.toLowerCase().endsWith('.pdf') && statSync(path.join(place, file)).size < 500_000)
    .sort()
    .map((file) => ({ name: path.basename(file, '.pdf'), bytes: readFileSync(path.join(place, file)) }));
}
