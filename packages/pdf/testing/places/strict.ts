import { type Draft, form, type Place, show } from '../draft.ts';

/** Of Helvetica 12, in points. */
const width = (text: string): number =>
  12 * Array.from(text, (char) => (char === ' ' ? 0.278 : 0.556)).reduce((sum, ems) => sum + ems, 0);

const drawn =
  (code: (secret: string, end: number) => string): Place =>
  (draft, secret) =>
    void draft.contents.push(show(secret) + code(secret, 100 + width(secret)));

const drawnAlone =
  (code: (secret: string, length: number) => string): Place =>
  (draft, secret) =>
    void draft.contents.push(`BT /F1 12 Tf ${code(secret, width(secret))} ET\n`);

const annotation =
  (entries: (end: number) => string): Place =>
  (draft, secret) => {
    draft.contents.push(show(secret));
    draft.pageEntries += `/Annots [<< /Type /Annot ${entries(100 + width(secret))} >>]`;
  };

function grey({ pdf }: Draft): number {
  const entries =
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray';
  return pdf.stream(entries, '\xc0');
}

const image =
  (place: (length: number) => string): Place =>
  (draft, secret) => {
    draft.xobjects += `/I1 ${grey(draft)} 0 R`;
    draft.contents.push(`q ${place(width(secret))} cm /I1 Do Q\n${show(secret)}`);
  };

/** What is drawn as long as a secret is, or stands where it ends. */
export const LENGTH_PLACES: Readonly<Record<string, Place>> = {
  'an underline right below': drawn((_, end) => `100 198 m ${end} 198 l S`),
  'an underline further below': drawn((_, end) => `100 193 m ${end} 193 l S`),
  'an underline as a rectangle': drawn((secret) => `100 195 ${width(secret)} 0.8 re f`),
  'a frame': drawn((secret) => `95 190 ${10 + width(secret)} 26 re S`),
  'a rounded frame': drawn(
    (_, end) =>
      `95 192 m ${end} 192 l ${end + 5} 192 ${end + 5} 215 ${end} 215 c 95 215 l 90 215 90 192 95 192 c S`,
  ),
  'a highlight': (draft, secret) =>
    void draft.contents.push(`1 1 0 rg 99 197 ${2 + width(secret)} 13 re f 0 g\n${show(secret)}`),
  'a clip': (draft, secret) =>
    void draft.contents.push(`q 99 196 ${2 + width(secret)} 15 re W n ${show(secret)} Q\n`),
  'an image behind it': image((length) => `${length} 0 0 14 100 197`),
  'an image below it': image((length) => `${length} 0 0 1 100 195`),
  'a highlight annotation': annotation(
    (end) =>
      `/Subtype /Highlight /Rect [100 197 ${end} 212] /C [1 1 0] /QuadPoints [100 212 ${end} 212 100 197 ${end} 197]`,
  ),
  'a framing annotation': annotation((end) => `/Subtype /Square /Rect [95 188 ${end + 5} 220] /C [1 0 0]`),
  'the border of a link': annotation(
    (end) => `/Subtype /Link /Rect [95 188 ${end + 5} 220] /C [1 0 0] /Border [0 0 1]`,
  ),
  'a shading': (draft, secret) => {
    draft.resources +=
      `/Shading << /S1 << /ShadingType 2 /ColorSpace /DeviceGray /Coords [100 0 ${100 + width(secret)} 0] ` +
      '/Function << /FunctionType 2 /Domain [0 1] /C0 [0.5] /C1 [0.9] /N 1 >> >> >>';
    draft.contents.push(`q 30 190 340 30 re W n /S1 sh Q\n${show(secret)}`);
  },
  'the box of a form': (draft, secret) => {
    const own = form(draft, show(secret, 0, 3)).toString();
    draft.xobjects += `/X1 ${own} 0 R`;
    draft.pdf.streamAt(
      Number(own),
      `/Type /XObject /Subtype /Form /BBox [0 0 ${width(secret)} 14] /Matrix [1 0 0 1 100 197] ` +
        `/Resources << /Font << /F1 ${draft.font} 0 R >> >>`,
      show(secret, 0, 3),
    );
    draft.contents.push('/X1 Do\n');
  },
  'text in a matrix of its own behind it': drawn(
    (_, end) => `q 1 0 0 1 ${end + 4} 200 cm ${show('fica', 0, 0)} Q`,
  ),
  'text far behind it': drawn((_, end) => show('x', end + 30)),
  'a raised character behind it': drawn((_, end) => show('2', end + 1, 206)),
  'the word spacing of a justified line': drawnAlone(
    (secret, length) =>
      `${((130 - length) / 9).toFixed(3)} Tw 100 200 Td (${secret} e mais palavras na linha) Tj`,
  ),
  'the character spacing of a justified line': drawnAlone(
    (secret, length) => `${((200 - length) / 40).toFixed(3)} Tc 100 200 Td (${secret} e mais) Tj`,
  ),
  'how text is squeezed into a column': drawnAlone(
    (secret, length) => `${(12_000 / length).toFixed(2)} Tz 100 200 Td (${secret}) Tj`,
  ),
  'a step to the text behind it': drawnAlone(
    (secret, length) => `100 200 Td (${secret}) Tj ${length + 6} 0 Td (fica) Tj`,
  ),
  'a number behind it': drawnAlone(
    (secret, length) => `100 200 Td [(${secret}) ${((length - 150) / 0.012).toFixed(0)} (fica)] TJ`,
  ),
  'a line of underscores behind it': (draft, secret) =>
    void draft.contents.push(show(`${secret}${'_'.repeat(30 - secret.length)}`)),
  'a line of dots behind it': (draft, secret) =>
    void draft.contents.push(show(`${secret}${'.'.repeat(40 - secret.length)} 12`)),
  'spaces up to a column': (draft, secret) =>
    void draft.contents.push(show(`${secret}${' '.repeat(30 - secret.length)}fica`)),
  'spaces before it': (draft, secret) =>
    void draft.contents.push(show(`R$${' '.repeat(25 - secret.length)}${secret}`)),
  'a pattern of colours': (draft, secret) => {
    draft.resources +=
      `/Pattern << /P1 << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceGray ` +
      `/Coords [100 0 ${100 + width(secret)} 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.5] /C1 [0.9] /N 1 >> >> >> >>`;
    draft.contents.push(`/Pattern cs /P1 scn 30 190 340 30 re f 0 g\n${show(secret)}`);
  },
  'a form with more text than it': (draft, secret) => {
    const own = form(draft, '');
    draft.xobjects += `/X1 ${own} 0 R`;
    draft.pdf.streamAt(
      own,
      `/Type /XObject /Subtype /Form /BBox [0 0 ${40 + width(secret)} 14] /Matrix [1 0 0 1 60 197] ` +
        `/Resources << /Font << /F1 ${draft.font} 0 R >> >>`,
      show('Sra. ', 0, 3) + show(secret, 40, 3),
    );
    draft.contents.push('/X1 Do\n');
  },
  'the size of letters that fit a place': drawnAlone(
    (secret, length) => `/F1 ${Math.min(12, 720 / length).toFixed(2)} Tf 100 200 Td (${secret}) Tj`,
  ),
  'the right end': (draft, secret) => void draft.contents.push(show(secret, 340 - width(secret))),
  'the middle': (draft, secret) =>
    void draft.contents.push(show('um', 150, 60) + show(secret, 200 - width(secret) / 2)),
};
