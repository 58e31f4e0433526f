import { boxAt, form, type Place, show, SIZE, X, Y } from '../draft.ts';

const hexadecimal = (text: string): string => Buffer.from(text, 'latin1').toString('hex');
const characters = (text: string): string[] => Array.from(text);
const text = (code: string): string => `BT /F1 ${SIZE} Tf ${X} ${Y} Td ${code} ET\n`;
const content =
  (code: (secret: string) => string): Place =>
  (draft, secret) =>
    void draft.contents.push(code(secret));

/** Ways to show text in a page's own content (ISO 32000-2, 9.4.3). */
export const TEXT_PLACES: Readonly<Record<string, Place>> = {
  plain: content((secret) => show(secret)),
  'inside a longer string': content((secret) => show(`para ${secret} assinar`, X - 30.012)),
  kerned: content((secret) =>
    text(`[(${secret.slice(0, 2)}) 40 (${secret.slice(2, 6)}) -40 (${secret.slice(6)})] TJ`),
  ),
  'a string for each character': content((secret) =>
    text(
      characters(secret)
        .map((char) => `(${char}) Tj`)
        .join(' '),
    ),
  ),
  'each character placed': content((secret) =>
    text(
      characters(secret)
        .map((char, index) => `1 0 0 1 ${X + index * 6} ${Y} Tm (${char}) Tj`)
        .join(' '),
    ),
  ),
  hexadecimal: content((secret) => text(`<${hexadecimal(secret)}> Tj`)),
  octal: content((secret) =>
    text(
      `(${characters(secret)
        .map((char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`)
        .join('')}) Tj`,
    ),
  ),
  'split over content streams': (draft, secret) => {
    const [head, tail] = [secret.slice(0, 6), secret.slice(6)];
    draft.contents.push(`BT /F1 ${SIZE} Tf ${X} ${Y} Td (${head}) Tj`, `(${tail}) Tj ET`);
  },
  'next line and show': content((secret) => `BT /F1 ${SIZE} Tf 20 TL ${X} ${Y + 20} Td (${secret}) ' ET\n`),
  'spacing, next line and show': content(
    (secret) => `BT /F1 ${SIZE} Tf 20 TL ${X} ${Y + 20} Td 0 0 (${secret}) " (fica) ' ET\n`,
  ),
  'stretched and spaced': (draft, secret) => {
    draft.contents.push(text(`50 Tz 1 Tc 2 Tw (${secret}) Tj`));
    draft.boxes = [boxAt(X, Y, 41)];
  },
  raised: content((secret) => `BT /F1 ${SIZE} Tf ${X} ${Y - 5} Td 5 Ts (${secret}) Tj ET\n`),
  rotated: (draft, secret) => {
    draft.contents.push(`BT /F1 ${SIZE} Tf 0 1 -1 0 ${X} ${Y} Tm (${secret}) Tj ET\n`);
    draft.boxes = [{ left: X - 11, top: 300 - Y - 68, right: X + 4, bottom: 300 - Y + 1 }];
  },
  skewed: (draft, secret) => {
    draft.contents.push(`BT /F1 ${SIZE} Tf 1 0.1 0.2 1 ${X} ${Y} Tm (${secret}) Tj ET\n`);
    draft.boxes = [{ left: X - 3, top: 300 - Y - 20, right: X + 72, bottom: 300 - Y + 4 }];
  },
  invisible: content((secret) => text(`3 Tr (${secret}) Tj`)),
  white: content((secret) => `1 g ${show(secret)} 0 g\n`),
  outlined: content((secret) => text(`1 Tr (${secret}) Tj`)),
  'printed twice': content((secret) => show(secret) + show(secret, X + 0.3)),
  'as a clip': content((secret) => `q ${text(`7 Tr (${secret}) Tj`)} 1 0 0 rg 0 180 400 60 re f Q\n`),
  'in a hidden layer': (draft, secret) => {
    const layer = draft.pdf.add('<< /Type /OCG /Name (camada) >>');
    draft.resources = `/Properties << /L1 ${layer} 0 R >>`;
    draft.catalog = `/OCProperties << /OCGs [${layer} 0 R] /D << /OFF [${layer} 0 R] >> >>`;
    draft.contents.push(`/OC /L1 BDC ${show(secret)} EMC\n`);
  },
  'in a form': (draft, secret) => {
    draft.xobjects = `/X1 ${form(draft, show(secret))} 0 R`;
    draft.contents.push('/X1 Do\n');
  },
  'in a form in a form': (draft, secret) => {
    const inner = form(draft, show(secret, X - 10, Y - 5));
    const outer = form(
      draft,
      `q 1 0 0 1 10 5 cm /X2 Do Q ${show('fica', 40, 60)}`,
      '',
      `/XObject << /X2 ${inner} 0 R >>`,
    );
    draft.xobjects = `/X1 ${outer} 0 R`;
    draft.contents.push('/X1 Do\n');
  },
  'in a form used twice': (draft, secret) => {
    draft.xobjects = `/X1 ${form(draft, `${show(secret)} ${show('fica', 240)}`)} 0 R`;
    draft.contents.push('/X1 Do q 1 0 0 1 0 -50 cm /X1 Do Q\n');
    draft.boxes = [boxAt(X, Y), boxAt(X, Y - 50)];
  },
  'in a tiling pattern': (draft, secret) => {
    const pattern = draft.pdf.stream(
      `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 400 300] /XStep 400 /YStep 300 ` +
        `/Resources << /Font << /F1 ${draft.font} 0 R >> >>`,
      show(secret),
    );
    draft.resources = `/Pattern << /P1 ${pattern} 0 R >>`;
    draft.contents.push('/Pattern cs /P1 scn 80 180 200 40 re f\n');
  },
  'in a soft mask': (draft, secret) => {
    const group = form(draft, `1 g ${show(secret)}`, '/Group << /S /Transparency /CS /DeviceGray >>');
    draft.resources = `/ExtGState << /G1 << /SMask << /S /Luminosity /G ${group} 0 R >> >> >>`;
    draft.contents.push('q /G1 gs 0 g 80 180 200 40 re f Q\n');
  },
  'in a glyph of a Type3 font': (draft, secret) => {
    const glyph = draft.pdf.stream('', `5.6 0 d0 BT /F1 1 Tf 0 0 Td (${secret}) Tj ET`);
    const font = draft.pdf.add(
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 6 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a ${glyph} 0 R >> ` +
        `/Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [5.6] ` +
        `/Resources << /Font << /F1 ${draft.font} 0 R >> >> >>`,
    );
    draft.fonts += ` /T3 ${font} 0 R`;
    draft.contents.push(show('a', X, Y, 'T3'));
  },
};
