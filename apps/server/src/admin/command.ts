/** What the operator's commands are made of. */

import type { Platform } from '../platform/platform.ts';
import type { Service } from '../service.ts';

export interface AdminContext {
  readonly platform: Platform;
  readonly service: Service;
  readonly say: (line: string) => void;
}

export interface AdminCommand {
  /** As it is typed, with its arguments: `company disable <company id or e-mail>`. */
  readonly usage: string;
  readonly does: string;
  /** Gets what follows the words of the command. Resolves with the exit status. */
  readonly run: (context: AdminContext, args: readonly string[]) => Promise<number>;
}
