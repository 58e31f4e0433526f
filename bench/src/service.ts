/**
 * How the whole service holds under load: `npm run service -w @mavendoc/bench -- <polling|upload|folders|fairness|all>`.
 * Each measurement starts the product with a database and a folder of its own, and leaves nothing behind.
 */

import { fairness } from './service/fairness.ts';
import { folders } from './service/folders.ts';
import { polling } from './service/polling.ts';
import { upload } from './service/upload.ts';

const MEASUREMENTS: Readonly<Record<string, () => Promise<boolean>>> = { polling, upload, folders, fairness };

const which = process.argv[2] ?? 'all';
const chosen = which === 'all' ? Object.keys(MEASUREMENTS) : [which];
let held = true;
for (const name of chosen) {
  const measurement = MEASUREMENTS[name];
  if (measurement === undefined) {
    process.stderr.write(`There are: ${Object.keys(MEASUREMENTS).join(', ')}, all\n`);
    process.exit(2);
  }
  process.stdout.write(`\n${name}\n`);
  held = (await measurement()) && held;
}
process.exitCode = held ? 0 : 1;
