/** The text of a page as words with places, for selecting. */

export interface Word {
  /** Of the page's text, UTF-16 units. */
  readonly start: number;
  readonly text: string;
  /** Points. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** To the next word of the line; 0 at its end. */
  readonly gap: number;
}

/** Gaps wider than this many heights are columns, not spaces. */
const WIDEST_GAP = 2.5;

/** Words with the box around their characters; what has no place on the page has no word here. */
export function wordsOf(text: string, boxes: readonly number[]): Word[] {
  const words = [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index: start }) => {
    const place = boxOf(boxes, start, word.length);
    return place === null ? [] : [{ start, text: word, ...place }];
  });
  return words.map((word, index) => ({ ...word, gap: gapTo(word, words[index + 1]) }));
}

type Place = Pick<Word, 'left' | 'top' | 'width' | 'height'>;

function boxOf(boxes: readonly number[], start: number, length: number): Place | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = start * 4; at < (start + length) * 4; at += 4) {
    const [l = 0, t = 0, r = 0, b = 0] = boxes.slice(at, at + 4);
    if (r <= l) continue;
    left = Math.min(left, l);
    top = Math.min(top, t);
    right = Math.max(right, r);
    bottom = Math.max(bottom, b);
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : null;
}

function gapTo(word: Place, next: Place | undefined): number {
  if (next === undefined) return 0;
  const sameLine = Math.abs(next.top + next.height / 2 - word.top - word.height / 2) < word.height / 2;
  const gap = next.left - word.left - word.width;
  return sameLine && gap > 0 && gap < word.height * WIDEST_GAP ? gap : 0;
}
