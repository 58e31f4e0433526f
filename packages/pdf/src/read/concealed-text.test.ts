import { PDFDocument, PDFName, StandardFonts, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPdf } from './reader.ts';

type Resources = (context: PDFContext, font: PDFRef) => Record<string, unknown>;

/** Two pages: the first says something plainly, the second has these resources beside. */
async function unreadable(resources: Resources): Promise<boolean[]> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of ['plain', 'beside']) document.addPage([300, 300]).drawText(text, { font });
  const own = document.getPage(1).node.Resources();
  for (const [category, value] of Object.entries(resources(document.context, font.ref))) {
    own?.set(PDFName.of(category), document.context.obj(value as never));
  }
  const reader = await openPdf(await document.save({ useObjectStreams: true }));
  const answer = [reader.page(0).unreadableText, reader.page(1).unreadableText];
  reader.close();
  return answer;
}

const stream = (context: PDFContext, dict: Record<string, unknown>): PDFRef =>
  context.register(context.stream('BT /F 9 Tf (x) Tj ET', dict as never));

const withoutFonts: Resources = (context) => ({
  Pattern: { P: stream(context, { PatternType: 1, Resources: {} }) },
  ExtGState: { G: { SMask: { S: 'Alpha', G: stream(context, { Subtype: 'Form', Resources: {} }) } } },
});

describe('text that the text calls do not tell', () => {
  it.each<[string, Resources]>([
    [
      'a tiling pattern',
      (context, font) => ({
        Pattern: { P: stream(context, { PatternType: 1, Resources: { Font: { F: font } } }) },
      }),
    ],
    [
      'a soft-mask group',
      (context, font) => ({
        ExtGState: {
          G: {
            SMask: {
              S: 'Luminosity',
              G: stream(context, { Subtype: 'Form', Resources: { Font: { F: font } } }),
            },
          },
        },
      }),
    ],
    [
      'a form inside a pattern',
      (context, font) => {
        const form = stream(context, { Subtype: 'Form', Resources: { Font: { F: font } } });
        return { Pattern: { P: stream(context, { PatternType: 1, Resources: { XObject: { X: form } } }) } };
      },
    ],
    [
      'the procedures of a Type3 font',
      (context, font) => ({
        Font: {
          T: {
            Type: 'Font',
            Subtype: 'Type3',
            CharProcs: { a: stream(context, {}) },
            Resources: { Font: { F: font } },
          },
        },
      }),
    ],
  ])('sends the page to be read as pixels: %s', async (_name, resources) => {
    expect(await unreadable(resources)).toEqual([false, true]);
  });

  it('leaves pages alone whose patterns and masks hold no font', async () => {
    expect(await unreadable(withoutFonts)).toEqual([false, false]);
  });
});
