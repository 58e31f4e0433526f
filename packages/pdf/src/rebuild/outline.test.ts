import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { type Draft, hide, SECRET_A, SECRET_B, show } from '../../testing/draft.ts';
import { removeMarks } from '../remove.ts';

const HEADING = 'o resto fica como estava';

/** Titles below the outline, each item written as `titles` says; `dest` is put into the first. */
function outline(
  draft: Draft,
  titles: readonly string[],
  dest = `/Dest [${draft.page} 0 R /XYZ 1 2 3]`,
): void {
  const root = draft.pdf.reserve();
  const items = titles.map(() => draft.pdf.reserve());
  titles.forEach((title, index) => {
    const next = items[index + 1] === undefined ? '' : `/Next ${items[index + 1]} 0 R`;
    draft.pdf.set(items[index]!, `<< /Title ${title} /Parent ${root} 0 R ${next} ${dest} >>`);
  });
  draft.pdf.set(root, `<< /First ${items[0]} 0 R /Last ${items.at(-1)} 0 R >>`);
  draft.catalog += `/Outlines ${root} 0 R`;
}

async function copyOf(write: (draft: Draft) => void, secret = SECRET_A): Promise<Uint8Array> {
  const { bytes, marks } = hide(
    (draft) => {
      draft.contents.push(show(secret));
      write(draft);
    },
    secret,
    false,
  );
  return (await removeMarks(bytes, marks, { level: 'standard', style: 'bar' })).bytes;
}

/** Titles from the top, what is below indented. */
async function titlesOf(copy: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(copy, { updateMetadata: false });
  const titles: string[] = [];
  const below = (parent: PDFDict | undefined, indent: string): void => {
    let item = parent?.lookupMaybe(PDFName.of('First'), PDFDict);
    for (; item !== undefined; item = item.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      titles.push(indent + item.lookup(PDFName.of('Title'), PDFHexString).decodeText());
      below(item, `${indent}  `);
    }
  };
  below(catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict), '');
  return titles;
}

describe('an outline', () => {
  it('keeps titles that their page says, and no others', async () => {
    const copy = await copyOf((draft) =>
      outline(draft, [`(${HEADING})`, '(Dados de Maria)', `(Nome: ${SECRET_A})`, `(${SECRET_A})`, '(Nome:)']),
    );
    expect(await titlesOf(copy)).toEqual([HEADING, 'Nome:']);
  });

  it('says nothing of what a page does not say any more', async () => {
    const copies = [SECRET_A, SECRET_B].map((secret) =>
      copyOf((draft) => outline(draft, [`(${HEADING})`, `(${secret})`]), secret),
    );
    const [a, b] = await Promise.all(copies);
    expect(Buffer.compare(a!, b!)).toBe(0);
  });

  it('leads where names lead', async () => {
    const copy = await copyOf((draft) => {
      outline(draft, [`(${HEADING})`], '/A << /S /GoTo /D (aqui) >>');
      draft.catalog += `/Names << /Dests << /Names [(aqui) << /D [${draft.page} 0 R /Fit] >>] >> >>`;
    });
    expect(await titlesOf(copy)).toEqual([HEADING]);
  });

  it('moves up what stood below a title that goes', async () => {
    const copy = await copyOf((draft) => {
      const { pdf, page } = draft;
      const [root, parent] = [pdf.reserve(), pdf.reserve()];
      const kid = pdf.add(`<< /Title (${HEADING}) /Parent ${parent} 0 R /Dest [${page} 0 R /Fit] >>`);
      pdf.set(parent, `<< /Title (Maria) /First ${kid} 0 R /Last ${kid} 0 R /Next ${parent} 0 R >>`);
      pdf.set(root, `<< /First ${parent} 0 R /Last ${parent} 0 R >>`);
      draft.catalog += `/Outlines ${root} 0 R`;
    });
    expect(await titlesOf(copy)).toEqual([HEADING]);
  });
});
