/**
 * Animals, ships, machines, products and rooms, which bear the names of people: told by the words before the name, by
 * its label or by the head of its column.
 */

import type { Found, Likely } from '../found.ts';
import type { Document } from '../text/document.ts';
import { SOMEBODY } from './called-after.ts';
import { ANIMAL, BEARER, ENGLISH, LABEL, PORTUGUESE, THING } from './thing-words.ts';

const LOOK_BACK = 64;
const LOOK_AHEAD = 32;
/** Folded, like all that follow. "a gata Tereza"; behind a comma somebody is addressed: "solta o cachorro, Maria" */
const OF_KIND = new RegExp(
  `(?<![a-z])(?:[oa]s?|d[oa]s?|n[oa]s?|ao|seus?|suas?|meus?|minhas?|noss[oa]s?|um|uma|pel[oa]|com) ${PORTUGUESE} ["'“‘«]?$`,
);
/** "our dog Walter." */
const OF_ENGLISH_KIND = new RegExp(
  `(?<![a-z])(?:(?<!with )(?:the|an?)|my|our|his|her|their|your|old|(?<=[a-z]['’]s)) (?:[a-z]+ )?${ENGLISH} ["“‘]?$`,
);
/** "the horse Emily rides", "feed the dog Sandra" go on otherwise. */
const ENDS_CLAUSE = /^["”’]?[.;)]/;
/** "um gato chamado", "the boat's called", "a machine that we call" */
const CALLED = new RegExp(
  `(?<![a-z])(?:${ANIMAL}|${THING})(?:'s|’s)?,? (?:(?:que|that|which|is|was|se|a gente) ){0,3}(?:chamad[oa](?: de)?|chama(?:mos|m)?(?: de)?|apelidad[oa](?: de)?|de nome|apelido|batizad[oa](?: de)?|atende por|called|named|known as|christened|(?:we|they) call|answers to) ["'“‘«]?$`,
);
/** "Pet's name: Hector" */
const LABELLED = new RegExp(`(?:^|[\\n\\t|.] ?)${LABEL} ?: {0,2}\\t?["'“‘«]?$`);
/** "Segundo cão: Teresinha" before what is asked of animals only: in a list of tasks "Gato: Camila" feeds it. */
const LABELLED_AS_ANIMAL = new RegExp(
  `(?:^|[\\n\\t|.] ?)(?:(?:segund|primeir|outr)[oa] |second |first |other )?${ANIMAL}(?:['’]s name)?(?: \\d)? ?: {0,2}\\t?["'“‘«]?$`,
);
const OF_ANIMALS =
  /^["'”’»]? ?(?:[\n\t|]| {3}) ?(?:raca|breed|especie|species|pelagem|porte|kind|castrad[oa]|microchip)[: \t]/;
/** "Rosie, your virtual assistant"; people work as virtual assistants, too. */
const PROGRAM =
  /^, (?:sua (?:assistente|atendente) (?:virtual|automatica)|your (?:virtual|automated|ai) (?:assistant|agent|helper))(?![a-z])/;
const HEAD = new RegExp(`^(?:nome d[aoe] )?${BEARER}s?(?:['’]s? name)?$`);
/** Of things that are called after people only there: elsewhere the word is somebody. */
const OTHER_HEAD =
  /^(?:item|itens|items|produtos?|products?|marca|brand|marca ?(?:\/|e) ?modelo|variety|variedade|cultivar|plant|planta|muda|nome popular|nome cientifico|common name|scientific name|instrumental|exercicio|exercise|prato|sobremesa|dish|vinho|cerveja|especie|species|material|fabric|tecido|equipamento|equipment|titulo|books?|livros?|songs?|musicas?|filme|film|character|personagem|papel|wine|beer|ale|venue|local|lugar|place|location|cidade|city|town|bairro|countries|rio|river|praia|beach|medicamento|remedio|drug|medicine|ingredientes?|ingredients?|disciplina|materia|curso|course|cor|colou?r|sabor|flavou?r|fabricante|manufacturer|pecas?|parts?|ferramenta|tools?|campo|field|coluna|column|tabela|table|tipo|type|idioma|language|moeda|currency|planeta|planet|animal|jogo|game|canal|channel|estacao|station|selecao|escola|school|loja|shop|store|bus stop|street|room|sala|obra)$/;
/** "pais" are parents as well: a country only where it is called so and figures follow. */
const COUNTRY =
  /^(?:israel|georgia|irlanda|ireland|jordania|jordan|chade|chad|italia|italy|india|china|kenya|quenia|siria|syria|libia|libya|franca|france|espanha|spain|polonia|romenia|romania|servia|serbia|holanda|malta|chipre|cyprus|samoa|guiana|guyana|guine|guinea|congo|mali|niger|gabao|panama|cuba|peru|chile|haiti|jamaica|dominica|granada|grenada|brasil|brazil|portugal|argentina|bolivia|venezuela|colombia|equador|austria|australia|suecia|noruega|finlandia|estonia|letonia|lituania|albania|croacia|bosnia|turquia|tunisia|angola|zambia|namibia|nigeria|gana|ghana|tonga|nauru|palau|oma|oman|ira|iran|catar|qatar)$/;
const COUNTRY_HEAD = /^(?:pais|paises|country|nation|selecao)$/;
const FIGURES_BEHIND = /^ ?[\t|] ?\d{1,9} ?[\t|] ?\d/;
const BEGINS_CELL = /(?:^|[\n\t|]) ?["'“‘«]?$/;
const ENDS_CELL = /^["'”’»]? ?(?:$|[\n\t|]| {3})/;

/** People without what is called like them. Linear. */
export function withoutThings(
  document: Document,
  above: (start: number) => string,
  likely: Likely,
  found: readonly Found[],
): Found[] {
  const told = new Set<Found>();
  const things = new Set<string>();
  const { folded } = document;
  for (const one of found) {
    if (!mayBeThing(one)) continue;
    if (isBearer(document, above, one)) things.add(folded.slice(one.start, one.end));
    else if (
      !isCountry(document, above(one.start), one) &&
      (likely(one.start, one.end) >= SOMEBODY || !isInColumn(document, above(one.start), OTHER_HEAD, one))
    )
      continue;
    told.add(one);
  }
  if (told.size === 0) return [...found];
  const people = things.size === 0 ? things : wordsOfPeople(document, found, told);
  return found.filter((one) => {
    const name = folded.slice(one.start, one.end);
    return people.has(name) || !(told.has(one) || (mayBeThing(one) && things.has(name)));
  });
}

const mayBeThing = ({ category, detector }: Found): boolean =>
  category === 'person' && (detector === 'name' || detector === 'label');

function isBearer(document: Document, above: (start: number) => string, one: Found): boolean {
  const { text, folded } = document;
  const { start, end } = one;
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (LABELLED.test(before) || isInColumn(document, above(start), HEAD, one)) return true;
  if (/\s/.test(text.slice(start, end)) || /^ \p{Lu}/u.test(text.slice(end, end + 2))) return false;
  const after = folded.slice(end, end + LOOK_AHEAD);
  return (
    OF_KIND.test(before) ||
    (ENDS_CLAUSE.test(after) && OF_ENGLISH_KIND.test(before)) ||
    (OF_ANIMALS.test(after) && LABELLED_AS_ANIMAL.test(before)) ||
    CALLED.test(before) ||
    PROGRAM.test(after)
  );
}

/** "Jordânia\t0\t1\t0" in a table of medals. */
const isCountry = (document: Document, head: string, one: Found): boolean =>
  COUNTRY.test(document.folded.slice(one.start, one.end)) &&
  isInColumn(document, head, COUNTRY_HEAD, one) &&
  FIGURES_BEHIND.test(document.text.slice(one.end, one.end + 16));

const isInColumn = ({ text }: Document, head: string, kind: RegExp, { start, end }: Found): boolean =>
  head !== '' &&
  kind.test(head.trim()) &&
  BEGINS_CELL.test(text.slice(Math.max(0, start - 3), start)) &&
  ENDS_CELL.test(text.slice(end, end + 5));

/** Of full names, of those who are addressed, of speakers and of fields: who is called so, whatever else is. */
function wordsOfPeople(
  { folded }: Document,
  found: readonly Found[],
  told: ReadonlySet<Found>,
): ReadonlySet<string> {
  const people = new Set<string>();
  for (const one of found) {
    if (one.category !== 'person' || told.has(one)) continue;
    const words = folded.slice(one.start, one.end).split(/[^a-z'’-]+/);
    if (
      words.length > 1 ||
      one.detector === 'label' ||
      one.reason.detail !== undefined ||
      folded.charAt(one.end) === ':'
    )
      for (const word of words) people.add(word);
  }
  return people;
}
