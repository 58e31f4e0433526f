/** "Oyster 0447 1902 3318", "NIM 19944213", "Gym fob 00447": numbers that the name of their card, club or scheme tells. Folded. */

import type { Category } from '../categories.ts';
import type { Anchored } from '../text/starts.ts';

export interface Numbered extends Anchored {
  readonly category: Category;
}

const SIGN =
  "(?: ?(?:card|pass|cartao|membership|memb\\.?|n[.o]{0,2}|nos?\\.?|num\\.?|numero|number|nr\\.?|id|ref\\.?|cod\\.?|codigo|code|d[aeo] [a-z]{4,10}|/|#)){0,2}(?: is| e|'s)?[ .:#=(-]{1,4}";
/** Groups that begin with a figure, letters before them; so many figures at least. */
const value = (least: number): string =>
  `(?=((?=(?:[-/.]?[a-z]{0,4}[-/. ]?\\d){${least}})(?!(?:19|20)\\d{2}(?!\\d))(?:[a-z]{1,4}[-/. ]?)?\\d[\\da-z]{0,23}(?:[-/.][\\da-z]{1,12}| \\d[\\da-z]{0,11}){0,6})(?![\\da-z%]|[.,/]\\d))`;

/** Behind words that mean other things as well. */
const SIGNED = '(?= (?:n[.o]{1,2}|nos?|card|id|number|numero)[ .:#]|: ?(?!\\d\\.))';

/** @param least so many figures at least */
export const named = (category: Category, least: number, ...sources: readonly string[]): Numbered => ({
  category,
  pattern: new RegExp(`(?<![a-z])(?:${sources.join('|')})${SIGN}${value(least)}`, 'y'),
  soon: 72,
});

