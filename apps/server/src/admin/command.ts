/** What the operator's commands are made of. */

import type { Config } from '../platform/config.ts';
import type { Platform } from '../platform/platform.ts';
import type { Service } from '../service.ts';

export interface AdminContext {
  readonly platform: Platform;
  readonly service: Service;
  readonly say: (line: string) => void;
}

interface Described {
  /** As it is typed, with its arguments: `company disable <company id or e-mail>`. */
  readonly usage: string;
  readonly does: string;
}

export interface AdminCommand extends Described {
  /** Gets what follows the words of the command. Resolves with the exit status. */
  readonly run: (context: AdminContext, args: readonly string[]) => Promise<number>;
}

/** Works before there is a database. */
export interface OfflineCommand extends Described {
  readonly runOffline: (
    context: { readonly config: Config; readonly say: (line: string) => void },
    args: readonly string[],
  ) => Promise<number>;
}
