/** `MAVENDOC_URL=https://…/mavendoc MAVENDOC_KEY=mvd_… node anonymize.js <pdf> <copy>` */

import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { anonymize, createMavenDoc } from '../src/index.ts';

const [pdf = '', out = ''] = process.argv.slice(2);
const maven = createMavenDoc({
  baseUrl: process.env['MAVENDOC_URL'] ?? '',
  key: process.env['MAVENDOC_KEY'] ?? '',
  language: 'en',
});
const file = new Blob([await readFile(pdf)], { type: 'application/pdf' });
const { document, copy } = await anonymize(maven, file, basename(pdf));
await writeFile(out, Buffer.from(await copy.arrayBuffer()));
console.log(`${document.id}: ${JSON.stringify(document.removal.removed)}`);
const usage = await maven.getUsage().catch(() => null);
if (usage !== null) console.log(`${usage.balance} credits left`);
