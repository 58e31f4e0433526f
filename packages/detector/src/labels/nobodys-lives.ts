/** Births of firms, tunes, goods and animals, jobs that are advertised, boxes that nobody ticked: in the words of a life, nobody's. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { PHRASES } from '../model/types.ts';
import type { Document } from '../text/document.ts';
import { phraseKinds } from './places.ts';

const ANIMAL =
  'bezerr[oa]s?|potr[oa]s?|novilh[oa]s?|vacas?|touros?|egua|cavalo|ninhada|filhotes?|cachorr[oa]|cadela|gat[oa]s?|cordeir[oa]s?|leit(?:ao|oes)|cabrit[oa]s?|calf|calves|foals?|colt|filly|heifer|mare|lambs?|litter|pupp(?:y|ies)|kittens?|piglets?';
const BODY =
  'empresas?|firma|clube|cooperativa|filial|matriz|marca|projeto|associacao|bolsa|banda|grupo|movimento|escola|time|bairro|cidade|vila|partido|sindicato|jornal|revista|loja|fabrica|igreja|paroquia|irmandade|festa|festival|editora|usina|padaria|instituicao|fundacao|ong|startup|negocio|mercado|hospital|universidade|company|firm|club|business|brand|band|charity|society|union|branch|party|church|newspaper|magazine|shop|team|league|movement|festival|school|college|hospital|university|city|town';
const WORK =
  'samba|forro|chorinho|choro|frevo|fado|rap|funk|baiao|jongo|maracatu|toada|bumba(?:-meu-boi)?|musica|cancao|danca|ideia|tradicao|receita|genero|ritmo|internet|lei|programa|sonho|amizade|amor|lenda|rio|ribeirao|corrego|desejo|campanha|iniciativa|estilo|esporte|futebol|democracia|jazz|blues|rock|punk|hip-hop|reggae|idea|dream|recipe|tradition|music|song|dance|sport|game|plan|campaign|friendship|project|river';
const GOODS =
  'suco|agua|mel|cha|iogurte|queijo|cachaca|vinho|cafe|doce|farinha|azeite|polpa|goma|pigmento|corante|planta|flor|orquidea|arvore|mangueira|palmeira|fruta|fruto|especie|ave|peixe|madeira|pedra|sabao|essencia|aroma|vitamina|aspirina|manteiga|cheese|wine|plant|rose|shrub|tree|flower|species|bird|fish|honey|water|juice|beer|whisky|tea|coffee|crackers';
const THING = `(?:${ANIMAL}|${BODY}|${WORK}|${GOODS})`;
const BORN =
  '(?:nasceu|nasceram|nascid[oa]s?|natura(?:l|is)|crias?|oriund[oa]s?|was born|were born|born|natives?|hails?|comes?|came)';
/** The subject of the sentence or its apposition, without "where" or "whose" before the verb. Folded. */
const OF_THING = new RegExp(
  `(?:^|[.;!?\\n:,|—–-] ?|(?<![a-z])(?:que|dizem|and|e) )(?:(?:[oa]s?|um|uma|est[ea]|ess[ea]|noss[oa]|minha|meu|the|this|our|an?|[a-z]+'s) )?(?:(?:primeir[oa]|nov[oa]|antig[oa]|first|old) )?${THING}(?![a-z])(?:(?! (?:onde|em que|cujo|cuja|where|whose|for|fundadora?|dono|dona|owner)(?![a-z])) [a-z'-]+){0,6}?(?: |(?<=${THING}(?: [a-z'-]+)?), )(?<![a-z])${BORN}(?![a-z])[^.;!?\\n]{0,60}$`,
);
/** "Nasceu em 1952 o primeiro sindicato", "Nasceu em Parintins a toada". */
const THING_BEHIND = new RegExp(
  `^,? (?:[oa]s?|um|uma) (?:primeir[oa] |nov[oa] |famos[oa] )?(?:${BODY}|${WORK})(?![a-z])`,
);
/** Said in words of any place: "nascido na beira do rio". */
const ANYWHERE =
  /^(?:beira|roca|casa|estrada|mato|interior|carro|ambulancia|rede|cama|meio|dia|noite|ano|tempo|lua|guerra|madrugada)(?![a-z])/;
