/** A component of a frame with its quantised coefficients, 64 a block in zigzag order, block rows padded to whole MCUs. */
export interface Component {
  readonly id: number;
  /** Sampling factors. */
  readonly h: number;
  readonly v: number;
  readonly table: number;
  /** Blocks that hold picture; more stand in `coefficients`. */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  readonly stride: number;
  readonly coefficients: Int16Array;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly maxH: number;
  readonly maxV: number;
  readonly components: readonly Component[];
  /** 64 values in zigzag order, by table number. */
  readonly quantisation: readonly (Uint16Array | undefined)[];
  /** Transform flag of the Adobe marker (APP14): 0 none, 1 YCbCr, 2 YCCK. */
  readonly adobeTransform: number | undefined;
  readonly jfif: boolean;
}

/** The data is no JPEG that this code understands surely: arithmetic, lossless, hierarchical or deeper than 8 bits, or broken. */
export class JpegUnsupported extends Error {
  constructor(what: string) {
    super(`JPEG: ${what}`);
    this.name = 'JpegUnsupported';
  }
}
