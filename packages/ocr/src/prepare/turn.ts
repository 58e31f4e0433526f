import type { PixelBox } from '../types.ts';
import type { Grey } from './grey.ts';

export type QuarterTurn = 0 | 90 | 180 | 270;

/** How the page was turned before reading; boxes found on it are carried back through it. */
export interface Turned {
  readonly image: Grey;
  /** The smallest upright box of the page as it was given that holds the turned one. */
  back(box: PixelBox): PixelBox;
}

/** @param turn clockwise */
export function turnQuarters(image: Grey, turn: QuarterTurn): Turned {
  if (turn === 0) return { image, back: (box) => box };
  const { width, height, values } = image;
  const turned = new Uint8Array(values.length);
  const newWidth = turn === 180 ? width : height;
  const newHeight = turn === 180 ? height : width;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (turn === 180) turned[values.length - 1 - i] = values[i]!;
      else if (turn === 90) turned[x * newWidth + (height - 1 - y)] = values[i]!;
      else turned[(width - 1 - x) * newWidth + y] = values[i]!;
    }
  }
  return {
    image: { width: newWidth, height: newHeight, values: turned },
    back: ({ left, top, right, bottom }) => {
      if (turn === 180) {
        return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
      }
      if (turn === 90) return { left: top, top: height - right, right: bottom, bottom: height - left };
      return { left: width - bottom, top: left, right: width - top, bottom: right };
    },
  };
}

/** Turns the page by a few degrees so that its lines, falling to the right by `angle`, run level. Corners fill with paper. */
export function straighten(image: Grey, angle: number): Turned {
  if (angle === 0) return { image, back: (box) => box };
  const { width, height, values } = image;
  const sine = Math.sin((angle * Math.PI) / 180);
  const cosine = Math.cos((angle * Math.PI) / 180);
  const middleX = width / 2;
  const middleY = height / 2;
  const straight = new Uint8Array(values.length).fill(255);
  for (let y = 0; y < height; y++) {
    let fromX = middleX - middleX * cosine - (y - middleY) * sine;
    let fromY = middleY - middleX * sine + (y - middleY) * cosine;
    for (let x = 0; x < width; x++, fromX += cosine, fromY += sine) {
      const column = Math.floor(fromX);
      const row = Math.floor(fromY);
      if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) continue;
      const i = row * width + column;
      const across = fromX - column;
      const above = values[i]! + (values[i + 1]! - values[i]!) * across;
      const below = values[i + width]! + (values[i + width + 1]! - values[i + width]!) * across;
      straight[y * width + x] = above + (below - above) * (fromY - row);
    }
  }
  const backX = (x: number, y: number) => middleX + (x - middleX) * cosine - (y - middleY) * sine;
  const backY = (x: number, y: number) => middleY + (x - middleX) * sine + (y - middleY) * cosine;
  return {
    image: { width, height, values: straight },
    back: ({ left, top, right, bottom }) => {
      const xs = [backX(left, top), backX(right, top), backX(left, bottom), backX(right, bottom)];
      const ys = [backY(left, top), backY(right, top), backY(left, bottom), backY(right, bottom)];
      return {
        left: Math.max(0, Math.min(...xs)),
        top: Math.max(0, Math.min(...ys)),
        right: Math.min(width, Math.max(...xs)),
        bottom: Math.min(height, Math.max(...ys)),
      };
    },
  };
}
