import { boxAt, form, type Place, show, Y } from '../draft.ts';

const content =
  (code: (secret: string) => string): Place =>
  (draft, secret) =>
    void draft.contents.push(code(secret));

const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Places in or near a page's content that paint nothing, beside a plainly shown secret. */
export const CONTENT_BESIDE: Readonly<Record<string, Place>> = {
  'a comment in the content': content((secret) => `% ${secret}\n`),
  ActualText: content((secret) => `/Span << /ActualText (${secret}) >> BDC ${show('outro', 240)} EMC\n`),
  'marked content properties': content((secret) => `/P << /Nome ${utf16(secret)} >> BDC EMC\n`),
  'a marked point': content((secret) => `/P << /Nome (${secret}) >> DP\n`),
  'a marked content tag': content((secret) => `/P${secret.replaceAll(' ', '')} BMC EMC\n`),
  'a property list': (draft, secret) => {
    draft.resources = `/Properties << /P1 << /Nome (${secret}) >> >>`;
    draft.contents.push('/P /P1 BDC EMC\n');
  },
  'text beyond the page': (draft, secret) => {
    draft.contents.push(show(secret, -300));
    draft.boxes = [...draft.boxes, boxAt(-300, Y)];
  },
  'tiny text': (draft, secret) => {
    draft.contents.push(`BT /F1 0.5 Tf 300 20 Td (${secret}) Tj ET
`);
    draft.boxes = [...draft.boxes, { left: 299.9, top: 279.5, right: 303, bottom: 280.2 }];
  },
  'text outside a clip': (draft, secret) => {
    draft.contents.push(`q 0 0 1 1 re W n ${show(secret, 240, 40)} Q
`);
    draft.boxes = [...draft.boxes, boxAt(240, 40)];
  },
  'an unused form': (draft, secret) => {
    draft.xobjects = `/X9 ${form(draft, show(secret))} 0 R`;
  },
  'an unused font': (draft, secret) => {
    draft.fonts += ` /F9 << /Type /Font /Subtype /Type1 /BaseFont /N${secret.replaceAll(' ', '')} >>`;
  },
  'the name of a resource': (draft, secret) => {
    const name = `X${secret.replaceAll(' ', '')}`;
    draft.xobjects = `/${name} ${form(draft, show('fica', 240))} 0 R`;
    draft.contents.push(`/${name} Do\n`);
  },
  'unknown keys of a form': (draft, secret) => {
    const entries = `/Name /N${secret.replaceAll(' ', '')} /LastModified (${secret}) /PieceInfo << /A << /Private (${secret}) >> >>`;
    draft.xobjects = `/X1 ${form(draft, show('fica', 240), entries)} 0 R`;
    draft.contents.push('/X1 Do\n');
  },
  'metadata of a form': (draft, secret) => {
    const metadata = draft.pdf.stream('/Type /Metadata /Subtype /XML', `<x>${secret}</x>`);
    draft.xobjects = `/X1 ${form(draft, show('fica', 240), `/Metadata ${metadata} 0 R`)} 0 R`;
    draft.contents.push('/X1 Do\n');
  },
};

const action = (secret: string): string => `<< /S /JavaScript /JS (app.alert("${secret}")) >>`;
const annotation =
  (entries: (secret: string) => string): Place =>
  (draft, secret) => {
    draft.pageEntries = `/Annots [<< /Type /Annot /Rect [300 20 320 40] ${entries(secret)} >>]`;
  };
const page =
  (entries: (secret: string) => string): Place =>
  (draft, secret) => {
    draft.pageEntries = entries(secret);
  };
const catalog =
  (entries: (secret: string) => string): Place =>
  (draft, secret) => {
    draft.catalog = entries(secret);
  };

