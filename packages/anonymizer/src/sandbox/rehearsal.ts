import { CopyAssistant, removeMarks, type Mark } from '@mavendoc/pdf';

/** Pages of each document of ours: few while all is slow, so that a document that comes meanwhile does not wait long. */
const GROWING = [1, 2, 3, 4, 6, 8, 8, 8];
/** Then so many pages, so often: what is compiled after the last is little. */
const STEADY = 8;
const TIMES = 25;
const LINES = 45;
const SIZE = 11;
const LEADING = 16;
const [LEFT, FIRST_LINE, WIDTH, HEIGHT] = [50, 790, 595, 842];
/** The lines of each page that begin with a number that goes. */
const MARKED = [4, 13, 22, 31, 40];
const NUMBER_WIDTH = 77;
/** Characters before the one that stands nearer. */
const KERNED = 20;
const WORDS =
  'contrato de prestação que entre si celebram as partes abaixo assinadas com sede nesta cidade'.split(' ');

/**
 * Removes numbers from a document of ours, as often as it is asked to: what a document needs is loaded and compiled then
 * before the document comes. Nothing stays of it but code; a document has its own instance of everything that has a state.
 */
export class Rehearsal {
  readonly #steps: (() => Promise<unknown>)[];

  /** @param loads what is loaded first, a step each */
  constructor(loads: readonly (() => Promise<unknown>)[]) {
    const rounds = [...GROWING, ...Array.from({ length: TIMES }, () => STEADY)];
    this.#steps = [...loads, ...rounds.map((pages) => async () => await removeOurs(pages))];
  }

  #isOver = false;

  /** True when the last step is done. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** A tenth of a second of work or two, at first some tenths. @returns false when there is no more to do */
  async step(): Promise<boolean> {
    await this.#steps.shift()?.();
    this.#isOver = this.#steps.length === 0;
    return !this.#isOver;
  }
}

/** In both parts that a process may be given: it makes the copy, and checks it as the assistant of another. */
async function removeOurs(pages: number): Promise<void> {
  const { bytes, marks } = rehearsalPiece(pages);
  const asked = { level: 'standard', style: 'bar' } as const;
  const assistant = await CopyAssistant.open(bytes, { marks, ...asked });
  try {
    let hasMore = true;
    while (hasMore) hasMore = await assistant.workAhead();
    await removeMarks(bytes, marks, { ...asked, assistant });
  } finally {
    await assistant.close();
  }
}

/** A document of ours, and what goes of it. */
export const rehearsalPiece = (
  pages: number,
): { readonly bytes: Uint8Array; readonly marks: readonly Mark[] } => ({
  bytes: written(pages),
  marks: marks(pages),
});

const numberOn = (page: number, line: number): string => `123.456.${100 + page}-${10 + line}`;

function marks(pages: number): Mark[] {
  return Array.from({ length: pages }, (_, page) =>
    MARKED.map((line): Mark => {
      const bottom = HEIGHT - FIRST_LINE + line * LEADING + 3;
      const box = { left: LEFT, top: bottom - SIZE - 1, right: LEFT + NUMBER_WIDTH, bottom };
      return { page, text: numberOn(page, line), boxes: [box] };
    }),
  ).flat();
}

function written(pages: number): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, page) => `${4 + 2 * page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (let page = 0; page < pages; page += 1) {
    const content = contentOf(page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${5 + 2 * page} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function contentOf(page: number): string {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const words = Array.from({ length: 11 }, (_, word) => WORDS[(page * 7 + line * 5 + word) % WORDS.length]);
    const text = `${MARKED.includes(line) ? `${numberOn(page, line)} ` : ''}${words.join(' ')}`;
    // Both ways in which programs write lines.
    return line % 2 === 0
      ? `(${text}) Tj T*`
      : `[(${text.slice(0, KERNED)}) 12 (${text.slice(KERNED)})] TJ T*`;
  });
  return `BT /F1 ${SIZE} Tf ${LEADING} TL ${LEFT} ${FIRST_LINE} Td\n${lines.join('\n')}\nET\n`;
}
