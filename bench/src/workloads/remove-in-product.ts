import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createAnonymizer, type Inspection, type Target } from '../../../packages/anonymizer/src/index.ts';
import type { Mark } from '../../../packages/pdf/src/index.ts';
import { timed } from './timed.ts';

// As a server does it: by path, in processes that are locked up, with a certificate. One document is done before.

/**
 * Milliseconds: the rest that a server has between two documents, so that the processes for the next one have started and,
 * where the machine has a core free, rehearsed, which takes 13 to 20 s.
 */
const REST = 22_000;

const [pdf = '', marksFile = '', smallPdf = '', smallMarks = ''] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-bench-'));
const anonymizer = createAnonymizer({ keyFolder: path.join(folder, 'key'), width: 2, spares: 2 });
try {
  await remove(smallPdf, smallMarks);
  await new Promise((resolve) => setTimeout(resolve, REST));
  await timed(() => remove(pdf, marksFile));
} finally {
  await anonymizer.close();
  rmSync(folder, { recursive: true });
}

async function remove(file: string, marks: string): Promise<void> {
  const bytes = readFileSync(file);
  const given = JSON.parse(readFileSync(marks, 'utf8')) as readonly Mark[];
  const inspection: Inspection = {
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    pageCount: 1 + Math.max(...given.map(({ page }) => page)),
    pages: [],
    findings: [],
    unseen: [],
    hidden: [],
    signed: false,
    repaired: false,
    versions: {},
  };
  const targets = given.map(({ page, boxes, text }): Target => ({
    areas: [{ page, boxes }],
    text,
    category: 'cpf',
    detector: 'identifier',
  }));
  const asked = { level: 'standard', style: 'bar', language: 'pt' } as const;
  const certificate = await anonymizer.remove(
    file,
    path.join(folder, 'copy.pdf'),
    inspection,
    targets,
    asked,
  );
  if (certificate.pages.some(({ way }) => way === 'picture')) throw new Error('pages became pictures');
}
