/** How the glyphs of a CFF font are called. */
export interface CffGlyphs {
  readonly cidKeyed: boolean;
  /** CIDs by glyph where CID-keyed. */
  readonly cids: readonly number[];
  /** Names by glyph elsewhere. */
  readonly names: readonly string[];
  /** Glyphs by code of the font's own encoding. */
  readonly encoding: ReadonlyMap<number, number>;
}
