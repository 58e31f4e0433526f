import type { Document } from '../text/document.ts';

/** What may be called after somebody is nobody unless the tagger is this sure of a name: "Farmácia Alice" on a rota. */
export const SOMEBODY = 0.5;

/**
 * What is called after people: told by the word before the name or after it, whatever the model says. Folded; a title
 * may stand between. Ways and plots are not here: addresses take them whole.
 */
const BEFORE =
  /(?<![a-z])(?:estadio|ginasio|arena|biblioteca|auditorio|maternidade|teatro|cine|museu|memorial|pavilhao|viaduto|ponte|tunel|terminal|estacao|refinaria|usina|reservatorio|barragem|hidreletrica|aeroporto|hospital(?: (?:municipal|estadual|regional|geral|universitario))?|santa casa|upa(?: 24h)?|ubs|usf|caps(?: (?:ad|i{1,3}))?|cras|creas|(?:escola|colegio|centro|instituto)(?: (?:municipal|estadual|federal|tecnica?|cultural|social|de ensino|de educacao infantil)){0,2}|emef|emei|cmei|cemei|e\.? ?e\.?|taca|trofeu|premio|copa|medalha|sarau|convento|mosteiro|santuario|capela|igreja(?: de)?|paroquia|fundacao|navio|rebocador|torre|edificio|ed\.|condominio|(?<!(?:fiscal|gerente|gestora?|chefe|supervisora?) (?:de|da) )loja|restaurante|campus|uss|hms|mv|camp|the royal|(?:doenca|sindrome|mal|sinal|teste|cisto|escala|manobra) de) (?:(?:d[aeo]s?|de) )?(?:(?:prof|dr|dra|profa|dona|irma|padre|pe|dom|sta|sto|sao|santa|frei|madre|governador|presidente|ministro|coronel|cel|almirante|brigadeiro|senador|deputado|engenheiro|eng|juiz|juiza|des|desembargador|general|gen|marechal|mal|tenente|capitao)\.?[ªa]?\.? (?:d[aeo] )?)?$/;
/** The same only before a title: "Posto Dr. João Paulo", "Hemocentro Regional Dr. Marcelo Linhares", "E. M. Prof. Avelino". */
const TITLED =
  /(?<![a-z])(?:escolas|conservatorio|hemocentro|penitenciaria|presidio|cadeia|forum|centro (?:cirurgico|de saude|de especialidades)|calcadao|heliporto|zoologico|salao|coral|posto|posto de saude|unidade|unidade de saude|creche|umei|cemei|cei|e\. ?[em]\.(?: ?[efi]\.){0,2}|laboratorio|clinica|policlinica|casa de cultura|conjunto habitacional|rua|av\.|avenida|rodovia|praca|largo) (?:(?:municipal|estadual|federal|regional) ){0,2}(?:professora?|prof[.ªa]{0,3}|doutora?|dra?[.ªa]{0,2}|maestr[oa]|enfermeir[oa]|enf\.|dona|irma|padre|pe\.|dom|frei|madre|conego|monsenhor|mons\.|vereadora?|prefeito|governador|presidente|ministro|senador|deputado|embaixador|conselheiro|desembargador|des\.|juiz|barao|baronesa|visconde|duque|duquesa|conde|princesa|rainha|engenheiro|eng\.|coronel|cel\.|general|gen\.|marechal|mal\.|almirante|brigadeiro|capitao|tenente|ten\.|comendador|cacique) (?:d[aeo]s? )?$/;
