import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const STREET =
  '(?:rua|r\\.|avenida|av\\.?|alameda|al\\.|travessa|trav\\.|tv\\.|praca|pca\\.?|rodovia|rod\\.|estrada|estr\\.|viela|largo|ladeira|beco|servidao|via|passagem|quadra|qd\\.?|sq[ns]w?|shis|shin|scs|sgas|ql|qi|conjunto|loteamento|condominio|sitio|chacara|fazenda|vila|parque|passarela|calcada)';
// Up to nine words of a street's name: letters, figures of a date ("XV de Novembro", "7 de Setembro").
const STREET_NAME =
  "(?: ?\\n? ?(?:[A-ZÀ-Ý0-9][\\p{L}\\d.'ªº]{0,24}|d[aeo]s?|e|em|n[ao])(?=[\\s,.;/()-]|$)){1,9}?";
const NUMBER =
  '(?:[ ,]*\\n?[ ,-]*(?:n[ºo°.]{1,2}\\s?|n[úu]mero\\s|km\\s?|lote\\s|casa\\s)?\\d{1,5}(?:[.,]\\d{1,3})?(?:-?[A-Z])?(?![\\p{L}\\d/]|[.,]\\d)|[ ,]+s\\/?n[º°.]?(?![\\p{L}]))';
const STARTS = new RegExp(`(?<![\\p{L}\\d])${STREET}(?=[ \\n]+[\\p{L}\\d])`, 'giu');
const WITH_NUMBER = new RegExp(`(?:[\\p{L}]{1,12}\\.?)${STREET_NAME}${NUMBER}`, 'uy');
/** In chats: "rua do catete 310". */
const SMALL =
  /(?:rua|av\.?|avenida|travessa|alameda|pra[cç]a|r\.)(?: \p{L}{2,20}){1,4},? (?:n[ºo°.]{1,2} ?)?\d{1,5}(?![\d.,]\d)/iuy;
