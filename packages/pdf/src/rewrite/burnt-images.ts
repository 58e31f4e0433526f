import type { PDFRawStream } from '@cantoo/pdf-lib';
import { boundsOf, invert, meets, type Matrix, type Rect } from '../content/matrix.ts';
import type { UnitBox } from '../images/pixel-rect.ts';

export interface WantedImage {
  readonly image: PDFRawStream;
  readonly key: string;
  readonly boxes: readonly UnitBox[];
}

/** Points that are burnt around a mark: what was there reaches a little further than its box. */
const MARGIN = 0.5;
const UNIT: Rect = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** Images with areas burnt. They are asked for while a page is rewritten and made before it is rewritten again. */
export class BurntImages {
  readonly #ready = new Map<string, PDFRawStream>();
  readonly #numbers = new Map<unknown, number>();
  /** Of images of the source, wherever they are painted. */
  readonly areas = new Map<PDFRawStream, UnitBox[]>();
  #wanted: WantedImage[] = [];

  /** @returns the list of what a pass over a page will miss */
  begin(): readonly WantedImage[] {
    this.#wanted = [];
    return this.#wanted;
  }

  burnt(key: string, image: PDFRawStream): void {
    this.#ready.set(key, image);
  }

  /**
   * @param identity tells the image from all others
   * @returns undefined where it is yet to be made, and where nothing of it would be left but its edges
   */
  get(image: PDFRawStream, identity: unknown, boxes: readonly UnitBox[]): PDFRawStream | undefined {
    if (identity === image) this.areas.set(image, [...(this.areas.get(image) ?? []), ...boxes]);
    if (boxes.some(isWhole)) return undefined;
    let number = this.#numbers.get(identity);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(identity, number);
    }
    const key = `${number} ${JSON.stringify(boxes)}`;
    const ready = this.#ready.get(key);
    if (ready === undefined && !this.#wanted.some((wanted) => wanted.key === key)) {
      this.#wanted.push({ image, key, boxes });
    }
    return ready;
  }
}

const isWhole = ({ left, bottom, right, top }: UnitBox): boolean =>
  left <= 0 && bottom <= 0 && right >= 1 && top >= 1;

/** The marks over an image, in its unit square. Empty where none is; undefined where the image can't be placed. */
export function boxesOver(marks: readonly Rect[], ctm: Matrix): UnitBox[] | undefined {
  const bounds = boundsOf(UNIT, ctm);
  const over = marks.filter((mark) => meets(bounds, mark));
  if (over.length === 0) return [];
  const back = invert(ctm);
  if (back === undefined) return undefined;
  return over.flatMap((mark) => {
    const wide = { x0: mark.x0 - MARGIN, y0: mark.y0 - MARGIN, x1: mark.x1 + MARGIN, y1: mark.y1 + MARGIN };
    const { x0, y0, x1, y1 } = boundsOf(wide, back);
    const box = {
      left: Math.max(0, x0),
      bottom: Math.max(0, y0),
      right: Math.min(1, x1),
      top: Math.min(1, y1),
    };
    return box.right > box.left && box.top > box.bottom ? [box] : [];
  });
}

/** Part of an image's side; clips end between pixels. */
const EDGE = 0.002;

/**
 * True where all of some areas of an image is to be seen.
 * @param clip upright, where nothing else clips
 */
export function showsAll(areas: readonly UnitBox[], ctm: Matrix, clip: Rect | undefined): boolean {
  if (clip === undefined) return true;
  const back = invert(ctm);
  if (back === undefined) return false;
  const { x0, y0, x1, y1 } = boundsOf(clip, back);
  return areas.every(
    ({ left, bottom, right, top }) =>
      x0 <= left + EDGE && y0 <= bottom + EDGE && x1 >= right - EDGE && y1 >= top - EDGE,
  );
}
