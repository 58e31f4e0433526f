import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (path: string): string => (require(path) as { version: string }).version;

/** What worked on a document, for its certificate. */
export const versions = (): Record<string, string> => ({
  mavendoc: versionOf('../package.json'),
  node: process.versions.node,
});
