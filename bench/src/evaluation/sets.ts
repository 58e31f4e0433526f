import path from 'node:path';
import { readDocuments, type AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import { readWritten } from '../../../packages/detector/training/written.ts';

/**
 * `dev` to look at, `blind` only to measure with; `written` is learnt from, `held-out`, `ordinary` and `latest` are the
 * parts of it that are not: documents full of traps, ordinary papers, and papers that the second look has not seen either.
 */
export const SETS = ['dev', 'blind', 'written', 'held-out', 'ordinary', 'latest'] as const;
export type SetName = (typeof SETS)[number];

const FOLDER = path.join(import.meta.dirname, '..', '..', 'evaluation');

/** @throws Error naming the file that is written wrongly */
export function readSet(set: SetName): AnnotatedDocument[] {
  if (set === 'written') return readWritten('learnt');
  if (set === 'dev' || set === 'blind') return readDocuments(path.join(FOLDER, set));
  return readWritten(set);
}
