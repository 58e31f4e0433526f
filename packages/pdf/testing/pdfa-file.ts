import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { srgbProfile } from '../src/pdfa/srgb-profile.ts';
import { type Bytes, pdfFile } from './pdf-file.ts';

const font = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`pdfjs-dist/standard_fonts/${name}`));

/** Of Liberation Sans, which is as wide as Helvetica, from space to `z`. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500';

export const xmp = (part: string, conformance: string, more = ''): string =>
  `<?xpacket begin="\u00ef\u00bb\u00bf" id="W5M0MpCehiHzreSzNTczkc9d"?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/">\n` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n` +
  `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">\n<pdfaid:part>${part}</pdfaid:part>\n` +
  `<pdfaid:conformance>${conformance}</pdfaid:conformance>\n</rdf:Description>\n${more}</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end="r"?>`;

export interface PdfaParts {
  readonly content?: string;
  readonly metadata?: string;
  readonly fontName?: string;
  /** Entries of the font's dictionary but its type, name and program. */
  readonly font?: string;
  readonly flags?: number;
  readonly embedded?: boolean;
  /** Of the page's resources, besides the font. */
  readonly resources?: (pdf: ReturnType<typeof pdfFile>) => string;
  readonly page?: string;
  readonly intent?: { readonly components: number; readonly profile: Bytes } | 'none';
  readonly trailer?: string;
  readonly catalog?: string;
}

/** A page of text that is PDF/A-2b, but for the parts that a test gives. */
export function pdfaFile(parts: PdfaParts = {}): Uint8Array<ArrayBuffer> {
  const pdf = pdfFile();
  const parent = pdf.reserve();
  const program = font('LiberationSans-Regular.ttf');
  const descriptor =
    '<< /Type /FontDescriptor /FontName /Sans /FontBBox [-544 -303 1302 980] /ItalicAngle 0 /Ascent 905 /Descent -212 ' +
    `/CapHeight 729 /StemV 80 /Flags ${parts.flags ?? 32} ` +
    (parts.embedded === false
      ? '>>'
      : `/FontFile2 ${pdf.stream(`/Length1 ${program.length}`, program)} 0 R >>`);
  const entries =
    parts.font ??
    `/Subtype /TrueType /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 122 /Widths [${WIDTHS}]`;
  const face = pdf.add(
    `<< /Type /Font /BaseFont /${parts.fontName ?? 'Sans'} ${entries} /FontDescriptor ${pdf.add(descriptor)} 0 R >>`,
  );
  const content = pdf.stream(
    '',
    parts.content ?? 'BT /F1 12 Tf 50 100 Td (Reclamante: Joaquim Xavier, de Recife.) Tj ET',
  );
  const page = pdf.add(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 200] /Contents ${content} 0 R ` +
      `/Resources << /Font << /F1 ${face} 0 R >> ${parts.resources?.(pdf) ?? ''} >> ${parts.page ?? ''} >>`,
  );
  pdf.set(parent, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  const metadata = pdf.stream('/Type /Metadata /Subtype /XML', parts.metadata ?? xmp('2', 'B'));
  const root = pdf.add(
    `<< /Type /Catalog /Pages ${parent} 0 R /Metadata ${metadata} 0 R ${intents(pdf, parts)} ${parts.catalog ?? ''} >>`,
  );
  return pdf.bytes(
    root,
    parts.trailer ?? '/ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]',
  );
}

function intents(pdf: ReturnType<typeof pdfFile>, { intent }: PdfaParts): string {
  if (intent === 'none') return '';
  const { components, profile } = intent ?? { components: 3, profile: srgbProfile() };
  const stream = pdf.stream(`/N ${components}`, profile);
  return (
    '/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) ' +
    `/DestOutputProfile ${stream} 0 R >>]`
  );
}
