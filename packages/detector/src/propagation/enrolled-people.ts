/** "inscritos sob os nºs 1204 e 1209", "Coral Whitby, 4471, Press Shop": numbers told by the membership or the work of those beside them. */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { peopleIn } from './numbers-of-people.ts';
import { unnamed } from './unnamed.ts';

/** No year, part of a number, amount. Folded. */
const NUMBER =
  '(?!(?:19|20)\\d{2}(?![\\d/.-]))(?:[a-z]{1,4}-?)?(?:\\d{3,12}|\\d{1,2}\\.\\d{3})(?:[-/.][\\da-z]{1,6}){0,4}';
/** Who or what is a member of nothing, or of a register of firms, papers and homes. */
const NOBODYS =
  'cnpj|oab|crm|crea|cro|junta|jucesp|imove|cartorio|registro de|marca|anvisa|ministerio|receita|divida|processo|patente|inpi|estadual|nire|company|charity|trade ?mark|land registry';
const ENROLLED = together(
  [
    {
      pattern: new RegExp(
        `(?<![a-z])(?:(?:inscrit|matriculad|cadastrad|registrad|filiad|associad|admitid|credenciad)[oa]s?|enrolled|registered|employed)(?: (?!${NOBODYS})[a-z]{1,14}){0,5}? (?:sob|com|pel[oa]s?|under|as|by)(?: [oa]s?| the)?(?: (?:works|member(?:ship)?|student|staff))? (?:n[.o]{0,2}s?\\.?|numeros?|numbers?)[ :]{1,2}(?=(${NUMBER}(?:(?:, ?(?:e |and )?| e | and )${NUMBER}){0,30})(?![\\da-z%]|[.,/-]\\d))`,
        'y',
      ),
      soon: 130,
    },
  ],
  'letter',
);
/** What is enrolled, before the word. Folded. */
const THINGS =
  /(?<![a-z])(?:imove(?:l|is)|empresas?|firmas?|sociedades?|ltda|s\/a|veiculos?|produtos?|marcas?|entidades?|associac(?:ao|oes)|cooperativas?|fundac(?:ao|oes)|condominios?|obras?|escolas?|projetos?|leis?|decretos?|ac(?:ao|oes)|livros?|musicas?|patentes?|company|firm|charity|vehicles?|propert(?:y|ies)|products?|trademarks?|schools?)(?![a-z])/g;
const PEOPLE =
  /(?<![a-z])(?:candidat|alun|estudant|soci[oa]|associad|cooperad|empregad|funcionari|servidor|beneficiari|segurad|student|pupil|member|candidate|employee|worker|applicant|resident)[a-z]{0,6}(?![a-z])/g;
const NEAR = 120;
const LOOK_BACK = 64;

/** Right behind a name, between commas or in brackets, with work behind: "Coral Whitby, 4471, Press Shop". */
const AT_WORK =
  /^(?:, | \(|, \()((?!(?:1[5-9]|20)\d{2}\D)(?=\d*[1-9])\d{4,6})(?:, |\),? )(?:an? |the |o |a |d[oa] |na |no )?(?:[a-z]{3,14} ){0,2}?(?:press shop|paint shop|body shop|shop floor|(?:first|second|third|final)[ -]year|year \d|form \d|[a-z]{3,14} dep(?:t|artment)|dep(?:t|artment)|operat(?:or|ive)|assembl(?:y|er)|stores|warehouse|nights?|days|(?:late|early|night|day) shift|foreman|fitter|welder|machinist|packer|picker|line \d|setor|turno|turma|operador[a]?|auxiliar|ajudante|producao|montagem|almoxarifado|solda(?:dor[a]?)?|manutencao|expedicao|noturno|diurno|linha \d|alun[oa]|student|pupil|apprentice|member|soci[oa]|associad[oa]|cooperad[oa])(?![a-z])/;
/** "Coral Whitby of the press shop, number 4471". */
const OF_WORK =
  /^ (?:of|from|in|d[aeo]) (?:the )?(?:press shop|paint shop|body shop|shop floor|stores|warehouse|night shift|setor[a-z ]{0,20}|turno[a-z ]{0,12}|producao|expedicao|montagem|almoxarifado|manutencao),? (?:number|no\.?|n[.o]{1,2}|numero) (\d{3,6})(?![\da-z]|[.,/-]\d)/;
const REACH = 80;

/** Linear in text and findings. */
export function findEnrolledPeople({ folded, places }: Document, found: readonly Found[]): Found[] {
  const isSomebodyIn = peopleIn(found);
  const enrolled = matchesByPattern(places.folded, ENROLLED)
    .flat()
    .filter(({ index, 0: lead }) => isOfPeople(folded, index, index + lead.length, isSomebodyIn))
    .flatMap(({ index, 0: lead, 1: row }) =>
      Array.from(row!.matchAll(ONE), (one) => numberAt(index + lead.length + one.index, one[0].length)),
    );
  return [...enrolled, ...found.flatMap((one) => atWork(folded, one))];
}

const ONE = new RegExp(`(?<![\\da-z])${NUMBER}`, 'g');

/** Somebody is near, and the last that is named before was no thing. */
function isOfPeople(
  folded: string,
  start: number,
  end: number,
  isSomebodyIn: ReturnType<typeof peopleIn>,
): boolean {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const last = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const person = last(PEOPLE);
  const thing = last(THINGS);
  if (thing > person && !isSomebodyIn({ start: start - LOOK_BACK + thing, end: start })) return false;
  return person >= 0 || isSomebodyIn({ start: start - NEAR, end: end + NEAR });
}

function atWork(folded: string, one: Found): Found[] {
  if (one.category !== 'person' || one.proposal !== 'remove') return [];
  const unit = folded[one.end];
  if (unit !== ',' && unit !== ' ') return [];
  const behind = folded.slice(one.end, one.end + REACH);
  const match = AT_WORK.exec(behind) ?? OF_WORK.exec(behind);
  if (match === null) return [];
  const start = one.end + match[0].indexOf(match[1]!);
  return [unnamed({ start, end: start + match[1]!.length }, 'registration')];
}

const numberAt = (start: number, length: number): Found => ({
  start,
  end: start + length,
  category: 'registration',
  detector: 'identifier',
  confidence: 0.82,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 44,
});
