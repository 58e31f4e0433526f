import { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { PictureNeeded } from '../content/picture-needed.ts';
import { Copier } from './copier.ts';

describe('a shared object', () => {
  it('is no copy for the next page where it could not be copied for the first', async () => {
    const { context } = await PDFDocument.create({ updateMetadata: false });
    const copier = new Copier(context, context, { left: 1 });
    const source = PDFDict.withContext(context);
    const fails = () =>
      copier.shared(source, () => {
        throw new PictureNeeded('malformed');
      });
    expect(fails).toThrow(PictureNeeded);
    expect(copier.hasCopied(source)).toBe(false);
    expect(fails).toThrow(PictureNeeded);
  });
});
