import type { Box } from '../../types.ts';
import type { State } from './state.ts';

/** What is painted, in painting order. Places are in page space. */
export interface Painter {
  /** `x`, `y`: the centre of the glyph's cell; NaN where the place is not told (inside a pattern). */
  readonly glyph: (text: string, x: number, y: number, size: number, state: Readonly<State>) => void;
  readonly fillPath?: (box: Box, isRectangle: boolean, state: Readonly<State>) => void;
  readonly image?: (box: Box) => void;
}
