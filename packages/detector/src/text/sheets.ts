/** What parts the cells of lines where neither tabs nor wide gaps do: two spaces in columns, semicolons, slashes, commas. */

/** Two spaces part cells as well where the columns of the next or the last line begin or end at the same places. */
const NARROW = /\t+| {2,}| ?\| ?/g;
/** Behind a full stop or a colon two spaces are a habit of typing. */
const GAP = /(?<=[^\s:.!?]) {2,}(?=\S)|(?<=\.) {2,}(?=\S)/g;
/** So large a part of the gaps of a line stands over or under others; words spread over the width of a page seldom do. */
const ALIGNED = 0.6;

/** In sheets that were saved or pasted as text. */
const SIGNS = [
  { sign: ';', border: /^"|"? ?; ?"?|"$/g },
  { sign: ' / ', border: /\t+| {3,}| \/(?: |$)/g },
  { sign: ' - ', border: /\t+| {3,}| -(?: |$)/g },
  { sign: ',', border: /^"|"?,"?|"$/g },
] as const;
/** Of a sheet with two columns a head looks like a sentence. */
const FEWEST = 2;
type Sign = (typeof SIGNS)[number];
/** Over the column that says whom the rows are about; sheets of things are left as they are. Folded. */
const SOMEBODY = new RegExp(
  `(?<![a-z])(?:${[
    'nome|name|pessoa|alun|estudante|discente|docente|professor|crianca|filh[oa]|familiar|idos[oa]|responsavel|herdeir',
    'pacient|utente|medic[oa]|falecid|vitima|testemunha|detent|intern[oa]s?(?![a-z])|eleitor|candidat|inscrit|participant|convidad|voluntari',
    'soci[oa]|associad|cooperad|condomin|morador|inquilin|locatari|proprietari|contribuinte|doador|dizimista|membro|integrante',
    'servidor|funcionari|func|colab|empregad|trabalhador|motorista|operador|vendedor|benefici|segurad|titular|dependente',
    'client|atleta|jogador|leitor|assinante|passageir|hospede|devedor',
    'student|pupil|child|teacher|patient|victim|witness|applicant|candidate|volunteer|donor|member|employee|worker|driver|customer|tenant|owner|guest|resident|person(?![a-z])',
  ].join('|')})`,
);
const LONGEST_HEAD = 40;
const LONGEST_LINE = 2000;

/**
 * The borders of each line, folded; undefined for those that are parted as any line is. Linear.
 *
 * @param hasBoxes whether gaps are measured in a row: spaces tell nothing there
 */
export function bordersOf(
  lines: readonly string[],
  hasBoxes: (row: number) => boolean,
): (RegExp | undefined)[] {
  let sheet: { readonly sign: Sign; readonly count: number } | undefined;
  const gaps = lines.map(gapsOf);
  return lines.map((line, row) => {
    if (sheet !== undefined && countOf(line, sheet.sign) === sheet.count) return sheet.sign.border;
    sheet = sheetUnder(line, lines[row + 1]);
    if (sheet !== undefined) return sheet.sign.border;
    const own = gaps[row];
    if (own === undefined || hasBoxes(row)) return undefined;
    return isAligned(own, gaps[row - 1]) || isAligned(own, gaps[row + 1]) ? NARROW : undefined;
  });
}

/** A head without numbers over a row that has as many cells. */
function sheetUnder(head: string, row: string | undefined): { sign: Sign; count: number } | undefined {
  if (row === undefined || head.length > LONGEST_LINE || /\d{3}|[@:|\t]/.test(head)) return undefined;
  const sign = SIGNS.find((one) => head.includes(one.sign));
  if (sign === undefined) return undefined;
  const names = head.split(sign.sign);
  const count = names.length - 1;
  return count >= FEWEST &&
    SOMEBODY.test(head) &&
    names.every((name, at) => isName(name, sign) || (name === '' && at === count)) &&
    countOf(row, sign) === count
    ? { sign, count }
    : undefined;
}

/** A comma in prose has a space behind it. */
const isName = (name: string, { sign }: Sign): boolean =>
  name.length <= LONGEST_HEAD && (sign === ',' ? /^\S/ : /\S/).test(name);

/** The last cell may be empty, and the space before it lost. */
const countOf = (line: string, { sign }: Sign): number =>
  line.length <= LONGEST_LINE && line.includes(sign) ? `${line} `.split(sign).length - 1 : 0;

interface Gaps {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
}

function gapsOf(line: string): Gaps | undefined {
  if (!line.includes('  ') || line.length > LONGEST_LINE) return undefined;
  const found = [...line.matchAll(GAP)];
  return found.length === 0
    ? undefined
    : {
        starts: new Set(found.map(({ index }) => index)),
        ends: new Set(found.map(({ index, 0: gap }) => index + gap.length)),
      };
}

function isAligned({ starts, ends }: Gaps, other: Gaps | undefined): boolean {
  if (other === undefined) return false;
  const begins = [...starts];
  const aligned = [...ends].filter((end, at) => other.ends.has(end) || other.starts.has(begins[at]!));
  return aligned.length >= ends.size * ALIGNED;
}
