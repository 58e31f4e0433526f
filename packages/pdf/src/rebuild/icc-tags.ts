/** Bytes of the parameters of each function of `para` (ICC.1:2022, 10.18). */
const PARAMETERS = [1, 3, 4, 5, 7];

/**
 * The data of a tag without what stands behind it. Colours are of these kinds only (ICC.1:2022, 10).
 * @returns undefined for any other kind, which no reader takes for colours
 */
export function exactTag(data: Uint8Array): Uint8Array | undefined {
  const length = lengthOf(data);
  return length === undefined || length > data.length ? undefined : data.subarray(0, length);
}

function lengthOf(data: Uint8Array): number | undefined {
  if (data.length < 12) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  switch (Buffer.from(data.subarray(0, 4)).toString('latin1')) {
    case 'XYZ ':
      return 20;
    case 'curv':
      return 12 + 2 * view.getUint32(8);
    case 'para':
      return 12 + 4 * (PARAMETERS[view.getUint16(8)] ?? 0);
    case 'sf32':
      // Of nine numbers: a matrix.
      return 8 + 36;
    case 'mft1':
    case 'mft2':
      return tableLength(view);
    case 'mAB ':
    case 'mBA ':
      return data.length;
    default:
      return undefined;
  }
}

/** A matrix, input curves, a grid and output curves (10.10 and 10.11). */
function tableLength(view: DataView): number | undefined {
  if (view.byteLength < 52) return undefined;
  const [inputs, outputs, points] = [view.getUint8(8), view.getUint8(9), view.getUint8(10)];
  const isWide = view.getUint8(3) === 0x32;
  const [input, output] = isWide ? [view.getUint16(48), view.getUint16(50)] : [256, 256];
  const values = inputs * input + points ** inputs * outputs + outputs * output;
  return isWide ? 52 + 2 * values : 48 + values;
}
