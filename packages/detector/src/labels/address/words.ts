import { WEEKDAY } from '../../text/calendar.ts';
import { BRAZIL_STATES } from '../../text/brazil-states.ts';

/**
 * Pieces that the grammars of addresses share. Text is normalised: every dash is "-", one line feed at a line end. A
 * blank in a source stands for a space or one line end: an address may be broken wherever it has a space.
 */

const BLANK = '(?: |\\n ?)';
/** A pattern whose blanks may be line ends, in classes too; every quantifier in the source has to be bounded. */
export const broken = (source: string, flags = 'uy'): RegExp =>
  new RegExp(
    source.replaceAll(/\[(?:\\.|[^\]\\])*\]| /g, (part) =>
      part === ' ' ? BLANK : part.replace(' ', ' \\n'),
    ),
    flags,
  );

/** What begins another field: an address does not run on over it. */
const STOP = `(?!(?:CPF|CNPJ|IBAN|WILL|SAY|Prazo|RG|CNH|PIS|NIS|CTPS|CEP|CRM|OAB|SSN|DOB|NHS|MRN|NIF|VAT|Tel|TEL|Telefone|TELEFONE|Fone|FONE|Cel|CEL|Celular|CELULAR|E-?mail|E-?MAIL|Nome|NOME|Data|DATA|Phone|PHONE|Fax|FAX|Mobile|Email|Date|Whatsapp|WhatsApp|Contato|Estado|Valor|Foro|Dear|Re|Part|Prezad[oa]s?|Assunto|Ref|Sr|Sra|Dr|Dra|Mr|Mrs|Ms|Brasileir[oa]|Portador|Inscrit[oa]|Doravante|[A-Z]{3,16}(?:OR|ORA|ANTE|ARIO|ÁRIO|TÁRIO|TARIA|TÁRIA|ENTE|DORES)|Reported|${WEEKDAY}(?! \\p{Lu})|Found|Signed|Applicant)(?![\\p{L}])|[\\p{L}-]{1,24}:)`;
/** Shortened words inside names; any other point ends the sentence. */
export const SHORTENED =
  '(?:Dr|Dra|Sta|Sto|Eng|Enga|Engª|Engº|Pres|Prof|Profa|Profª|Cel|Mal|Gen|Cap|Ten|Sgt|Maj|Brig|Alm|Des|Dep|Sen|Gov|Pe|Fr|Fco|Cons|Com|Comend|Visc|Marq|Mons|Vig|Ver|Vl|Jd|Jr|Pq|Pç?a|Res|Cj|Conj|Ed|Cond|Av|R|St|Mt|Ft|Co|Bro|Ave|Rd|Blvd|[A-ZÀ-Ý])\\.';
/** A word of a proper name: "Jardim", "D'Ávila", "XV", "São". */
const WORD = `${STOP}(?:${SHORTENED}|[A-ZÀ-Ý][\\p{L}'-]{0,24})`;
const LINK =
  '(?:d[aeo]s?|e|em|del|della|di|du|des|de la|van|von|der|am|of|the|on|upon|in|le|la|les|by|and|&)';
/** Up to seven words of a name on one line, particles between. */
export const PROPER = `${WORD}(?:(?: |-)(?:${LINK} ){0,2}(?:${WORD}|\\d{1,3}(?![\\d.,/-]))){0,6}`.replaceAll(
  ' ',
  '\\x20',
);
/** The same where a line may end inside it. */
export const PROPER_BROKEN = `${WORD}(?: (?:${LINK} ){0,2}(?:${WORD}|\\d{1,3}(?![\\d.,/-]))){0,6}`;

export const UF = `(?:${BRAZIL_STATES})(?![\\p{L}])`;
export const STATE =
  '(?:Acre|Alagoas|Amap[áa]|Amazonas|Bahia|Cear[áa]|Distrito Federal|Esp[íi]rito Santo|Goi[áa]s|Maranh[ãa]o|Mato Grosso(?: do Sul)?|Minas Gerais|Par[áa]|Para[íi]ba|Paran[áa]|Pernambuco|Piau[íi]|Rio de Janeiro|Rio Grande do (?:Norte|Sul)|Rond[ôo]nia|Roraima|Santa Catarina|S[ãa]o Paulo|Sergipe|Tocantins)(?![\\p{L}])';
export const CEP = '(?:(?:CEP|Cep|cep)[ :.-]{0,3}(?:n[ºo°]\\.? )?)?\\d{2}\\.?\\d{3} ?- ?\\d{3}(?!\\d)';
/** "nº", "n.º", "n.", "no", "número" before a house number. */
export const NO = '(?:(?:[nN](?:\\.?[ºoO°ª]\\.?|\\.|[rR]\\.?)|[nN][úu]mero|NÚMERO|[Nn]um\\.)[: ]{0,2})';
export const COUNTRY =
  '(?:Brasil|BRASIL|Brazil|France|Germany|Deutschland|Italy|Italia|Spain|España|Portugal|Netherlands|Nederland|Belgium|Austria|Switzerland|Ireland|Poland|Sweden|Denmark|United Kingdom|England|Scotland|Wales|UK|U\\.K\\.|United States(?: of America)?|USA|U\\.S\\.A\\.|Canada|Australia|Argentina|Uruguay|Uruguai|Paraguai|Bolívia|Bolivia|Chile|Peru|Colômbia|Colombia|México|Mexico|Japan|Japão|China|Índia|India|South Africa|New Zealand|Angola|Moçambique|Alemanha|Itália|Espanha|França|Malta|Norway|Finland)(?![\\p{L}])';