/** Places of the page and document, beside a plainly shown secret. */
export const DOCUMENT_BESIDE: Readonly<Record<string, Place>> = {
  'a note': annotation((secret) => `/Subtype /Text /Contents (${secret}) /T (${secret}) /Subj (${secret})`),
  'a popup': annotation((secret) => `/Subtype /Popup /Contents ${utf16(secret)}`),
  'a mailto link': annotation((secret) => `/Subtype /Link /A << /S /URI /URI (mailto:${secret}@x.br) >>`),
  'the alternate text of a link': annotation(
    (secret) => `/Subtype /Link /Contents (${secret}) /NM (${secret})`,
  ),
  'a file attached to a note': (draft, secret) => {
    const file = draft.pdf.stream('/Type /EmbeddedFile', secret);
    draft.pageEntries =
      `/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [300 20 320 40] ` +
      `/FS << /Type /Filespec /F (${secret}) /EF << /F ${file} 0 R >> >> >>]`;
  },
  'a hidden field': (draft, secret) => {
    const field = draft.pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /F 2 /Rect [0 0 0 0] /T (${secret}) /TU (${secret}) /V (${secret}) ` +
        `/DV ${utf16(secret)} /MK << /CA (${secret}) >> /DA (/F1 10 Tf) >>`,
    );
    draft.pageEntries = `/Annots [${field} 0 R]`;
    draft.catalog = `/AcroForm << /Fields [${field} 0 R] >>`;
  },
  'a field without a page': catalog(
    (secret) => `/AcroForm << /Fields [<< /FT /Tx /T (a) /V (${secret}) >>] >>`,
  ),
  XFA: (draft, secret) => {
    draft.catalog = `/AcroForm << /Fields [] /XFA ${draft.pdf.stream('', `<xdp>${secret}</xdp>`)} 0 R >>`;
  },
  'the state of a ticked box that brings no appearance': (draft, secret) => {
    const state = `/${secret.replaceAll(' ', '')}`;
    const field = draft.pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Btn /F 4 /Rect [300 20 310 30] /T (a) /V ${state} /AS ${state} >>`,
    );
    draft.pageEntries = `/Annots [${field} 0 R]`;
    draft.catalog = `/AcroForm << /Fields [${field} 0 R] >>`;
  },
  'a page action': page((secret) => `/AA << /O ${action(secret)} >>`),
  'private data of a page': page((secret) => `/PieceInfo << /App << /Private (${secret}) >> >>`),
  'an unknown key of a page': page((secret) => `/Anotacao (${secret})`),
  'a thumbnail': (draft, secret) => {
    const pixels = Buffer.from(secret, 'latin1');
    draft.pageEntries = `/Thumb ${draft.pdf.stream(
      `/Width ${pixels.length} /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8`,
      pixels,
    )} 0 R`;
  },
  'metadata of a page': (draft, secret) => {
    draft.pageEntries = `/Metadata ${draft.pdf.stream('/Type /Metadata /Subtype /XML', `<x>${secret}</x>`)} 0 R`;
  },
  'a viewport': page((secret) => `/VP [<< /Type /Viewport /BBox [0 0 9 9] /Name (${secret}) >>]`),
  'an associated file': (draft, secret) => {
    const file = draft.pdf.stream('/Type /EmbeddedFile', secret);
    draft.pageEntries = `/AF [<< /Type /Filespec /UF (${secret}) /EF << /F ${file} 0 R >> >>]`;
  },
  'an article': (draft, secret) => {
    draft.catalog = `/Threads [<< /Type /Thread /I << /Title (${secret}) >> >>]`;
  },
  'document metadata': (draft, secret) => {
    draft.catalog = `/Metadata ${draft.pdf.stream('/Type /Metadata /Subtype /XML', `<x>${secret}</x>`)} 0 R`;
  },
  outline: (draft, secret) => {
    const item = draft.pdf.add(`<< /Title (${secret}) /Dest [${draft.page} 0 R /Fit] >>`);
    draft.catalog = `/Outlines << /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`;
  },
  'named destinations': (draft, secret) => {
    const target = `[${draft.page} 0 R /Fit]`;
    draft.catalog = `/Dests << /D${secret.replaceAll(' ', '')} ${target} >> /Names << /Dests << /Names [(${secret}) ${target}] >> >>`;
  },
  'page labels': catalog((secret) => `/PageLabels << /Nums [0 << /P (${secret}) >>] >>`),
  'an attachment': (draft, secret) => {
    const file = draft.pdf.stream('/Type /EmbeddedFile', secret);
    draft.catalog = `/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) /EF << /F ${file} 0 R >> >>] >> >>`;
  },
  'document scripts': catalog(
    (secret) => `/OpenAction ${action(secret)} /Names << /JavaScript << /Names [(a) ${action(secret)}] >> >>`,
  ),
  'the name of a layer': (draft, secret) => {
    const layer = draft.pdf.add(
      `<< /Type /OCG /Name (${secret}) /Usage << /CreatorInfo << /Creator (${secret}) >> >> >>`,
    );
    draft.resources = `/Properties << /L1 ${layer} 0 R >>`;
    draft.catalog = `/OCProperties << /OCGs [${layer} 0 R] /D << /Name (${secret}) /Order [(${secret}) ${layer} 0 R] >> >>`;
    draft.contents.push(`/OC /L1 BDC ${show('camada', 240)} EMC\n`);
  },
  'the structure tree': (draft, secret) => {
    draft.pageEntries = '/StructParents 0';
    draft.catalog = `/MarkInfo << /Marked true >> /StructTreeRoot << /Type /StructTreeRoot /K << /S /P /Alt (${secret}) /ActualText (${secret}) /T (${secret}) >> >>`;
  },
  'a collection': catalog(
    (secret) => `/Collection << /Type /Collection /Schema << /A << /Subtype /S /N (${secret}) >> >> >>`,
  ),
  'an output intent': catalog(
    (secret) =>
      `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (x) /Info (${secret}) >>]`,
  ),
  'the language': catalog((secret) => `/Lang (${secret.replaceAll(' ', '')})`),
  'an unknown key of the catalog': catalog((secret) => `/Dados << /A [(${secret}) ${utf16(secret)}] >>`),
  'viewer preferences': catalog(
    (secret) => `/ViewerPreferences << /Dono (${secret}) >> /URI << /Base (${secret}) >>`,
  ),
  'document information': (draft, secret) => {
    draft.trailer = `/Info << /Title (${secret}) /Author ${utf16(secret)} /Proprio (${secret}) >>`;
  },
  'the file identifier': (draft, secret) => {
    draft.trailer = `/ID [(${secret}) (${secret})]`;
  },
  'an unknown key of the trailer': (draft, secret) => {
    draft.trailer = `/Dados (${secret})`;
  },
  'an object that nothing uses': (draft, secret) => {
    draft.pdf.add(`(${secret})`);
    draft.pdf.stream('', secret);
  },
  'an older revision': (draft, secret) => {
    const title = draft.pdf.add(`<< /Title (${secret}) >>`);
    draft.trailer = `/Info ${title} 0 R`;
    draft.finish = (bytes) => revised(bytes, title);
  },
  'bytes after the end': (draft, secret) => {
    draft.finish = (bytes) => Buffer.concat([bytes, Buffer.from(`\n${secret}\n`)]);
  },
  'a comment between objects': (draft, secret) => {
    draft.finish = (bytes) =>
      Buffer.from(
        bytes.toString('latin1').replace('%\xe2\xe3\xcf\xd3\n', `%\xe2\xe3\xcf\xd3\n%${secret}\n`),
        'latin1',
      );
  },
};

/** Replaces an object by an incremental update (ISO 32000-2, 7.5.6). */
function revised(bytes: Buffer, number: number): Buffer {
  const text = bytes.toString('latin1');
  const [, previous = '0'] = /startxref\n(\d+)/.exec(text) ?? [];
  const [, entries = ''] = /trailer\n<<([^]*?)\/Info/.exec(text) ?? [];
  const offset = bytes.length;
  const object = `${number} 0 obj\n<< /Title (novo) >>\nendobj\n`;
  const table = `xref\n${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<<${entries}/Info ${number} 0 R /Prev ${previous} >>\nstartxref\n${offset + object.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(object + table + trailer, 'latin1')]);
}
