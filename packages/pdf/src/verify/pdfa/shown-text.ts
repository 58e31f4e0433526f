import { type Dict, isText, type Value } from '../raw/values.ts';
import type { FontUse } from './font-parts.ts';

const INVISIBLE = 3;

/** Of the text state, what tells which font text is shown in, and whether it is seen. */
export interface TextState {
  readonly font: Dict | undefined;
  readonly mode: number;
}

/** The fonts that text is shown in, with that text. */
export class ShownText {
  readonly fonts = new Map<Dict, FontUse>();

  /** @returns whether the font was in use before */
  show(font: Dict, mode: number, operands: readonly Value[]): boolean {
    const known = this.fonts.get(font);
    const use = known ?? { visible: new Set(), invisible: new Set(), isVisible: false };
    this.fonts.set(font, use);
    // A Type3 font is drawn in every mode (9.3.6).
    const isVisible = mode !== INVISIBLE || font.has('CharProcs');
    if (isVisible) use.isVisible = true;
    const strings = isVisible ? use.visible : use.invisible;
    for (const item of operands) if (isText(item)) strings.add(item.bytes);
    return known !== undefined;
  }
}