const WITHOUT_NUMBER =
  /(?:\p{L}{1,12}\.?)(?: (?:[A-ZÀ-Ý][\p{L}.']{1,24}|d[aeo]s?|e)(?=[\s,.;/()-]|$)){1,7}/uy;

const GAP = '(?!\\. ?\\n)[ ,;./–-]{0,4}\\n?[ ,–-]{0,3}';
const UF = '(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)';
const PROPER =
  "[A-ZÀ-Ý][\\p{L}.']{1,24}(?: (?:d[aeo]s? |e )?(?:[A-ZÀ-Ý][\\p{L}.']{1,24}|[IVX]{1,4}|\\d{1,2})){0,4}";
/** What may follow a street and number, one after the other, in any order. */
const PARTS: readonly RegExp[] = [
  `${GAP}\\(?(?:[Aa]partamento|APARTAMENTO|[Aa]pto\\.?|APTO\\.?|[Aa]pt\\.?|[Aa]p\\.?|AP\\.?|BLOCO|CASA|SALA|CONJUNTO|[Bb]loco|[Bb]l\\.?|BL\\.?|[Cc]asa|[Cc]s\\.?|[Ss]alas?|[Ss]l\\.?|[Cc]onjunto|[Cc]onj\\.?|[Cc]j\\.?|[Aa]ndar|[Tt]orre|[Ll]ote|[Ll]t\\.?|[Qq]uadra|[Qq]d\\.?|[Ff]undos|FUNDOS|[Ss]obreloja|[Ll]oja|[Bb]ox|[Ee]dif[ií]cio|[Ee]d\\.?|[Cc]ond(?:om[ií]nio|\\.)|[Uu]nidade|[Cc]omplemento|[Cc]ompl\\.?)(?::? ?(?:n[ºo°]\\.? ?)?(?:\\d{1,5}[A-Za-z]?|[A-Z](?![\\p{L}])|[A-ZÀ-Ý][\\p{L}]{2,20}(?: [A-ZÀ-Ý][\\p{L}]{2,20}){0,3}))?\\)?(?![\\p{L}\\d])`,
  `${GAP}\\d{1,2}[ºª°o] ?andar`,
  `${GAP}(?:(?:CEP|[Cc]ep):?\\s?(?:n[ºo°]\\.?\\s?)?)?\\d{2}\\.?\\d{3}\\s?-\\s?\\d{3}(?!\\d)`,
  `${GAP}(?:CEP|[Cc]ep):?\\s?\\d{8}(?!\\d)`,
  `${GAP}(?:bairro|jardim|vila|centro|conjunto)(?: \\p{Ll}{2,20}){1,2}(?=\\n|$|[,.;\\t])(?![\\p{L}])`,
  `${GAP}(?:[Bb]airro:?|BAIRRO|[Dd]istrito(?: de)?|[Ss]etor|[Jj]ardim|JARDIM|[Jj]d\\.?|[Vv]ila|VILA|[Vv]l\\.?|[Pp]arque|[Pp]q\\.?|[Cc]entro|CENTRO|[Zz]ona (?:[Ss]ul|[Nn]orte|[Ll]este|[Oo]este|[Rr]ural)|[Rr]esidencial|[Ll]oteamento)(?: (?:d[aeo]s? )?(?:${PROPER}))?(?![\\p{L}])`,
  `${GAP}(?:(?:na |no |em )?(?:cidade|munic[ií]pio|comarca) de )?${PROPER}\\s?[-/,(]\\s?${UF}\\)?(?![\\p{L}])`,
  `(?<=\\d{5}-\\d{3}),? ?[-–]? ?\\n?${PROPER}(?: ?[-/,] ?| )${UF}(?![\\p{L}])`,
  `${GAP}(?:zona rural|interior|ZONA RURAL|INTERIOR|[Tt]erra [Ii]nd[ií]gena ${PROPER})(?![\\p{L}])`,
  `${GAP}${UF}(?![\\p{L}])`,
  `[,-] ?\\n?${PROPER}(?=\\s?[,/–-]|\\s?[\\n\\t]|\\s?$|\\.)`,
  `${GAP}Brasil(?![\\p{L}])`,
].map((source) => new RegExp(source, 'uy'));
const MOST_PARTS = 8;

/** Places in the country have no number; what stands around them has to say that somebody lives there. */
const RURAL =
  /(?<!\p{L})(?:s[ií]tio|fazenda|ch[áa]cara|linha|aldeia|povoado|assentamento|comunidade|col[ôo]nia|vicinal|ramal|quilombo|localidade|travess[ãa]o|gleba|est[âa]ncia) (?:d[aeo]s? )?[A-ZÀ-Ý][\p{L}.']{1,24}(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\p{L}.']{1,24}){0,4}(?![\p{L}])/giu;
const LIVES =
  /(?:residente|reside|mora(?:dora?)?|domiciliad[oa]|domicilio|endereco|localizad[oa]|situad[oa]|sito|sita|vive)(?![a-z])[^.;\n]{0,40}$/;
const COUNTRY = /^[ ,.-]{0,3}(?:zona rural|interior|km|lote|terra indigena|s\/?n)(?![a-z])/;

const ENGLISH_STREET =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Square|Sq|Place|Pl|Terrace|Way|Close|Crescent|Gardens|Grove|Mews|Row|Hill|Parkway|Pkwy|Highway|Hwy|Circle|Trail|Walk|Green|Park|Cottages?|Rise|Villas?|Quay|Wharf|Parade|Mount|Vale|Fold|Yard|Foregate|Heights|Crossing|Loop|Ridge|Path|Pike|Turnpike|Esplanade|Embankment)';
const ENGLISH = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:(?:Flat|Apt\\.?|Apartment|Unit|Suite) \\w{1,5}, ?)?\\d{1,6}[A-Za-z]?,? (?:[NSEW]\\.? )?(?:[A-Z0-9][\\p{L}\\d.']{0,20} ){1,4}${ENGLISH_STREET}(?![\\p{L}])\\.?(?: [NSEW]{1,2}(?![\\p{L}]))?` +
    `(?:,? ?\\n?(?:Apt\\.?|Apartment|Suite|Ste\\.?|Unit|Flat|Floor|#) ?#?\\w{1,6})?(?:,? ?\\n?[A-Z][\\p{L}.']{2,20}(?: [A-Z][\\p{L}.']{1,20}){0,3}(?=,|\\s\\d|\\s[A-Z]{2}))?(?:, ?\\n?[A-Z][\\p{L}.']{2,20}(?: [A-Z][\\p{L}.']{1,20}){0,2}(?=,|\\s[A-Z\\d]))?` +
    `(?:,? ?\\n?(?:[A-Z]{2} \\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\d{5}(?:-\\d{4})?|[A-Z]{2}))?(?![\\p{L}\\d])`,
  'gu',
);
const PO_BOX = /(?<!\p{L})(?:P\.? ?O\.? Box|Caixa Postal|C\.P\.)[ :]{1,2}\d{1,6}/giu;

/** Whole addresses: street, number, complement, quarter, town, state and postal code as one. Linear. */
export function findAddresses(document: Document): Found[] {
  const { text, folded } = document;
  const found: Found[] = [];
  const add = (start: number, end: number, confidence: number) => {
    found.push({
      start,
      end,
      category: 'address',
      detector: 'label',
      confidence,
      reason: because('pattern'),
      proposal: 'remove',
      priority: 89,
    });
  };
  STARTS.lastIndex = 0;
  for (let match = STARTS.exec(folded); match !== null; match = STARTS.exec(folded)) {
    const end = addressEnd(document, match.index);
    if (end === undefined) continue;
    add(match.index, end.at, end.confidence);
    STARTS.lastIndex = end.at;
  }
  for (const match of text.matchAll(RURAL)) {
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    const end = match.index + match[0].length;
    if (!LIVES.test(before) && !COUNTRY.test(folded.slice(end, end + 24))) continue;
    add(match.index, partsEnd(text, end, MOST_PARTS).at, 0.88);
  }
  for (const match of text.matchAll(ENGLISH)) add(match.index, match.index + match[0].length, 0.92);
  for (const match of text.matchAll(PO_BOX)) add(match.index, match.index + match[0].length, 0.9);
  return found;
}

function addressEnd(
  { text, folded }: Document,
  start: number,
): { at: number; confidence: number } | undefined {
  const capital = text[start] !== text[start]!.toLowerCase();
  WITH_NUMBER.lastIndex = start;
  SMALL.lastIndex = start;
  const numbered = WITH_NUMBER.exec(text) ?? SMALL.exec(text);
  WITHOUT_NUMBER.lastIndex = start;
  const first = numbered ?? (isWayOnly(text, start) ? WITHOUT_NUMBER.exec(text) : null);
  if (first === null || !/\s.*[A-ZÀ-Ý\d]/su.test(first[0])) return undefined;
  const { at, parts } = partsEnd(text, start + first[0].length, numbered === null ? 3 : MOST_PARTS);
  if (numbered !== null) return { at, confidence: 0.95 };
  if (/^r\./i.test(first[0])) return undefined;
  if (parts > 0) return { at, confidence: 0.85 };
  const lives = LIVES.test(folded.slice(Math.max(0, start - 60), start));
  return { at, confidence: lives ? 0.8 : capital ? 0.45 : 0.4 };
}

function partsEnd(text: string, from: number, most: number): { at: number; parts: number } {
  let at = from;
  let parts = 0;
  for (; parts < most; parts++) {
    const next = partEnd(text, at);
    if (next === undefined) break;
    at = next;
  }
  return { at, parts };
}

/** Without a number only what is surely a way counts: "Parque", "Vila", "via" and the like are other things too. */
const WAY =
  /^(?:rua|r\.|avenida|av\.|alameda|travessa|pra[cç]a|rodovia|estrada|ladeira|beco|viela) [A-ZÀ-Ý]/iu;
const isWayOnly = (text: string, start: number): boolean => WAY.test(text.slice(start, start + 24));

function partEnd(text: string, at: number): number | undefined {
  for (const part of PARTS) {
    part.lastIndex = at;
    const match = part.exec(text);
    if (match !== null && match[0].length > 1) return at + match[0].length;
  }
  return undefined;
}
