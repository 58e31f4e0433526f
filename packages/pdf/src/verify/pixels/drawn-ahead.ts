import type { Bitmap, TwoColours } from '../../types.ts';
import { unpacked } from './two-colours.ts';

/** Bytes of drawings that are kept, at most: 64 kB a page of text, 2 MB a page in colours. */
const MOST = 128 * 1024 * 1024;

/** Drawings of pages, made before they are needed. */
export class DrawnAhead {
  readonly #kept = new Map<number, TwoColours | Bitmap>();
  #bytes = 0;
  /** What a drawing is lent on, one after the other. */
  #sheet = new Uint32Array(0);

  get isFull(): boolean {
    return this.#bytes >= MOST;
  }

  keep(index: number, kept: Bitmap | TwoColours): void {
    this.#kept.set(index, kept);
    this.#bytes += 'bits' in kept ? kept.bits.byteLength : kept.pixels.byteLength;
  }

  /** To be read only, and until the next is lent. */
  lend(index: number): Bitmap | undefined {
    const kept = this.#kept.get(index);
    if (kept === undefined || !('bits' in kept)) return kept;
    const size = kept.width * kept.height;
    if (this.#sheet.length !== size) this.#sheet = new Uint32Array(size);
    return unpacked(kept, this.#sheet);
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
