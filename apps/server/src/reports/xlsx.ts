/** A table as an Office Open XML workbook (ECMA-376): one sheet, text and numbers, a bold first row. */

import { strToU8, zipSync } from 'fflate';

type Row = readonly (string | number)[];

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`;

const relations = (...entries: readonly (readonly [string, string, string])[]): string =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts>
<fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** @param rows the first one holds the headings */
export function toXlsx(name: string, rows: readonly Row[]): Uint8Array {
  const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>
<sheet name="${escape(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheet(rows),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
}

function sheet(rows: readonly Row[]): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((value) => cell(value, index === 0)).join('');
    return `<row>${cells}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

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
