/** What a webhook says: ids, counts and codes, never a name or a text. */

import { z } from 'zod';
import { FILE_REASONS } from './drive.ts';
import { id, instant } from './fields.ts';
import { REMOVAL_REASONS } from './removal.ts';

const pages = z.number().int();
const removed = { documentId: id, version: z.number().int() };
const balance = z.object({ balance: z.number().int() });

/** `data` of each event. */
export const EVENT_DATA = {
  'document.indexed': z.object({ documentId: id, pages }),
  'document.failed': z.object({ documentId: id, reason: z.enum(FILE_REASONS) }),
  'document.waiting-for-credits': z.object({ documentId: id, pages }),
  'removal.done': z.object(removed),
  'removal.failed': z.object({ ...removed, reason: z.enum(REMOVAL_REASONS) }),
  'removal.approval-requested': z.object(removed),
  'removal.refused': z.object(removed),
  'credits.low': balance,
  'credits.out': balance,
} as const;

/** `ping` comes from the test button only. */
export const EVENTS = [
  'document.indexed',
  'document.failed',
  'document.waiting-for-credits',
  'removal.done',
  'removal.failed',
  'removal.approval-requested',
  'removal.refused',
  'credits.low',
  'credits.out',
] as const satisfies readonly (keyof typeof EVENT_DATA)[];
export type EventType = (typeof EVENTS)[number];

/** An event as the service tells it. */
export type Event = {
  [Type in EventType]: { readonly type: Type } & Readonly<z.output<(typeof EVENT_DATA)[Type]>>;
}[EventType];

/** Body of the call. */
export const eventBody = (type: EventType) =>
  z.object({ type: z.literal(type), timestamp: instant, data: EVENT_DATA[type] });
