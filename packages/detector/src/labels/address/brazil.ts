import { PORTUGUESE_MONTHS } from '../../text/calendar.ts';
import { PORTUGUESE_TENS } from '../../text/number-words.ts';
import { FLOORS } from './portugal.ts';
import { CEP, COUNTRY, NO, PROPER, PROPER_BROKEN, SHORTENED, STATE, UF, broken } from './words.ts';
import { OF_A_COURT } from './ways.ts';

const NUMBERED_END = `(?![\\p{L}\\d%]|[.,/]\\d|:\\d| ?(?:km|kg|m²|m2|h|%|quadras|metros|hectares|alqueires|cabe[çc]as|de (?:${PORTUGUESE_MONTHS}))(?![\\p{L}]))`;
const HOUSE = `(?:\\d{1,2}\\.\\d{3}|\\d{1,5})(?:[-/](?:\\d{1,2}\\.\\d{3}|\\d{1,5})|-? ?[A-Z](?![\\p{L}.']))?`;
const NAME_WORD = "(?:[A-ZÀ-Ý0-9][\\p{L}\\d.'ªº-]{0,24}|d[aeo]s?|e|em|n[ao]|ao|à)(?=[\\s,.;/()-]|$)";
/** Kind, up to nine words of its name, its number: "Rua XV de Novembro, nº 1.245-A", "Rodovia BR-153, Km 412". */
export const NUMBERED = broken(
  `\\p{L}{1,12}(?:\\.? |\\.)${NAME_WORD}(?: ${NAME_WORD}){0,8}?(?:(?:[,\\x20]{0,2}-?\\x20?|[,-]\\x20?\\n\\x20?|[,\\x20-]{0,3}\\n?(?=[nNkKlLcC]))(?:em frente ao |altura do |altos do |pr[óo]ximo ao )?(?:${NO}|[Kk][Mm]\\.? ?|[Ll]ote |[Cc]asa |,? ?LOTE |,? ?CASA )?${HOUSE}${NUMBERED_END}|[, -]{1,3}[sS]\\/?[nN][º°.]{0,2}(?![\\p{L}]))`,
);
const UNDER_TEN = '(?:um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove)';
/** "setenta e sete", "mil duzentos e um"; "na rua da feira, dois" is no number of a house. */
const FIGURES = `(?:(?:mil|cem|cento|(?:du|tre)zentos|quinhentos|(?:quatro|seis|sete|oito|nove)centos|dez|onze|doze|treze|[qc]u?atorze|quinze|dez[ae]sseis|dez[ae]ssete|dezoito|dez[ae]nove|${PORTUGUESE_TENS})(?!\\p{L})(?:(?: e| ) ?(?=\\p{L}))?){1,4}(?:${UNDER_TEN}(?!\\p{L}))?`;
/** In chats: "rua do catete 310". */
export const SMALL = broken(
  `(?:rua|av\\.?|avenida|travessa|trav\\.?|tv\\.?|beco|viela|ladeira|servid[ãa]o|alameda|al\\.?(?! ?\\p{L}(?!\\p{L}))|pra[cç]a|p[cç]a\\.?|praceta|lgo\\.?|estrada|estr\\.?|rodovia|rod\\.?|r\\.?(?! ?${OF_A_COURT}))(?:(?: |(?<=\\.))(?!(?:tem|t[eê]m|teve|com|h[áa]|para|por|at[ée]|mais|foi|ser[áa]|s[ãa]o(?= \\d)|entre|sobre|cerca)(?![\\p{L}]))[\\p{L}\\d]{1,20}){1,5}?(?:(?:,? |,)(?:(?:n[ºo°.]{0,2} ?)?\\d{1,5}[a-z]?(?![.,/]?\\d|[\\p{L}%])|s/n[ºo°.]{0,2}(?!\\p{L}))|(?:,|,? n[úu]mero) ${FIGURES})(?= ?(?:$|[\\n,.;!?)-]|(?:ap|apto|apt|bl|bloco|casa|fundos|fds|centro|bairro|lote|sala|r/c|c/v|b|vila|jardim|jd|perto|em|e)(?![\\p{L}])))`,
  'iuy',
);
/** "rua joão da cruz, praia do canto, 3o andar": without a number it takes what follows to tell. */
export const SMALL_UNNUMBERED =
  /(?:rua|avenida|av\.|travessa|trav\.|alameda|beco|viela)(?: \p{Ll}[\p{Ll}'-]{1,15}){1,5}(?=,)/uy;
/** Words of a way's name without a number; what stands around has to speak for it. */
export const UNNUMBERED = broken(
  `\\p{L}{1,12}\\.?(?: (?:(?:${SHORTENED}){1,3}(?:[A-ZÀ-Ý][\\p{L}'-]{1,24})?|[A-ZÀ-Ý][\\p{L}'-]{1,24}|[A-Z](?=[,;.\\n]|$)|\\d{1,3}(?= ?[,;\\n]|$)|d[aeo]s?|e)(?=[\\s,.;/()-]|$)){1,7}`,
);
/** "QL 3 lote 12 validade 12/25": goods are made in lots. */
const NO_BATCH = '(?! ?\\d{1,8},? (?:-\\x20)?(?:(?:[Vv]al|VAL|[Vv]enc|VENC|[Ff]ab|FAB)|d[aeo]s? \\p{Ll}))';
/** Blocks of Brasília: "SQN 210, Bloco K", "QNM 36 Conjunto F Casa 21". */
export const BRASILIA = broken(
  `(?<![\\p{L}\\d])(?:SQ[NS]W?|SH(?:IS|IN|TN|CES|IGS|SN|CSW|CNW|JB|TQ|A|VP|I)|Q[IEL]|E?QN[A-R]|QNP|EQNP|AR(?:SE|SO|NE|NO)|AC(?= ?\\d{3},? [Cc](?:onj|ONJ))|(?:AE|CA)(?= ?\\d{1,2}[ ,-]{1,3}(?:[Bb]loco|BLOCO|[Bb]l\\.?|BL\\.?|[Mm]ódulo|[Mm][óo]d\\.?|MÓDULO|[Ll]ote|LOTE|[Cc]onj\\p{L}{0,5}\\.?|CONJ\\p{L}{0,5}\\.?) (?:[A-Z]|\\d{1,3})(?![\\p{L}\\d]))|QS[A-F]?|QMS[A-Z]?|CL[NS]W?|CNB|CSB|S[CDB][NS]|SRTV[NS]|S[GH]?A[NS]|SEP[NS]|SMPW|SMDB|SIG|SIA|AOS|AR|EQ[NS]W?|HCGN|HIGS)[ -]?(?:QUADRA |Quadra |Qd\\.? |Q\\. ?|QI |QL |[Cc]h[áa]cara |CH[ÁA]CARA |[Cc]h\\.? )?\\d{1,4}(?:/\\d{1,4})?(?:(?<=SQ[NS]W?[ -]?\\d{3}) [A-K] \\d{3}(?![\\p{L}\\d%]|[.,/-]\\d)|(?=[ ,/-]{1,3}(?:[Mm][óo]d|MOD|MÓD|[Aa]lameda|BL|Bl|bl|CJ|Cj|CONJ|Conj|conj|LT|Lt|LOTE|Lote|lote|CASA|Casa|casa|AP|Ap|ap|TORRE|Torre|SALA|Sala|ENT|Ent|QI(?= ?\\d{1,3}[ ,]{1,2}(?:[Ll]ote|LOTE|[Ll]t|LT|[Cc]asa|[Aa]l|QL)))[\\p{L}.]{0,9}(?!\\p{L}| d[aeo]s? \\p{Ll})${NO_BATCH}))`,
  'yu',
);
/** Plots: "Quadra 104 Norte, Alameda 5, Lote 12", "Qd. 14 Lt. 3", "R 7 Q 12 L 19". */
export const PLOT = broken(
  `(?<![\\p{L}\\d])(?:(?:rua|r\\.?) ?\\d{1,4},? q\\.? ?\\d{1,4},? l\\.? ?\\d{1,4}(?![\\p{L}\\d])|(?:quadra|qd\\.?|q\\.) ?(?:\\d{1,2}\\.\\d{3}|\\d{1,4}|[A-Z]{1,2})(?: (?:norte|sul|leste|oeste))?[ ,-]{1,3}(?:(?:alameda|rua|conjunto|conj\\.?|cj\\.?|qi|ql) \\w{1,3}[ ,-]{1,3}){0,3}(?:lote|lt\\.?|casa|cs\\.?|conjunto|conj\\.?|bloco) ?\\d{0,4}[A-Za-z]?(?![\\p{L}\\d])|q(?:d?\\. ?|-)\\d{1,4},? l(?:t?\\. ?|-)\\d{1,4}(?=,? (?:- )?(?:jd|jardim|jrd|vila|vl|st|setor|pq|parque|res|residencial|bairro|lot|loteamento|cond|chac|cj|conj)\\.? ?\\p{L}))`,
  'iyu',
);

const GAP = '(?!\\.\\x20?\\n)[\\x20,;./|-]{0,4}\\n?[\\x20,-]{0,3}';
const UNIT =
  '(?:[Aa]partamento|APARTAMENTO|[Aa]pto\\.?|APTO\\.?|[Aa]pt\\.?|APT\\.?|[Aa]p\\.?|AP\\.?|BLOCO|CASA|SALA|CONJUNTO|TORRE|QUADRA|LOTE|LOJA|BOX|KM|[Kk]m\\.?|[Bb]loco|[Bb]lc?\\.?|BL\\.?|[Cc]asa|[Cc]s\\.?|CS\\.?|[Cc](?=\\d)|[Ss]alas?|[Ss]l\\.?|[Cc]onjunto|[Cc]onj\\.?|[Cc]j\\.?|[Aa]ndar|[Tt]orre|[Ll]ote|[Ll]t\\.?|[Qq]uadra|[Qq]d\\.?|[Ss]obreloja|[Ll]oja|[Bb]ox|[Ee]dif[ií]cio|EDIF[IÍ]CIO|[Ee]d\\.?|[Cc]ond(?:om[ií]nio|\\.)|CONDOM[IÍ]NIO|[Uu]nidade|[Cc]omplemento:?|[Cc]ompl\\.?:?|[Bb]eco|[Ee]ntrada|[Vv]aga|[Kk]itnet|[Qq]uarto|[Pp]or[ãa]o|[Cc]obertura|[Gg]aragem|[Mm]ódulo|[Ff]undos|s\\.|fds\\.?)';
const UNIT_NAME = `(?:${NO}?(?:(?:\\d{1,2}\\.\\d{3}|\\d{1,5})(?:[-/]?[A-Za-z])?(?:[-/]\\d{1,4})?(?![\\p{L}\\d])|[A-Z]\\d{0,2}(?:-\\d{1,3})?(?![\\p{L}])|${PROPER}))`;
const QUARTER =
  '(?:[Bb]airro:?|BAIRRO:?|[Dd]istrito(?: de)?|DISTRITO|[Ss]etor|SETOR|[Jj]ardim|JARDIM|[Jj]d\\.?|JD\\.?|[Vv]ila|VILA|[Vv]l\\.?|VL\\.?|[Pp]arque|PARQUE|[Pp]q\\.?|PQ\\.?|[Cc]entro|CENTRO|[Zz]ona (?:[Ss]ul|[Nn]orte|[Ll]este|[Oo]este|[Rr]ural)|ZONA (?:SUL|NORTE|LESTE|OESTE|RURAL)|[Rr]esidencial|RESIDENCIAL|[Ll]oteamento|LOTEAMENTO|[Cc]onjunto [Hh]abitacional|C\\.?H\\.|[Cc]idade [Nn]ova|[Aa]sa (?:[Nn]orte|[Ss]ul)|[Pp]lano [Pp]iloto|[Pp]ovoado|[Cc]hácara|[Ss]ítio|[Ff]azenda|[Ll]inha|[Rr]amal|[Gg]leba)';
const TOWN = '(?:(?:na |no |em |nesta )?(?:cidade|munic[ií]pio|comarca) de |em |de )?';

/** What may follow a street and its number, one after the other, in any order. */
export const PARTS: readonly RegExp[] = [
  ...FLOORS,
  broken(`(?:,|,? [Nn](?:[úu]mero|[º°])) ${FIGURES}(?= ?(?:[,.;)\\n-]|$))`),
  // "torre norte 902", "cob. 01", "12-A altos".
  broken(
    `${GAP}(?:[Tt]orre (?:[Nn]orte|[Ss]ul|[Ll]este|[Oo]este|[A-Z]|\\d)(?:,? (?:apt?o?\\.? ?)?\\d{2,4})?|[Cc]ob(?:\\.|ertura) ?\\d{1,4}|[Ss]al[ãa]o \\d{1,2})(?![\\p{L}\\d])`,
  ),
  broken(` (?:altos|baixos|frente|fundos|fds)(?![\\p{L}])`),
  broken(`${GAP}[Kk][Mm]\\.? ?\\d{1,4},\\d{1,3}(?!\\d)`),
  broken(`, em ${PROPER}(?=[,;.\\n)]|$)`),
  broken(`${GAP}[sS]/?[nN][º°.]{0,2}(?![\\p{L}])`),
  broken(
    `${GAP}(?:[Ee]dif[ií]cio|EDIF[IÍ]CIO|[Ee]d\\.|[Cc]ond(?:om[ií]nio|\\.)|CONDOM[IÍ]NIO) ${PROPER_BROKEN}(?= ?[,/-]|\\n(?:[Bb]airro|CEP))`,
  ),
  broken(
    `${GAP}(?:[Ss]etor|SETOR|[Bb]airro|[Dd]istrito|[Qq]uadra|[Cc]hácara|CHÁCARA|[Gg]leba|[Ll]inha|[Rr]amal|[Vv]icinal|[Bb]anco|[Bb]anca|[Bb]ox|[Gg]alp[ãa]o|GALP[ÃA]O) (?:\\d{1,2}\\.\\d{3}|\\d{1,4})(?![\\p{L}\\d])`,
  ),
  // How people find it: "casa dos fundos", "portão de lata", "casa azul sem número".
  broken(
    `[,-]\\x20?\\n?\\(?(?:(?:primeira|segunda|[úu]ltima|[úu]nica)\\x20)?(?:casa|sobrado|fundos|port[ãa]o|porteira|palafita|barraco|ed[íi]cula|flutuante|vila de \\p{Ll}{4,10}|propriedade|s[íi]tio|ch[áa]cara)(?:\\x20(?:[a-zà-ÿ]{1,12}|[A-ZÀ-Ý][\\p{Ll}]{2,14})){1,9}(?:\\x20(?:n[ºo°]\\.?\\x20)?\\d{1,4})?\\)?(?=[,;.\\n)]|$)`,
  ),
  broken(`${GAP}(?:[Ss]em|SEM) (?:n[úu]mero|N[ÚU]MERO|CEP|complemento)(?![\\p{L}])`),
  broken(
    `[,-] ?\\n?(?:subsolo|altos|p[áa]tio|por[ãa]o|t[ée]rreo|sobreloja|laje|casa [a-z](?![\\p{L}])|lado (?:direito|esquerdo|norte|sul|leste|oeste|par|[íi]mpar)(?: de quem [\\p{Ll} ]{3,30}(?=[,;.\\n]|$))?|\\d{1,2}[ao]\\.? (?:travessa|andar|rua|casa|porta|entrada))(?![\\p{L}])`,
  ),
  broken(
    `${GAP}\\(?(?:do |da |no |na )?${UNIT}(?:[: ]{0,2}${UNIT_NAME})?(?: d[aeo] (?:[Rr]ua|[Aa]v\\.?|[Aa]venida|[Ee]strada|[Rr]odovia|BR|[Vv]icinal) ?${PROPER})?\\)?(?![\\p{L}\\d])`,
  ),
  broken(
    `${GAP}(?:\\d{1,2}[ºª°o.]{0,2} ?(?:[Aa]ndar|[Pp]avimento|[Pp]iso)|ANDAR \\d{1,2}|[Tt]érreo|TÉRREO|[Ff]undos|FUNDOS|[Ff]rente|\\d\\.?º (?:Esq|Dto|Dir|Frt)\\.?)(?![\\p{L}])`,
  ),
  broken(`${GAP}${CEP}`),
  // "OSASCO SP 06020010": systems keep it without its mark.
  broken('(?<=[ ,/-]\\p{Lu}{2})[ ,-]{1,3}\\d{8}(?![\\p{L}\\d.,/-])'),
  broken(`${GAP}\\d{4}-\\d{3} ${PROPER}`),
  broken(`${GAP}(?:CEP|Cep|cep)[: ]{1,2}\\d{8}(?!\\d)`),
  broken(`(?<=\\d{5}-\\d{3})[, -]{0,3}\\n?${PROPER}(?: ?[-/,] ?| )${UF}`),
  broken(`${GAP}${NO}\\d{1,5}(?:-?[A-Z])?(?![\\p{L}\\d]|[.,/]\\d)`),
  broken(`${GAP}${TOWN}${PROPER_BROKEN} ?[-/,(] ?(?:${UF}|(?:Estado d[eo] )?${STATE})\\)?`),
  broken(`[,-] ?\\n?${PROPER}(?:[,-] ?\\n?| )${UF}`),
  broken(`${GAP}(?:bairro|jardim|vila|centro|conjunto)(?: \\p{Ll}{2,20}){1,2}(?=\\n|$|[,.;\\t])(?![\\p{L}])`),
  broken(`${GAP}(?:[Ee]stado d[aeo] )${STATE}`),
  broken(
    `${GAP}${QUARTER}(?: (?:d[aeo]s? )?${PROPER_BROKEN}(?=[,/-]| [,/-]|\\.[ \\n]|\\n|$|;|\\))| (?:d[aeo]s? )?${PROPER})?(?![\\p{L}])`,
  ),
  broken(
    `${GAP}(?:zona rural|interior|ZONA RURAL|INTERIOR|[Tt]erra [Ii]nd[ií]gena ${PROPER}|TERRA INDÍGENA ${PROPER})(?: d[eo] ${PROPER})?(?:/${UF})?(?![\\p{L}])`,
  ),
  // "perto do bar do Nonato".
  broken(
    `[,-]\\x20?\\n?\\(?(?:casa|sobrado|fundos|port[ãa]o|porteira|palafita|barraco|edícula|flutuante|vila de \\p{Ll}{4,10})(?:\\x20(?:[a-zà-ÿ]{1,12}|[A-ZÀ-Ý][\\p{Ll}]{2,14})){0,6}(?:\\x20(?:n[ºo°]\\.?\\x20)?\\d{1,4})?\\)?(?=[,;.\\n)]|$)`,
  ),
  broken(
    `[,-]?\\x20?\\n?\\(?(?:em frente|defronte|perto|ao lado|atr[áa]s|depois|esquina|subida|descida|entrada|acesso|antes|canto|p[ée]|sa[íi]da|entrega|a? ?\\d{1,4}(?:,\\d)?\\x20(?:m|metros|km|quil[ôo]metros|horas)|à margem|às margens|ponto de ref(?:erência|\\.)?:?|refer[êe]ncia:|altura)\\x20(?:a|à|ao|com|d[aeo]s?|c/|n[ao]|[a-zà-ÿ]{3,12})(?:\\x20[\\p{L}\\d'-]{1,20}){0,7}\\)?(?=[,;.\\n)]|$)`,
  ),
  broken(`[,-] ?\\d{1,2}[ºoª] (?:[Ss]ub)?[Dd]istrito(?: de ${PROPER})?`),
  broken(`[,-] ?(?:setor|bairro|zona|distrito) \\p{Ll}{3,14}(?=[,;.\\n)]|$)`),
  broken(`,? (?:nesta|desta|neste|deste) (?:cidade|munic[íi]pio|comarca|capital|Capital)`),
  broken(`${GAP}${UF}`),
  broken(
    `${GAP}(?:em frente|pr[óo]xim[oa]|ao lado|esquina|perto|altura) (?:a|ao|à|com|d[aeo])(?: a)? (?:${NO}?\\d{1,5}(?!\\d)|(?:[Rr]ua |[Aa]v\\.? |[Aa]venida )?${PROPER})`,
  ),
  broken(`(?:,| ?-) ?${PROPER_BROKEN}(?= ?[,/-])`),
  broken(
    `[,-] ?\\n?${PROPER}(?=\\s?[,;/(-]|\\s?[\\n\\t]|\\s?$|[.?!:"]|\\)| (?:e|com|que|onde|quando|at[ée]|[àa]s|para|pra|desde|no dia|por|ou|mas|se|foi|[ée])(?![\\p{L}]))`,
  ),
  broken(`${GAP}${COUNTRY}`),
];

/** After a street in small letters come its quarter and its flat in small letters, too. */
export const SMALL_PARTS: readonly RegExp[] = [
  ...PARTS,
  broken(
    `, (?!(?:e|mas|que|ent[ãa]o|obrigad[oa]|valeu|ok|pode|pra|para|por|favor|quando|me|eu|a gente|vou|t[aá]|n[ãa]o)(?![\\p{L}]))\\p{Ll}{2,16}(?: \\p{Ll}{2,16}){0,2}(?=[,.;\\n)]|$)`,
  ),
];

/** Flats and houses of a condominium without their street: two parts, one of them numbered. */
const FLAT = '(?:apartamento|apto\\.?|apt\\.?|ap[êe]|ap\\.?|unidade|unid\\.?|casa|lote)';
const BLOCK = '(?:bloco|bl\\.?|torre|quadra|qd\\.?|edif[íi]cio|ed\\.?|condom[íi]nio|cond\\.)';
/** What is bid for and built has these as well; houses only homes. */
const GROUP = '(?:conj(?:unto|\\.)?|cj\\.?|ch[áa]cara|trecho)';
const BLOCK_NAME =
  "(?:[A-Z]\\d{0,2}|\\d{1,3}(?:-?[A-Z](?!\\p{L}))?|(?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}']{2,20}(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}']{1,20}){0,3})";
const NUMBER_OF_FLAT = '(?:n\\.?[ºo°]\\.? ?)?\\d{1,4}[A-Za-z]?(?:-[A-Za-z\\d])?(?![\\p{L}\\d²])';
export const UNITS = broken(
  `(?<![\\p{L}\\d])(?:${BLOCK} ${BLOCK_NAME}[ ,/-]{1,3}(?:${BLOCK} ${BLOCK_NAME}[ ,/-]{1,3})?(?:no |na )?${FLAT} ?${NUMBER_OF_FLAT}|${GROUP} ${BLOCK_NAME}[ ,/-]{1,3}(?:${GROUP} ${BLOCK_NAME}[ ,/-]{1,3})?(?:casa|cs\\.?|apto?\\.?|apartamento) ?${NUMBER_OF_FLAT}|${FLAT} ?${NUMBER_OF_FLAT}(?:[ ,/-]{1,3}(?:d[oa] )?${BLOCK} ${BLOCK_NAME})+)(?:,? d[oa] ${BLOCK} ${BLOCK_NAME})?(?![\\p{L}\\d])`,
  'iyu',
);
/** A flat by its number alone belongs to somebody where words around say so. */
export const LONE_UNIT = broken(
  `(?=(?:ap|unidade|casa))(?<=(?<!\\p{L})(?:morador[ae]?s?|propriet[áa]ri[oa]s?|inquilin[oa]s?|cond[ôo]min[oa]s?|s[íi]ndic[oa]|mora|reside|residente|vizinh[oa]s?|unidade|encomenda|entreg(?:a|ar|ue))(?:\\([oa]s?\\))? (?:d[oa]|n[oa]|d[oa] im[óo]vel,?|o|a)? ?)(?:apartamento|apto\\.?|apt\\.?|ap\\.?|unidade|casa) ?(?:n\\.?[ºo°]\\.? ?)?\\d{1,4}[A-Za-z]?(?:-[A-Z])?(?![\\p{L}\\d²])`,
  'iyu',
);
