/** What a finding takes along before the name of somebody: forms of address, ranks, offices, kinship, greetings. */

import { asFirst, asSurname, knownOf } from '../names/lists.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** A name after each; folded. Hardly anybody is called so. */
const ADDRESS = setOf(
  `mr mrs ms miss dr dra prof profa caros caras prezado prezada falecido falecida menino menina querido querida
  senor senora frei reverendo reverenda past irmao irmaos monsenhor conego familia sucessao
  babalorixa ialorixa ekedi coord aux classificador fiscal encarregado encarregada anestesista investigador
  investigadora palhaco mestra catequista sd cb sgt sgto capt cpt cmdr cmte comte geol subten subtenente apf pm pc ps ddj
  cllr gda garda cst wpc trooper pte lcpl cpl sapper bombardier cdr cdt subedar havildar bosun bandmaster screener umpire
  referee midwife deaconess deckie ofc atty engr advocate fttj exors rev revd reverend mwalimu
  mdm mlle mme monsieur maitre herr frau meneer mevrouw avvocato kyria senorita soeur sœur vve
  shri smt shrimati tmt alhaji alhaja hajia mallam mzee opanyin ambuya sekuru ntate
  mma rra otunba ajarn bhai kuya whaea matua kuia muinteoir
  aunty auntie aunt uncle granny grandma grandpa granddad grandad mummy daddy memere pepere nonno
  yiayia abuela abuelo oom oubaas tannie tante twins
  hi hello gidday g'day howdy from cap'n`,
);
/** The same with its stop only: "Mal" and "Gen" are somebody. */
const ABBREVIATED = setOf(
  `mons diac fam enc sup dir aj tec eng arq mec agr esp mto adv ten maj cel col cap brig gen alte insp del const
  supt sub barr pharm kum thiru mal bro sis ofic`,
);
/** With their accents or letters; "Irma", "Mae", "Tia", "Primo" and "CR" are somebody. */
const SIGNS =
  /^(?:Cr|Ogã|SPO|OOD|CSO|HCA|PCSO|PSI|DCI|DSI|IRMÃ|Irmã(?: d[aeo])?|(?:irmã|irmão|Irmão|[Mm]ãe|ti[oa]|prim[oa]|sobrinh[oa]|net[oa]) d[aeo]) (?=\p{Lu})/u;
/** The same of the living and the dead, by whom or with whom; folded. */
const OF_SOMEBODY =
  /^(?:espolio de|herdeir[oa]s? de|natimort[oa] de|rn de|recem-nascid[oa] de|crianca de|viuv[oa] de|(?:filh[oa]|pai|avo|espos[oa]|marido|mulher|vizinh[oa]|amig[oa]) d[aeo]|(?:nif|cpf|rg|iban|telefone|casa|nome) d[aeo]|baby (?:girl|boy)|air (?:cdre|commodore)|wing commander|wg cdr|sqn ldr|flt lt|gp capt|fg off|co ii?) /;
/** Families are called so, too: before another name in running text, before two more names. */
const OFFICE = setOf('constable sergeant commander canon');
const IN_TEXT = /[a-z] $/;
/** What stands before says that it is no given name. */
const JUSTICE_BEFORE = /(?:^|[^a-z])(?:lord|lady) $/;
const IN_PORTUGUESE = /(?:^|[^a-z])(?:por|pelo|com|de|ao|bispo|senhor) $/;
/** Somebody's name as well, or a sentence that begins: before a usual given name. */
const OPENING = setOf(
  `thanks if was were is did does because which poss ligar avisar chamar falar perguntar opa`,
);
/** The same where a sentence begins, whatever follows. */
const FIRST_OF_SENTENCE = setOf('call told tell asked text email thank');
const NEW_SENTENCE = /(?:^|[.!?:"“\n]) ?$/;
const USUAL = 4;
const isGiven = (word: string): boolean =>
  asFirst(knownOf(word)) >= USUAL && asFirst(knownOf(word)) > asSurname(knownOf(word));
/** "The Fullers" */
const FAMILY = /^[Tt]he (?=\p{Lu}[\p{L}'’-]*[sxz]$)/u;
/** "Mum (Chris)" in a list of contacts. */
const CALLED = /^(?:mum|mom|dad|gran|granny|grandma|grandad|aunty|auntie|uncle) \((?=[^()]+\)?$)/;
/** "Revd Dr", "Rev. Canon", "Profa. Ma." */
const MOST = 3;

/** Whether a finding that ends where `value` begins to be a name is a form of address, "Air Cdre" before "Philip Marsh". */
export const isAddress = (value: string, folded: string, length: number): boolean =>
  surelyBefore(value, folded) === length + 1;

/** How much of a finding stands before the name; `before` is what stands before the finding, folded. Linear. */
export function lengthBeforeName(value: string, folded: string, before: string): number {
  let length = 0;
  for (let count = 0; count < MOST; count++) {
    const next = lengthOfOne(
      value.slice(length),
      folded.slice(length),
      length === 0 ? before : folded.slice(0, length),
    );
    if (next === 0) break;
    length += next;
  }
  return length;
}

function lengthOfOne(value: string, folded: string, before: string): number {
  const sure = surelyBefore(value, folded);
  // "CONSTABLE JOHN": a register, with the family first.
  if (sure > 0 || /^\p{Lu}{2}/u.test(value)) return sure;
  const word = /^[a-z]{2,10}(?= )/.exec(folded)?.[0] ?? '';
  const length = word.length + 1;
  return beginsName(value, length) && isNoName(word, folded.slice(length), before) ? length : 0;
}

/** Whatever stands around. */
function surelyBefore(value: string, folded: string): number {
  const fixed = (OF_SOMEBODY.exec(folded) ??
    CALLED.exec(folded) ??
    FAMILY.exec(value) ??
    SIGNS.exec(value))?.[0].length;
  if (fixed !== undefined) return beginsName(value, fixed) ? fixed : 0;
  // "MATUA Fetu": the family first.
  if (/^\p{Lu}{4,} \p{Lu}\p{Ll}/u.test(value)) return 0;
  const [all, word, stop] = /^([a-zœ'’]{1,16})(\.?) /.exec(folded) ?? [];
  return all !== undefined &&
    (ADDRESS.has(word!) || (stop === '.' && ABBREVIATED.has(word!))) &&
    beginsName(value, all.length)
    ? all.length
    : 0;
}

const beginsName = (value: string, at: number): boolean => /^\p{Lu}/u.test(value.slice(at));

/** Whether the `word` that a finding begins with is no part of the name; `rest` is what follows, folded. */
function isNoName(word: string, rest: string, before: string): boolean {
  const [next = '', more] = rest.split(' ', 2);
  const isInitial = /^[a-z]\.?$/.test(next);
  switch (word) {
    case 'justice':
      return JUSTICE_BEFORE.test(before);
    case 'dom':
      return IN_PORTUGUESE.test(before) && asFirst(knownOf(next)) >= USUAL;
    // "Cara Ana," begins a letter; "Cara Louise Jones" is somebody.
    case 'cara':
    case 'caro':
      return more === undefined && isGiven(next) && NEW_SENTENCE.test(before);
  }
  if (FIRST_OF_SENTENCE.has(word)) return NEW_SENTENCE.test(before) || isGiven(next) || isInitial;
  if (OPENING.has(word)) return isGiven(next) || isInitial;
  return OFFICE.has(word) && (more !== undefined || IN_TEXT.test(before));
}
