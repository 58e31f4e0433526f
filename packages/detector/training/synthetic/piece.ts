import type { Detail } from '../../src/model/details.ts';

/** A stretch of text with what it is; pieces laid end to end are the sentence. */
export interface Piece {
  readonly text: string;
  readonly kind?: 'person' | 'organisation' | 'place' | Detail;
}
