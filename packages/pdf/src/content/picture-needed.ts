/** Why a page can't be rewritten surely. Never holds text of the document. */
export type PictureReason =
  | 'font-not-measurable'
  | 'font-not-prunable'
  | 'glyph-beyond-mark'
  | 'image-under-mark'
  | 'drawing-under-mark'
  | 'field-without-appearance'
  | 'annotation-without-appearance'
  | 'too-many-annotations'
  | 'pattern-under-mark'
  | 'nesting-too-deep'
  | 'content-too-large'
  | 'stream-not-decodable'
  | 'line-not-fixable'
  | 'malformed';

/** Thrown while a page is rewritten: the page goes the picture way. */
export class PictureNeeded extends Error {
  readonly reason: PictureReason;
  constructor(reason: PictureReason) {
    super(reason);
    this.name = 'PictureNeeded';
    this.reason = reason;
  }
}
