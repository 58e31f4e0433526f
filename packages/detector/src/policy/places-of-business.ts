/** What stands around the address of an office, a shop or a house for sale where nobody is named: folded text. */

/** Who keeps shop there, or what is done there. */
const SHOP =
  'escritorio|consultorio|gabinete|salao|loja|bar|boteco|padaria|pastelaria|churrascaria|lanchonete|pizzaria|restaurante|mercado|mercearia|farmacia|drogaria|oficina|academia|buffet|colegio|faculdade|escola|creche|agencia|balcao|guiche|setor d[aeo]|protocolo geral|almoxarifado|zoonoses|garagem municipal|posto (?:de saude|fiscal|de coleta)';
/**
 * "dono do Bar do Jura, na", "Protocolo Geral,", "no balcão 3,": at the head of a line or a sentence, or where one is. What
 * is brought from a shop, who works there and what is beside it are at homes.
 */
const IN_SHOP = new RegExp(
  `(?:^|[\\n.;:] ?|(?<![a-z])(?:(?<!(?:viv|dorm|hosped)[a-z]{1,5} )n[ao]|com o|don[oa] d[aeo]) )(?:${SHOP})(?![a-z])(?:(?: d[aeo]s? [a-z' ]{2,20}?| \\d{1,3})?(?:,? ?\\n?| d[ao]|,? n[ao]|,? (?:situad|localizad|sit)[oa] (?:[aà]|n[ao]))|(?:(?! (?:em|n[ao]s?|que|onde|e|d[ao]|par?a|por?) |[\\n.;:,]).){0,28}(?:,|,? ?\\n|, n[ao]))[ \\n]?$`,
);
/** The number of a firm right before it. */
export const FIRMS_NUMBER =
  /cnpj(?:\/mf)?[ :n.ºo°]{0,6}[\d./ -]{14,22}\)?[ ,;.–|-]{0,4}\n?(?:com sede (?:na|no|em) |(?:endereco|end\.|sede)(?: comercial)?: ?)?$/;
/** The field of a firm in a form, or where somebody works, whoever is named. */
export const FIRMS_FIELD =
  /(?<![a-z])endereco d[aeo] (?:salao|loja|escola|clinica|buffet|igreja|oficina|cartorio|escritorio|firma)[^:\n]{0,16}: ?$|(?<![a-z])(?:com )?escritorio(?: profissional| de advocacia)? (?:sit[oa] |situado )?(?:na|no|a|em) $/;
/** "Supplier: Prairie Fastener Supply,", "hearing to be held at", "County Clerk,". */
const PARTY =
  /(?<![a-z])(?:supplier|insurer|concedente|transportadora|seguradora):[^\n:;,]{3,60}, ?\n?$|(?<![a-z])(?:give evidence|hearing)(?: is)?(?: to be held| held)? at $|(?<![a-z])(?:county|city|town|district|municipal) (?:clerk|court(?:house)?|justice cent(?:er|re)|hall)(?: cent(?:er|re))?, ?$/;
/** A part of a firm in the line before or up to the comma; somebody may work there. */
const PART_OF_FIRM =
  /(?<![a-z])(?:(?:customer|member|client|patient) (?:relations|services|cent(?:re|er))|(?:bereavement|financial|property|escrow|visa) (?:services?|department)|(?:family|medical|dental|veterinary|law) (?:practice|cent(?:re|er)|surgery)|financial ombudsman service|credit union(?: limited)?|building society|human resources|private banking|revenue (?:& customs|service)|(?:deferreds|pensions?|recovery|payroll) (?:team|staff|services)|bank(?: plc)?|staff pensions|opticians|estate agents?|solicitors|business park|trading estate)(?:[.,]? ?\n|, )$/;
/** "Comparables: 5 Well St £318k; 9 Raven Ln £302k": houses for sale near by, not the one they are compared with. */
const COMPARED = /(?<![a-z])comparab[a-z]{2,4}(?: [a-z]{3,12}){0,2}:(?![^]*(?:subject|client))/;
const PRICE = /^,?(?: [\d/]{6,10},)? ?[£$€] ?\d{2,3}(?:k(?![a-z])|[,.]\d{3})/;
const LOOK_BACK = 96;
const LISTED = 240;
const PRICED = 36;

export function isOfBusiness(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (IN_SHOP.test(before) || PARTY.test(before) || PART_OF_FIRM.test(before)) return true;
  return (
    PRICE.test(folded.slice(end, end + PRICED)) &&
    COMPARED.test(folded.slice(Math.max(0, start - LISTED), start))
  );
}
