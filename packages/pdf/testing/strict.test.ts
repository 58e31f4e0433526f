import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPages } from '../src/read/page-reader.ts';
import { removeMarks } from '../src/remove.ts';
import type { Box, Mark, PageText } from '../src/types.ts';
import { boxAt, hide, type Place, X, Y } from './draft.ts';
import { FONT_PLACES } from './places/fonts.ts';
import { SHOWN_PLACES } from './places/shown.ts';
import { LENGTH_PLACES } from './places/strict.ts';
import { TEXT_PLACES } from './places/text.ts';

const PLACES = { ...TEXT_PLACES, ...FONT_PLACES, ...SHOWN_PLACES, ...LENGTH_PLACES };
const SHORT = '31';
const LONG = '3157 9315 7175 1793';

/** Drawn line by line; its boxes don't follow its length. */
const OF_ONE_WIDTH = ['lines drawn as letters'];

/** Where the reader sees the value, as it is marked in the product; where it sees nothing, by Helvetica's widths. */
function areas({ text, boxes }: PageText, secret: string): [Box, ...Box[]] {
  const found: Box[] = [];
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
    const sides = Array.from(secret, (_, unit) => boxes.subarray(4 * (at + unit), 4 * (at + unit) + 4));
    const shown = sides.filter(([left, , right]) => left !== right);
    const side = (index: number) => shown.map((box) => box[index] ?? 0);
    found.push({
      left: Math.min(...side(0)),
      top: Math.min(...side(1)),
      right: Math.max(...side(2)),
      bottom: Math.max(...side(3)),
    });
  }
  const ems = Array.from(secret, (char) => (char === ' ' ? 0.278 : 0.556)).reduce(
    (sum, width) => sum + width,
    0,
  );
  const [first = boxAt(X, Y, 12 * ems), ...rest] = found;
  return [first, ...rest];
}

async function strictCopy(place: Place, secret: string): Promise<string> {
  const { bytes, marks } = hide(place, secret, false);
  const reader = await openPages(bytes);
  const boxes = areas(reader.text(0), secret);
  reader.close();
  const sized = marks.map((mark): Mark => ({ ...mark, boxes }));
  const copy = await removeMarks(bytes, sized, { level: 'strict', style: 'bar' });
  return createHash('sha256').update(copy.bytes).digest('hex');
}

/** What a file says besides the secret and how many bytes there are. */
function besides(place: Place, secret: string): string {
  const [objects = ''] = Buffer.from(hide(place, secret, false).bytes)
    .toString('latin1')
    .split('xref');
  return objects.replaceAll(secret, '').replaceAll(/\/Length \d+/g, '');
}

describe('at level strict the copy does not tell how long a secret was', () => {
  it.each(Object.entries(PLACES).filter(([name]) => !OF_ONE_WIDTH.includes(name)))(
    'shown as %s',
    async (_, place) => {
      expect(await strictCopy(place, LONG)).toBe(await strictCopy(place, SHORT));
    },
  );

  it.each(Object.entries(LENGTH_PLACES))('which the generator hides in %s, too', (_, place) => {
    expect(besides(place, LONG)).not.toBe(besides(place, SHORT));
  });
});
