import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Heap of JavaScript alone, megabytes; WebAssembly and buffers are watched from outside. */
const HEAP = 640;
/** Of it before its garbage is first looked for as a whole: with less, a document of 200 pages has that done four times. */
const FIRST_HEAP = 192;

/**
 * How the process of a document is started: it may read the code it runs, and nothing else. No writing, no network, no
 * child processes, no threads, no addons, no inspector (Node's permission model), no code out of strings. The document
 * itself comes through a pipe, so that not even its folder has to be open.
 */
export function sandboxFlags(): string[] {
  return [
    '--permission',
    ...readable().map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP}`,
    `--initial-old-space-size=${FIRST_HEAP}`,
    // What a spare has rehearsed would be forgotten while it waits for its document.
    '--no-flush-bytecode',
    // Else what is compiled while the optimising compiler is held never gets to it (`holdCompiler`).
    '--force-emit-interrupt-budget-checks',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

function readable(): string[] {
  const here = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  const packages = dirname(here);
  const root = dirname(packages);
  return [
    ...['anonymizer', 'detector', 'ocr', 'pdf'].map((name) => join(packages, name, '*')),
    join(root, 'package.json'),
    join(root, 'node_modules', '*'),
  ];
}
