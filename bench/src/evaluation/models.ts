import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import { loadNameModel } from '../../../packages/detector/src/index.ts';
import { FIFTHS, fifthOf } from '../../../packages/detector/training/written.ts';
import type { SetName } from './sets.ts';

export type NameModel = ReturnType<typeof loadNameModel>;

/**
 * The model to judge each document of a set with: the one that ships, or, of the sets that its second look was grown on,
 * one with trees that have not seen the document.
 * @param crossed where `training/second-look/fit.py` wrote such trees
 */
export function modelsFor(set: SetName, crossed?: string): (document: AnnotatedDocument) => NameModel {
  if (crossed === undefined || (set !== 'held-out' && set !== 'ordinary')) {
    const model = loadNameModel();
    return () => model;
  }
  const models = Array.from({ length: FIFTHS }, (_, fifth) =>
    loadNameModel(readFileSync(path.join(crossed, `second-look.bin.${fifth}`))),
  );
  return (document) => models[fifthOf(document)]!;
}
