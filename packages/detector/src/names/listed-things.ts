/** Things in a list whose head says what they are: "Cidades atendidas: Dracena, Lavínia, Valparaíso", "Storm names: …". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { asFirst, knownOf } from './lists.ts';

/** None heads a list of who brings, takes, gets or makes something, as sweets, books, games or rooms may. Folded. */
const PLACES =
  'bairros|distritos|municipios|cidades|capitais|paises|estados|rios|praias|ilhas|serras|cachoeiras|rodovias|estacoes|aeroportos|shoppings|universidades|faculdades|villages|towns|cities|counties|countries|boroughs|rivers|islands|beaches|stations|airports|universities|colleges|suburbs|wards|parishes';
const GOODS =
  'medicamentos|remedios|antibioticos|anticoncepcionais|genericos|marcas|seguradoras|racas|especies|variedades|cultivares|perfumes|esmaltes|tintas|tecidos|biscoitos|cervejas|vinhos|cachacas|queijos|azeites|macas|mangas|uvas|batatas|orquideas|suculentas|mudas|flores|frutas|arvores|passaros|borboletas|cobras|bacterias|medicines|drugs|antibiotics|contraceptives|brands|breeds|species|varieties|cultivars|perfumes|fabrics|shades|paint shades|biscuits|beers|ales|wines|whiskies|gins|cheeses|potatoes|apples|roses|perennials|shrubs|bulbs|dahlias|flowers|trees|succulents|butterflies|fungi|bacteria|pears|plums|tomatoes';
const WORKS = 'novelas|filmes|seriados|operas|hinos|musicals|films|movies|operas|hymns';
const SYSTEMS =
  'planetas|satelites|luas|unidades de medida|linguagens(?: de programacao)?|softwares|planets|moons|units of measure(?:ment)?|programming languages';
const VESSELS = 'navios|embarcacoes|rebocadores|ships|vessels|ferries|trawlers';
const FIRMS =
  'construtoras|incorporadoras|editoras|gravadoras|imobiliarias|transportadoras|operadoras|emissoras|jornais|revistas|bancos|bares|padarias|restaurantes|farmacias|drogarias|supermercados|hoteis|pousadas|montadoras|concessionarias|lojas|escritorios de advocacia|auditors|law firms|publishers|estate agents|housebuilders|insurers|banks|carriers|hauliers|coach firms|newspapers|magazines|supermarkets|pharmacies|pubs|hotels|restaurants|retailers|shops';
/** So called by the alphabet, all of them; teams are called storms, too. */
const STORMS =
  '(?:names of )?(?:storms|hurricanes|cyclones|typhoons)|(?:storm|hurricane|cyclone|typhoon) names|furacoes|ciclones|tufoes|tempestades tropicais';
/** Words of the head behind it; who does something with them, lives or was there is another list. */
const QUALIFIED =
  '(?: (?!(?:by|por|para|for|quem|que|onde|who|whose|where|we|they|he|she|you|i|com|with|and|meu|minha|seu|sua|dele|dela|my|our|his|her|their|d[aeo]s?:)(?:s?)(?![a-z]))[a-z\\d/()-]{1,16}){0,5}';
const HEAD = new RegExp(
  `(?:^|[\\n\\t.;|•] ?|- )(?:[a-z]{3,16} (?:e|and) )?(?:(${STORMS})|${PLACES}|${GOODS}|${WORKS}|${SYSTEMS}|${VESSELS}|${FIRMS})${QUALIFIED}: ?([^\\n:]{0,280})$`,
);
const LIST_END = /\n|\.(?=\s|$)|;(?= ?[^,;:\n]{1,32}:)/;
/** "Ana Prado, SP; Bruno Lima, MG" are pairs. */
const PAIRS = ';';
const PARTS = /,| (?:e|and) (?=\p{Lu})/u;
const LEAST = 3;
const LOOK_BACK = 320;
const LOOK_AHEAD = 280;
/** "Miranda, Ariel" are two items. */
const FULL_NAME = /^[^,]+ [^,]+$/;
const USUAL = 4;
const NUMBERS = /\d/;
/** No town, no quarter. Folded. */
const WAY = /^(?:rua|r\.|av|travessa|beco)(?![a-z])|(?<![a-z])(?:road|street|lane|close)$/;
const CAPITAL = /^\p{Lu}/u;

interface List {
  /** Of each item whether it is taken for somebody. */
  readonly items: Map<string, boolean>;
  readonly areAll: boolean;
}

/** People and places without what such a list names; where most of it are taken for people, people it names. Linear. */
export function withoutListed(document: Document, found: readonly Found[]): Found[] {
  const lists = new Map<number, List>();
  const listOf = new Map<Found, List>();
  for (const one of found) {
    if (!mayBeListed(document, one)) continue;
    const lead = document.folded.slice(Math.max(0, one.start - LOOK_BACK), one.start);
    const head = HEAD.exec(lead);
    if (head === null) continue;
    const start = one.start - head[2]!.length;
    const list = lists.get(start) ?? readList(document, start, head[1] !== undefined);
    lists.set(start, list);
    for (const part of partsOf(document.text.slice(one.start, one.end))) {
      if (list.items.has(part)) listOf.set(one, list);
      // "Dona Iolanda" is an item that holds somebody.
      if (one.category === 'person')
        for (const item of list.items.keys()) if (item.includes(part)) list.items.set(item, true);
    }
  }
  return listOf.size === 0 ? [...found] : found.filter((one) => !isThing(one, listOf.get(one)));
}

const mayBeListed = (
  { text, folded }: Document,
  { category, detector, proposal, start, end }: Found,
): boolean =>
  end - start < LOOK_AHEAD &&
  ((category === 'person' && detector === 'name' && !isFullName(folded.slice(start, end))) ||
    (category === 'address' &&
      proposal === 'remove' &&
      !NUMBERS.test(text.slice(start, end)) &&
      !WAY.test(folded.slice(start, end))));

/** A usual given name before another word is somebody, whatever stands beside them. */
const isFullName = (name: string): boolean =>
  FULL_NAME.test(name) && asFirst(knownOf(/^[a-z]*/.exec(name)![0])) >= USUAL;

function readList({ text }: Document, start: number, areAll: boolean): List {
  const [list] = text.slice(start, start + LOOK_BACK + LOOK_AHEAD).split(LIST_END, 1);
  return { items: new Map(partsOf(list!).map((item) => [item, false])), areAll };
}

const partsOf = (list: string): string[] =>
  list
    .split(list.includes(PAIRS) ? PAIRS : PARTS)
    .map((item) => item.replace(/^\W{0,3}\d{0,3}[ .)]{0,2}|[!.*]$/gu, '').trim())
    .filter((item) => item !== '');

/** Where people stand beside what they take, bring or choose, every other item is somebody. */
function isThing({ category }: Found, list: List | undefined): boolean {
  if (list === undefined || list.items.size < LEAST) return false;
  if (list.areAll) return category === 'person' && isByAlphabet(list);
  const people = [...list.items.values()].filter(Boolean).length;
  return category === 'address' ? people === 0 : people * 2 < list.items.size && isOfNames(list);
}

/** "Arlene, Bret, Cindy, Don" */
const isByAlphabet = ({ items }: List): boolean => {
  const initials = [...items.keys()].map((item) => item[0]!);
  return initials.length > LEAST && initials.every((initial, at) => at === 0 || initial > initials[at - 1]!);
};

/** "Derek, aspirina, soro": whose they are stands first, and they are written small. */
const isOfNames = ({ items }: List): boolean =>
  [...items.keys()].every((item) => CAPITAL.test(item)) && [...items.values()][0] === false;
