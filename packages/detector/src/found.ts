import type { Category } from './categories.ts';
import type { Detector, Reason } from './types.ts';

/** A finding before it is given its pages: a run of the normalised text. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly category: Category;
  readonly detector: Detector;
  readonly confidence: number;
  readonly reason: Reason;
  readonly proposal: 'remove' | 'review' | 'keep';
  /** Of a person whom no label tells: how likely the tagger takes the likeliest word for a name; absent where none was asked. */
  readonly likely?: number;
  /** Between two that overlap the higher stays whole; the lower keeps what is left of it. */
  readonly priority: number;
}

/** How likely the likeliest word of a run of the text is part of a name; 1 where there is no model to ask. */
export type Likely = (start: number, end: number) => number;

/** A person that goes, at least this sure. */
export const isSurePerson = ({ category, proposal, confidence }: Found, least: number): boolean =>
  category === 'person' && proposal === 'remove' && confidence >= least;

const LONGEST_DETAIL = 80;

export const because = (code: Reason['code'], detail?: string): Reason =>
  detail === undefined || detail === '' ? { code } : { code, detail: detail.slice(0, LONGEST_DETAIL) };