/** "E. M. Inês Maroja", "Creche Municipal Félix Araújo" */
const SCHOOL =
  /(?<![a-z])(?:e\. ?m\.(?: ?[efi]\.){0,2}|creche municipal|navio|barcaca|petroleiro|draga|traineira) ["“]?$/;
/** Houses that bear their owner's name: with a capital, since "a oficina do Mauro" is his; a line that begins so may be a rota's. */
const FIRM =
  /(?<=\p{Ll} )(?:Bar|Adega|Tasca|Cantina|Pensão|Padaria|Confeitaria|Mercearia|Mercadinho|Boteco|Pizzaria|Lanchonete|Churrascaria|Rest\.|Restaurante|Hotel|Pousada|Café|Empório|Armazém|Sorveteria|Farmácia|Drogaria|Construtora|Imobiliária|Viação|Transportadora|Metalúrgica|Gráfica|Tecelagem|Malharia|Confecções|Funerária|Relojoaria|Supermercado|Livraria|Papelaria|Floricultura|Sementes|Móveis|Lojas) (?:d[aeo]s? )?(?:(?:Dona|Seu|Tia|Tio|Vó|Vovó|Zé) )?$/u;
/** "m.v. Agnes", "the narrowboat Lady Astrid"; a boat by itself is manned as well. */
const SHIP =
  /(?<!\p{L})(?:MV|M\.V\.|m\.v\.|MT|MSC|SS|HMS|[Nn]arrowboat|[Yy]acht|[Tt]rawler|[Ff]erry|[Ll]ifeboat|[Bb]arge|[Ll]ancha|[Rr]ebocador|[Vv]eleiro) ["“]?(?:(?:Lady|Dona|Miss|Padre|Captain|Capitão) )?$/u;
const SAINT =
  /(?<![a-z])(?:sao|santo|nossa senhora(?: d[aeo]s?)?|n\. ?s[ra]?\.? d[aeo]s?|n(?:\.|s[as]\.) ?s(?:ra|enhora)\.?(?: d[aeo]s?)?|our lady of) $/;
/** "A Santa foi" may be somebody of that name. */
const SANTA = /(?<![a-z])(?<!(?<![a-z])(?:dona|avo|mae|mao|a) |, )(?:santa|sta\.) $/;
/** Behind a name it is a family's: "Errol St Clair", "Mrs St. John". */
const ENGLISH_SAINT = /(?<!\p{Lu}\p{L}*\.? )(?<!\p{L})(?:St|Sts|Saints?)\.? $/u;
const AFTER =
  /^(?:'s)?(?: [a-z]+){0,2}? (?:school|college|university|library|theatre|theater|stadium|building|hall|wing|bank|imaging|partners|llp|foundation|memorial|collection|hospital|clinic|surgery|museum|gallery|arena|bridge|tunnel|airport|station|prize|trophy|cup|lecture|disease|syndrome|cyst|palsy|procedure|veterinary group|recovery services|business school)(?![a-z])/;
/** "Sarah Hughes Room 12" is where she is. */
const AFTER_AS_WELL =
  /^(?: [a-z]+){0,2}? (?:elementary|academy|trust|award|scholarship|shield|institute|centre|center|plaza|room|suite)(?![a-z]| \d)/;
/** Firms, by what stands right behind the name, or behind two words more; not what is a department, too. */
const TRADING =
  /^(?: (?:\p{Lu}[\p{L}-]+|&)){0,2} (?:Ltd|Limited|Pty|Inc|LLC|PLC|Ltda|Haulage|Brewing|Bakery|Pies|Livestock|Butchers|Solicitors|Foods|Holdings|Foundry|Forge|Advogados|Leilões)(?!\p{L})/u;
const ORGANISED =
  /^(?: ?\+ ?partners|, [a-z]{2,16} & co(?![a-z])| & [a-z]{2,16} (?:llp|solicitors|veterinary|estate agents|bros|sons))/;
const LOOK_BACK = 64;
const LOOK_AHEAD = 48;

/** "a escola da Laís", "na igreja Altair canta", in small letters, "Loja do Expedito": where she goes, or what he keeps; one name alone. */
const HERS = /(?<!\p{L})(?:\p{Ll}{3,} (?:d[ao] )?|(?:Escola|Loja|Restaurante) d[ao] )(?:[Dd]ona |[Ss]eu )?$/u;

/** Something called after somebody: "Estádio Bernardo Werner", "Alan Turing Building", "São Judas Tadeu". */
export function isCalledAfter(document: Document, start: number, end: number): boolean {
  const { text, folded } = document;
  const before = sentenceBefore(text, folded, start, end);
  const isHers =
    HERS.test(text.slice(Math.max(0, start - LOOK_BACK), start)) && !/\s/.test(text.slice(start, end));
  if ((BEFORE.test(before) && !isHers) || isSaint(text, before, start)) return true;
  return ORGANISED.test(folded.slice(end, end + LOOK_AHEAD)) || standsBefore(AFTER, document, end);
}

/** The same, or somebody who is in it, of it or addressed there: "Farmácia Alice", "Unidade Dr. Paulo", "Hallam Foods". */
export function mayBeCalledAfter(document: Document, start: number, end: number): boolean {
  const { text, folded } = document;
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const written = text.slice(Math.max(0, start - LOOK_BACK), start);
  return (
    TITLED.test(before) ||
    SCHOOL.test(before) ||
    SANTA.test(before) ||
    FIRM.test(written) ||
    SHIP.test(written) ||
    (ENGLISH_SAINT.test(written) && !text.slice(start, end).includes('-')) ||
    TRADING.test(text.slice(end, end + LOOK_AHEAD)) ||
    standsBefore(AFTER_AS_WELL, document, end)
  );
}

/** "os avós são Raimundo e Rita": in small letters before a capital it is the verb. */
function isSaint(text: string, before: string, start: number): boolean {
  if (/^s[ãa]o /iu.test(text.slice(start, start + 4))) return true;
  const saint = SAINT.exec(before);
  if (saint === null) return false;
  return saint[0] !== 'sao ' || !/^s.+\s\p{Lu}/u.test(text.slice(start - saint[0].length, start + 1));
}

/** The last word of an address, "Rua do Sol, 12 - Centro": who stands on the next line is somebody else. */
const ENDS_ADDRESS = /(?<![a-z])centro\n$|[,;:–-] ?[a-z]+\n$/;

/** What stands before, over a line end as well; in a table the line above is another row. */
function sentenceBefore(text: string, folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const feed = before.lastIndexOf('\n');
  const isRow =
    feed >= 0 && (text[end] === '\t' || before.slice(0, feed).includes('\t') || ENDS_ADDRESS.test(before));
  return (isRow ? before.slice(feed + 1) : before).replaceAll('\n', ' ');
}

/** "Maria's school" is hers; what is called after her has capitals throughout. */
function standsBefore(kind: RegExp, { text, folded }: Document, end: number): boolean {
  const match = kind.exec(folded.slice(end, end + LOOK_AHEAD));
  return (
    match !== null &&
    !match[0].startsWith("'s") &&
    match[0]
      .split(' ')
      .every(
        (word, index) =>
          word === '' ||
          /^\p{Lu}/u.test(text.slice(end + offset(match[0], index))) ||
          /disease|syndrome|cyst|palsy|procedure/.test(match[0]),
      )
  );
}

/** Where the word with this number begins. */
const offset = (words: string, number: number): number =>
  words
    .split(' ')
    .slice(0, number)
    .reduce((sum, word) => sum + word.length + 1, 0);
