/** What stands for one character, as offsets in its page. */
export interface Written {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
}

/** A way in which a character is written. */
export interface Writing {
  /** What can begin it. */
  readonly signs: string;
  /** Sticky. */
  readonly pattern: RegExp;
  /** Undefined where it is no such writing; `part` is the first group, or all of it, that ends at `end`. */
  readonly read: (part: string, text: string, index: number, end: number) => string | undefined;
}
