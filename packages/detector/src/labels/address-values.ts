import { ANY_ENGLISH_MONTH, ANY_WEEKDAY, WEEKDAY } from '../text/calendar.ts';
import { LABELS, OTHER_LABELS } from './dictionary.ts';
import { ADDRESS_PARTS } from './dictionary/homes.ts';

/** What stands behind labels of addresses and of their parts. */

/** To the end of its cell or sentence, or to where a telephone begins; "Av." and "Jd." end none. */
export const ADDRESS =
  /(?:(?!, (?:e|mas|que|and|but|which) \p{Ll})(?!,? (?:Tel|TEL|Fone|Telefones?|Cel|Celular|E-?mail|CNPJ|CPF|Phone|Mobile|Fax|Contato)[.: ])[^\t\n.]|\.(?!\s\p{Lu})|(?<=(?<!\p{L})(?:\p{L}{1,3}|Conj|Cond|Trav|Estr|Resid|Apto|conj|cond|trav|apto))\.|\.(?= (?:Bairro|Centro|Jd|Jardim|Vila|CEP|Cidade|Apto?|Casa|Bloco|Fundos|Parque|Setor|Quadra|Lote|Flat|Unit)(?!\p{L}))){4,160}/u;
/** So many words are no address where nothing is numbered and no kind of way is named. */
const MANY_WORDS =
  /^(?!.*\d)(?!.*(?<![a-z])(?:rua|av|avenida|estrada|travessa|sitio|fazenda|linha|casa|bairro|vila|aldeia|street|road|lane|house|farm|cottage)(?![a-z]))(?:\S+ ){10}/s;
/** What is said of a place instead: that there is none any more, where to look, or another field. */
const SAID_OF_IT =
  /^(?:same as |no fixed |mudou-se|filh[oa]s? d|residi[au]|ver |see |idem|desconhec|nao (?:ha|tem|consta|informad)|vot(?:ed|ou)|returned|devolvid|unknown|sem endereco|v(?:card|event|calendar|todo|alarm|timezone)$)|\?$/;
/** "Endereço do servidor: smtp.exemplo.com", "IP 10.0.0.1": of a computer. */
const OF_COMPUTER =
  /^(?:ip(?:$|[: ]{1,2}\d)|srv-|(?:https?:|smtp|imap|ftp|www)[./]|(?!(?:r|av|al|tv|trav|pca|lgo|rod|estr)\.)[a-z\d-]{1,40}(?:\.[a-z\d-]{2,40}){1,4}\.[a-z]{2,6}$)/;
/** A sentence about a place is none itself. */
const TOLD = /^(?:[ao]s? )?\p{Ll}{2,} [\p{L} ]*(?<!\p{L})(?:est[áa]|est[ãa]o|mora|foi|is|was|has)(?!\p{L})/u;
/** "44 km", "9 anos", "same", "as above": how far, how long, where as before. */
const NO_PLACE =
  /^(?:\d{1,4}(?:[.,]\d+)? ?(?:km|m|anos?|years?|yrs?|meses|months?|min)(?!\p{L})[^,]*|(?:a |o |o mesm[oa]|mesm[oa]|as|same)?[\p{Ll} ]{0,24}(?:\d[A-Z])?)$/u;

/** "Setor: Compras" on the letterhead of a firm. */
const DEPARTMENT =
  /^(?:(?:setor )?(?:de |d[ao] )?(?:compras|vendas|financeiro|faturamento|producao|administrativo|administracao|rh|recursos humanos|ti|tecnologia(?: da informacao)?|contabilidade|contabil|fiscal|almoxarifado|expedicao|cobranca|juridico|marketing|atendimento|manutencao|estoque|logistica|qualidade|diretoria|secretaria|recepcao|engenharia|protocolo|tesouraria|licitacoes|pessoal|eletrodomesticos|moveis|cosmeticos))$/;

export const isDepartment = (folded: string): boolean => DEPARTMENT.test(folded);

/** @param folded the same, folded */
export const isPlace = (value: string, folded: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  !TOLD.test(value) &&
  !NO_PLACE.test(value) &&
  !isMadeOfLabels(folded) &&
  !MANY_WORDS.test(folded) &&
  !SAID_OF_IT.test(folded) &&
  !OF_COMPUTER.test(folded);

/** "Nº ____", "[rua, número, bairro]", "Postcode:": what a form asks next, or how to fill it in. */
function isMadeOfLabels(value: string): boolean {
  const parts = value
    .split(/,| e | and |_{2,}|\.{2,}/)
    .map((part) => part.replaceAll(/^[ ([]+|[ )\].:º°ª]+$/g, ''));
  // By itself "Registro" or "Placas" is a town.
  const isKnown = parts.length > 1 || /[:_[(]/.test(value) ? isKnownLabel : isPartOfAddress;
  return parts.every((part) => part === '' || isKnown(part));
}

const isPartOfAddress = (label: string): boolean => ADDRESS_PARTS.has(label);
const isKnownLabel = (label: string): boolean =>
  isPartOfAddress(label) || OTHER_LABELS.has(label) || LABELS.has(label);

/** "21 Apr", "9 June 2023", "10:30", "Friday" under "Start" and "End"; a street is called "7 de Setembro". */
const ENDING = new RegExp(
  `^(?:(?:${ANY_WEEKDAY},? )?\\d{1,2}(?:st|nd|rd|th)?[ -](?:${ANY_ENGLISH_MONTH.toLowerCase()})(?:,?[ -]\\d{2,4})?|\\d{1,2}[:.]\\d{2} ?(?:[ap]m)?|${WEEKDAY.toLowerCase()}|(?:week|wk|q|day) ?\\d{1,2}|tb[ac])$`,
);

/** Under "End", which is short for "endereço". */
export const isEndOfSomething = (folded: string): boolean => ENDING.test(folded);

/** After "nº:" of a street stand its number and a few signs. */
const HOUSE =
  /\d{1,5}[A-Za-z]?(?![\d.])(?:(?: ?[-,/] ?[\p{L}\d]{1,12}){1,3}|,? (?:fundos|fds|altos|baixos|frente|sobrado|(?:casa|cs|apto?|bl|bloco)\.? ?[\p{L}\d]{1,4})(?!\p{L})){0,3}|s\/?n/iu;
const CODE_LABELS: ReadonlySet<string> = new Set(['code', 'p/code', 'p/c']);
const POSTAL = /\d{4,6}(?![\d\p{L}])/u;
const HOUSE_LABELS: ReadonlySet<string> = new Set(['n', 'no', 'num', 'numero', 'casa', 'andar', 'flat']);
const ANY_PART = /[\p{L}\d][^\t\n;|]{0,58}/u;

/** What the part of an address with this label looks like. */
export const formOfPart = (label: string): RegExp =>
  CODE_LABELS.has(label) ? POSTAL : HOUSE_LABELS.has(label) ? HOUSE : ANY_PART;
