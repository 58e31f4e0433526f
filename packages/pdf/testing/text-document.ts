import { pdfFile } from './pdf-file.ts';

const WORDS =
  'contrato de prestação que entre si celebram as partes abaixo assinadas com sede na rua das flores número oito'.split(
    ' ',
  );

const LINES = 45;
const SIZE = 11;
const LEADING = 16;

export interface TextDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The values written on each page, `perPage` of them, each once. */
  readonly secrets: readonly (readonly string[])[];
}

/** A born-digital text document: A4, one Helvetica, 45 full lines a page, `perPage` document numbers spread over each page. */
export function textDocument(pages: number, perPage: number): TextDocument {
  const file = pdfFile();
  const parent = file.reserve();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids: number[] = [];
  const secrets: string[][] = [];
  for (let page = 0; page < pages; page += 1) {
    const ofPage = Array.from({ length: perPage }, (_, index) => documentNumber(page * perPage + index));
    const content = file.stream('', pageContent(page, ofPage));
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R ` +
          `/Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      ),
    );
    secrets.push(ofPage);
  }
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  file.set(parent, `<< /Type /Pages /Count ${pages} /Kids [${list}] >>`);
  const root = file.add(`<< /Type /Catalog /Pages ${parent} 0 R >>`);
  return { bytes: file.bytes(root), secrets };
}

function pageContent(page: number, secrets: readonly string[]): string {
  const lines: string[] = [];
  const step = Math.floor(LINES / Math.max(1, secrets.length));
  for (let line = 0; line < LINES; line += 1) {
    const words = Array.from(
      { length: 12 },
      (_, index) => WORDS[(page * 7 + line * 5 + index) % WORDS.length],
    );
    const secret = line % step === 0 ? secrets[line / step] : undefined;
    if (secret !== undefined) words.splice(5, 3, secret);
    lines.push(`(${words.join(' ')}) Tj T*`);
  }
  return `BT /F1 ${SIZE} Tf ${LEADING} TL 50 790 Td\n${lines.join('\n')}\nET\n`;
}

/** Shaped like a CPF; unique for each index below 10^9. */
function documentNumber(index: number): string {
  const digits = String((index * 7_654_321 + 123_456_789) % 1_000_000_007)
    .padStart(9, '0')
    .slice(0, 9);
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${String(index % 100).padStart(2, '0')}`;
}
