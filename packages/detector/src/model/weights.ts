/**
 * The file of weights: transitions and one scale a label as 32-bit floats, then one signed byte for each place
 * and label. Bytes are little-endian; the sizes follow from the labels and places of the version.
 */

import { PLACES } from './features.ts';
import { LABEL_COUNT } from './labels.ts';

export interface Weights {
  readonly transitions: Float32Array;
  readonly scales: Float32Array;
  /** `[place * LABEL_COUNT + label]`, in units of the label's scale. */
  readonly steps: Int8Array;
}

const FLOATS = LABEL_COUNT * LABEL_COUNT + LABEL_COUNT;
const BYTES = FLOATS * 4 + PLACES * LABEL_COUNT;
const STEPS = 127;

/** @throws RangeError when the file is not of this version's size */
export function readWeights(bytes: Uint8Array): Weights {
  if (bytes.length !== BYTES) throw new RangeError(`The name model has ${bytes.length} bytes, not ${BYTES}`);
  const copy = bytes.slice();
  const floats = new Float32Array(copy.buffer, 0, FLOATS);
  return {
    transitions: floats.subarray(0, LABEL_COUNT * LABEL_COUNT),
    scales: floats.subarray(LABEL_COUNT * LABEL_COUNT),
    steps: new Int8Array(copy.buffer, FLOATS * 4),
  };
}

/** @param emissions `[place * LABEL_COUNT + label]` */
export function writeWeights(transitions: Float32Array, emissions: Float32Array): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  const floats = new Float32Array(bytes.buffer, 0, FLOATS);
  floats.set(transitions);
  const scales = floats.subarray(LABEL_COUNT * LABEL_COUNT);
  emissions.forEach((value, index) => {
    const label = index % LABEL_COUNT;
    scales[label] = Math.max(scales[label]!, Math.abs(value) / STEPS);
  });
  const steps = new Int8Array(bytes.buffer, FLOATS * 4);
  emissions.forEach((value, index) => {
    const scale = scales[index % LABEL_COUNT]!;
    steps[index] = scale === 0 ? 0 : Math.round(value / scale);
  });
  return bytes;
}
