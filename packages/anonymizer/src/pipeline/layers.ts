import type { LayerWord } from '@mavendoc/pdf';
import type { InspectedPage } from '../types.ts';
import { boxAt, unionOf } from './boxes.ts';

/** The words that were read from pixels, page by page: the text layer of the copy is made of them. */
export function layersOf(pages: readonly InspectedPage[]): Map<number, LayerWord[]> {
  const layers = new Map<number, LayerWord[]>();
  for (const page of pages) {
    const words = page.read.flatMap(({ start, end }) =>
      [...page.text.slice(start, end).matchAll(/\S+/gu)].map((match) => {
        const from = start + match.index;
        const [first, ...rest] = Array.from(match[0].split(''), (_, i) => boxAt(page.boxes, from + i));
        return { text: match[0], ...unionOf([first!, ...rest]) };
      }),
    );
    if (words.length > 0) layers.set(page.index, words);
  }
  return layers;
}
