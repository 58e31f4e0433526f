/** Numbers and dates that belong to nobody by what stands around them, whatever the tagger says: law, files, lists. */

import { isNobodysHandle } from '../identifiers/nobodys-handles.ts';
import { numbersAThing } from '../identifiers/numbered-things.ts';
import { isQueueTicket } from '../identifiers/queue-tickets.ts';
import { SHORT_PORTUGUESE_MONTHS } from '../text/calendar.ts';
import { countsRows } from '../text/row-numbers.ts';
import type { Detail } from '../model/details.ts';
import type { Document, Range } from '../text/document.ts';

const LOOK_BACK = 64;
/** Two numbers that are further apart are no pages from one to the other. */
const MOST_PAGES = 200;
/** "arts. 15, XIV e XV, 19, caput, 53": none of them is an age. */
const LAW =
  /(?<![a-z])(?:arts?|artigos?|incisos?|paragrafos?|clausulas?|alineas?|sections?|paragraphs?|clauses?|fls?|fis|folhas|temas?|sumulas?|lei|leis|decreto|enunciado)(?![a-z])[^:]{0,48}$/;
const FILED =
  /(?<![a-z])(?:verificador|verificacao|crc|documento eletronico|codigo de (?:seguranca|autenticidade)|autos|processo|acordao|publicad[oa]|dje?t?|dou|doe|julgad[oa]|julgamento|precatorio|recurso|apelacao|agravo|habeas corpus|adi|adpf|resp|re|ms|hc|ai|ac)(?![a-z])[^\n]{0,24}$/;
/** "Houses: Drake 104, Nelson 98": names and what they scored, no flat among them. */
const SCORES =
  /(?<![a-z])(?:houses|scores?|results?|points|standings|league|final|placar|pontos|pontuacao|classificacao)[^\n:]{0,20}:(?:,? (?!flat|apt|unit|room|casa)[a-z]{3,16} \d{1,3}){2,}$/;