export const NAMED_NUMBERS: readonly Numbered[] = [
  // Of buses, trains, borders.
  named(
    'registration',
    6,
    'oyster|opal|leap|itso|presto|myki|clipper card|smartrip|ventra|charlie ?card|go ?card|zip(?= card)|railcard|bus pass|travel ?card|nexus|global entry|redress(?: control)?|freedom pass|young scot|concession(?:ary)?(?: travel)?',
    'passe (?:social|senior|jovem|escolar|livre)|viva viagem|navegante|andante|riocard|bilhete unico',
  ),
  // Of shops and airlines, which write their points beside it.
  named(
    'registration',
    7,
    'isic|nectar|clubcard|(?:boots )?advantage|aeroplan|(?:ba )?exec(?:utive club)?|(?:qantas|united|delta|ba|aer lingus) ff|skywards|krisflyer|mileage ?plus|skymiles|rapid rewards|rr(?=#)|flying blue|miles ?(?:&|e|and) ?(?:more|go)|world of hyatt|livelo|km de vantagens|puregym|bonvoy|honors|flybuys|latam pass|tudo ?azul|cartao continente|poupa mais|pc optimum|everyday rewards',
  ),
  named('registration', 3, '(?:aadvantage|(?<![a-z] )ff)(?=[ #]{1,2}(?:no|number|id|#|[a-z]{2} ))'),
  named(
    'registration',
    4,
    '(?:season ticket )?photocard|season ticket(?= no| card| \\d)',
    'n[.o]{0,2} ?usp|hesa|(?:borrower|patron)(?= (?:no|number|id|barcode))(?: barcode)?|library(?: card)? barcode|totum(?: card)?|nus(?: ?/ ?totum)?(?: card)?|(?:carteira|cartao) d[eo] estudante(?: codigo(?: de uso)?)?|(?<=(?:alun|estudant)[^\\n]{0,24})processo(?! (?:n[.o]{1,2} )?[\\d.]+/\\d)',
    `swim (?:england|ireland|wales)|us masters|usms|usat|british (?:cycling|triathlon|rowing)|england athletics|fide|bhs|rfu${SIGNED}|irfu|gaa|wru|foireann|footy ?id|scout id|bsac|padi|cips|sicab|condutax|titulo patrimonial|n\\.?o d[eo] associad[oa]|(?:carteira|cartao) d[oa] (?:gremio|clube|sindicato)(?: [a-z]{4,14}){0,2}`,
  ),
  named(
    'registration',
    3,
    'mecanografico|mec\\.(?= ?n?[.o]{0,2} ?\\d)|n[.o]{1,2} mec\\.?',
    '(?:gym|key|door|gate|entry|access) fob|fob(?= (?:no\\.?|number|id|#)[ #]| #?0\\d)|swipe(?: card)?(?= id| no|#| \\d{4})|tag d[oa] (?:portao|garagem|estacionamento|condominio|porta|cancela)|cartao d[oa] (?:refeitorio|biblioteca|ponto|restaurante|cantina|estacionamento)',
  ),
  named('registration', 5, 'parkrun'),
  // Those of players have six figures.
  named('registration', 6, `cbf${SIGNED}`, 'bid (?:d[ao] )?cbf'),
  named('registration', 6, 'nim', 'nip', `sigma${SIGNED}`, 'uan', 'gwf', 'livrete', 'cr(?= n[.o]{1,2} )'),
  named(
    'registration',
    5,
    'porte de arma(?: cr)?|certificado de dispensa(?: de incorporacao)?|dispensa de incorporacao|cert(?:ificado|\\.)? (?:de )?reservista|cedula (?:militar|maritima)|caderneta (?:militar|maritima)|licenca de (?:cacador|caca|pesca|pescador|uso e porte)|cartao de eleitor|dap|player id|home office(?= ref)',
  ),
  named(
    'health-record',
    6,
    'ihi|abha|ehic|medi-?cal bic|va claim|rghc|gms|phn|ahcip|ohip|dps|ramq|drugs? payments? scheme|n\\.?s\\.?n\\.?s\\.?|proc(?:esso|\\.)? clinico|h ?[&+] ?c',
  ),
  // What a household is billed by.
  named(
    'registration',
    7,
    'uc',
    'rgi',
    'cpe',
    'cui',
    'mp[ar]n',
    'mpxn',
    'gprn',
    'esi id',
    '(?<!\\d )nmi',
    'conta contrato',
    '(?:n[.o]{1,2}|numero|cod(?:igo|\\.)) d[aeo] (?:fornecimento|ligacao|local(?: de consumo)?)',
  ),
  named('national-id', 7, 'cartao (?:de |do )?cidadao', 'titulo de residencia'),
  // Of indigenous people, by the book in which their births stand.
  named(
    'national-id',
    3,
    'rani(?= n[.o]{1,2} |:)',
    'registro administrativo de nascimento (?:de )?indigena',
    '(?:carteira|cedula) (?:de identidade )?indigena(?: (?:da )?funai)?',
  ),
  named('passport', 6, 'passap\\.?'),
  {
    category: 'rg',
    pattern:
      /(?<![a-z])(?:b\.i\.|bi)(?: n[.o]{1,2})?[ :]{1,2}(?=(\d{7,8}(?:[- ]\d(?!\d))?)(?![\da-z]|[.,/]\d))/y,
    soon: 12,
  },
  {
    // The sign that ends it apart: "rg 40 712 481 0".
    category: 'rg',
    pattern:
      /(?<![a-z])(?:rg|r\.g\.|identidade|documento|doc\.)(?: n[.o]{1,2})?[ :]{1,2}(?=(\d{2}[ .]?\d{3}[ .]?\d{3} [\dx])(?![\da-z]|[.,/]\d))/y,
    soon: 24,
  },
  {
    category: 'foreigner-id',
    pattern:
      /(?<![a-z])(?:identidade|rne|rnm|crnm|cie)(?: n[.o]{1,2})?[ :]{1,2}(?=([a-z]-\d{3}\.?\d{3}-?[\da-z])(?![\da-z]))/y,
    soon: 24,
  },
  {
    // "MasterCard x4242", "Visa •4242", "Amex -1005".
    category: 'card',
    pattern:
      /(?<![a-z])(?:visa|master ?card|elo|amex|american express|hipercard|discover|maestro|(?:credit |debit )?card|cartao(?: de (?:credito|debito))?)(?: n[.o]{1,2})? (?=([x.•·…*-]{1,4}\d{4})(?![\da-z]|[.,/-]\d))/y,
    soon: 40,
  },
  {
    // Of what accounts in Argentina are called beside their number.
    category: 'bank-account',
    pattern:
      /(?<![a-z])alias(?:(?: (?:de(?:l)?|cbu|cvu|bancario|mercado pago|cuenta)){1,3}[: ]{1,2}(?=([a-z\d-]{2,20}(?:\.[a-z\d-]{2,20}){1,3})(?![\w.]))|: ?(?=([a-z]{3,12}(?:\.[a-z]{3,12}){2})(?![\w.])))/y,
  },
  {
    // Wallets of any chain.
    category: 'crypto',
    pattern:
      /(?<![a-z])(?:solana|sol|monero|xmr|doge(?:coin)?|ltc|litecoin|xrp|ripple|cardano|ada|tron|trx|polkadot|usdt|usdc|btc|bitcoin|eth|ethereum|crypto|cripto)(?: (?:wallet|address|endereco|carteira|addr)){0,2}[ :=]{1,3}(?=((?=[a-z]{0,24}\d)[a-z\d]{26,108})(?![a-z\d]))/y,
    soon: 48,
  },
  {
    // "matriculado no curso de Agronomia, sob o número 2023/1-0887"
    category: 'registration',
    pattern:
      /(?<![a-z])sob (?:o |a )?(?:n[.o]{1,2}|numero|matricula)[ :]{1,3}(?<=matriculad[oa](?![a-z])[^\n]{0,140})(?=(\d[\d./-]{3,16})(?![\da-z]))/y,
    soon: 24,
  },
  {
    // Pupils and patients of Portugal have a file each.
    category: 'registration',
    pattern:
      /(?<![a-z])(?:n[.o]{1,3} de processo:?|n\.o processo:?|no processo:) (?<=(?:alun[oa]|utente|doente|paciente|admissao)(?![a-z])[^;]{0,110})(?=(\d[\d./-]{2,14})(?![\da-z]))/y,
    soon: 24,
  },
  {
    // Of somebody's house or land in Portugal: the tax office's and the register's.
    category: 'registration',
    pattern:
      /(?<![a-z])(?:artigo matricial (?:(?:urbano|rustico|misto) )?(?:n[.o]{1,2} )?(?=(\d{1,6}(?:,? (?:seccao|fracao) [a-z]{1,2})?)(?![\da-z]))|descricao(?: predial)?(?: n[.o]{1,2})?:? (?=(\d{1,5}\/(?:19|20)\d{6})(?!\d)))/y,
    soon: 36,
  },
  {
    // Two who play over the net find each other by it.
    category: 'user-name',
    pattern:
      /(?<![a-z\d-])(?:friend code|codigo de amigo|fc|switch)(?: switch)?[ :]{1,2}(?=((?:sw-)?\d{4}-\d{4}-\d{4})(?![\d-]))/y,
    soon: 28,
  },
  {
    category: 'device',
    pattern:
      /(?<![a-z])(?:any ?desk|team ?viewer|rust ?desk)(?: id)?[ :]{1,2}(?=(\d{1,3}(?: ?\d{3}){2,3})(?! ?\d))/y,
    soon: 20,
  },
  {
    category: 'registration',
    pattern:
      /(?<![a-z])(?:time ?sheets?|absent|no-?shows?|clocked (?:in|out|on|off))(?:(?!order|ticket|templat|pedido|reserva|booking)[^\n\d#]){0,16}(?=(#\d{4,6})(?!\d))/y,
    soon: 36,
  },
];
