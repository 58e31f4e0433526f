import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iccFile, screen } from '../../testing/icc-file.ts';
import { pdfaFile, type PdfaParts, xmp } from '../../testing/pdfa-file.ts';
import { packageFile } from '../engine/package-file.ts';
import { openPdf } from '../read/reader.ts';
import { removeMarks } from '../remove.ts';
import { srgbProfile } from './srgb-profile.ts';
import type { BarStyle, Box, Level } from '../types.ts';
import { pdfaProblems } from '../verify/pdfa/problems.ts';

const NAME = 'Joaquim Xavier';

async function copyOf(parts: PdfaParts, level: Level = 'standard', style: BarStyle = 'bar', name = NAME) {
  const original = pdfaFile(parts);
  const reader = await openPdf(original);
  const { text, boxes } = reader.page(0);
  reader.close();
  const at = text.indexOf(name);
  const own = boxes.subarray(4 * at, 4 * (at + name.length));
  const side = (index: number) => own.filter((_, place) => place % 4 === index);
  const box: Box = {
    left: Math.min(...side(0)),
    top: Math.min(...side(1)),
    right: Math.max(...side(2)),
    bottom: Math.max(...side(3)),
  };
  return removeMarks(original, [{ page: 0, text: name, boxes: [box], caption: 'NOME 1 – ção' }], {
    level,
    style,
  });
}

const says = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('pdfaid');

const told = (secret: string): PdfaParts => ({
  metadata: xmp('2', 'U', `<rdf:Description xmlns:dc="dc"><dc:title>${secret}</dc:title></rdf:Description>`),
  content: `BT /F1 12 Tf 50 100 Td (Reclamante: ${secret}, de Recife.) Tj ET`,
});

describe('a copy of a PDF/A file', () => {
  it.each([
    ['standard', 'bar'],
    ['standard', 'label'],
    ['strict', 'mask'],
    ['raster', 'reason'],
  ] as const)('is PDF/A-2b at level %s with style %s', async (level, style) => {
    const { bytes, archival } = await copyOf({ metadata: xmp('1', 'B') }, level, style);
    expect(archival).toEqual({ claimed: 'PDF/A-1b', problems: [] });
    expect(says(bytes)).toBe(true);
    expect(pdfaProblems(bytes)).toEqual([]);
  });

  it('claims nothing where a font is missing, and says why', async () => {
    const { bytes, archival } = await copyOf({ embedded: false, metadata: xmp('3', 'A') });
    expect(archival).toEqual({ claimed: 'PDF/A-3a', problems: ['font-not-embedded'] });
    expect(says(bytes)).toBe(false);
    expect(Buffer.from(bytes).includes('OutputIntent')).toBe(false);
  });

  it('claims nothing where the original does not', async () => {
    const { bytes, archival } = await copyOf({ metadata: '<x:xmpmeta/>' });
    expect(archival).toBeUndefined();
    expect(says(bytes)).toBe(false);
  });

  it('keeps the inks of a printer and what they mean', async () => {
    const profile = readFileSync(packageFile('pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc'));
    // A scanner's is no printer's, but for this word.
    profile.write('prtr', 12, 'latin1');
    const parts = { content: `0 0 0 1 k BT /F1 12 Tf 50 100 Td (Reclamante: ${NAME}.) Tj ET` };
    const inks = await copyOf({ ...parts, intent: { components: 4, profile } }, 'standard', 'label');
    expect(inks.archival?.problems).toEqual([]);
    const none = await copyOf({ ...parts, intent: 'none' });
    expect(none.archival?.problems).toEqual(['colours']);
  });

  it('does not depend on what the metadata said', async () => {
    const [a, b] = [
      await copyOf(told(NAME)),
      await copyOf(told('Joiquam Xavier'), 'standard', 'bar', 'Joiquam Xavier'),
    ];
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
    expect(a.archival).toEqual({ claimed: 'PDF/A-2u', problems: [] });
  });

  it.each([
    ['stands behind a stub of a table', (text: string) => iccFile([['A2B0', Buffer.from(`mAB \0\0\0\0\u0003\u0003${'\0'.repeat(22)}${text}`)]])],
    ['stands behind its tags', (text: string) => screen(undefined, undefined, text)],
    ['is in reserved bytes', (text: string) => screen(text.slice(0, 4))],
  ])('does not depend on what %s of the profile for output', async (_, profile) => {
    const copy = async (text: string) => copyOf({ intent: { components: 3, profile: profile(text) } });
    const [a, b] = [await copy(NAME), await copy('Maria de Souza')];
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
    expect(a.archival?.problems).toEqual([]);
  }); // prettier-ignore

  it('goes without the profile of the original where that spells what went', async () => {
    const profile = srgbProfile();
    // Into the points of its curves, which are colours.
    Buffer.from(profile.buffer, profile.byteOffset).write(NAME, profile.length - 400, 'latin1');
    const { archival, pages } = await copyOf({ intent: { components: 3, profile } });
    expect(archival?.problems).toEqual([]);
    expect(pages[0]?.way).toBe('rewritten');
  });

  it('may lose a word that its own claim is written with', async () => {
    const content = 'BT /F1 12 Tf 50 100 Td (Descricao: conformance Custom) Tj ET';
    for (const word of ['conformance', 'Custom']) {
      const { archival, pages } = await copyOf({ content }, 'standard', 'bar', word);
      expect(archival?.problems).toEqual([]);
      expect(pages[0]?.way).toBe('rewritten');
    }
  });
});
