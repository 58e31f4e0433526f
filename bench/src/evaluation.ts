import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createAnonymizer, type Anonymizer } from '../../packages/anonymizer/src/index.ts';
import { ours } from './detect/ours.ts';
import { peers } from './detect/peers.ts';
import { readSet, type EvaluationDocument } from './evaluation/document.ts';
import { figuresOf } from './evaluation/figures.ts';
import { judge, type Verdict } from './evaluation/judge.ts';
import { outcomeInText, outcomeOnPages } from './evaluation/outcome.ts';
import { plainTextOf } from './evaluation/plain.ts';
import { render } from './evaluation/render.ts';
import { comparison, mistakes, report } from './evaluation/report.ts';
import { scan } from './evaluation/scan.ts';

/**
 * `npm run evaluation -w @mavendoc/bench -- [dev|blind] [--text] [--scanned] [--only <part of an id>]`: what is found in
 * the documents of bench/evaluation as PDFs, as the product runs; `--text` beside other packages on plain text instead,
 * `--scanned` those that are also there as scans. `dev` shows the mistakes, `blind` nothing but totals.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { text: { type: 'boolean' }, scanned: { type: 'boolean' }, only: { type: 'string' } },
});
const set = positionals[0] ?? 'dev';
if (set !== 'dev' && set !== 'blind') throw new Error(`The set is dev or blind, not ${set}`);
if (set === 'blind' && values.only !== undefined)
  throw new Error('The blind set is only measured as a whole');
const documents = readSet(set).filter(
  ({ id, scanned }) => id.includes(values.only ?? '') && (scanned || !values.scanned),
);

if (values.text) compareOnText();
else await inspectAll();

function compareOnText(): void {
  const rows = [ours(), ...peers()].map(({ name, removed }) => {
    const verdicts = documents.map((document) => {
      const plain = plainTextOf(document);
      return judge(document, outcomeInText(plain, document.tokens, removed(plain.text)));
    });
    return { tool: name, figures: figuresOf(verdicts) };
  });
  console.log(comparison(rows));
}

async function inspectAll(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavendoc-evaluation-'));
  const anonymizer = createAnonymizer({ keyFolder: folder });
  const started = performance.now();
  try {
    const queue = Array.from(documents.entries());
    const verdicts: Verdict[] = [];
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, document] = next;
        verdicts[index] = await inspectOne(anonymizer, folder, document);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
    if (set === 'dev') for (const verdict of verdicts) console.log(mistakes(verdict));
    console.log(report(`${set}, ${values.scanned ? 'scanned' : 'born digital'}`, figuresOf(verdicts)));
  } finally {
    await anonymizer.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function inspectOne(
  anonymizer: Anonymizer,
  folder: string,
  document: EvaluationDocument,
): Promise<Verdict> {
  const rendered = await render(document);
  const { bytes, places } = values.scanned ? await scan(rendered, seedOf(document.id)) : rendered;
  const file = path.join(folder, `${document.id}.pdf`);
  writeFileSync(file, bytes);
  const { findings } = await anonymizer.inspect(file, {});
  return judge(document, outcomeOnPages(places, findings));
}

function seedOf(id: string): number {
  return Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 1);
}
