import type { Platform } from '../platform/platform.ts';
import type { Bell } from './bell.ts';
import type { WorkHandler } from './claim.ts';

/** What the worker of a process is made of. */
export interface WorkerParts {
  readonly platform: Platform;
  readonly places: number;
  readonly handlers: ReadonlyMap<string, WorkHandler>;
  /** Rings when something waits. */
  readonly bell: Bell;
}
