import { ORDINARY, PLACE, isInDictionary, isTown, knownOf } from '../../names/lists.ts';
import { matchesOf, together } from '../../text/starts.ts';
import type { Document } from '../../text/document.ts';
import type { Place } from './anchored.ts';
import { followParts } from './chain.ts';
import { broken } from './words.ts';

/** Brazil leaves the type of a street out where everybody knows it: "Continuo na Consolação, 2200", "Gás: Ipiranga 220". */

const NAME =
  '(?!(?:Lei|Sala|Resolu[çc][ãa]o|Portaria|P[áa]gina|Copa|Mesa|Vara|Se[çc][ãa]o|Turma|S[ée]rie|Linha|Ala|Fase|Etapa|Rodada|Semana|Prova|Aula|Unidade|B[íi]blia|Figura|Tabela|Caixa|Cl[áa]usula|Folha|Quinta|Segunda|R\\$)(?!\\p{L}))[A-ZÀ-Ý][\\p{L}]{1,20}(?: (?:(?:d[aeo]s?|e) )?[A-ZÀ-Ý][\\p{L}]{1,20}){0,3}';
const HOUSE =
  '(?:\\d{1,2}\\.\\d{3}|\\d{1,5}[A-Za-z]?)(?![\\p{L}\\d%]|[.,/:]\\d|-\\d| ?(?:km|kg|h|m²|anos|horas|reais|de \\p{Ll})(?!\\p{L}))';
/** "Minha casa é na Haddock Lobo, 1.307": said of a home; elsewhere a place and a number are anything. */
export const SAID_STREETLESS = broken(
  `(?=[A-ZÀ-Ý])(?<=(?<!\\p{L})(?:[Mm]or(?:o|a|am|amos|ava|ando)|[Cc]ontinu(?:o|a|am|amos)|[Rr]esid(?:o|e|em)|[Cc]asa|(?:[Cc]asa|[Aa]pt?[oê]?|[Aa]partamento)(?: d[aeo]s? \\p{L}{2,14})? (?:é|fica)|[Mm]ud(?:ei|ou|amos)(?:-me|-se)?|(?:[Mm]ontar|[Ii]nstalar|[Cc]onsertar|[Ee]ntregar|[Dd]eixar|[Bb]uscar|[Rr]etirar|[Cc]oletar) [\\p{L}-]{2,20}(?: \\p{Ll}{1,14})?) (?:agora )?(?:na|no|em|para a|pra) )${NAME}(?:, ?|, ?n[º°]\\.? ?| )${HOUSE}`,
);
/** "Rua dele: Marechal Rondon, número dele: 455", "a casa da Bia é a 14": asked for one by one. */
export const ASKED_STREET = broken(`(?=[A-ZÀ-Ý])(?<=[Rr]ua d(?:ele|ela|eles|elas): )${NAME}(?:,? ${HOUSE})?`);
export const ASKED_NUMBER = broken(
  `(?=\\d)(?:(?<=(?<!\\p{L})(?:[Mm]inha casa|[Cc]asa d(?:ele|ela|[aeo]s? \\p{L}{2,16})) é (?:a|o) (?:n[º°]\\.? |n[úu]mero )?)\\d{1,4}[A-Za-z]?(?![\\p{L}\\d]|[.,]\\d|ª|º)|(?<=[Nn][úu]mero d(?:ele|ela|eles|elas): )\\d{1,5}(?!\\d|[.,/]\\d)|(?<=[Rr]ua: \\p{L}[\\p{L} ]{1,28}[.,;] [Nn](?:[úu]mero|\\.?[º°]): )\\d{1,5}[A-Za-z]?(?![\\p{L}\\d]))`,
);
/** "qual seu endereço? rondon 455 fds" */
export const ANSWERED = broken(
  '(?=\\p{L})(?<=[Ee]ndere[çc]o\\?\\s)(?:\\p{L}{2,20} ){1,4}\\d{1,5}[a-z]?(?![\\p{L}\\d]|[.,:/]\\d)',
);

const ROUND =
  /(?<![\p{L}\d])(?:[Ee]ntregas?|ENTREGAS?|[Gg][áa]s|[Rr]ota|[Gg]iro|[Cc]oletas?|[Rr]ecolhas?|[Rr]etiradas?|[Mm]armitas?)(?: \p{Ll}{1,12}){0,3}: /uy;
const ROUNDS = together([{ pattern: ROUND }], 'letter');
const ITEM = new RegExp(`(?:^|[;,] )(${NAME} (?=\\d\\d)${HOUSE})`, 'gu');
const LONGEST = 300;
/** One name and number may be a thing and how many; two that are no words are streets. */
const FEWEST = 2;

/** "Entregas: Ipiranga 220, 1 botijão; Tupis 31": what stands on the line behind. Linear. */
export function roundsOfDeliveries({ text, folded, places }: Document): Place[] {
  const found: Place[] = [];
  let after = 0;
  matchesOf(places.text, ROUNDS, ({ index, 0: lead }) => {
    if (index < after) return;
    const from = index + lead.length;
    const line = /^[^\n]*/.exec(text.slice(from, from + LONGEST))![0];
    after = from + line.length;
    const stops = Array.from(line.matchAll(ITEM), (item) => {
      const start = from + item.index + item[0].length - item[1]!.length;
      return { start, end: start + item[1]!.length };
    }).filter(({ start }) => !countsThings(folded, start));
    if (stops.length < FEWEST) return;
    found.push(...stops.map(({ start, end }) => ({ start, end: followParts(text, end, UNITS_ONLY).at })));
  });
  return found;
}

/** "Cimento 20; Areia 3": a word that is no town either. */
function countsThings(folded: string, start: number): boolean {
  const word = /^[a-z]*/.exec(folded.slice(start, start + 24))![0];
  const known = knownOf(word);
  return (known & PLACE) === 0 && !isTown(word) && ((known & ORDINARY) !== 0 || isInDictionary(word));
}

/** How many are brought stands behind the comma. */
const UNITS_ONLY = [
  broken(' (?:fundos|fds\\.?|frente|altos|casa \\w{1,3}|apt?o?\\.? \\d{1,4})(?![\\p{L}\\d])'),
];
