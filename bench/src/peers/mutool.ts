import { spawnSync } from 'node:child_process';
import type { Mark } from '../../../packages/pdf/src/index.ts';

/** Marks around the given values, found by a reader that is neither of the two compared. */
export function marksOf(pdf: string, secrets: readonly (readonly string[])[]): Mark[] {
  const { stdout, status } = spawnSync('pdftotext', ['-bbox', pdf, '-'], {
    encoding: 'utf8',
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (status !== 0) throw new Error('pdftotext (poppler-utils) is needed');
  return stdout
    .split('<page ')
    .slice(1)
    .flatMap((page, index) => marksOfPage(page, index, new Set(secrets[index])));
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<\/word>/g;

function marksOfPage(page: string, index: number, values: ReadonlySet<string>): Mark[] {
  return [...page.matchAll(WORD)].flatMap(([, left, top, right, bottom, text]) =>
    text !== undefined && values.has(text)
      ? [
          {
            page: index,
            text,
            boxes: [{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) }],
          },
        ]
      : [],
  );
}

/** A script for `mutool run` that redacts the same areas: black boxes, text gone, file cleaned. */
export function mutoolRedaction(marks: readonly Mark[]): string {
  const areas = marks.map(({ page, boxes: [box] }) => [page, box.left, box.top, box.right, box.bottom]);
  return `
var areas = ${JSON.stringify(areas)};
var document = Document.openDocument ? Document.openDocument(scriptArgs[0]) : new Document(scriptArgs[0]);
var page = null, current = -1;
function finish() { if (page) page.applyRedactions(true, 2); }
for (var i = 0; i < areas.length; ++i) {
  var area = areas[i];
  if (area[0] !== current) { finish(); current = area[0]; page = document.loadPage(current); }
  page.createAnnotation("Redact").setRect(area.slice(1));
}
finish();
document.save(scriptArgs[1], "garbage=3,compress");
`;
}
