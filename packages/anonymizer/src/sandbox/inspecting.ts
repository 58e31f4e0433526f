/** What an inspection needs besides: to load it takes as long as to load all the rest, and a third of a process's memory. */

import { loadNameModel } from '@mavendoc/detector';
import { encodeInspection } from '../encoding/inspection.ts';
import { inspectDocument, type InspectTools } from '../pipeline/inspect.ts';
import type { Task } from './messages.ts';

const NO_FINGERPRINT = '0'.repeat(64);

const names = loadNameModel();

/**
 * @returns the inspection, encoded
 * @throws PdfRefused
 */
export async function inspect(
  bytes: Uint8Array,
  task: Task & { readonly kind: 'inspect' },
  tools: Omit<InspectTools, 'names'>,
): Promise<Uint8Array> {
  const found = await inspectDocument(bytes, task, { names, ...tools });
  return encodeInspection({ ...found, fingerprint: NO_FINGERPRINT });
}
