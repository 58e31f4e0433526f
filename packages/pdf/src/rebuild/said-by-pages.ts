import type { Box, Mark, PageOutcome, PageReader } from '../types.ts';

export interface Removed {
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly values: readonly string[];
  readonly outcomes: readonly PageOutcome[];
}

/** Stands for what a page does not say any more, so that what stood around it is no text of one piece. */
const GONE = '\0';

/**
 * Whether a page still says a text, of which nothing is a removed value.
 * @param reader of the source
 */
export function saidByPages(
  reader: PageReader,
  { marks, values, outcomes }: Removed,
): (page: number, text: string) => boolean {
  const removed = [...values, ...[...marks.values()].flat().map(({ text }) => text)]
    .map(bare)
    .filter((value) => value !== '');
  const said = new Map<number, string>();
  const read = (page: number): string => {
    const boxes = [
      ...(marks.get(page) ?? []).flatMap((mark) => mark.boxes),
      ...(outcomes[page]?.bars ?? []),
      ...(outcomes[page]?.replaced ?? []),
    ];
    const text = squeezed(remaining(reader.text(page), boxes));
    said.set(page, text);
    return text;
  };
  return (page, text) => {
    const plain = bare(text);
    if (plain === '' || removed.some((value) => plain.includes(value))) return false;
    return (said.get(page) ?? read(page)).includes(squeezed(text));
  };
}

function remaining({ text, boxes }: ReturnType<PageReader['text']>, gone: readonly Box[]): string {
  let left = '';
  for (let unit = 0; unit < text.length; unit += 1) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = boxes.subarray(4 * unit, 4 * unit + 4);
    const isSpace = /\s/.test(text[unit]!);
    const touches = (box: Box): boolean => x0 < box.right && box.left < x1 && y0 < box.bottom && box.top < y1;
    // What has no place is not shown: a reader made it up, or it stands in no content.
    left += isSpace || (x1 > x0 && !gone.some(touches)) ? text[unit]! : GONE;
  }
  return left;
}

const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
