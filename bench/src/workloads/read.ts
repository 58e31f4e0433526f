import { readFileSync } from 'node:fs';
import { openPdf } from '../../../packages/pdf/src/index.ts';
import { timed } from './timed.ts';

const bytes = readFileSync(process.argv[2] ?? '');
await timed(async () => {
  const reader = await openPdf(bytes);
  let units = 0;
  for (let page = 0; page < reader.facts.pageCount; page += 1) units += reader.page(page).text.length;
  reader.close();
  if (units === 0) throw new Error('no text was read');
});
