import { because, isSurePerson, type Found, type Likely } from '../found.ts';
import { LABELS, OTHER_LABELS } from '../labels/dictionary.ts';
import type { Document, Range } from '../text/document.ts';
import type { Cell, Line } from '../text/layout.ts';
import { THING, asFirst, asSurname, isInDictionary, knownOf } from './lists.ts';

/** Of the cells of a column, or of lines one under the other, so many and so large a part are people. */
const FEWEST = 3;
const PART = 0.5;
const SURE = 0.5;
/** What the tagger takes for nobody's name at all is none here either. */
const LEAST = 0.005;
/** The left edges of the cells of one column, in points, are told to so many. */
const BIN = 8;
const CONFIDENCE = 0.72;
/** Usual enough as a given name to be one although a thing is called so ("April"). */
const USUAL = 3;
/** "3. ", "- ", "[x] ", "Mr ": before the name that a line begins with. */
const LEAD =
  /^(?:(?:[-•*–·]|\d{1,3}[.)ºª]?|\[[ x]?\]) ?)?(?:(?:Mr|Mrs|Ms|Miss|Dr|Dra|Sr|Sra|Prof|Seu|Dona|Tia|Tio)\.? )?/u;
/** What ends it: a mark, a bracket, a dash between blanks, a colon before what somebody owes or has run. */
const NAME =
  /^\p{Lu}[\p{L}'’.-]{1,20}(?: (?:d[aeo]s?|van|von|de la|the|[A-ZÀ-Ý]\.?|\p{Lu}[\p{L}'’.-]{1,20})){0,3}(?=$|[,(;]| [-–—] | \(| ?: ?(?:R\$ ?)?\d)/u;
const NOBODY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$|^(?:hi|hello|dear|oi|ola|bom|boa|prezad[oa]s?|ex|cabo|segunda|terca|quarta|quinta|sexta|sabado|domingo|totals?|subtotal|vago|vaga|vacant|vacancy|folga|feriado|ferias|holiday|leave|off|tbc|tba|none|nenhum|ninguem|nobody|anon|anonymous|anonimo|idem|ditto|livre|closed|fechado|aberto|reserva|reserve|staff|entrega|apologies|present|absent|ausente)(?![a-z])/;

type Entry = { readonly kind: 'person' } | (Range & { readonly kind: 'unknown'; readonly isUsual: boolean });

/** "April", "Bluey": what stands in a column of people, or in lines of people one under the other. Linear. */
export function findAmongPeople(
  document: Document,
  lines: readonly Line[],
  people: readonly Found[],
  likely: Likely,
): Found[] {
  const starts = new Set(people.filter((one) => isSurePerson(one, SURE)).map(({ start }) => start));
  return columnsOf(lines).flatMap((cells) => {
    const all = cells.map((cell) => entryOf(document, cell, starts));
    // Its head is no row.
    const entries = all[0]?.kind === 'person' ? all : all.slice(1);
    const persons = entries.filter((one) => one?.kind === 'person').length;
    if (persons < FEWEST || persons < entries.length * PART) return [];
    return entries.flatMap((one) =>
      one?.kind === 'unknown' && (one.isUsual || likely(one.start, one.end) >= LEAST) ? [personAt(one)] : [],
    );
  });
}

/** Cells one under the other, line after line; an empty line ends them all. */
function columnsOf(lines: readonly Line[]): Cell[][] {
  const columns: Cell[][] = [];
  let open = new Map<string, Cell[]>();
  for (const line of lines) {
    if (line.length === 0) open = new Map();
    const hasTabs = line.some(({ tabs }) => tabs > 0);
    for (const [index, cell] of line.entries()) {
      const place = cell.measured ? Math.round(cell.left / BIN) : hasTabs ? cell.tabs : index;
      const key = `${line.length === 1 && cell.tabs === 0 ? 'line' : 'cell'} ${place}`;
      const column = open.get(key);
      if (column === undefined) columns.push(openColumn(open, key, cell));
      else column.push(cell);
    }
  }
  return columns;
}

function openColumn(open: Map<string, Cell[]>, key: string, cell: Cell): Cell[] {
  const column = [cell];
  open.set(key, column);
  return column;
}

/** The name that a cell begins with; undefined where it begins with something else. */
function entryOf({ text, folded }: Document, cell: Cell, people: ReadonlySet<number>): Entry | undefined {
  const value = text.slice(cell.start, cell.end);
  const lead = LEAD.exec(value)?.[0].length ?? 0;
  const start = cell.start + lead;
  for (let at = cell.start; at <= start; at++) if (people.has(at)) return { kind: 'person' };
  const name = NAME.exec(value.slice(lead))?.[0];
  if (name === undefined) return undefined;
  const end = start + name.length;
  const words = folded.slice(start, end);
  return mayBeEntry(words)
    ? { kind: 'unknown', start, end, isUsual: asFirst(knownOf(words.split(/[^a-z']/)[0]!)) >= USUAL }
    : undefined;
}

function mayBeEntry(folded: string): boolean {
  if (NOBODY.test(folded) || LABELS.has(folded) || OTHER_LABELS.has(folded)) return false;
  const words = folded.split(/[^a-z']+/).filter((word) => word.length > 1);
  return (
    !words.some((word) => (knownOf(word) & THING) !== 0 && asFirst(knownOf(word)) < USUAL) &&
    words.some((word) => asFirst(knownOf(word)) > 0 || asSurname(knownOf(word)) > 0 || !isInDictionary(word))
  );
}

const personAt = ({ start, end }: Range): Found => ({
  start,
  end,
  category: 'person',
  detector: 'label',
  confidence: CONFIDENCE,
  reason: because('name-list'),
  proposal: 'remove',
  priority: 30,
});
