import type { Box } from '../../src/types.ts';
import { boxAt, type Draft, form, HEIGHT, type Place, show, X, Y } from '../draft.ts';

/** The same area in the page's own space. */
const RECT = `/Rect [${X - 10} ${Y - 10} ${X + 90} ${Y + 20}]`;

const AREA: Box = { left: X - 10, right: X + 90, top: HEIGHT - Y - 20, bottom: HEIGHT - Y + 10 };

/** An appearance that shows the secret where a marked text stands. */
const appearance = ({ pdf, font }: Draft, secret: string): number =>
  pdf.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 100 30] /Resources << /Font << /F1 ${font} 0 R >> >>`,
    show(secret, 10, 10),
  );

/** Annotations and fields that show the secret on the page. */
export const SHOWN_PLACES: Readonly<Record<string, Place>> = {
  'a free text annotation': (draft, secret) => {
    draft.pageEntries =
      `/Annots [<< /Type /Annot /Subtype /FreeText ${RECT} /F 4 /Contents (${secret}) /RC (<p>${secret}</p>) ` +
      `/DA (/F1 12 Tf) /AP << /N ${appearance(draft, secret)} 0 R >> >>]`;
  },
  'a free text that brings no appearance': (draft, secret) => {
    draft.pageEntries =
      `/Annots [<< /Type /Annot /Subtype /FreeText ${RECT} /F 4 /Contents (${secret}) ` +
      `/DA (/Helv 12 Tf 0 g) >>]`;
    draft.boxes = [AREA];
  },
  'a text field that brings no appearance': (draft, secret) => {
    const field = draft.pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 ${RECT} /T (nome) /V (${secret}) /DA (/F1 12 Tf 0 g) >>`,
    );
    draft.pageEntries = `/Annots [${field} 0 R]`;
    draft.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << /F1 ${draft.font} 0 R >> >> /DA (/F1 12 Tf 0 g) >>`;
    draft.boxes = [AREA];
  },
  'a text field that is to be drawn anew': (draft, secret) => {
    const field = draft.pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 ${RECT} /T (nome) /V (${secret}) /DA (/F1 12 Tf 0 g) ` +
        `/AP << /N ${appearance(draft, 'antes')} 0 R >> >>`,
    );
    draft.pageEntries = `/Annots [${field} 0 R]`;
    draft.catalog =
      `/AcroForm << /Fields [${field} 0 R] /NeedAppearances true /DA (/F1 12 Tf 0 g) ` +
      `/DR << /Font << /F1 ${draft.font} 0 R >> >> >>`;
    draft.boxes = [AREA];
  },
  'a stamp': (draft, secret) => {
    draft.pageEntries =
      `/Annots [<< /Type /Annot /Subtype /Stamp ${RECT} /F 4 /Contents (${secret}) ` +
      `/AP << /N ${appearance(draft, secret)} 0 R /R ${form(draft, show(secret))} 0 R >> >>]`;
  },
  'a text field': (draft, secret) => {
    const field = draft.pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 ${RECT} /T (nome) /V (${secret}) /DV (${secret}) ` +
        `/DA (/F1 12 Tf) /AP << /N ${appearance(draft, secret)} 0 R >> >>`,
    );
    draft.pageEntries = `/Annots [${field} 0 R]`;
    draft.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << /F1 ${draft.font} 0 R >> >> /DA (/F1 12 Tf) >>`;
  },
  'a choice field': (draft, secret) => {
    const field = draft.pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Ch /F 4 ${RECT} /T (nome) /V (${secret}) /Opt [(${secret}) (outro)] ` +
        `/DA (/F1 12 Tf) /AP << /N ${appearance(draft, secret)} 0 R >> >>`,
    );
    draft.pageEntries = `/Annots [${field} 0 R]`;
    draft.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << /F1 ${draft.font} 0 R >> >> /DA (/F1 12 Tf) >>`;
  },
  'lines drawn as letters': (draft, secret) => {
    const strokes = Array.from(
      secret,
      (char, index) => `${X + index * 6} ${Y} 3 ${char === ' ' ? 1 : char} re f`,
    );
    draft.contents.push(`${strokes.join('\n')}\n`);
    draft.boxes = [boxAt(X, Y)];
  },
};
