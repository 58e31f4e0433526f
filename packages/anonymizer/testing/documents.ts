/** The documents that tests of the pipeline work on; all are made here. */

import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { openPdf } from '@mavendoc/pdf';
import { encodePng } from '../src/pipeline/png.ts';

export const SECRETS = {
  name: 'Mariana Albuquerque Teixeira',
  cpf: '529.982.247-25',
  email: 'mariana.teixeira@exemplo.com.br',
  phone: '(11) 98765-4321',
} as const;

const CLAUSE = 'O presente instrumento tem por objeto a prestação de serviços de consultoria contábil.';

/** A contract of as many pages as wanted, its secrets on each of them. */
export async function contract(pages = 2): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Contrato de ${SECRETS.name}`);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let n = 1; n <= pages; n++) {
    const page = document.addPage([595, 842]);
    [
      'CONTRATO DE PRESTAÇÃO DE SERVIÇOS',
      `Contratante: ${SECRETS.name}, brasileira, casada,`,
      `inscrita no CPF sob o nº ${SECRETS.cpf},`,
      `e-mail ${SECRETS.email}, telefone ${SECRETS.phone}.`,
      CLAUSE,
      `Página ${n}`,
    ].forEach((line, i) => page.drawText(line, { x: 60, y: 770 - i * 24, size: 12, font }));
  }
  return document.save();
}

/** The first page of a document as a picture, and nothing else. */
export async function scanned(bytes: Uint8Array, dpi = 200): Promise<Uint8Array> {
  const reader = await openPdf(bytes);
  const png = encodePng(reader.render(0, dpi));
  reader.close();
  const document = await PDFDocument.create();
  const image = await document.embedPng(png);
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return document.save();
}

export async function encrypted(password: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(await contract(1));
  document.encrypt({ userPassword: password, ownerPassword: `${password}!` });
  return document.save();
}

/** Page trees that say they have five thousand pages are cheap to write. */
export const manyPages = (pages: number): Uint8Array =>
  assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ')}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ]);

/** Forms that each paint the next ten times, twelve deep: a trillion paintings in a kilobyte. */
export function formBomb(): Uint8Array {
  const depth = 12;
  const form = (n: number) => {
    const body = n < depth ? '/F Do '.repeat(10) : '0 0 9 9 re f';
    const next = n < depth ? ` /Resources << /XObject << /F ${n + 5} 0 R >> >>` : '';
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 600 850]${next} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  };
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    '<< /Length 6 >>\nstream\n/F Do \nendstream',
    ...Array.from({ length: depth }, (_, i) => form(i + 1)),
  ]);
}

/** A content stream of spaces that takes hundreds of megabytes when it is unpacked, twice over. */
export function inflateBomb(): Uint8Array {
  const once = deflateSync(Buffer.alloc(400 * 1024 * 1024, 0x20), { level: 9 });
  const twice = deflateSync(once, { level: 9 });
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(40)}] >>`,
    Buffer.concat([
      Buffer.from(`<< /Filter [/FlateDecode /FlateDecode] /Length ${twice.length} >>\nstream\n`),
      twice,
      Buffer.from('\nendstream'),
    ]),
  ]);
}

function assemble(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  objects.forEach((object, i) => {
    offsets.push(at);
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
