import { VarintReader, VarintWriter } from './varints.ts';

/** Steps a point is divided into: boxes grow by less than 1/32 point, about a hundredth of a millimetre, and never shrink. */
const STEPS = 32;
/** Farthest coordinate kept, points; PDF allows pages of 14,400. */
const FARTHEST = 1_000_000;

/** Four numbers (left, top, right, bottom) a character, each as the step from where the character before it ended. */
export function encodeBoxes(boxes: Float32Array): Uint8Array {
  const writer = new VarintWriter();
  let lastRight = 0;
  let lastTop = 0;
  let lastHeight = 0;
  for (let i = 0; i < boxes.length; i += 4) {
    const left = Math.floor(steps(boxes[i]!));
    const top = Math.floor(steps(boxes[i + 1]!));
    // Made-up spaces and line breaks have an empty box, and keep it.
    const right = boxes[i + 2]! <= boxes[i]! ? left : Math.ceil(steps(boxes[i + 2]!));
    const height = boxes[i + 3]! <= boxes[i + 1]! ? 0 : Math.ceil(steps(boxes[i + 3]!)) - top;
    writer.write(left - lastRight);
    writer.write(right - left);
    writer.write(top - lastTop);
    writer.write(height - lastHeight);
    lastRight = right;
    lastTop = top;
    lastHeight = height;
  }
  return writer.bytes();
}

const steps = (points: number): number =>
  (Number.isFinite(points) ? Math.max(-FARTHEST, Math.min(FARTHEST, points)) : 0) * STEPS;

/** @throws RangeError where the bytes end before `characters` boxes */
export function decodeBoxes(bytes: Uint8Array, characters: number): Float32Array {
  const reader = new VarintReader(bytes);
  const boxes = new Float32Array(characters * 4);
  let right = 0;
  let top = 0;
  let height = 0;
  for (let i = 0; i < boxes.length; i += 4) {
    const left = right + reader.read();
    right = left + reader.read();
    top += reader.read();
    height += reader.read();
    boxes[i] = left / STEPS;
    boxes[i + 1] = top / STEPS;
    boxes[i + 2] = right / STEPS;
    boxes[i + 3] = (top + height) / STEPS;
  }
  return boxes;
}
