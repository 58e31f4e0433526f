/**
 * A file of weights: those of the steps between labels and one scale a label as 32-bit floats, then one signed byte for
 * each place and label. Bytes are little-endian; the sizes follow from the shape of the version.
 */

export interface Shape {
  readonly labels: number;
  /** Facts are hashed into this many places; a power of two. */
  readonly places: number;
  /** Numbers that weigh steps between labels. */
  readonly transitions: number;
}

export interface Weights {
  readonly transitions: Float32Array;
  readonly scales: Float32Array;
  /** `[place * labels + label]`, in units of the label's scale. */
  readonly steps: Int8Array;
}

const STEPS = 127;

const floatsOf = ({ transitions, labels }: Shape): number => transitions + labels;
const bytesOf = (shape: Shape): number => floatsOf(shape) * 4 + shape.places * shape.labels;

/** @throws RangeError when the file is not of this version's size */
export function readWeights(bytes: Uint8Array, shape: Shape): Weights {
  if (bytes.length !== bytesOf(shape))
    throw new RangeError(`The model has ${bytes.length} bytes, not ${bytesOf(shape)}`);
  const copy = bytes.slice();
  const floats = new Float32Array(copy.buffer, 0, floatsOf(shape));
  return {
    transitions: floats.subarray(0, shape.transitions),
    scales: floats.subarray(shape.transitions),
    steps: new Int8Array(copy.buffer, floatsOf(shape) * 4),
  };
}

/** @param emissions `[place * labels + label]` */
export function writeWeights(shape: Shape, transitions: Float32Array, emissions: Float32Array): Uint8Array {
  const { labels } = shape;
  const bytes = new Uint8Array(bytesOf(shape));
  const floats = new Float32Array(bytes.buffer, 0, floatsOf(shape));
  floats.set(transitions);
  const scales = floats.subarray(shape.transitions);
  emissions.forEach((value, index) => {
    const label = index % labels;
    scales[label] = Math.max(scales[label]!, Math.abs(value) / STEPS);
  });
  const steps = new Int8Array(bytes.buffer, floatsOf(shape) * 4);
  emissions.forEach((value, index) => {
    const scale = scales[index % labels]!;
    steps[index] = scale === 0 ? 0 : Math.round(value / scale);
  });
  return bytes;
}
