import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { hide, SECRET_A, show } from '../../testing/draft.ts';
import { removeMarks } from '../remove.ts';

async function labelsOf(labels: string): Promise<string | undefined> {
  const { bytes, marks } = hide(
    (draft) => {
      draft.contents.push(show(SECRET_A));
      draft.catalog = `/PageLabels ${labels}`;
    },
    SECRET_A,
    false,
  );
  const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
  const { catalog } = await PDFDocument.load(copy.bytes, { updateMetadata: false });
  return catalog.lookup(PDFName.of('PageLabels'))?.toString().replaceAll(/\s+/g, ' ');
}

describe('page labels', () => {
  it.each([
    ['<< /Nums [0 << /S /r /St 3 >>] >>', '<< /Nums [ 0 << /S /r /St 3 >> ] >>'],
    ['<< /Kids [<< /Limits [0 0] /Nums [0 << /S /D >>] >>] >>', '<< /Nums [ 0 << /S /D >> ] >>'],
    ['<< /Nums [0 << /S /A /P (204 682 046) >>] >>', '<< /Nums [ 0 << /S /A >> ] >>'],
    ['<< /Nums [0 << /S /D /St 204682046 >> 7 << /S /a >>] >>', '<< /Nums [ 0 << /S /D >> ] >>'],
  ])('stay as far as they are numbers: %s', async (labels, expected) => {
    expect(await labelsOf(labels)).toBe(expected);
  });

  it.each(['<< /Nums [0 << /P (204 682 046) >>] >>', '<< /Nums [0 << /S /Nome >>] >>', '(204)'])(
    'go where they are nothing else: %s',
    async (labels) => {
      expect(await labelsOf(labels)).toBeUndefined();
    },
  );
});
