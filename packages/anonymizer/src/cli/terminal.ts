import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Language } from './language.ts';

/** What a command writes to and asks of its surroundings. */
export interface Terminal {
  readonly out: { write(text: string): unknown };
  readonly err: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly language: Language;
  /** Folder of the key that certificates are signed with. */
  readonly keyFolder: string;
  /** Ends what is running (Ctrl-C, SIGTERM). */
  readonly signal: AbortSignal;
}

/** `MAVENDOC_DATA`, where the service keeps its own, else the person's settings folder (XDG base directories). */
export function keyFolderOf(environment: Readonly<Record<string, string | undefined>>): string {
  const settings = environment['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return environment['MAVENDOC_DATA'] || join(settings, 'mavendoc');
}
