import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Where a file of an installed package lies. Not `import.meta.resolve`: vitest's module runner lacks it. */
export function packageFile(specifier: string): string {
  return resolve(specifier);
}
