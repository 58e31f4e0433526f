/** A table as an Office Open XML workbook (ECMA-376): text and numbers, a bold first row; formulas can't get in. */

import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';

type Row = readonly (string | number)[];

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: number): string =>
  `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>
${numbers(sheets)
  .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${PARTS}.worksheet+xml"/>`)
  .join('')}
<Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`;

const numbers = (sheets: number): readonly number[] =>
  Array.from({ length: sheets }, (_, index) => index + 1);

/** All that is not a sheet. */
function framework(name: string, sheets: number): readonly (readonly [string, string])[] {
  const names = numbers(sheets).map((n) => {
    const title = sheets === 1 ? name : `${name.slice(0, 27)} ${n}`;
    return `<sheet name="${escape(title.slice(0, 31))}" sheetId="${n}" r:id="rId${n}"/>`;
  });
  const sheetRelations = numbers(sheets).map(
    (n) => [`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`] as const,
  );
  return [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', relations(['rId1', 'officeDocument', 'xl/workbook.xml'])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(...sheetRelations, [`rId${sheets + 1}`, 'styles', 'styles.xml']),
    ],
    ['xl/styles.xml', STYLES],
  ];
}

const relations = (...entries: readonly (readonly [string, string, string])[]): string =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts>
<fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** What a sheet can hold (2^20), less its heading; more rows go on in another sheet. */
const MOST_ROWS = 1_048_575;

/** @param batches rows as they come; nothing is kept of them */
export function xlsxStream(
  name: string,
  heading: Row,
  batches: AsyncIterable<readonly Row[]>,
  rowsInSheet = MOST_ROWS,
): Readable {
  return Readable.from(workbook(name, heading, batches, rowsInSheet), { objectMode: false });
}

async function* workbook(
  name: string,
  heading: Row,
  batches: AsyncIterable<readonly Row[]>,
  rowsInSheet: number,
): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  const zip = new Zip((error, data) => {
    if (error !== null) throw error;
    ready.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  });
  const part = (path: string): ((xml: string, last?: boolean) => void) => {
    const entry = new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    return (xml, last = false) => entry.push(strToU8(xml), last);
  };
  const start = (number: number): ReturnType<typeof part> => {
    const write = part(`xl/worksheets/sheet${number}.xml`);
    write(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${line(heading, true)}`);
    return write;
  };
  let sheets = 1;
  let inSheet = 0;
  let write = start(1);
  for await (const rows of batches) {
    for (const some of cut(rows, rowsInSheet - inSheet)) {
      if (inSheet === rowsInSheet) {
        write(SHEET_END, true);
        sheets += 1;
        inSheet = 0;
        write = start(sheets);
      }
      write(some.map((row) => line(row, false)).join(''));
      inSheet += some.length;
    }
    yield* ready.splice(0);
  }
  write(SHEET_END, true);
  for (const [path, xml] of framework(name, sheets)) part(path)(xml, true);
  zip.end();
  yield* ready.splice(0);
}

const SHEET_END = '</sheetData></worksheet>';

/** At the place where a sheet is full. */
const cut = (rows: readonly Row[], left: number): readonly (readonly Row[])[] =>
  rows.length <= left ? [rows] : [rows.slice(0, left), rows.slice(left)].filter(({ length }) => length > 0);

const line = (row: Row, heading: boolean): string =>
  `<row>${row.map((value) => cell(value, heading)).join('')}</row>`;

function cell(value: string | number, heading: boolean): string {
  const style = heading ? ' s="1"' : '';
  return typeof value === 'number'
    ? `<c${style}><v>${value}</v></c>`
    : `<c t="inlineStr"${style}><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 can't hold most control characters at all. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r]]/gv, '')
    .replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
