/** Births of firms, tunes, goods and animals, jobs that are advertised, boxes that nobody ticked: in the words of a life, nobody's. */

import type { Category } from '../../categories.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { SHORT_LIFE_LABELS } from '../dictionary/life.ts';

/** What nobody is called by: neither a surname nor what a child is called fondly. */
const YOUNG = 'bezerros?|potr[oa]s?|novilh[oa]s?|ninhadas?|calf|calves|foals?|heifers?|litter|piglets?';
const ANIMAL = `${YOUNG}|vacas?|egua|cavalo|cachorr[oa]|cadela|colt|filly|mare|lambs?|pupp(?:y|ies)|kittens?`;
const BODY =
  'empresas?|firma|clube|cooperativa|filial|matriz|marca|projeto|associacao|banda|grupo|movimento|escola|time|bairro|cidade|vila|partido|sindicato|jornal|revista|loja|fabrica|igreja|paroquia|irmandade|festival|editora|usina|padaria|instituicao|fundacao|ong|startup|negocio|mercado|hospital|universidade|company|firm|club|business|brand|band|charity|society|union|church|newspaper|magazine|shop|team|league|movement|festival|school|college|hospital|university|city|town';
const WORK =
  'samba|forro|chorinho|choro|frevo|fado|rap|funk|baiao|jongo|maracatu|toada|bumba(?:-meu-boi)?|musica|cancao|danca|ideia|tradicao|receita|genero|ritmo|internet|lei|programa|lenda|rio|ribeirao|corrego|campanha|iniciativa|estilo|esporte|futebol|democracia|jazz|blues|rock|punk|hip-hop|reggae|idea|recipe|tradition|music|song|dance|sport|game|plan|campaign|project|river';
const GOODS =
  'suco|agua|iogurte|queijo|cachaca|vinho|cafe|farinha|azeite|polpa|goma|pigmento|corante|orquidea|fruta|fruto|especie|sabao|essencia|aroma|vitamina|manteiga|cheese|wine|plant|shrub|species|honey|water|juice|beer|whisky|tea|coffee|crackers';
/** The thing itself is the sentence's subject, right before the verb, and nobody else is spoken of up to the value. Folded. */
const OF_THING = new RegExp(
  `[.;!?\\n] ?(?:(?:[oa]s?|um|uma|est[ea]|ess[ea]|the|this|an?) (?:${ANIMAL}|${BODY}|${WORK}|${GOODS}) (?:nasceu|nasceram|nascid[oa]s?|(?:was |were )?born|(?:e |sao )?natura(?:l|is))|(?:${YOUNG}) (?:nascid[oa]s?|born)|(?:${GOODS})(?: [a-z]+)? natura(?:l|is))(?![a-z])(?:(?! (?:e|and|mas|but|quando|when|onde|where)(?![a-z])| nasc| born)[^.,;:!?\\n]){0,40}$`,
);
/** "Vaga p/ motorista cat. D, porteiro": up to the job no name. On the text as it stands. */
const JOB_OFFERED =
  /(?<!\p{L})(?:[Vv]agas? (?:p\/|para)|[Cc]ontrata-se|[Pp]recisa-se de)(?!\p{L})(?:[^\n.\p{Lu}]|(?<= \p{Ll}{1,4})\.|(?<= )\p{Lu}(?![\p{L}.])){0,90}$/u;
const SHARE = /^\d{1,3}(?:[.,]\d+)? ?%/;
/** In a form of somebody one of these is asked for near by. */
const LABEL_OF_PERSON =
  /(?<![a-z])(?:nome|name|surname|sexo|sex|gender|dob|d\.?o\.?b|dn|nasc(?:imento|id[oa])?|born|birth|idade|age|est(?:ado)?\.? ?civ(?:il)?|marital|status|cpf|rg|pai|mae|noiv[oa]|father|mother|bride|groom|spouse|conjuge|filiacao|endereco|address|paciente|patient)(?![a-z])[^\n:|\t]{0,24}(?:[:|\t]|__)/;

const EMPTY_BOX = /(?:[([] {0,3}[)\]]|☐|□) {0,2}$/;
const TICKED_BOX = /(?:[([] ?[x✓✔X] ?[)\]]|☒|☑|✔)/u;

