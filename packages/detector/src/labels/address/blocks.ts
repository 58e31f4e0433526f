import { foldToken } from '../../model/words.ts';
import { asFirst, knownOf } from '../../names/lists.ts';
import type { Document } from '../../text/document.ts';
import type { Place } from './anchored.ts';

/** The last line of an address on an envelope: its code, with a town and a country at most. */
const CODE_LINE =
  /^(?:[\p{L} .'-]{2,40}[ ,-]{1,3})?(?:(?:CEP:? )?\d{2}\.?\d{3}-\d{3}(?: ?[,-]? ?[\p{L} '/-]{3,40})?|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}|[ACDEFHKNPRTVWXY]\d[\dW] [AC-FHKNPRTV-Y\d]{4}|[A-Z]{2} \d{5}(?:-\d{4})?|\d{4,5}(?:-\d{3})? \p{Lu}[\p{L} .'-]{2,30}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)$/u;
/** Its other lines: a few words and numbers that are no sentence and no field. */
const LINE = /^[\p{L}\d#"(][^:@;!?\t|=]{1,58}$/u;
const SENTENCE =
  /(?<!\p{L})(?:Dear|Prezad[oa]|Ref|Re|Date|Data|Tel|Phone|Fone|\p{Ll}{4,} \p{Ll}{4,} \p{Ll}{4,})(?!\p{L})/u;
/** "Osasco, 4 de novembro de 2025", "12 March 2025", "Boston, May 3, 2024": over a letter, above who it goes to. */
const DAY =
  /^(?:[\p{L} .'/-]{2,40}, ?)?(?:\d{1,2}(?:[ºo.]|st|nd|rd|th)? (?:de |of )?\p{L}{3,9}\.?,? (?:de )?(?:19|20)\d\d|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d)\.?$/u;
/** The line of who lives there: a title, or nothing of an address in it. */
const TITLE =
  /^(?:(?:TO|To|AO|À|A) )?(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Rev|Sir|Lady|MR|MRS|MS|MISS|DR|Sr|Sra|SR|SRA|Exm[oa]|Il(?:ustríssim|m)[oa]|Senhora?|Dona|Pe|Frei|Ir)[.\s]/;
/** The same without a title: "MARIA DAS DORES LIMA". */
const NAME =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:[Dd][AaEeOo][Ss]?|[eE]|y|van|von|\p{Lu}\.?|\p{Lu}[\p{L}'’.-]+)){1,5}$/u;
/** Usual as a given name. */
const USUAL = 4;
const STREET =
  /\d|(?<!\p{L})(?:rua|av|avenida|travessa|pra[cç]a|estrada|s[íi]tio|fazenda|povoado|assentamento|quinta|casa|servid[ãa]o|a\/c|c\/o|street|road|lane|avenue|house|court|close|drive|way|terrace|cottage|farm|hall|heol|ty|upper|flat)(?!\p{L})/iu;
const MOST_LINES = 7;
const FEWEST_LINES = 2;

/** Addresses as they stand on envelopes and over letters: lines from under the name down to the code. Linear. */
export function addressBlocks({ text }: Document): Place[] {
  const found: Place[] = [];
  const lines: { start: number; end: number }[] = [];
  for (let start = 0; start <= text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const line = end - start > 80 ? '' : text.slice(start, end).trim();
    if (!LINE.test(line) || SENTENCE.test(line) || DAY.test(line)) lines.length = 0;
    else {
      lines.push({ start, end });
      if (lines.length > MOST_LINES) lines.shift();
      if (CODE_LINE.test(line)) {
        const first = firstLine(text, lines);
        if (first !== undefined) found.push({ start: first, end });
        lines.length = 0;
      }
    }
    start = end + 1;
  }
  return found;
}

function firstLine(text: string, lines: readonly { start: number; end: number }[]): number | undefined {
  const at = (index: number) => text.slice(lines[index]!.start, lines[index]!.end).trim();
  let title = -1;
  for (let index = 0; index < lines.length; index++) if (TITLE.test(at(index))) title = index;
  // "Cód. 4412⏎MARIA LIMA⏎RUA X 12": what stands over who lives there is none of it.
  const name = lines.findLastIndex(
    (_, index) =>
      isName(at(index)) && lines.slice(index + 1, -1).some((_, below) => STREET.test(at(index + 1 + below))),
  );
  const above = title >= 0 ? title : name;
  const first = above >= 0 ? above + 1 : lines.findIndex((_, index) => index > 0 || STREET.test(at(index)));
  if (first < 0 || lines.length - first < FEWEST_LINES) return undefined;
  const inside = lines.slice(first, -1);
  return inside.some(({ start, end }) => STREET.test(text.slice(start, end)))
    ? lines[first]!.start
    : undefined;
}

const isName = (line: string): boolean =>
  NAME.test(line) && !STREET.test(line) && asFirst(knownOf(foldToken(line.split(' ')[0]!))) >= USUAL;
