/** Letters and marks as pages of the web write them: "&ccedil;", "&nbsp;". */

const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
};
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  ndash: '-',
  mdash: '-',
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
};
/** The source of a pattern for their names, in capitals too. */
export const ENTITY = `[A-Za-z](?:${Object.keys(ACCENTS).join('|')})|${Object.keys(ENTITIES).join('|')}`;

/** Undefined where no such letter has that accent. */
export function entity(name: string): string | undefined {
  const small = name.toLowerCase();
  const known = ENTITIES[small];
  if (known !== undefined) return known;
  const letter = (name[0]! + ACCENTS[small.slice(1)]!).normalize('NFC');
  return letter.length === 1 ? letter : undefined;
}
