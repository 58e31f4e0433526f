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
  /** Says how long the document is, before the long part of the work. @throws Postponed: let it through */
  weigh(pages: number): void;
  /** Ends the item in the transaction that stores its result; `refused`: it is a reason that the user is told. @throws ClaimLost */
  finish(tx: Tx, result?: 'done' | 'refused'): Promise<void>;
  /** Leaves the item until `unblock`. @throws ClaimLost */
  block(tx: Tx): Promise<void>;
}

/** Another worker has the item now, or it was cancelled: nothing of this try may be stored. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** This process has enough long documents: the item goes back, for another process or a later moment. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
}

/** Something outside the document that stops work on it, as the user is told while it waits. */
export type Outage = 'storage-full' | 'storage-away';

export interface WorkHandler {
  readonly kind: string;
  /** Must end the claim, or throw: then it is tried again. */
  run(claim: Claim): Promise<void>;
  /** The last try failed too. Must finish the claim. */
  giveUp(claim: Claim): Promise<void>;
  /** It goes back to the queue until something outside works again; the user should see why. Tenant role. */
  onOutage(tx: Tx, subject: string, outage: Outage): Promise<void>;
}
