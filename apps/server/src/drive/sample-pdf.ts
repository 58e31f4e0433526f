/** The sample document: a page about invented people that holds each common kind of personal data. */

import type { Language } from '@mavendoc/contract';

/** A page in points, origin at the bottom left (ISO 32000-2, 8.3.2.3). */
const A4 = { width: 595, height: 842 };
const MARGIN = 52;
const SIZE = 12;
const LEADING = 24;

/** Check digits are valid; the people do not exist. `#` begins a heading. */
const LINES: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    '# CONTRATO DE PRESTAÇÃO DE SERVIÇOS (EXEMPLO)',
    '',
    'CONTRATANTE: Jocasta Aparecida Vilhena, brasileira, casada, inscrita no CPF sob o',
    'nº 529.982.247-25, residente na Rua das Palmeiras, 482, Porto Alegre, RS, CEP 90010-150.',
    '',
    'CONTRATADA: Nogueira Prates Consultoria Ltda., CNPJ 11.222.333/0001-81, neste ato',
    'representada por Teobaldo Nogueira Prates, CPF nº 111.444.777-35.',
    '',
    '# Cláusula 1ª. Do objeto',
    'A CONTRATADA organizará o arquivo de documentos da CONTRATANTE no prazo de',
    'sessenta dias, pelo valor de R$ 4.850,00.',
    '',
    '# Cláusula 2ª. Dos contatos',
    'E-mail: jocasta.vilhena@exemplo.com.br. Telefone: (51) 99876-5432.',
    'Os pagamentos serão feitos pela chave PIX jocasta.vilhena@exemplo.com.br.',
    '',
    '# Cláusula 3ª. Do foro',
    'Fica eleito o foro da comarca de Porto Alegre para dirimir as dúvidas deste contrato.',
    '',
    'Testemunha: Marialva Quintanilha Seabra, CPF 390.533.447-05.',
  ],
  en: [
    '# SERVICE AGREEMENT (SAMPLE)',
    '',
    'CLIENT: Jocasta Aparecida Vilhena, Brazilian taxpayer number (CPF) 529.982.247-25,',
    'living at Rua das Palmeiras, 482, Porto Alegre, RS, postal code 90010-150.',
    '',
    'CONTRACTOR: Nogueira Prates Consultoria Ltda., CNPJ 11.222.333/0001-81,',
    'represented by Mr. Teobaldo Nogueira Prates, CPF 111.444.777-35.',
    '',
    '# Clause 1. Subject',
    'The contractor will put the document archive of the client in order within sixty days',
    'for the price of R$ 4,850.00.',
    '',
    '# Clause 2. Contact',
    'E-mail: jocasta.vilhena@example.com. Phone: +55 51 99876-5432.',
    'Payments are made to the PIX key jocasta.vilhena@example.com.',
    '',
    '# Clause 3. Venue',
    'Disputes about this agreement are settled by the courts of Porto Alegre.',
    '',
    'Witness: Marialva Quintanilha Seabra, CPF 390.533.447-05.',
  ],
};

export const SAMPLE_NAMES: Readonly<Record<Language, { readonly folder: string; readonly file: string }>> = {
  pt: { folder: 'Exemplo', file: 'Contrato de exemplo.pdf' },
  en: { folder: 'Sample', file: 'Sample agreement.pdf' },
};

/** @returns the bytes of a PDF of one page, the same ones each time. */
export function samplePdf(language: Language): Buffer {
  const [title = ''] = LINES[language];
  const content = contentOf(LINES[language]);
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language === 'pt' ? 'pt-BR' : 'en'}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R
/Resources << /Font << /Body 5 0 R /Head 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    // what a reader does not see is personal data too
    `<< /Title ${literal(title.slice(2))} /Author (Jocasta Aparecida Vilhena) >>`,
  ]);
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function contentOf(lines: readonly string[]): string {
  const shown = lines.map((line) => {
    const heading = line.startsWith('# ');
    return `/${heading ? 'Head' : 'Body'} ${SIZE} Tf ${literal(heading ? line.slice(2) : line)} Tj T*`;
  });
  return ['BT', `${LEADING} TL`, `${MARGIN} ${A4.height - MARGIN} Td`, ...shown, 'ET'].join('\n');
}

const literal = (text: string): string => `(${text.replace(/[\\()]/g, String.raw`\$&`)})`;

/** Latin-1 holds every letter of both texts and is what WinAnsiEncoding says there. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
