import { readFileSync } from 'node:fs';
import { type Mark, removeMarks } from '../../../packages/pdf/src/index.ts';
import { timed } from './timed.ts';

const [pdf = '', marksFile = ''] = process.argv.slice(2);
const bytes = readFileSync(pdf);
const marks = JSON.parse(readFileSync(marksFile, 'utf8')) as Mark[];
await timed(async () => {
  const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
  if (!copy.verification.passed) throw new Error('the copy did not verify');
  const pictures = copy.pages.filter((page) => page.way === 'picture').length;
  if (pictures > 0) throw new Error(`${pictures} pages became pictures`);
});
