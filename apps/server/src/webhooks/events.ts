import type { webhooks as wire } from '@mavendoc/contract';

export type EventName = wire.EventType | 'ping';

/** The body of the call. */
export function payloadOf(type: EventName, data: object, at: Date): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