/** "Machado de Assis, natural do": whom everybody knows, at the head of the sentence. */
const HEAD = /(?:^|[.;!?\n] ?)((?:[a-z]+ ){1,4}[a-z]+),? [^.;!?\n]*$/;

const JOB_OFFERED =
  /(?<![a-z])(?:vagas?|procura-se|procuram-se|procuramos|procuro|contrata-se|contratamos|precisa-se|precisamos de|admite-se|admitimos|seleciona-se|selecionamos|estamos contratando|oportunidade para|wanted|vacanc(?:y|ies)|hiring|now recruiting|we are looking for|we need)(?![a-z])(?! (?:de (?:garagem|estacionamento|uti)))(?:[^\n.]|(?<= [a-z]{1,4})\.){0,90}$/;
/** "Título do livro: Casado sem Filhos" */
const TITLE =
  /(?<![a-z])(?:titulo|livro|filme|novela|musica|cancao|peca|book|film|movie|title|song)(?![a-z])[^.\n]{0,24}$/;
const UNTICKED = /(?:[([] {0,3}[)\]]|☐|□) {0,2}$/;
const TICKED = /[([] ?[x✓✔X] ?[)\]]|☒|☑|✔/u;

const LOOK_BACK = 110;
const LOOK_AHEAD = 40;

/** Linear in what is found. */
export const withoutNobodysLives = (document: Document, found: readonly Found[]): Found[] =>
  found.flatMap((one) => {
    if (one.detector !== 'label') return [one];
    if (one.category === 'marital-status') return ticked(document, one);
    return isOfNobody(document, one) ? [] : [one];
  });

const isOfNobody = (document: Document, one: Found): boolean =>
  one.category === 'profession'
    ? isOffered(document, one)
    : BIRTHS.has(one.category) && isBirthOfNobody(document, one);
const BIRTHS: ReadonlySet<Category> = new Set(['birthplace', 'birth-date']);

function isBirthOfNobody({ text, folded }: Document, { start, end, category, reason }: Found): boolean {
  if (reason.code === 'label' || reason.code === 'table-header') return false;
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (
    category === 'birthplace' &&
    !/\p{Lu}/u.test(text.slice(start, end)) &&
    ANYWHERE.test(folded.slice(start, end))
  )
    return true;
  if (OF_THING.test(before) || THING_BEHIND.test(folded.slice(end, end + LOOK_AHEAD))) return true;
  const words = HEAD.exec(before)?.[1]?.split(' ') ?? [];
  return words.some(
    (_, at) => at > 0 && (phraseKinds(words.slice(0, at + 1).join(' ')) & PHRASES.famous) !== 0,
  );
}

const isOffered = ({ folded }: Document, { start, reason }: Found): boolean =>
  reason.code !== 'label' &&
  reason.code !== 'table-header' &&
  JOB_OFFERED.test(folded.slice(Math.max(0, start - LOOK_BACK), start));

/** Only what stands behind a box that is ticked; all of it where there are no boxes. */
function ticked({ text, folded }: Document, one: Found): Found[] {
  const before = folded.slice(Math.max(0, one.start - LOOK_BACK), one.start);
  if (TITLE.test(before)) return [];
  const mark = TICKED.exec(text.slice(one.start, one.end));
  if (mark !== null) {
    const start = one.start + mark.index + mark[0].length;
    const space = /^ */.exec(text.slice(start, one.end))![0].length;
    return start + space < one.end ? [{ ...one, start: start + space }] : [];
  }
  return UNTICKED.test(before) ? [] : [one];
}
