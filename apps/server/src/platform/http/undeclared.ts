/** Refusals that the contract does not name for their call: clients could not know of them. Tests listen, and fail. */

import { channel } from 'node:diagnostics_channel';
import { refusalsOf } from '@mavendoc/contract';
import type { AnyRoute, ErrorCode } from '@mavendoc/contract';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; what is no call of it has none. */
    call?: AnyRoute;
  }
}

/** Messages are texts: the call and the code. */
export const undeclared = channel('mavendoc:undeclared-error');

export function tellUndeclared(call: AnyRoute | undefined, code: ErrorCode): void {
  if (!undeclared.hasSubscribers || call === undefined || refusalsOf(call).includes(code)) return;
  undeclared.publish(`${call.access} ${call.method} ${call.path}: ${code}`);
}
