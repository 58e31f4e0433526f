/** What the tagger tells apart. Organisations and places are learnt so that they are not taken for people. */

export const LABELS = [
  'O',
  'B-person',
  'I-person',
  'B-organisation',
  'I-organisation',
  'B-place',
  'I-place',
] as const;
export type Label = (typeof LABELS)[number];

export const LABEL_COUNT = LABELS.length;
export const BEGINS = LABELS.indexOf('B-person');
export const INSIDE = LABELS.indexOf('I-person');
