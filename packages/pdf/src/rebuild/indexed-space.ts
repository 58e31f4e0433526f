import { PDFHexString, PDFName, type PDFArray, type PDFObject } from '@cantoo/pdf-lib';
import { elements, numberOf, stringBytes } from '../content/objects.ts';
import { decodeStream } from '../content/streams.ts';
import { imageColour } from '../images/colour-space.ts';
import { isStream, type Copier, type Copy } from './copier.ts';

/**
 * A palette (8.6.6.3) as long as its highest index says.
 * @param shown the entries that are shown, where that is known; all others become zero
 */
export function indexedSpace(
  copier: Copier,
  spaces: Copy,
  array: PDFArray,
  shown?: ReadonlySet<number>,
): PDFObject | undefined {
  const [, base, high, table] = elements(array);
  const space = base === undefined ? undefined : spaces(base);
  const bytes = isStream(table) ? decodeStream(table, copier.budget) : stringBytes(table);
  const last = numberOf(high);
  if (space === undefined || bytes === undefined || last === undefined) return undefined;
  if (!Number.isInteger(last) || last < 0 || last > 255) return undefined;
  const { components } = imageColour(base, 8, copier.budget);
  const used = bytes.slice(0, components * (last + 1));
  if (shown !== undefined) {
    for (let index = 0; index <= last; index += 1)
      if (!shown.has(index)) used.fill(0, components * index, components * (index + 1));
  }
  const lookup = PDFHexString.of(Buffer.from(used).toString('hex'));
  return copier.array([PDFName.of('Indexed'), space, copier.target.obj(last), lookup]);
}
