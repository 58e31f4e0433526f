/** Makes the folder to publish: types from the OpenAPI document of the contract, then JavaScript and declarations. `node build.ts [folder]`. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiDocument } from '../../packages/contract/src/index.ts';
import { operationsSource } from './generate.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');

const out = resolve(process.argv[2] ?? join(HERE, 'dist'));
const sources = join(out, 'source');
rmSync(out, { recursive: true, force: true });
mkdirSync(sources, { recursive: true });
for (const file of ['package.json', 'README.md']) cpSync(join(HERE, file), join(out, file));
for (const folder of ['src', 'examples'])
  cpSync(join(HERE, folder), join(sources, folder), { recursive: true });
const document = apiDocument({ version: '0.0.1', server: '' });
writeFileSync(join(sources, 'src/operations.ts'), operationsSource(document));
writeFileSync(join(sources, 'tsconfig.json'), JSON.stringify(tsconfig(), null, 2));
const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', join(sources, 'tsconfig.json')], {
  stdio: 'inherit',
});
rmSync(sources, { recursive: true });
process.exitCode = status ?? 1;

function tsconfig(): object {
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      rootDir: '.',
      outDir: out,
    },
    include: ['src', 'examples'],
    exclude: [],
  };
}
