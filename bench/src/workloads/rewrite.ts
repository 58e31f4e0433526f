import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { normalise, type Mark, openPages } from '../../../packages/pdf/src/index.ts';
import { copyDocument } from '../../../packages/pdf/src/rebuild/copied-document.ts';
import { timed } from './timed.ts';

/** The writer alone, which makes no claim about its copy: as mutool redacts. */
const [pdf = '', marksFile = ''] = process.argv.slice(2);
const bytes = readFileSync(pdf);
const marks = JSON.parse(readFileSync(marksFile, 'utf8')) as Mark[];
await timed(async () => {
  const plain = await normalise(bytes);
  const { context: source } = await PDFDocument.load(plain, { updateMetadata: false });
  const copy = await copyDocument({
    source,
    reader: async () => await openPages(plain),
    marks: Map.groupBy(marks, ({ page }) => page),
    options: { level: 'standard', style: 'bar' },
    pictures: new Map(),
    budget: { left: 2 ** 31 },
    outline: true,
    onPage: () => undefined,
  });
  if (copy.pages.some(({ way }) => way === 'picture')) throw new Error('pages became pictures');
});
