import { routing } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const ACCOUNT =
  'conta|conta[ -]corrente|conta poupanca|conta[ -]salario|c/c|cc|c\\.c|c/p|poupanca|conta n|account|account (?:no|number|n)|acct|a/c|checking|chequing|savings|op\\.? ?\\d{3},? ?n?|ag\\.? ?\\d{4}(?:-\\d)?,? c';
const BANK =
  'banco do brasil|bb|banco|itau|bradesco|santander|caixa(?: tem| economica(?: federal)?)?|cef|nubank|inter|sicoob|sicredi|cresol|unicred|ailos|banrisul|banestes|banpara|brb|basa|bnb|c6|btg|safra|mercado pago|picpay|pagbank|neon|stone|original|ted|doc|coop(?:/pa)?|cooperativa';
const BRITISH =
  'sort code|sort-code|barclays|lloyds|hsbc|natwest|monzo|starling|santander|halifax|nationwide|bacs|tsb|rbs|first direct|metro bank|danske|aib|revolut';
const ABROAD =
  'posb|dbs|ocbc|uob|maybank|anz|westpac|nab|commbank|bnz|asb|kiwibank|chase|wells fargo|citibank|td bank|rbc|scotiabank|bmo|cibc|ecobank|gtbank|zenith|access bank|fnb|absa|nedbank|capitec|standard bank|hdfc|icici|sbi|axis bank';
/** Sums, dates, and what has numbers of its own. */
const NOT_OF_A_BANK =
  /(?:r\$|us\$|\$|£|€|(?<![a-z])(?:em|dia|conta de|case|cpc|cdc|lei|decreto|art\.?|artigo)|(?:pedido|nota|nf|contrato|protocolo|ticket|order|invoice)(?: n[º°o.]{1,2})?) ?$/;
/** Three digits are an account only with their check digit. */
const LONG_ENOUGH = '(?=(?:[.-]?\\d){4})';
const END = '(?![\\dA-Za-z])(?![.,/]\\d)';

const account = (
  source: string,
  leads: readonly number[],
  naming: string,
  named: number,
  priority: number,
  unless = NOT_OF_A_BANK,
  near = true,
): Specification => ({
  category: 'bank-account',
  pattern: sticky(source),
  leads,
  words: words(naming),
  valid: 0,
  look: 0,
  named,
  priority,
  near,
  unless,
});

