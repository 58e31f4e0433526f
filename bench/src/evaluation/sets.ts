import path from 'node:path';
import { readDocuments, type AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import { readWritten } from '../../../packages/detector/training/written.ts';

/**
 * `dev` to look at, `blind` only to measure with; `written` is learnt from, `held-out` and `ordinary` are the parts of it
 * that are not: documents full of traps, and ordinary papers.
 */
export const SETS = ['dev', 'blind', 'written', 'held-out', 'ordinary'] as const;
export type SetName = (typeof SETS)[number];

const FOLDER = path.join(import.meta.dirname, '..', '..', 'evaluation');

/** @throws Error naming the file that is written wrongly */
export function readSet(set: SetName): AnnotatedDocument[] {
  if (set === 'written') return readWritten('learnt');
  if (set === 'held-out' || set === 'ordinary') return readWritten(set);
  return readDocuments(path.join(FOLDER, set));
}
