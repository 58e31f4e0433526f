/** Bytes of the parameters of each function of `para` (ICC.1:2022, 10.18). */
const PARAMETERS = [4, 12, 16, 20, 28];

/** One `curv` or `para` at a place, without what stands behind it and with its reserved bytes cleared. */
export function curveAt(data: Uint8Array, at: number): Uint8Array | undefined {
  if (at + 12 > data.length) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const kind = kindOf(data, at);
  const parameters = PARAMETERS[view.getUint16(at + 8)];
  if (kind === 'curv') return cleared(data, at, 12 + 2 * view.getUint32(at + 8), [4, 8]);
  if (kind === 'para' && parameters !== undefined)
    return cleared(data, at, 12 + parameters, [4, 8], [10, 12]);
  return undefined;
}

/** Curves one behind the other, each filled up to four bytes. */
export function curvesAt(data: Uint8Array, at: number, count: number): Uint8Array | undefined {
  const curves: Uint8Array[] = [];
  for (let place = at; curves.length < count;) {
    const curve = curveAt(data, place);
    if (curve === undefined) return undefined;
    curves.push(filledUp(curve));
    place += filledLength(curve.length);
  }
  return Buffer.concat(curves);
}

/** A copy of a part with some of its bytes set to zero; undefined where the data ends before it does. */
export function cleared(
  data: Uint8Array,
  at: number,
  length: number,
  ...reserved: readonly (readonly [from: number, to: number])[]
): Uint8Array | undefined {
  if (at + length > data.length) return undefined;
  const part = data.slice(at, at + length);
  for (const [from, to] of reserved) part.fill(0, from, to);
  return part;
}

export const kindOf = (data: Uint8Array, at = 0): string =>
  Buffer.from(data.subarray(at, at + 4)).toString('latin1');

const filledLength = (length: number): number => Math.ceil(length / 4) * 4;

export const filledUp = (data: Uint8Array): Uint8Array =>
  Buffer.concat([data, Buffer.alloc(filledLength(data.length) - data.length)]);
