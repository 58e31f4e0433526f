import type { Document } from '../text/document.ts';

/**
 * What is called after people: told by the word before the name or after it, whatever the model says. Folded; a title
 * may stand between. Ways and plots are not here: addresses take them whole.
 */
const BEFORE =
  /(?<![a-z])(?:estadio|ginasio|arena|biblioteca|auditorio|maternidade|teatro|cine|museu|memorial|pavilhao|viaduto|ponte|tunel|terminal|estacao|refinaria|usina|reservatorio|barragem|hidreletrica|aeroporto|hospital(?: (?:municipal|estadual|regional|geral|universitario))?|santa casa|upa(?: 24h)?|ubs|usf|caps(?: (?:ad|i{1,3}))?|cras|creas|(?:escola|colegio|centro|instituto)(?: (?:municipal|estadual|federal|tecnica?|cultural|social|de ensino|de educacao infantil)){0,2}|emef|emei|cmei|cemei|e\.? ?e\.?|taca|trofeu|premio|copa|medalha|sarau|convento|mosteiro|santuario|capela|igreja(?: de)?|paroquia|fundacao|navio|rebocador|torre|edificio|ed\.|condominio|loja|restaurante|campus|uss|hms|mv|camp|the royal|(?:doenca|sindrome|mal|sinal|teste|cisto|escala|manobra) de) (?:(?:d[aeo]s?|de) )?(?:(?:prof|dr|dra|profa|dona|irma|padre|pe|dom|sta|sto|sao|santa|frei|madre|governador|presidente|ministro|coronel|cel|almirante|brigadeiro|senador|deputado|engenheiro|eng|juiz|juiza|des|desembargador|general|gen|marechal|mal|tenente|capitao)\.?[ªa]?\.? (?:d[aeo] )?)?$/;
const SAINT =
  /(?<![a-z])(?:sao|santo|nossa senhora d[aeo]s?|n\. ?s[ra]?\.? d[aeo]s?|st\.|saint|our lady of) $/;
const AFTER =
  /^(?:'s)?(?: [a-z]+){0,2}? (?:school|college|university|library|theatre|theater|stadium|building|hall|wing|bank|imaging|partners|llp|foundation|memorial|collection|hospital|clinic|surgery|museum|gallery|arena|bridge|tunnel|airport|station|prize|trophy|cup|lecture|disease|syndrome|cyst|palsy|procedure|veterinary group|recovery services|business school)(?![a-z])/;
const ORGANISED =
  /^(?: ?\+ ?partners|, [a-z]{2,16} & co(?![a-z])| & [a-z]{2,16} (?:llp|solicitors|veterinary|estate agents|bros|sons))/;
const LOOK_BACK = 64;
const LOOK_AHEAD = 48;

/** "a escola da Laís", "a loja da dona Agripina": where she goes, or what she keeps; one name alone. */
const HERS = /(?<![a-z])(?:escola|loja|restaurante) d[ao] (?:dona |seu )?$/;
const MONTH = /^(?:jan|apr|may|june?|aug|april|august)$/;
/** Called like families. */
const NATIONS =
  /^(?:romans|saxons|danes|franks|moors|scots|russians|italians|spaniards|americans|canadians|australians|brazilians)$/;
const DAY_BEFORE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)? $/;
const DAY_AFTER = /^ (?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?:[,:)\n]|$)/;

/** "the Romans" */
export const isNation = ({ folded }: Document, start: number, end: number): boolean =>
  NATIONS.test(folded.slice(start, end)) && folded.slice(Math.max(0, start - 4), start) === 'the ';

/** "Milo, Jan 9: Hey", "31 Jan": the months that are somebody's name elsewhere. */
export const isMonth = ({ folded }: Document, start: number, end: number): boolean =>
  MONTH.test(folded.slice(start, end)) &&
  (DAY_BEFORE.test(folded.slice(Math.max(0, start - 6), start)) ||
    DAY_AFTER.test(folded.slice(end, end + 7)));

/** Something called after somebody: "Estádio Bernardo Werner", "Alan Turing Building", "São Judas Tadeu". */
export function isCalledAfter({ text, folded }: Document, start: number, end: number): boolean {
  const before = sentenceBefore(text, folded, start, end);
  const isHers = HERS.test(before) && !/\s/.test(text.slice(start, end));
  if ((BEFORE.test(before) && !isHers) || isSaint(text, before, start)) return true;
  const after = folded.slice(end, end + LOOK_AHEAD);
  if (ORGANISED.test(after)) return true;
  const match = AFTER.exec(after);
  // "Maria's school" is hers; what is called after her has capitals throughout.
  return (
    match !== null &&
    !match[0].startsWith("'s") &&
    match[0]
      .split(' ')
      .every(
        (word, index) =>
          word === '' ||
          /^\p{Lu}/u.test(text.slice(end + offset(match[0], index))) ||
          /disease|syndrome|cyst|palsy|procedure/.test(match[0]),
      )
  );
}

/** "os avós são Raimundo e Rita": in small letters before a capital it is the verb. */
function isSaint(text: string, before: string, start: number): boolean {
  if (/^s[ãa]o /iu.test(text.slice(start, start + 4))) return true;
  const saint = SAINT.exec(before);
  if (saint === null) return false;
  return saint[0] !== 'sao ' || !/^s.+\s\p{Lu}/u.test(text.slice(start - saint[0].length, start + 1));
}

/** What stands before, over a line end as well; in a table the line above is another row. */
function sentenceBefore(text: string, folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const feed = before.lastIndexOf('\n');
  const isRow = feed >= 0 && (text[end] === '\t' || before.slice(0, feed).includes('\t'));
  return (isRow ? before.slice(feed + 1) : before).replaceAll('\n', ' ');
}

/** Where the word with this number begins. */
const offset = (words: string, number: number): number =>
  words
    .split(' ')
    .slice(0, number)
    .reduce((sum, word) => sum + word.length + 1, 0);
