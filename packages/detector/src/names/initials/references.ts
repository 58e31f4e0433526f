import type { Range } from '../../text/document.ts';

/** "Our ref: MDB/lj/4471", "Your ref AW/pd": who dictated and who typed. */
const REFERENCE =
  /(?<=(?<!\p{L})(?:[Oo]ur|[Yy]our|[Nn]ossa|[Vv]ossa|[NVnv]\/) ?[Rr]ef(?:er[êe]ncia)?\.?:? {1,2})(\p{Lu}{2,3})[/:](\p{Ll}{2,3}|\p{Lu}{2,3})(?![\p{L}])/gu;
/** "PJS/kw", "HGW:eh", "NF/db – minuta 3" on a line of its own. */
const FOOT = /(?<=(?:^|\n)[ \t]{0,4})(\p{Lu}{2,3})[/:](\p{Ll}{2,3})(?=[ \t]{0,4}(?:\n|$)| [–-] )/gu;
/** "// mjt 12/03: do not touch" */
const IN_CODE =
  /(?<=(?:\/\/|#|--) ?)(?:TODO |FIXME )?(\p{Ll}{2,3}) (?=\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?:)/gu;
/** "mg/dl", "KB/sec" */
const RATES = /^(?:s|sec|min|ml|dl|kg|mil|m|h|hr|dia|mes|day|ha|ok)$/;

/** Letters of those who dictated, typed or wrote a line of a program. */
export const findInReferences = (text: string): Range[] =>
  [
    ...text.matchAll(REFERENCE),
    ...Array.from(text.matchAll(FOOT)).filter(([, , typist = '']) => !RATES.test(typist)),
    ...text.matchAll(IN_CODE),
  ].flatMap(({ index, 0: whole, 1: first = '', 2: second }) => {
    const start = index + whole.indexOf(first);
    const both = [{ start, end: start + first.length }];
    if (second !== undefined)
      both.push({ start: index + whole.length - second.length, end: index + whole.length });
    return both;
  });
