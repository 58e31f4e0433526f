import { PDFName, PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';

/** All that a copy says of itself: nothing of the document. */
const PACKET = `<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;

/** XMP that claims PDF/A-2b (ISO 19005-2, 6.6.4), as plain text, so that programs that know no PDF find it. */
export function pdfaMetadata(target: PDFContext): PDFRef {
  const dict = target.obj({ Type: 'Metadata', Subtype: 'XML' });
  const bytes = Buffer.from(PACKET, 'utf8');
  dict.set(PDFName.of('Length'), target.obj(bytes.length));
  return target.register(PDFRawStream.of(dict, bytes));
}
