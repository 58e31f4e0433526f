import type { Box } from '../../types.ts';

/** What is wrong with a redacted copy. Stable: the command line and the screens say each in plain words. */
export type BadRedaction =
  /** Characters lie under an opaque rectangle, or under one of their own colour: copy and paste brings them back. */
  | 'text-under-rectangle'
  /** Characters that the original shows are still there, painted so that nobody sees them. */
  | 'text-made-invisible'
  /** A dark rectangle covers part of a picture whose pixels are still in the file. */
  | 'picture-under-rectangle'
  /** Words that the copy's pages no longer show stand elsewhere in it. */
  | 'left-in-metadata'
  | 'left-in-outline'
  | 'left-in-attachment'
  | 'left-in-annotation'
  | 'left-in-form-field'
  | 'left-in-structure-tree'
  | 'left-in-script'
  | 'left-in-private-data'
  | 'left-in-page-content'
  | 'left-in-unused-object'
  /** The file still holds an earlier revision of itself. */
  | 'older-revision'
  | 'bytes-after-end'
  /** The copy shows and says all that the original does. */
  | 'nothing-removed'
  /** The copy can't be read, so nothing is known of it. */
  | 'not-readable';

export interface ForeignFinding {
  readonly code: BadRedaction;
  /** From 0; absent where it concerns the whole document. */
  readonly page?: number;
  /** Page space. */
  readonly boxes: readonly Box[];
  /** Of words, rectangles or places, after the code's kind. */
  readonly count: number;
}

export interface ForeignReport {
  /** True when nothing bad was found. It is no proof of a clean copy: what was meant to go is not known. */
  readonly clean: boolean;
  readonly findings: readonly ForeignFinding[];
  /** Different words that the original shows and the copy no longer does. */
  readonly wordsGone: number;
}
