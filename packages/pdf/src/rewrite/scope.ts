import type { PDFObject } from '@cantoo/pdf-lib';
import { union, type Rect } from '../content/matrix.ts';
import type { UnitBox } from '../images/pixel-rect.ts';
import type { LinePlan } from './fixed-lines.ts';
import type { PlacedGlyph } from './text-lines.ts';
import { reachesFar } from './hit.ts';
import { holdsKept, isLeft, isOfHeight, standing, stripOf } from './line-zones.ts';
import { PictureNeeded } from '../content/picture-needed.ts';

/** What is to be taken out of one page, in its user space, and what went so far. Shared by all streams that the page paints. */
export class Scope {
  readonly marks: readonly Rect[];
  /** True where the page's own invisible text (render mode 3) is replaced by a layer of words read from pixels. */
  readonly dropInvisible: boolean;
  /** For each mark the cells of the glyphs that it took, as one rectangle. */
  readonly cells: (Rect | undefined)[] = [];
  /** Every glyph in painting order, where lines are to be laid out again (level strict). */
  readonly glyphs: PlacedGlyph[] = [];
  readonly collects: boolean;
  /** Patterns that are painted where a mark is. */
  readonly tilings: Set<PDFObject>;
  /** Images that are burnt somewhere in the document, and where. */
  readonly watched: ReadonlyMap<PDFObject, readonly UnitBox[]>;
  readonly plan: LinePlan | undefined;
  /** Where something went that might tell how long a line was: all along its line, in page user space. */
  readonly strips: Rect[] = [];
  /** Glyphs painted so far under a plan. */
  painted = 0;
  readonly #open = new Set<PDFObject>();
  #streams = 0;

  constructor(
    marks: readonly Rect[],
    dropInvisible = false,
    lines?: 'collect' | LinePlan,
    { watched = new Map(), tilings = new Set() }: Partial<Pick<Scope, 'watched' | 'tilings'>> = {},
  ) {
    this.tilings = tilings;
    this.watched = watched;
    this.marks = marks;
    this.dropInvisible = dropInvisible;
    this.collects = lines === 'collect';
    this.plan = typeof lines === 'object' ? lines : undefined;
  }

  get active(): boolean {
    return this.marks.length > 0 || this.dropInvisible || this.watched.size > 0;
  }

  /** @throws PictureNeeded where the glyph is far larger than what was marked (a watermark, an initial): its bar would hide what stays */
  took(mark: number, cell: Rect): void {
    // How wide a mark is must not decide at level strict, where bars stand for lines and not for cells.
    const coversCell = this.plan === undefined && !this.collects;
    if (coversCell && reachesFar(cell, this.marks[mark]!)) throw new PictureNeeded('glyph-beyond-mark');
    const before = this.cells[mark];
    this.cells[mark] = before === undefined ? cell : union(before, cell);
  }

  /**
   * Level strict: true where something drawn has to go because an end of it may tell how long a line was.
   * @throws PictureNeeded where a line as it is laid out again would leave what it stands in
   */
  tellsLength(bounds: Rect, holdsLine: boolean): boolean {
    let tells = false;
    for (const zone of this.plan?.zones ?? []) {
      const place = standing(zone, bounds);
      if (place === 'structure' && holdsLine && isLeft(zone, bounds))
        throw new PictureNeeded('line-not-fixable');
      if (place !== 'line') continue;
      if (holdsLine && holdsKept(zone, bounds)) throw new PictureNeeded('line-not-fixable');
      this.strips.push(stripOf(zone, bounds));
      tells = true;
    }
    return tells;
  }

  /** Level strict: true where colours that change from place to place are painted at a line and nowhere else. */
  shadesLine(bounds: Rect): boolean {
    return (
      this.plan?.zones.some((zone) => standing(zone, bounds) !== 'apart' && isOfHeight(zone, bounds)) === true
    );
  }

  /** Runs `paint` unless the stream is being painted already (a cycle) or too much is nested. */
  enter<T>(stream: PDFObject, paint: () => T): T | undefined {
    if (this.#open.has(stream)) return undefined;
    this.#streams += 1;
    if (this.#open.size > 28 || this.#streams > 20_000) throw new PictureNeeded('nesting-too-deep');
    this.#open.add(stream);
    try {
      return paint();
    } finally {
      this.#open.delete(stream);
    }
  }
}

export const NOTHING_MARKED = (): Scope => new Scope([]);
