import { multiply, type Matrix } from '../content/matrix.ts';
import { formatHex, formatNumber } from '../content/serialize.ts';
import { WIN_ANSI, winAnsiBytes } from '../fonts/encodings.ts';
import { standardWidth } from '../fonts/standard-fonts.ts';
import type { PageView } from '../rewrite/page-view.ts';
import type { LayerWord } from '../types.ts';

/** Invisible words over their pixels (render mode 3), each stretched to its box. */
export function drawLayer(words: readonly LayerWord[], view: Pick<PageView, 'toUser'>, font: string): string {
  const lines = words.map((word) => {
    const bytes = winAnsiBytes(word.text);
    let ems = 0;
    for (const byte of bytes) ems += (standardWidth('Helvetica', WIN_ANSI[byte] ?? 'space') ?? 0) / 1000;
    const size = Math.max(1, word.bottom - word.top);
    const stretch = ems > 0 ? (word.right - word.left) / (ems * size) : 1;
    // Page space has y down, so the text is turned over before the page's own matrix turns it back.
    const place: Matrix = [stretch, 0, 0, -1, word.left, word.bottom - 0.2 * size];
    const matrix = multiply(place, view.toUser).map(formatNumber).join(' ');
    return `/${font} ${formatNumber(size)} Tf ${matrix} Tm ${formatHex(bytes)} Tj`;
  });
  return lines.length === 0 ? '' : `q BT 3 Tr\n${lines.join('\n')}\nET Q`;
}
