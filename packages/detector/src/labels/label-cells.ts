import type { Document } from '../text/document.ts';
import type { Cell } from '../text/layout.ts';
import { LABELS, OF_LIFE, OTHER_LABELS } from './dictionary.ts';
import { ADDRESS_PARTS } from './dictionary/homes.ts';
import type { Label } from './dictionary/label.ts';
import { ASKED } from './dictionary/life.ts';

/** Forms ask with a question mark, or lead to the box with dots, or have a line to write on. */
const ENDS_LABEL = /:|\?|\.{3,80} ?|_{2,80} ?/g;

export const LONGEST_LABEL = 34;
/** Boxes of official forms are numbered: "11 Nome". */
export const NUMBERED = /^\d{1,2}(?:[a-z](?=[.)]))?[.)-]? (?=[a-z])/;
/** Whether a cell holds a label and nothing else. */
export function isLabel(document: Document, cell: Cell): boolean {
  if (cell.end - cell.start > LONGEST_LABEL) return false;
  const text = wordingOf(document, cell);
  return LABELS.has(text) || OTHER_LABELS.has(text) || nameOfLabel(text) !== undefined;
}

/** What a cell says, without the signs around a label. */
const wordingOf = ({ folded }: Document, { start, end }: Cell): string =>
  folded
    .slice(start, end)
    .replace(/[ :*.]+$/, '')
    .replace(NUMBERED, '');

/** How the label is called that a cell may hold: "Dt. Nasc.:" is "dt nasc". */
export const nameIn = (document: Document, cell: Cell): string =>
  labelIn(document, cell) ?? wordingOf(document, cell).replaceAll('.', '');

/** "Motorista" begins a row of a table of posts, "Nome do pai" one of people. */
const OF_NAMES = /nom|name/;

/** Whether a cell holds a label that asks for something of somebody, rather than a post, a sum or a day. */
export function asks(document: Document, cell: Cell): boolean {
  if (cell.end - cell.start > LONGEST_LABEL) return false;
  const name = nameIn(document, cell);
  const label = LABELS.get(name);
  return label !== undefined && (label.category !== 'person' || OF_NAMES.test(name));
}

const LONGEST_REMARK = 60;
/** "Birthplace (city and state or foreign country)": what it asks for without the remark. */
const WITH_REMARK = /^([a-z][^()]{2,33}?) ?\([^()]{2,60}\)$/;
/** "Naturalidade / Place of birth" */
const IN_TWO_LANGUAGES = /^([a-z][^/]{2,33}?) ?\/ ?([a-z][^/]{2,33})$/;

/** The label in a cell that holds its translation or a remark as well. */
export function labelIn(document: Document, cell: Cell): string | undefined {
  if (cell.end - cell.start > LONGEST_LABEL + LONGEST_REMARK) return undefined;
  return nameOfLabel(wordingOf(document, cell));
}

function nameOfLabel(text: string): string | undefined {
  const remarked = WITH_REMARK.exec(text)?.[1];
  if (remarked !== undefined && LABELS.has(remarked)) return remarked;
  const [, first = '', second = ''] = IN_TWO_LANGUAGES.exec(text) ?? [];
  const name = first.replace(/\.$/, '');
  const category = LABELS.get(name)?.category;
  return category !== undefined && category === LABELS.get(second)?.category ? name : undefined;
}

/** "Relationship to account holder:", "Proof of address:": what the label names is not what stands there. */
const LED =
  /(?:relation(?:ship)?|parentesco) (?:to|com) (?:the |o |a )?$|(?:proof|comprovante) (?:of|de) $|(?:year|month|week|tax|financial)[- ]$|(?:mesm[ao]|same) $/;
/** "Empresa contratada:", "Setor responsável:" ask for no one; "Company contact:" and "Empresa - testemunha:" do. */
const FIRM =
  /(?<![a-z])(?:empresa|firma|setor|orgao|entidade|area|departamento|laboratorio|company|firm|department|laboratory) $/;
const MAY_BE_FIRM =
  /^(?:responsavel|solicitante|requisitante|contratad[oa]|contratante|interessad[oa]|beneficiari[oa]|emitente|pagador|cliente|proprietari[oa]|vendedora|compradora|client|customer|owner|requester|buyer|seller|tenant|landlord|borrower|lender|beneficiary|provider|insured)$/;
const isLed = (before: string, name: string): boolean =>
  LED.test(before) || (FIRM.test(before) && MAY_BE_FIRM.test(name));

/** Each "label:" in a cell with what follows it, up to the next one. */
export function readColons(
  document: Document,
  cell: Cell,
  labelOf: (name: string) => Label | undefined,
  see: (label: Label, name: string, start: number, end: number) => void,
): void {
  const { folded, text } = document;
  const within = folded.slice(cell.start, cell.end);
  let open: { label: Label; name: string; start: number } | undefined;
  // Looked for in the cell only: a text of cells without colons would be searched to its end from each.
  for (const { index: mark, 0: sign } of within.matchAll(ENDS_LABEL)) {
    const at = cell.start + mark;
    const before =
      labelBefore(folded, Math.max(cell.start, at - LONGEST_LABEL), at) ??
      labelBefore(folded, ...withoutRemark(folded, cell.start, at));
    if (before === undefined || (sign !== ':' && !isAsked(before.name, sign))) continue;
    if (open !== undefined) see(open.label, open.name, open.start, before.start);
    const label = labelOf(before.name);
    open = undefined;
    if (label !== undefined) {
      let start = at + sign.length;
      while (start < cell.end && text[start] === ' ') start++;
      open = { label, name: before.name, start };
    }
  }
  if (open !== undefined) see(open.label, open.name, open.start, cell.end);
}

/** Fewer dots are those of whoever falls silent. */
const LEADS = /^(?:_|\.{5})/;
const isAsked = (name: string, sign: string): boolean =>
  ASKED.has(name) || (LEADS.test(sign) && OF_LIFE.has(LABELS.get(name)?.category ?? 'person'));

const isKnown = (name: string): boolean =>
  LABELS.has(name) || OTHER_LABELS.has(name) || ADDRESS_PARTS.has(name);

/** Where to look for the label of "Estado civil (marque um):". */
function withoutRemark(folded: string, start: number, colon: number): [number, number] {
  if (folded[colon - 1] !== ')') return [colon, colon];
  const from = Math.max(start, colon - LONGEST_REMARK);
  const open = folded.slice(from, colon).lastIndexOf('(');
  return open <= 0 ? [colon, colon] : [Math.max(start, from + open - LONGEST_LABEL), from + open];
}

/** The longest known label that ends right before a colon. */
function labelBefore(
  folded: string,
  from: number,
  colon: number,
): { name: string; start: number } | undefined {
  const before = folded.slice(from, colon).replace(/(?: ?\([a-z]{1,3}\))+ ?$|[ .]+$/, '');
  if (!/[a-z0-9)]$/.test(before)) return undefined;
  for (let start = 0; start < before.length; start++) {
    if (!/[a-z0-9]/.test(before[start]!) || (start > 0 && /[a-z0-9]/.test(before[start - 1]!))) continue;
    const name = before
      .slice(start)
      .replaceAll(/\(([ao]s?)\)/g, '')
      .replaceAll(/[._]/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim();
    if (isKnown(name)) return isLed(before.slice(0, start), name) ? undefined : { name, start: from + start };
  }
  return undefined;
}
