/** What an address is told: ids, counts and codes, never a name or a text. */

import type { drive, removal, webhooks as wire } from '@mavendoc/contract';

export type WebhookEvent =
  | { readonly type: 'document.indexed'; readonly documentId: string; readonly pages: number }
  | {
      readonly type: 'document.failed';
      readonly documentId: string;
      readonly reason: drive.FileReason;
    }
  | {
      readonly type: 'document.waiting-for-credits';
      readonly documentId: string;
      readonly pages: number;
    }
  | { readonly type: 'removal.done'; readonly documentId: string; readonly version: number }
  | {
      readonly type: 'removal.failed';
      readonly documentId: string;
      readonly version: number;
      readonly reason: removal.RemovalReason;
    }
  | {
      readonly type: 'removal.approval-requested' | 'removal.refused';
      readonly documentId: string;
      readonly version: number;
    }
  | { readonly type: 'credits.low' | 'credits.out'; readonly balance: number };

export type EventName = wire.EventType | 'ping';

/** The body of the call. */
export function payloadOf(type: EventName, data: object, at: Date): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
