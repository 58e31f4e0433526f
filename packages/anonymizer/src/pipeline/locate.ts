import { createHash } from 'node:crypto';
import type { Finding, Span } from '@mavendoc/detector';
import type { Box } from '@mavendoc/pdf';
import type { InspectedPage, LocatedFinding } from '../types.ts';
import { boxAt, padded, unionOf } from './boxes.ts';

/** Points around characters of the file, whose boxes are exact. */
const PAD = 0.4;
/** Points around words read from pixels: their boxes cover 97 to 99 % of the ink on clean pages, 94 % on skewed ones. */
const READ_PAD = 1.6;

/** Gives each finding its boxes on the pages, a box a line, and an id that is the same for the same document and options. */
export function locate(findings: readonly Finding[], pages: readonly InspectedPage[]): LocatedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = `${finding.category} ${finding.spans.map(({ page, start, end }) => `${page}:${start}-${end}`).join(' ')}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return {
      ...finding,
      id: createHash('sha256').update(`${key} ${times}`).digest('base64url').slice(0, 16),
      areas: areasOf(finding.spans, pages),
    };
  });
}

function areasOf(spans: readonly Span[], pages: readonly InspectedPage[]): LocatedFinding['areas'] {
  const byPage = Map.groupBy(spans, (span) => span.page);
  return [...byPage].map(([index, its]) => {
    const page = pages[index];
    return { page: index, boxes: page ? its.flatMap((span) => lineBoxes(span, page)) : [] };
  });
}

/** One box for each stretch of the run that lies on a line of its own. */
export function lineBoxes({ start, end }: { start: number; end: number }, page: InspectedPage): Box[] {
  const boxes: Box[] = [];
  const wide = wholeWords(start, end, page);
  let line: [Box, ...Box[]] | undefined;
  let fromPixels = false;
  const close = () => {
    if (line) boxes.push(padded(unionOf(line), fromPixels ? READ_PAD : PAD));
    line = undefined;
  };
  for (let i = wide.start; i < wide.end; i++) {
    const box = boxAt(page.boxes, i);
    if (box.right <= box.left || box.bottom <= box.top) continue;
    const pixels = isRead(i, page);
    if (line && (pixels !== fromPixels || !continues(line.at(-1)!, box))) close();
    fromPixels = pixels;
    if (line) line.push(box);
    else line = [box];
  }
  close();
  return boxes;
}

/** The place of a character inside a word read from pixels is a guess, so such a word goes as a whole. */
function wholeWords(start: number, end: number, page: InspectedPage): { start: number; end: number } {
  const isWord = (i: number) =>
    i >= 0 && i < page.text.length && isRead(i, page) && !/\s/u.test(page.text[i]!);
  while (isWord(start) && isWord(start - 1)) start--;
  while (isWord(end - 1) && isWord(end)) end++;
  return { start, end };
}

const isRead = (i: number, { read }: InspectedPage): boolean =>
  read.some((run) => i >= run.start && i < run.end);

/** True where `next` goes on beside `last`: on the same line, or below it where text is set downwards, without a wide gap. */
function continues(last: Box, next: Box): boolean {
  const height = Math.max(last.bottom - last.top, next.bottom - next.top);
  const width = Math.max(last.right - last.left, next.right - next.left);
  const sharedHeight = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  const sharedWidth = Math.min(last.right, next.right) - Math.max(last.left, next.left);
  const across = Math.max(last.left, next.left) - Math.min(last.right, next.right);
  const down = Math.max(last.top, next.top) - Math.min(last.bottom, next.bottom);
  const beside = sharedHeight > 0.3 * Math.min(last.bottom - last.top, next.bottom - next.top);
  const below = sharedWidth > 0.3 * Math.min(last.right - last.left, next.right - next.left);
  return (beside && across < 2 * height) || (below && down < 0.25 * Math.min(width, height));
}
