import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iccFile, iccTags, screen, tableWith } from '../../../testing/icc-file.ts';
import { packageFile } from '../../engine/package-file.ts';
import { srgbProfile } from '../../pdfa/srgb-profile.ts';
import { plainProfile } from '../../rebuild/icc-profile.ts';
import { hasSoundTags } from './profile-tags.ts';

const copy = (profile: Uint8Array): Uint8Array => plainProfile(profile) ?? new Uint8Array(132);
const without = (name: string): Uint8Array =>
  iccFile([...iccTags(copy(screen()))].filter(([tag]) => tag !== name));
const withTable = (table: Buffer): Buffer => iccFile([...iccTags(copy(screen())), ['A2B0', table]]);

describe('the tags of a profile', () => {
  it('are sound in what the copy is written with', () => {
    const inks = readFileSync(packageFile('pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc'));
    for (const profile of [srgbProfile(), copy(srgbProfile()), copy(screen())])
      expect(hasSoundTags(profile, 'RGB ')).toBe(true);
    expect(hasSoundTags(copy(inks), 'CMYK')).toBe(true);
    const table = iccTags(copy(iccFile([['A2B0', tableWith('Joao')]]))).get('A2B0');
    expect(hasSoundTags(withTable(table ?? Buffer.alloc(0)), 'RGB ')).toBe(true);
  });

  it.each([
    ['no name', without('desc')],
    ['no white', without('wtpt')],
    ['no colours', without('gTRC')],
    ['a tail behind a tag', screen(undefined, undefined, 'Joao')],
    ['reserved bytes', screen('Joao')],
    ['bytes between the parts of a table', withTable(tableWith('Joao da Silva'))],
    ['bytes behind the last tag', Buffer.concat([copy(screen()), Buffer.from('Joao')])],
    ['a table of tags that ends late', Buffer.from(copy(screen())).fill(0xff, 128, 132)],
  ])('are not with %s', (_, profile) => {
    expect(hasSoundTags(profile, 'RGB ')).toBe(false);
  });
});