export const BANK_ACCOUNTS: readonly Specification[] = [
  account(
    `${LONG_ENOUGH}\\d[\\d.]{1,15}\\d(?:\\s?-\\s?[\\dXxPp]{1,2})?${END}`,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    ACCOUNT,
    0.9,
    55,
  ),
  // Branch, kind of account and account in one: "4088/001/00265907-5", "341 0912 94245-7", "5961-85869-9".
  account(
    `(?:\\d{3}[ /-]{1,3})?\\d{4}(?:-[\\dXx])?(?: ?[/,-] ?| )(?:\\d{3}(?: ?[/.-] ?| ))?\\d[\\d.]{1,13}-[\\dXx]${END}`,
    [3, 4],
    `${ACCOUNT}|ag|ag\\./conta|agencia|agencia / conta|${BANK}`,
    0.93,
    59,
  ),
  account(
    `(?=(?:[- ]?\\d){6})\\d{1,9}(?:[- ]\\d{1,9}){1,3}${END}`,
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    `${ABROAD}|account(?: (?:no|number|n)|\\.? ?#)?|acct?(?:\\.? ?(?:no|#))?|acc|a/c(?: no)?|(?:checking|savings)(?: account)?`,
    0.91,
    54,
    /(?:r\$|us\$|\$|£|€|(?<![a-z])(?:case|on|for|in|from|dated?)) ?$/,
  ),
  account(
    `\\d{3,5}(?:\\s?-\\s?[\\dXx])?${END}`,
    [3, 4, 5],
    'agencia|ag|agencia n|ag\\.|branch',
    0.9,
    56,
    // "TST-Ag-AIRR-1188", "milho AG 8701".
    /(?:r\$|us\$|\$|(?<![a-z])(?:em|dia)|ag-[a-z]{2,5}-|(?:milho|soja|semente) ag) ?$/,
  ),
  // A branch after its bank and before its account: "Sicredi 0435, c/c 53.261-5".
  account(
    '\\d{4}(?:-[\\dXx])?(?=[ ,/-]{1,3}(?:[Cc]/?[CcPp]|[Cc]onta|CONTA|[Pp]oup|[Oo]p)(?![a-z])|[ ,/-]{1,3}\\d{3,9}-[\\dXx](?![\\dA-Za-z]))',
    [4],
    BANK,
    0.9,
    56,
  ),
  account('(?:\\d{2}[ -]\\d{2}[ -]\\d{2}|\\d{6})(?![\\d-])', [2, 6], BRITISH, 0.95, 57, NOT_OF_A_BANK, false),
  {
    category: 'bank-account',
    pattern: sticky(
      '\\d{2}-\\d{2}-\\d{2}(?:[ ,/]{1,3}(?:a\\/c |account |acc\\.? )?(?:\\d{8}|\\*{4} ?\\d{4}))(?![\\d-])',
    ),
    leads: [2],
    words: words(BRITISH),
    valid: 0,
    look: 0.98,
    named: 0.98,
    priority: 58,
    marks: /-/,
  },
  {
    // New Zealand: bank, branch, account and suffix.
    category: 'bank-account',
    pattern: sticky('\\d{2}-\\d{4}-\\d{7}-\\d{2,3}(?![\\d-])'),
    leads: [2],
    words: words(ACCOUNT),
    valid: 0,
    look: 0.93,
    named: 0.97,
    priority: 58,
    marks: /-/,
  },
  account(
    '\\d{3}[ -]?\\d{3}(?![\\d-])|\\d{5}(?![\\d-])',
    [3, 5, 6],
    'bsb|transit(?: (?:no|number))?|(?:universal )?branch code',
    0.93,
    57,
  ),
  // "the account ending in 417".
  {
    ...account(
      '(?:\\d{3,4}|\\d{2,4}-[\\dxX])(?![\\dA-Za-z]|[.,/-]\\d)',
      [2, 3, 4],
      '(?:account|a/c|conta|(?:cell )?phone|mobile|celular|telefone|whatsapp)(?: (?:number|no|that|which|card|bank|corrente|poupanca)){0,2} (?:ending(?: in| with)?|ends in|(?:com )?final|termin(?:ad[oa]|a) em)',
      0.9,
      53,
      /[£$€] ?$/,
    ),
    not: /^20[0-2]\d$/,
  },
  {
    // Portugal, Argentina, Mexico: bank, branch and account in one.
    category: 'bank-account',
    pattern: sticky('(?=(?:[ .-]?\\d){18,22}(?![\\d-]))\\d{3,22}(?:[ .-]\\d{1,14}){0,6}(?!\\d)'),
    leads: [3, 4, 5, 6, 7, 8, 18, 21, 22],
    words: words('nib|cbu|cvu|clabe(?: interbancaria)?'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 94,
  },
  {
    // India: bank, zero and branch.
    category: 'bank-account',
    pattern: sticky('[A-Z]{4}0[A-Z\\d]{6}(?![A-Za-z\\d])'),
    words: words('ifsc(?: code)?'),
    valid: 0,
    look: 0,
    named: 0.97,
    priority: 58,
  },
  {
    category: 'bank-account',
    pattern: sticky('\\d{9}(?!\\d)'),
    leads: [9],
    check: routing,
    words: words(
      'routing|aba|rtn|routing number|transit|account(?: (?:no|number))?[ :]{1,2}\\d{6,17},? (?:at|with)',
    ),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 57,
  },
];
