import { describe, expect, it } from 'vitest';
import { pdfaFile } from '../../../testing/pdfa-file.ts';
import { identified } from '../../pdfa/identifier.ts';
import { readRawFile } from '../raw/file.ts';
import { needlesOf } from '../text/needles.ts';
import { checkStructure } from './check.ts';
import { isOwnFingerprint } from './identifier.ts';

const ZEROS = '0'.repeat(32);
const copy = (trailer = `/ID [<${ZEROS}> <${ZEROS}>]`): Buffer => Buffer.from(pdfaFile({ trailer }));
const isOwn = (bytes: Uint8Array): boolean => isOwnFingerprint(bytes, readRawFile(bytes));

describe('the identifier of a copy', () => {
  it('is the fingerprint of the rest', () => {
    const file = identified(copy());
    expect(isOwn(file)).toBe(true);
    expect(isOwn(copy(''))).toBe(true);
    expect(unknownIn(file)).not.toContain('trailer/ID');
  });

  it.each([
    ['of another file', '/ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]'],
    ['text', '/ID [(Joaquim Xavier 1) (Joaquim Xavier 1)]'],
    ['two', `/ID [<${ZEROS}> <${ZEROS.replace('0', '1')}>]`],
    ['one', `/ID [<${ZEROS}>]`],
    ['not filled in', `/ID [<${ZEROS}> <${ZEROS}>]`],
  ])('is refused where it is %s', (_, trailer) => {
    expect(isOwn(copy(trailer))).toBe(false);
    expect(unknownIn(copy(trailer))).toContain('trailer/ID');
  });

  it('is refused where the rest changed', () => {
    const file = Buffer.from(identified(copy()));
    file.write('%PDF-1.6', 0, 'latin1');
    expect(isOwn(file)).toBe(false);
  });
});

const unknownIn = (bytes: Uint8Array): string[] =>
  checkStructure(bytes, needlesOf([])).unknown.map(({ where }) => where);
