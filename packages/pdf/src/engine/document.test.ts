import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../types.ts';
import { openDocument, type OpenOptions } from './document.ts';
import { normalise } from './normalise.ts';

describe('openDocument', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, OpenOptions]>([
    ['empty', () => new Uint8Array(), {}],
    ['not-pdf', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]), {}],
    ['damaged', () => Buffer.from('%PDF-1.7\nnothing that makes a document'), {}],
    ['too-large', () => pages(1), { limits: { ...DEFAULT_LIMITS, bytes: 100 } }],
    ['too-many-pages', () => pages(3), { limits: { ...DEFAULT_LIMITS, pages: 2 } }],
    ['password-needed', () => pages(1, 'segredo'), {}],
    ['password-wrong', () => pages(1, 'segredo'), { password: 'outra' }],
  ])('refuses with %s', async (code, input, options) => {
    await expect(openDocument(await input(), options)).rejects.toMatchObject({ name: 'PdfRefused', code });
  });

  it('opens with the right password', async () => {
    const document = await openDocument(await pages(2, 'segredo'), { password: 'segredo' });
    expect(document.pageCount).toBe(2);
  });

  it('finishes the instance when the memory is used up', async () => {
    const huge = Buffer.concat([await pages(1), Buffer.alloc(40 * 1024 * 1024)]);
    await expect(openDocument(huge, { maxMemory: 24 * 1024 * 1024 })).rejects.toMatchObject({
      code: 'too-complex',
    });
  });
});

describe('normalise', () => {
  it('writes an encrypted file without encryption', async () => {
    const plain = await normalise(await pages(2, 'segredo'), { password: 'segredo' });
    expect((await PDFDocument.load(plain)).getPageCount()).toBe(2);
    expect(Buffer.from(plain).toString('latin1')).not.toMatch(/\/Type\s*\/XRef|trailer[^>]*\/Encrypt/);
  });

  it('repairs a file whose cross-references are gone', async () => {
    const whole = Buffer.from(await pages(2));
    const cut = whole.subarray(0, whole.lastIndexOf('startxref'));
    expect((await PDFDocument.load(await normalise(cut))).getPageCount()).toBe(2);
  });
});

async function pages(count: number, userPassword?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page++) document.addPage([100, 100]);
  if (userPassword) document.encrypt({ userPassword, ownerPassword: 'owner' });
  return document.save();
}
