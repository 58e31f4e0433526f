/** What stands before the street and is part of the address: "c/o Stainton, Rose Bank,", "Aldeia Caieiras Velha,". */

const NAMES = "\\p{Lu}[\\p{L}'.]{1,20}(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'.]{1,20}){0,3}";
const PLACES =
  '[Aa]ldeia|[Dd]istrito(?: de)?|[Ee]d\\.|[Ee]dif[íi]cio|[Cc]ondom[íi]nio|[Cc]ond\\.|[Ss][íi]tio|[Ff]azenda|[Ff]az\\.|[Cc]h[áa]cara|[Pp]ovoado|[Cc]omunidade|[Vv]ila|[Bb]airro|[Cc]ol[ôo]nia|[Ll]oteamento|[Rr]esidencial|[Rr]es\\.|[Rr]esid\\.|[Nn]úcleo [Rr]ural|[Jj]ardim|[Cc]onjunto|[Cc]onj\\.|[Cc]j\\.|COHAB|[Cc]ohab|[Pp]ousada|[Cc]asa|[Qq]uinta|[Ee]st[âa]ncia|[Ii]lha|[Pp]raia|[Ss]erra|[Ll]inha|[Aa]lto|[Ll]agoa';
const UNITS =
  '(?:Top|Ground|First|Second|Third|Basement|Upper|Lower|Rear|Front) (?:Floor|Flat|Maisonette)(?: (?:Flat|Rear|Front|Left|Right))?|(?:Flat|FLAT|Unit|UNIT|Apt\\.?|Apartment|Room|Level|Lot|Plot|Block|Blk|BLK|Caravan|caravan|Trailer|Space|Stand|Shop|RMB|RSD|Allotment|Villa|House No\\.|Door No\\.|No\\.?|Number|number|U) ?#?[A-Z]{0,3} ?\\d{1,5}(?:/\\d{1,4})?[A-Za-z]?(?: (?:Lot|Blk|Block) \\w{1,4})?|\\dF\\d|GFF|FFF|TFF|upstairs rear|downstairs|[Tt]he attic|The (?:Old )?[A-Z][a-z]{3,12}(?: House)?';
const CARE_OF = "(?:[Cc]/[Oo-]|[Cc]/|[Aa]/[Cc]) [\\p{L}][\\p{L}' .]{1,28}";
const FRONT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${PLACES}) (?:d[aeo]s? )?(?:${NAMES}(?: \\d{1,2})?|\\d{1,3})(?:, ?(?:n[ºo°]\\.? ?)?\\d{1,5})?|${UNITS}|${CARE_OF}(?:, ${NAMES})?)(?:,| -) ?\\n?$`,
  'u',
);
/** "c/o 5 Chase Court": the two letters right before the house. */
const RIGHT_BEFORE =
  /(?<![\p{L}\d])(?:(?:[Cc]\/[Oo-]|[Cc]\/) ?|(?:number|rear of|(?:Blk|BLK|Block|Lot|Room|No|NO|Unit|Flat|FLAT|Plot|Allotment|RMB|House No|Ward No|Door No|Space|Caravan|caravan|Stand|Stop|Section|Sector|Ward|Lot No)\.?)(?: ?\d{1,5}[A-Z]?,? (?:Lot|Blk|Block|Room|Unit|Flat|House)){0,2}\s)$/u;
const LENGTH = 70;
const MOST = 3;

/** Where an address begins that is found from its street on. Bounded. */
export function frontOf(text: string, street: number): number {
  let at = street;
  for (let count = 0; count < MOST; count++) {
    const before = text.slice(Math.max(0, at - LENGTH), at);
    const front = RIGHT_BEFORE.exec(before) ?? FRONT.exec(before);
    if (front === null) break;
    at = at - before.length + front.index;
  }
  return at;
}