/** A booking, a claim, a letter: numbers of one of them are nobody's. */
const OF_ONE_TIME =
  /(?<![a-z])(?:booking|reservation|confirmation|pnr|(?:record )?locator|e-?ticket|claim|our|bilhete|localizador|reserva|sinistro)(?: (?:code|codigo|ref\.?|reference|number|no\.?|n[o.]{1,2}|file))*[\s:#.(]*$/;
/** What courts and offices do on a day: no day in somebody's life. */
const OFFICIAL_DAY =
  /(?<![a-z])(?:(?:distribuid|ajuizad|protocol|interpost|impetrad|intimad|citad|proferid|prolatad|lavrad|assinad|emitid|expedid|homologad|publica|julg|realizad|ocorrid|vencid|expir)[a-z]*|sessao|audiencia|pregao|vigencia|vigente|prazo|vencimento|prestacao|deserc[ao]{1,2}|a partir d[eo]|sentenca|acordao|contrato|lei|ate o dia|witness my hand|filed|served|signed|issued|published|dated|decided|heard|entered|effective|due|[pj]\.|pub\.?)(?![a-z])[^\n]{0,26}$/;
/** Numbers of cases in the forms of the superior courts, of Minas Gerais and of the whole country. */
const CASE =
  /^\d{4}\/\d{7}-\d$|^\d\.\d{4}\.\d{2}\.\d{6}-?\d|\d{1,7} ?- ?\d{2}\.\d{4}\.\d|^(?:re|airr|rr|ms|hc|adi|ac|ai)-?\d/;
/** Inside such a number that blanks have cut. */
const IN_CASE = /-\d{2}\.[\d.]{1,9}$/;
/** "No dia 18/4/2017, foi prolatada sentença". */
const DECIDED =
  /^,? (?:foi|foram) (?:prolatad|proferid|distribuid|julgad|publicad|realizad|designad|abert|expedid|lavrad|interpost)/;
/** "lina_pastel88" */
const USER_NAME = /^(?=.*[a-z]{3})(?=.*(?:_|[a-z]\d))[a-z][\w.-]{3,30}$/;
/** "josefa.leandro", "kphan" */
const ACCOUNT = /^[a-z][\w.-]{3,30}$/;
/** "218 870 446", "7720 094 331 XB" */
export const MANY_FIGURES = /^\+?(?:\d[ .()-]{0,2}){7,15}(?: ?[a-z]{1,2})?$/;
/** "Singh out 0600, back 0815" */
const HOUR = /^[012]\d[0-5]\d$/;
const AT_HOUR =
  /(?<![a-z])(?:in|out|at|off|on|from|to|till|until|since|back|entrada|saida|entrou|saiu|as|ate|das|desde) $/;
/** A player's strength, a distance, the paper of one transport, where one votes. */
const MEASURED = /(?<![a-z])(?:elo|rating|mileage|odometer|hodometro|guia|secao|(?<=- )[zs])\.?[: ]{1,2}$/;
const PAGES = /^(\d{1,4})-(\d{1,4})$/;
const OF_VOLUME = /^(?:(?:vol|pp|ement|fl|fls)-|(?:vtr|grn|drg|dwg)[- ])/;
/** A day at the head of a line that goes on: the entry of a log. */
const ENTRY = /^ [A-Z(“"]/;
/** What is counted is no age: "44 viagens", "36 degrees", "30 semanas", "27th". */
const COUNTED = new RegExp(
  `^(?:,? ?§|,? ?(?:${SHORT_PORTUGUESE_MONTHS})\\.|st|nd|rd|th|%|º|ª|°|\\.\\d|/\\d|,\\d|-?bit| ?(?:kg|mg|ml|cm|mm|km|m2|m²|x|h)(?![a-z])| (?!(?:anos?|aninhos|years?|yrs?|meses|months?|mths?|weeks|dias|days|when|quando|meio)(?![a-z]))[a-z]{4,})`,
);

/** Of several numbers, or of none. */
const NO_AGE = /,|^(?:old|anos|years|yrs)$/;
/** "RAM: 64M" */
const MEMORY = /(?<![a-z])(?:ram|rom|vram|ssd|hdd|cache|flash|memory|memoria|disk|disco): ?$/;

const NUMBERED: ReadonlySet<Detail> = new Set(['registration', 'document', 'account', 'thing', 'secret']);
const DATED: ReadonlySet<Detail> = new Set(['birth-date', 'personal-date']);

/** Whether what stands around a run, or the run itself, makes it a law's, a file's, a page's: looks at a bounded piece before and behind. */
export function isNobodys(
  { text, folded }: Document,
  detail: Detail,
  { start, end }: Range,
  isSure = false,
): boolean {
  if (detail === 'contact') return isNobodysContact(folded, start, end, isSure);
  const value = folded.slice(start, end);
  if (detail === 'age' && NO_AGE.test(value)) return true;
  if (isSure) return NUMBERED.has(detail) && (isOfFile(value) || countsRows(text, start));
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (detail === 'secret' && isQueueTicket(folded, start, value)) return true;
  if (detail === 'address')
    return LAW.test(before) || SCORES.test(before + value) || !/[a-z]{3}|[a-z]\d|\d[a-z]/.test(value);
  if (detail === 'age')
    return (
      LAW.test(before) ||
      FILED.test(before) ||
      MEMORY.test(before) ||
      COUNTED.test(folded.slice(end, end + 16))
    );
  if (DATED.has(detail))
    return (
      FILED.test(before) ||
      LAW.test(before) ||
      OFFICIAL_DAY.test(before) ||
      DECIDED.test(folded.slice(end, end + 24)) ||
      (startsLine(text, start) && ENTRY.test(text.slice(end, end + 2)))
    );
  return (
    NUMBERED.has(detail) &&
    (numbersAThing(before) ||
      FILED.test(before) ||
      LAW.test(before) ||
      OF_ONE_TIME.test(before) ||
      (HOUR.test(value) && AT_HOUR.test(before)) ||
      MEASURED.test(before) ||
      isOfFile(value) ||
      IN_CASE.test(before) ||
      countsRows(text, start))
  );
}

/** Rules know contacts by their form; of the others a run of figures is one, an account that says so, or a name with a figure in it. */
function isNobodysContact(folded: string, start: number, end: number, isSure: boolean): boolean {
  const value = folded.slice(start, end);
  if (MANY_FIGURES.test(value)) return false;
  const isName = isSure ? ACCOUNT : USER_NAME;
  return (
    (folded[start] !== '@' && folded[start - 1] !== '@' && !isName.test(value)) ||
    value.split(/[\s@]+/).every((one) => one === '' || isNobodysHandle(one))
  );
}

/** The figures of a longer number may be parted from its head: "04." before "03.22". */
const startsLine = (text: string, start: number): boolean =>
  /\n[\d./]{0,6}$/.test(text.slice(Math.max(0, start - 7), start));

function isOfFile(value: string): boolean {
  const pages = PAGES.exec(value);
  return (
    CASE.test(value) ||
    OF_VOLUME.test(value) ||
    (pages !== null && isSpan(Number(pages[1]), Number(pages[2])))
  );
}

const isSpan = (from: number, to: number): boolean => from < to && to - from < MOST_PAGES;
