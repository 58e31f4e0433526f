import { describe, expect, it } from 'vitest';
import { hide } from '../../testing/draft.ts';
import type { PageContent } from '../types.ts';
import { openPdf } from './reader.ts';

const SHOWN = 'CPF 529.982.247-25';

describe('a field that is drawn by its entries', () => {
  it.each([
    ['a choice whose value is another text', `/FT /Ch /Ff 131072 /Opt [[(1) (${SHOWN})] [(2) (b)]] /V (1)`],
    ['a list with another option chosen', `/FT /Ch /Opt [(${SHOWN}) (b)] /V (b)`],
    ['a text', `/FT /Tx /V (${SHOWN})`],
  ])('is read with a box over all of it: %s', async (_, entries) => {
    for (const appearance of ['none', 'stale'] as const) {
      const page = await onlyPage(entries, appearance);
      const at = page.text.indexOf(SHOWN);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(page.foreign).toContainEqual({ start: at, end: at + SHOWN.length, origin: 'field' });
      // Left and right edges.
      expect(page.boxes[at * 4]).toBeCloseTo(100, 0);
      expect(
        Math.max(...page.boxes.slice(at * 4, (at + SHOWN.length) * 4).filter((_, i) => i % 4 === 2)),
      ).toBeCloseTo(260, 0);
      expect(page.unreadableText).toBe(false);
    }
  });

  it('is read where its value is drawn anew, and not what was drawn before', async () => {
    const page = await onlyPage(`/FT /Tx /V (${SHOWN})`, 'stale', true, '/NeedAppearances true');
    const at = page.text.indexOf(SHOWN);
    expect(page.text).not.toMatch(/\n1\n/);
    const [left = 0, right = 0] = [page.boxes[at * 4], page.boxes[(at + SHOWN.length) * 4 - 2]];
    expect(left).toBeGreaterThan(100);
    expect(right).toBeLessThan(230);
    expect(right - left).toBeGreaterThan(90);
  });

  it('leaves out what a choice does not show', async () => {
    const page = await onlyPage('/FT /Ch /Ff 131072 /Opt [[(1) (um)] [(2) (dois)]] /V (1)', 'none');
    expect(page.text).toContain('um');
    expect(page.text).not.toContain('dois');
  });

  it('has its page read as a picture where it is a button with a caption', async () => {
    const button = '/FT /Btn /Ff 65536';
    expect((await onlyPage(`${button} /MK << /CA (${SHOWN}) >>`, 'none')).unreadableText).toBe(true);
    expect((await onlyPage(`${button} /MK << /CA (${SHOWN}) >>`, 'stale')).unreadableText).toBe(true);
    expect((await onlyPage(button, 'none')).unreadableText).toBe(false);
  });

  it('has its page read as a picture where the form does not list it', async () => {
    const page = await onlyPage(`/FT /Ch /Ff 131072 /Opt [[(1) (${SHOWN})]] /V (1)`, 'stale', false);
    expect(page.unreadableText).toBe(true);
  });
});

async function onlyPage(
  entries: string,
  appearance: 'none' | 'stale',
  listed = true,
  form = '',
): Promise<PageContent> {
  const { bytes } = hide(
    (draft) => {
      const { pdf, font } = draft;
      const stale = pdf.stream(
        `/Subtype /Form /BBox [0 0 160 30] /Resources << /Font << /F1 ${font} 0 R >> >>`,
        'BT /F1 12 Tf 2 10 Td (1) Tj ET',
      );
      const field = pdf.add(
        `<< /Type /Annot /Subtype /Widget /F 4 /Rect [100 185 260 215] /T (a) /DA (/Helv 12 Tf 0 g) ${entries} ` +
          `${appearance === 'stale' ? `/AP << /N ${stale} 0 R >>` : ''} >>`,
      );
      draft.pageEntries = `/Annots [${field} 0 R]`;
      draft.catalog =
        `/AcroForm << /Fields [${listed ? `${field} 0 R` : ''}] /DA (/Helv 12 Tf 0 g) ${form} ` +
        `/DR << /Font << /Helv ${font} 0 R >> >> >>`;
    },
    '',
    false,
  );
  const reader = await openPdf(bytes);
  const page = reader.page(0);
  reader.close();
  return page;
}
