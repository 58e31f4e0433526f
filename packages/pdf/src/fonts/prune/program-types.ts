export interface PrunedProgram {
  readonly bytes: Uint8Array;
  /** `Subtype` of a FontFile3, `Length1` to `Length3` of a FontFile. */
  readonly subtype?: string;
  readonly lengths?: readonly number[];
}
