import { pdfFile } from '../../../packages/pdf/testing/pdf-file.ts';
import { textDocument } from '../../../packages/pdf/testing/text-document.ts';
import { type Mark, openPages } from '../../../packages/pdf/src/index.ts';
import { encodeJpeg } from '../../../packages/pdf/src/picture/jpeg-encoder.ts';

const DPI = 300;
const QUALITY = 80;
const NOISE = 24;

/** A4 pages as a scanner gives them: text drawn at 300 dpi, grained, as grey JPEG; areas spread over each page. */
export async function scannedDocument(
  pages: number,
  perPage: number,
): Promise<{ readonly bytes: Uint8Array; readonly marks: readonly Mark[] }> {
  const reader = await openPages(textDocument(1, perPage).bytes);
  const { width, height, pixels } = reader.render(0, DPI);
  reader.close();
  const file = pdfFile();
  const parent = file.reserve();
  const kids: number[] = [];
  const marks: Mark[] = [];
  for (let page = 0; page < pages; page += 1) {
    const data = Uint8Array.from({ length: width * height }, (_, at) =>
      grained(pixels[4 * at] ?? 255, at, page),
    );
    const jpeg = await encodeJpeg({ width, height, components: 1, data }, QUALITY);
    const image = file.stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ` +
        `/BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    );
    const content = file.stream('', 'q 595 0 0 842 0 0 cm /I0 Do Q');
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R ` +
          `/Resources << /XObject << /I0 ${image} 0 R >> >> >>`,
      ),
    );
    for (let mark = 0; mark < perPage; mark += 1) {
      const top = 42 + mark * 140;
      marks.push({ page, text: '', boxes: [{ left: 180, top, right: 260, bottom: top + 13 }] });
    }
  }
  file.set(parent, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  return { bytes: file.bytes(file.add(`<< /Type /Catalog /Pages ${parent} 0 R >>`)), marks };
}

/** The same grain for the same place and page. */
function grained(value: number, at: number, page: number): number {
  const grain = Math.imul((at + page * 7919) ^ 0x9e3779b9, 0x85ebca6b) >>> 24;
  return Math.max(0, Math.min(255, value - (grain * NOISE) / 255));
}
