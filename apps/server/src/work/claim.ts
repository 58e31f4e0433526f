/** What a worker holds while it works on one document, and what a feature gives it to do. */

import type { Tx } from '../platform/database/database.ts';

/** Tries of one document before its reason is told to the user. */
export const MAX_ATTEMPTS = 4;

export interface Claim {
  readonly empresaId: string;
  readonly subject: string;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborted when the item is cancelled, lost, or the process stops. */
  readonly signal: AbortSignal;
  /** Ends the item in the transaction that stores its result. @throws ClaimLost */
  finish(tx: Tx): Promise<void>;
  /** Leaves the item until `unblock`. @throws ClaimLost */
  block(tx: Tx): Promise<void>;
}

/** Another worker has the item now, or it was cancelled: nothing of this try may be stored. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

export interface WorkHandler {
  readonly kind: string;
  /** Must end the claim, or throw: then it is tried again. */
  run(claim: Claim): Promise<void>;
  /** The last try failed too. Must finish the claim. */
  giveUp(claim: Claim): Promise<void>;
}
