import { describe, expect, it } from 'vitest';
import { curve, iccFile, iccTags, numbers, screen, tableWith, xyz } from '../../testing/icc-file.ts';
import { srgbProfile } from '../pdfa/srgb-profile.ts';
import { plainProfile } from './icc-profile.ts';

const plain = (profile: Uint8Array): Buffer => {
  const copy = plainProfile(profile);
  expect(copy).toBeDefined();
  return Buffer.from(copy ?? []);
};
const withHeader = (at: number, text: string): Buffer => {
  const profile = screen();
  profile.write(text, at, 'latin1');
  return profile;
};
const zeros = (text: string): string => '\0'.repeat(text.length);

/** An old table of a printer: four inks, two points each. */
function oldTable(kind: 'mft1' | 'mft2', text: string, tail = ''): Buffer {
  const wide = kind === 'mft2';
  const values = (4 * (wide ? 2 : 256) + 16 * 3 + 3 * (wide ? 2 : 256)) * (wide ? 2 : 1);
  return Buffer.concat([
    Buffer.from(`${kind}${text}\u0004\u0003\u0002${text[0]}`, 'latin1'),
    numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x10000),
    wide ? Buffer.from([0, 2, 0, 2]) : Buffer.alloc(0),
    Buffer.alloc(values, 7),
    Buffer.from(tail),
  ]);
}

describe('a copied colour profile', () => {
  it('keeps what says its colours', () => {
    const [source, copy] = [iccTags(srgbProfile()), iccTags(plain(srgbProfile()))];
    for (const tag of ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC', 'wtpt'])
      expect(copy.get(tag)).toEqual(source.get(tag));
    expect(plain(plain(srgbProfile()))).toEqual(plain(srgbProfile()));
  });

  it.each([
    ['maker', 4, 'Joao'],
    ['date', 24, 'JoaoSilva123'],
    ['flags', 44, 'Joao'],
    ['attributes', 56, 'JoaoSilv'],
    ['intent', 64, 'Joao'],
    ['white', 68, 'JoaoSilva123'],
    ['creator', 80, 'Joao'],
    ['rest', 84, 'JoaoSilva'],
    ['minor version', 9, 'Jo'],
  ])('does not depend on the %s of its header', (_, at, text) => {
    expect(plain(withHeader(at, text))).toEqual(plain(screen()));
  });

  it('does not depend on reserved bytes, tails, order and unknown tags', () => {
    expect(plain(screen('Joao', 'Si', 'Silva'))).toEqual(plain(screen()));
    const tags = [...iccTags(screen())];
    expect(plain(iccFile([...tags].reverse()))).toEqual(plain(screen()));
    const known: [string, Buffer][] = [...tags, ['Joao', xyz()], ['kTRC', curve()], ['bkpt', xyz()]];
    expect(plain(iccFile(known))).toEqual(plain(screen()));
  });

  it.each(['mft1', 'mft2'] as const)(
    'does not depend on what is in a table of kind %s beside its values',
    (kind) => {
      const [a, b] = ['Joao', zeros('Joao')].map((text) =>
        plain(iccFile([['A2B0', oldTable(kind, text, text === 'Joao' ? text : '')]], 'CMYK', 'Lab ')),
      );
      expect(a).toEqual(b);
      expect(iccTags(a ?? Buffer.alloc(0)).get('A2B0')).toEqual(oldTable(kind, zeros('Joao')));
    },
  );

  it('lays a new table out afresh, part by part', () => {
    const [a, b] = ['Joao da Silva', ''].map((text) => plain(iccFile([['A2B0', tableWith(text)]])));
    expect(a).toEqual(b);
    expect(iccTags(a ?? Buffer.alloc(0)).get('A2B0')).toEqual(tableWith(''));
  });

  it.each([
    ['a stub of a table', iccFile([['A2B0', Buffer.concat([Buffer.from('mAB \0\0\0\0\u0003\u0003\0\0'), Buffer.alloc(20), Buffer.from('Joao da Silva')])]])],
    ['a table for other colours', iccFile([['A2B0', tableWith('')]], 'CMYK')],
    ['a table that ends early', iccFile([['A2B0', tableWith('').subarray(0, -20)]])],
    ['no curves', iccFile([['rXYZ', xyz()], ['gXYZ', xyz()], ['bXYZ', xyz()]])],
    ['a tag twice', iccFile([...iccTags(screen()), ['rXYZ', xyz()]])],
    ['an unknown class', withHeader(12, 'Joao')],
    ['an unknown space', withHeader(16, 'Joao')],
    ['an unknown connection space', withHeader(20, 'Joao')],
    ['an unknown version', withHeader(8, '\u0005')],
  ])('is none where there is %s', (_, profile) => {
    expect(plainProfile(profile)).toBeUndefined();
  }); // prettier-ignore

  it('points no tag at a text, wherever its source lies in memory', () => {
    const profile = screen();
    for (let place = 0; place < 4096; place += 4) {
      const arena = new Uint8Array(place + profile.length);
      arena.set(profile, place);
      expect(Buffer.compare(plain(arena.subarray(place)), plain(profile))).toBe(0);
    }
  });
});
