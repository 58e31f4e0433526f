import { SHORT_ENGLISH_MONTHS } from '../text/calendar.ts';
import { together } from '../text/starts.ts';
import type { Said } from './said.ts';

export const PLACE_WORD = "[A-ZÀ-Ý][\\p{L}'-]{1,24}";
/** "St. Asaph", "Bury St. Edmunds", "Mt. Pleasant": the stop ends no sentence. */
const SHORTENED = '(?:(?:St|Ste|Sta|Sto|Mt|Ft)\\. ?)?';
/** A run of words with capitals, its state or country behind it; a new line only between the words of one name. */
const placeWith = (gap: string): string =>
  `${SHORTENED}${PLACE_WORD}(?:${gap}(?:d[aeo]s?${gap})?${SHORTENED}${PLACE_WORD}(?! civil(?!\\p{L})|:)){0,4}(?: ?[-/,(] ?[A-Z]{2}\\)?(?!\\p{L})|, prov[íi]ncia d[aeo] [A-ZÀ-Ý]\\p{L}{2,20}(?: [A-ZÀ-Ý]\\p{L}{2,20})?| ?[,/-] ?(?:Co\\. ?)?[A-ZÀ-Ý]\\p{L}{2,20}(?: [A-ZÀ-Ý]\\p{L}{2,20})?)?`;
const PLACE = placeWith('[ \\n]');
/** Of the same line. */
export const PLACE_OF_LINE = placeWith(' ');
const TOWN_AND_STATE =
  "[A-ZÀ-Ý][\\p{L}'-]{1,24}(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}'-]{1,24}){0,3}(?: ?[-/] ?[A-Z]{2}(?!\\p{L})|, [A-ZÀ-Ý]\\p{Ll}{3,20}(?: [A-ZÀ-Ý]\\p{Ll}{2,20})?)";
/** A birthday behind its label. */
const BIRTH =
  '(?:[Nn]ascimento|NASCIMENTO|[Nn]asc\\.?|[Bb]orn|[Dd]ate of birth|DOB): ?[\\p{L}\\d/., -]{8,20}\\d';
export const END = '(?=[,;.)/]|\\n|$|,? (?:(?:in|on|c\\.?) )?\\d| (?:and|but|now|e|mas|hoje)(?!\\p{L}))';
export const NO_PLACE = `(?!(?:Again|Free|Rich|Deaf|Blind|Dead|Alive|${SHORT_ENGLISH_MONTHS}|On|In|At|To|The)[a-z]*(?!\\p{L})(?! \\p{Lu}))`;

/** What is born as well, before the word: "A empresa nasceu no município de Bento, distrito de Faria". */
const FOUNDED =
  '(?:empresa|clube|ideia|projeto|banda|movimento|rio|ribeir[ao]|time|partido|igreja|escola|cooperativa|associação|festa|festival|marca|firma|fábrica|vinícola|hospital|grupo|instituto|fundação)';

const birthplace = (source: string): Said => ({
  category: 'birthplace',
  pattern: new RegExp(source, 'uy'),
});

/** Where somebody was born, on the text as it stands. */
export const BORN_AT = together<Said>([
  birthplace(
    `(?:(?:[Nn]atural|NATURAL|(?<=(?:^|[,;:(\\n] ?|(?:são|eram|ambos|ambas|todos|todas|e) ))[Nn]aturais(?: amb[oa]s)?) (?:d[aeo]|D[AEO])|(?<=, )originally from|(?<=\\d, |(?:is|am|was) a )native of) (${PLACE})`,
  ),
  birthplace(`(?:[Nn]aturalidade:?|NATURALIDADE:?) (${PLACE_OF_LINE})`),
  birthplace(
    `(?:[Nn]asc(?:id[oa]|eu|i)|[Bb]orn|NASCID[OA])(?: (?:(?:aos?|em|no dia|on|de|at) )?[\\p{L}\\d/.º,-]{1,20}(?: [a-zç\\d]{1,10}){0,4})??,? (?:na cidade de|no munic[íi]pio de|em|in|at|n[ao]|EM) (${PLACE})`,
  ),
  // "Nascimento: 26/05/1991, Feira de Santana, Bahia", "Born: 23 September 2001⏎At: Halifax".
  birthplace(`${BIRTH}(?:, | em )(${TOWN_AND_STATE})`),
  birthplace(`${BIRTH}[\\n\\t] ?(?:At|Place|In): ?(${PLACE_OF_LINE})`),
  birthplace(
    `(?:[Vv]eio|[Vv]im|[Vv]ieram) (?:ao mundo|à luz) (?:em|n[ao](?: \\p{Ll}{4,9} d[aeo])?) (${PLACE})`,
  ),
  birthplace(`(?:[ée]|era|sou|foi|s[ãa]o) crias? (?:ali |l[áa] )?d[aeo] (${PLACE})`),
  birthplace(`[Dd]e nascença d[aeo] (${PLACE})`),
  // "natural da freguesia de Alvoco da Serra, concelho de Seia"
  birthplace(
    `(?:freguesia|concelho|distrito|munic[íi]pio|comarca|termo) d[aeo]s? (?<=(?<!\\p{L})(?:[Nn]atural|[Nn]aturais|[Nn]ascid[oa]|(?<!${FOUNDED} )[Nn]asceu)(?!\\p{L})[^.;\\n]{1,110})(${PLACE})`,
  ),
  birthplace(
    `(?<=[Nn]aturalidade d[oa] [^\\n;]{3,50}; ?)d[oa] (?:pai|mãe|noiv[oa]|espos[oa]|marido|mulher): (${PLACE_OF_LINE})`,
  ),
  // "Pais: Tomé, de Alfândega da Fé, e Balbina, de Mogadouro", "Father: Hugh, from Larne."
  birthplace(
    `(?<=, )(?<=(?:Pai|PAI|Mãe|MÃE|Pais|PAIS|Filiação|Father|Mother|Parents)(?:: | )\\p{Lu}[^\\n;]{2,60}, )(?:d[aeo]|from) (${PLACE_OF_LINE})(?=[,;.)]|\\n|$)`,
  ),
  birthplace(
    `(?<=[Bb]orn[^.;\\n]{2,50}(?:,| and|,? but) |(?<!\\p{L})(?:was|were|is|and|[Hh]e|[Ss]he|I) |\\p{Lu}\\p{Ll}{2,12}, )(?:raised|reared|brought up|bred) (?:in |at |near )?(${PLACE_OF_LINE})`,
  ),
  birthplace(`(?:grew|grown|growing) up (?:in|at|near) (${PLACE_OF_LINE})`),
  // "m., b. Chard, bur. 3 May", "Mother b. Goa", "b. Cork 1944"
  birthplace(
    `(?<=[,(–] |(?:[Ww]ife|[Hh]usband|[Mm]other|[Ff]ather|himself|herself|Obit:.{3,40}) )b\\. (?:at |in |near )?(${PLACE_OF_LINE})${END}`,
  ),
  birthplace(`(?<=[^\\n] )b\\. (?:at |in |near )?(${PLACE_OF_LINE})(?=,? (?:1[89]|20)\\d\\d(?!\\d))`),
]);
