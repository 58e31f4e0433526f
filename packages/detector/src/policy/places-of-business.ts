/** What stands around the address of an office, a shop or a house for sale where nobody is named: folded text. */

/** Who keeps shop there, or what is done there. */
const SHOP =
  'escritorio|consultorio|gabinete|salao|loja|bar|boteco|padaria|pastelaria|churrascaria|lanchonete|pizzaria|restaurante|mercado|mercearia|farmacia|drogaria|oficina|academia|buffet|colegio|faculdade|escola|creche|agencia|unidade(?= (?!\\d))|balcao|guiche|setor d[aeo]|protocolo|almoxarifado|zoonoses|garagem municipal|posto (?:de saude|fiscal|de coleta)';
/** "com escritório na", "dono do Bar do Jura, na", "Protocolo Geral,", "balcão 3,"; beside a shop live people. */
const IN_SHOP = new RegExp(
  `(?<![a-z])(?<!(?:perto|frente|lado|cima|fundos|atras|depois|proxim[oa]|esquina|antes|altos|tras|defronte|junto) (?:[ao]o?|d[aeo]|com) (?:[ao] )?)(?:${SHOP})(?![a-z])(?:(?! (?:em|n[ao]s?|que|onde|e|do|da) |[\\n.;:,]).){0,28}(?:,? ?\\n?| d[ao]| n[ao]|, n[ao]|, sit[oa] (?:[aà]|n[ao])| (?:situad|localizad|sit)[oa] n[ao])[ \\n]$`,
);
/** The number of a firm right before it, or its field in a form; where somebody works, whoever is named. */
export const FIRMS_FIELD =
  /cnpj(?:\/mf)?[ :n.ºo°]{0,6}[\d./ -]{14,22}\)?[ ,;.–|-]{0,4}\n?(?:com sede (?:na|no|em) |(?:endereco|end\.|sede)(?: comercial)?: ?)?$|(?<![a-z])endereco d[aeo] (?:salao|loja|escola|clinica|buffet|igreja|oficina|cartorio|escritorio|firma|evento|festa|local)[^:\n]{0,16}: ?$|(?<![a-z])(?:com )?escritorio(?: profissional| de advocacia)? (?:sit[oa] |situado )?(?:na|no|a|em) $|(?<![a-z])(?:don[oa]|proprietari[oa]) d[aeo] (?:bar|boteco|padaria|pastelaria|loja|mercado|mercearia|restaurante|lanchonete|farmacia|oficina|salao|academia)(?: [a-z']+){0,4},? n[ao] $/;
/** "Employer: P. & K. Devlin, butchers,", "Supplier: Prairie Fastener Supply,", "held at the County Clerk,". */
const PARTY =
  /(?<![a-z])(?:employer|supplier|vendor|placement(?: with)?|insurer|dealer|nursery|school|surgery|pharmacy|venue|consignee|fornecedor|empregador(?:a)?|concedente|transportadora|seguradora|contratada):[^\n:]{3,60}, ?\n?$|(?<![a-z])(?:give evidence|heard|hearing|tried|sitting|deposition|inquest)(?: is)?(?: to be held| held)? at (?:the [a-z' ]{3,40}, ?)?$|(?<![a-z])(?:county|city|town|district|municipal) (?:clerk|court(?:house)?|justice cent(?:er|re)|hall)(?: cent(?:er|re))?, ?$/;
/** A part of a firm in the line before or up to the comma; somebody may work there. */
const PART_OF_FIRM =
  /(?<![a-z])(?:(?:customer|member|client|patient) (?:relations|services|cent(?:re|er))|(?:bereavement|financial|property|escrow|visa) (?:services?|department)|(?:family|medical|dental|veterinary|law) (?:practice|cent(?:re|er)|surgery)|financial ombudsman service|credit union(?: limited)?|building society|human resources|private banking|revenue (?:& customs|service)|(?:deferreds|pensions?|recovery|payroll) (?:team|staff|services)|bank(?: plc)?|staff pensions|opticians|estate agents?|solicitors|business park|trading estate)[.,]?(?: ?\n| )$/;
/** "Comparables: 5 Well St £318k; 9 Raven Ln £302k": houses for sale near by. */
const COMPARED = /(?<![a-z])comparab[a-z]{2,4}(?: [a-z]{3,12}){0,2}:/;
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
