import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { removeMarks } from '../src/remove.ts';
import type { BarStyle, Level } from '../src/types.ts';
import { hide, type Place, SECRET_A, SECRET_B } from './draft.ts';
import { CONTENT_BESIDE, DOCUMENT_BESIDE } from './places/beside.ts';
import { FONT_PLACES } from './places/fonts.ts';
import { IMAGE_PLACES } from './places/images.ts';
import { SHOWN_PLACES } from './places/shown.ts';
import { TEXT_PLACES } from './places/text.ts';
import { UNSHOWN_BESIDE } from './places/unshown.ts';

/**
 * Two files that differ in nothing but a secret give the same copy, byte for byte: then nothing of the secret is in it,
 * through any channel, known or not.
 */
async function copies(place: Place, beside: boolean, level: Level = 'standard', style: BarStyle = 'bar') {
  const copy = async (secret: string) => {
    const { bytes, marks } = hide(place, secret, beside);
    return await removeMarks(bytes, marks, { level, style });
  };
  return { a: await copy(SECRET_A), b: await copy(SECRET_B) };
}

/** Equal for equal bytes; the difference of two files is of no use to a reader of the test's output. */
const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const SHOWN = { ...TEXT_PLACES, ...FONT_PLACES, ...SHOWN_PLACES, ...IMAGE_PLACES };
const BESIDE = { ...CONTENT_BESIDE, ...DOCUMENT_BESIDE, ...UNSHOWN_BESIDE };

describe('the copy does not depend on a secret', () => {
  it.each(Object.entries(SHOWN))('shown as %s', async (_, place) => {
    const { a, b } = await copies(place, false);
    expect(fingerprint(a.bytes)).toBe(fingerprint(b.bytes));
    expect(a.pages).toMatchObject([{ page: 0, way: 'rewritten' }]);
  });

  it.each(Object.entries(BESIDE))('in %s', async (_, place) => {
    const { a, b } = await copies(place, true);
    expect(fingerprint(a.bytes)).toBe(fingerprint(b.bytes));
  });

  it.each<[Level, BarStyle]>([
    ['standard', 'label'],
    ['standard', 'mask'],
    ['standard', 'reason'],
    ['strict', 'bar'],
    ['strict', 'label'],
    ['raster', 'bar'],
  ])('at level %s with style %s', async (level, style) => {
    for (const name of ['inside a longer string', 'kerned', 'in a form in a form']) {
      const { a, b } = await copies(TEXT_PLACES[name]!, false, level, style);
      expect(fingerprint(a.bytes)).toBe(fingerprint(b.bytes));
    }
  });
});

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** What naive tools do: everything stays, a black rectangle is painted last. */
const blackRectangle = (bytes: Uint8Array): string =>
  text(bytes).replace(/endstream(?![^]*endstream)/, ' 0 g 99 190 68 14 re f endstream');

/** What most engines do: they take the text out of the page and look nowhere else. */
const onlyThePlainText = (bytes: Uint8Array, secret: string): string =>
  text(bytes).replace(`(${secret}) Tj`, '() Tj');

describe('the generator', () => {
  const everywhere = [SHOWN, BESIDE];
  const beside = [BESIDE];

  it.each([
    ['keeps the file as it is', text, everywhere],
    ['paints a black rectangle over the secret', blackRectangle, everywhere],
    ['takes only the plain text out', onlyThePlainText, beside],
  ])('catches an engine that %s, in every place', (_, engine, groups) => {
    for (const places of groups) {
      const missed = Object.entries(places).filter(([, place]) => {
        const outputs = [SECRET_A, SECRET_B].map((secret) =>
          engine(hide(place, secret, places === BESIDE).bytes, secret),
        );
        return outputs[0] === outputs[1];
      });
      expect(missed).toEqual([]);
    }
  });
});
