/** What stands for one character, as offsets in its page. */
export interface Written {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
}