/** What a post, a ticket or a draft says where a form of somebody has an answer: "Estado civil: indiferente". */
const ANYBODYS =
  /^(?:indiferente|qualquer(?: um[a]?)?|ambos|a (?:definir|designar|confirmar|combinar|preencher|informar)|opcional|obrigatori[oa]|nao (?:se aplica|exigid[oa]|importa|ha limite)|sem (?:limite|restric(?:ao|oes)|exigencia)|conforme (?:edital|documento|contrato|rg)|ver (?:documento|edital|anexo|verso)|livre|any|either|tb[acd]|to be (?:confirmed|advised|agreed)|not applicable|no limit|optional|required)$/;
/** "solteiro, casado, viúvo ou divorciado": what may be answered. */
const STATE =
  '(?:solteir|casad|viuv|divorciad|separad|desquitad|single|married|widowed|divorced|separated|uniao estavel|civil partner(?:ship)?)[a-z()]{0,4}';
const CHOICES = new RegExp(`${STATE}(?:(?:,|;| ?/|,? ou|,? or) ?${STATE}){2,6}`);
/** "respectivamente solteira, casada e viúva": of as many people. */
const RESPECTIVELY = /respectiva|respectively/;
const SPAN = 70;

const LOOK_BACK = 110;
/** So far from a short label its form may ask for the name. */
const LOOK_AROUND = 200;

/** Linear in what is found. */
export const withoutNobodysLives = (document: Document, found: readonly Found[]): Found[] =>
  found.flatMap((one) => {
    if (one.detector !== 'label') return [one];
    if (isOfNoForm(document, one) || isOfNobody(document, one) || isAnybodys(document, one)) return [];
    return one.category === 'marital-status' ? ticked(document, one) : [one];
  });

/** "Trade: Gold futures", "Natural: sim", "Occ: 85%". */
function isOfNoForm({ folded }: Document, { category, reason, start, end }: Found): boolean {
  if (category === 'profession' && SHARE.test(folded.slice(start, end))) return true;
  if (reason.code !== 'label' || !SHORT_LIFE_LABELS.has(reason.detail ?? '')) return false;
  return !LABEL_OF_PERSON.test(folded.slice(Math.max(0, start - LOOK_AROUND), end + LOOK_AROUND));
}

const ANSWERS: ReadonlySet<Category> = new Set(['marital-status', 'nationality', 'birthplace', 'profession']);

function isAnybodys({ folded }: Document, { category, start, end }: Found): boolean {
  if (!ANSWERS.has(category)) return false;
  if (ANYBODYS.test(folded.slice(start, end))) return true;
  if (category !== 'marital-status' || RESPECTIVELY.test(folded.slice(Math.max(0, start - SPAN), end + SPAN)))
    return false;
  const from = Math.max(0, start - SPAN);
  const choices = CHOICES.exec(folded.slice(from, end + SPAN));
  return choices !== null && from + choices.index <= start && from + choices.index + choices[0].length >= end;
}

const BIRTHS: ReadonlySet<Category> = new Set(['birthplace', 'birth-date']);

function isOfNobody({ text, folded }: Document, { category, reason, start }: Found): boolean {
  if (reason.code === 'label' || reason.code === 'table-header') return false;
  const from = Math.max(0, start - LOOK_BACK);
  if (category === 'profession') return JOB_OFFERED.test(text.slice(from, start));
  return BIRTHS.has(category) && OF_THING.test((from === 0 ? '\n' : '') + folded.slice(from, start));
}

/** Where boxes stand before their words only what stands behind one that is ticked; else all of it. */
function ticked({ text, folded }: Document, one: Found): Found[] {
  if (!EMPTY_BOX.test(folded.slice(Math.max(0, one.start - LOOK_BACK), one.start))) return [one];
  const mark = TICKED_BOX.exec(text.slice(one.start, one.end));
  if (mark === null) return [];
  const start = one.start + mark.index + mark[0].length;
  const space = /^ */.exec(text.slice(start, one.end))![0].length;
  return start + space < one.end ? [{ ...one, start: start + space }] : [];
}
