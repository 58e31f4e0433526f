/** "CPF final 25", "NI number ending 56D", "últimos 4 dígitos do CPF: 4725": the end of somebody's number, which tells who it is among those who are known. Folded. */

import type { Category } from '../categories.ts';
import type { Numbered } from './named-numbers.ts';

const ENDING =
  '[,:]?(?: (?:que |which |que tem |com |with |that |tem |tinha |has |had )?(?:o |the )?(?:final|fim|terminad[oa]|termina(?:ndo)?|acab(?:a|ando|ad[oa])|ending|ends)(?: (?:em|com|in|with))?[: ]{1,2}-?)(?!20\\d\\d(?!\\d))';
const LAST =
  '(?:(?:os )?(?:[2-6] |dois |tres |quatro |cinco )?(?:ultimos|finais)(?: (?:[2-6]|dois|tres|quatro|cinco))? (?:digitos|numeros|algarismos|figures)|(?:the )?last (?:[2-6]|two|three|four|five|few) ?(?:digits|figures|characters|numbers)?)';
/** Two or more; one alone, and one number to another, tell on which day who is paid. */
const VALUE =
  '(?=((?!00 )(?:\\d{2,6}(?:-[\\dx])?|\\d{1,4}-[\\dx]{1,2}|\\d{1,3}[a-d])(?![\\da-z]|[.,/-]\\d| ?(?:a|ate|e|ou|to|through|and|or|-|–) \\d| ?%| (?:de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)|reais|anos|dias|years|days)| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))))';

const ofLast = (category: Category, number: string): Numbered => ({
  category,
  pattern: new RegExp(
    `(?<![a-z])(?:(?:${number})(?: (?:number|no\\.?|d[aeo] [a-z]{3,12}|del[ae]))?${ENDING}|(?:${number})(?:'s|’s)? last (?:two|three|four|five|[2-6])(?: (?:digits|figures|characters))? (?:are|were|is)[: ]{1,2}|${LAST} (?:d[aeo]|of)(?: (?:the|his|her|your|my|their|seu|sua|meu|minha))? (?:${number})(?: number)?(?: d[aeo] [a-z]{3,12})?(?: (?:sao|are|is|e|eram|were))?[: ]{1,3})${VALUE}`,
    'y',
  ),
  soon: 90,
});

export const LAST_FIGURES: readonly Numbered[] = [
  ofLast(
    'phone',
    '(?<=(?:call|rang|ring|text|phone|contat|contact|lig(?:ou|o|ar|ue|uei|amos|acao)|whats|sms)[a-z]*(?![a-z])[^\\n.;]{0,48})(?:number|numero)(?: in [a-z]{3,14},?)?|telefone|telemovel|celular|contato|contacto|phone|mobile|cell',
  ),
  ofLast(
    'bank-account',
    '(?:bank )?account|acct|conta|itau|bradesco|nubank|santander|banco do brasil|caixa|banco inter|sicredi|sicoob',
  ),
  ofLast('cpf', 'cpf'),
  ofLast('rg', 'rg|identidade'),
  ofLast('pis', 'pis|nis|nit|pis/pasep'),
  ofLast('cnh', 'cnh'),
  ofLast('vehicle', 'chassis?|vin|renavam'),
  ofLast('passport', 'passport|passaporte'),
  ofLast('plate', 'placa|number plate|licen[cs]e plate'),
  ofLast('national-id', 'ssn|social(?: security)?|ni|nino|national insurance'),
  ofLast('health-record', 'nhs|cns|prontuario|carteirinha|medicare'),
  ofLast(
    'registration',
    'matricula|titulo de eleitor|driving licen[cs]e|(?:member(?:ship)?|payroll) (?:number|no\\.?|id)',
  ),
];
