import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AnnotatedDocument } from '../../packages/detector/annotated/document.ts';
import { plainTextOf } from '../../packages/detector/annotated/plain.ts';
import { detect } from '../../packages/detector/src/index.ts';
import { createAnonymizer, type Anonymizer } from '../../packages/anonymizer/src/index.ts';
import { ours } from './detect/ours.ts';
import { peers } from './detect/peers.ts';
import { SETS, readSet } from './evaluation/sets.ts';
import { figuresOf } from './evaluation/figures.ts';
import { judge, type Verdict } from './evaluation/judge.ts';
import { modelsFor } from './evaluation/models.ts';
import { outcomeInText, outcomeOnPages } from './evaluation/outcome.ts';
import { render } from './evaluation/render.ts';
import { comparison, mistakes, report } from './evaluation/report.ts';
import { scan } from './evaluation/scan.ts';

/**
 * `npm run evaluation -w @mavendoc/bench -- [dev|blind|written|held-out|ordinary] [--quick|--text|--scanned] [--only <part of an
 * id>] [--crossed <folder>]`: what is found in the documents of bench/evaluation, and in those that the detector is trained on and its
 * held-out ones, as PDFs, as the product runs. `--quick` as plain text; `--text` the same beside other packages;
 * `--crossed`, with `--quick`: `held-out` and `ordinary` by second looks that have not seen the document, from the folder
 * that `training/second-look/fit.py` wrote to. `--scanned` those that are also there as scans. Shows the mistakes; of `blind` nothing but totals.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean' },
    text: { type: 'boolean' },
    scanned: { type: 'boolean' },
    only: { type: 'string' },
    crossed: { type: 'string' },
  },
});
const set = SETS.find((one) => one === (positionals[0] ?? 'dev'));
if (set === undefined) throw new Error(`The set is ${SETS.join(' or ')}, not ${positionals[0]}`);
if (set === 'blind' && values.only !== undefined)
  throw new Error('The blind set is only measured as a whole');
if (values.crossed !== undefined && values.quick !== true) throw new Error('--crossed goes with --quick');
const documents = readSet(set).filter(
  ({ id, scanned }) => id.includes(values.only ?? '') && (scanned || !values.scanned),
);

if (values.text) compareOnText();
else if (values.quick) print(inText());
else await inspectAll();

function print(verdicts: readonly Verdict[]): void {
  if (set !== 'blind') for (const verdict of verdicts) console.log(mistakes(verdict));
  const how = values.quick ? 'plain text' : values.scanned ? 'scanned' : 'born digital';
  console.log(report(`${set}, ${how}`, figuresOf(verdicts)));
}

function inText(): Verdict[] {
  const modelOf = modelsFor(set!, values.crossed);
  return documents.map((document) => {
    const plain = plainTextOf(document);
    const findings = detect([{ text: plain.text }], { model: modelOf(document) });
    const ranges = findings.flatMap(({ spans, category, proposal }) =>
      spans.map(({ start, end }) => ({ start, end, category, proposal })),
    );
    return judge(document, outcomeInText(plain, document.tokens, ranges));
  });
}

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
    print(verdicts);
  } finally {
    await anonymizer.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function inspectOne(
  anonymizer: Anonymizer,
  folder: string,
  document: AnnotatedDocument,
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
