import type { PDFObject } from '@cantoo/pdf-lib';
import type { Run } from './run.ts';

/** A page paints with this pattern where a mark is: it is to be gone through again without what its tiles show there. */
export class TilingAtMark extends Error {
  readonly tiling: PDFObject;
  constructor(tiling: PDFObject) {
    super('a pattern is painted at a mark');
    this.name = 'TilingAtMark';
    this.tiling = tiling;
  }
}

/** @throws TilingAtMark where that was not known before */
export function checkTiling({ request: { scope } }: Run, tiling: PDFObject | undefined): void {
  if (tiling !== undefined && !scope.tilings.has(tiling)) throw new TilingAtMark(tiling);
}
