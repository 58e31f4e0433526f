/** What the command line program needs; apart from the package's own entry, so that no command loads what it does not use. */

export { runDocumentCommand } from './main.ts';
export { terminalLanguage } from './language.ts';
export { keyFolderOf } from './terminal.ts';
export type { Terminal } from './terminal.ts';
