import type { Document } from '../text/document.ts';
import type { Line } from '../text/layout.ts';
import { LABELS } from './dictionary.ts';
import { PASSWORDS } from './dictionary/accounts.ts';
import type { Label } from './dictionary/label.ts';
import { HEADS_OF_THINGS } from './headers.ts';
import { LONGEST_LABEL } from './label-cells.ts';

/** Numbers of people only over a column of them: "Nº: 4417" in a form is that of the form. */
const OF_ANYTHING: ReadonlySet<string> = new Set([
  'no',
  'nr',
  'n',
  '#',
  'num',
  'numero',
  'ref',
  'code',
  'caso',
  'account',
  'conta',
]);
/** Labels of teams, stands and pages as well: behind their colons an address begins with its house. */
const WEAK: ReadonlySet<string> = new Set(['home', 'lives', 'lives at', 'physical', 'stand']);
/** Somebody's name as well, behind which a colon leads to what she says; behind that of a password it is told by another rule. */
const OF_COLUMNS: ReadonlySet<string> = new Set(['nat', ...PASSWORDS]);
/** What has a day of its own every year without having been born. */
const OF_FEASTS =
  /^(?:eventos?|festas?|empresas?|firmas?|lojas?|cidades?|municipios?|bairros?|clubes?|entidades?|escolas?|igrejas?|paroquias?)(?![a-z])/;
/** A service that comes to the house: what it costs follows. */
const AT_HOME =
  /(?:coleta|entrega|exames?|atendimento|visita|vacinacao|servicos?|consulta|retirada|fisioterapia) (?:em|a|no) domicilio ?:\s*$/;
const HOUSE_FIRST = /^(?:flat |unit |no\.? ?)?\d{1,5}[a-z]?(?:\/\d{1,4})?,? (?!away)[a-z]{3}/;

/** A label with its value, in a row of cells. */
interface Asked {
  readonly label: Label;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly header: boolean;
}

/** Whether a label that also heads teams, pages and goods does so where it stands. */
export function meansSomethingElse(
  document: Document,
  lines: readonly Line[],
  row: number,
  { label, name, start, end, header }: Asked,
): boolean {
  if (label.kind === 'code' && ((!header && OF_ANYTHING.has(name)) || !namesNear(document, lines, row)))
    return true;
  if (WEAK.has(name)) return header || !HOUSE_FIRST.test(document.folded.slice(start, end));
  if (name === 'domicilio') return AT_HOME.test(document.folded.slice(Math.max(0, start - 40), start));
  // Of goods and flights as well.
  if (name === 'nacional') return !namesNear(document, lines, row);
  if (name === 'aniv' || name === 'niver')
    return isAmong(document, lines[row]!, OF_FEASTS) && !namesNear(document, lines, row);
  return OF_COLUMNS.has(name) && !(header && lines[row]!.length > 1);
}

/** So many lines from a name a code may stand to be its bearer's. */
const NAME_LINES = 2;
/** Heads a column of a table of things, in which a name is that of who sells or keeps them. */
const OF_THINGS = new RegExp(`^(?:${HEADS_OF_THINGS})(?![a-z])`);

const isAmong = ({ folded }: Document, line: Line, pattern: RegExp): boolean =>
  line.some(({ start, end }) => pattern.test(folded.slice(start, end)));

/** Whether the form or the table asks for a name as well, and for no things. */
function namesNear(document: Document, lines: readonly Line[], row: number): boolean {
  if (isAmong(document, lines[row]!, OF_THINGS)) return false;
  for (let near = Math.max(0, row - NAME_LINES); near <= row + NAME_LINES && near < lines.length; near++) {
    for (const cell of lines[near]!) {
      const name = /^[a-z][a-z ()/']{2,33}/.exec(
        document.folded.slice(cell.start, cell.start + LONGEST_LABEL),
      )?.[0];
      if (name !== undefined && LABELS.get(name.replaceAll(/\([ao]s?\)/g, '').trim())?.kind === 'name')
        return true;
    }
  }
  return false;
}
