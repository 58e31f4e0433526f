/** How streets of Brazil and Portugal begin: their kind, written out or shortened. */

import { together } from '../../text/starts.ts';

/** "A r. sentença", "o r. despacho": of a court they are called respectable with the same letter; "R. Votorantim" goes on. */
export const OF_A_COURT =
  '(?:senten[çc]as?|decis(?:[ãa]o|[õo]es)|despachos?|ac[óo]rd[ãa]os?|julgados?|votos?|parecer(?:es)?|ju[íi]zo|mandado|tribunal|manifesta[çc][ãa]o|determina[çc][ãa]o|liminar|c[âa]mara|magistrad[oa]|peti[çc][ãa]o|certid[ãa]o)(?!\\p{L})';
/** "Av. Bimestral, 10": examinations of schools. */
const EXAM =
  '(?:bimestra(?:l|is)|trimestral|semestral|diagnostica|parcial|final|formativa|desempenho)(?!\\p{L})';
/** Kinds of ways, folded, that are nothing else before a name; the others are words of the language too. */
const SURE_WAY = `rua|r(?= \\d{1,3},? n[.ºo°]{0,2} ?\\d{1,4}(?!\\d))|r\\.(?! ?${OF_A_COURT})|avenida|av\\.?(?! ?${EXAM})|alameda|al\\.|travessa|trav\\.|tv\\.|praca|pca\\.?|lgo\\.?|rodovia|rod\\.|ladeira|beco|viela|servidao|passarela|praceta|pcta\\.?|azinhaga|escadinhas`;
const OTHER_WAY =
  "estrada|estr\\.|largo|via|passagem|calcada|quadra|qd\\.?|conjunto|loteamento|condominio|residencial|sitio|chacara|fazenda|vila|parque|jardim|esplanada|corredor|caminho|escadaria|acesso|granja|setor|nucleo|impasse(?= d[aeo]s? [a-z' ]{2,40},? (?:n|porta|lote|\\d{1,3}(?!\\d)))";
/** "Av.Brasil,2020": no space behind the point. */
const GLUED = `(?:r(?!\\.${OF_A_COURT})|av(?!\\.${EXAM})|al|trav|tv|pca|lgo|rod|estr)\\.(?<!\\.\\p{L}{1,4}\\.)(?=(?:d[aeo]s? |\\d{1,2} de )?[a-z][a-z' ]{2,40},? ?(?:n[.ºo°r]{0,3} ?)?\\d{1,5}(?![\\d%]))`;
/** "R EBANO 44 AP 3", "al santos 1000 casa 2": without its point, where a flat or a quarter follows the number. */
const BARE =
  "(?:r|al(?! menos)|tv(?= d[aeo]s? )|trav|lgo|estr)(?= (?:[a-z]|\\d{1,2} de )[a-z\\d.' ]{2,40}?,? ?(?:n[.ºo°r]{0,3} ?)?\\d{1,5}[a-z]?[ ,/-]{1,4}(?:(?:apto?|ap|bl|cs|casa|bloco|qd|lt|torre|apartamento|quadra|lote)[. ]{0,2}(?:\\d|[a-z](?![a-z]))|c\\d|(?:fundos|fds|sobrado|jd|jardim|vila|vl|bairro|centro|cep|pq|parque|\\d{5}-?\\d{3})(?![a-z\\d])))";
/** "Est. Inicial, 120", "Pass. Adulto, 45", "Serv. Limpeza Geral, 350": what tables shorten so, folded; "Est. Geraldo Lima" goes on. */
const NO_STREET =
  '(?:adult[oa]s?|aere[oa]s?|atual|civil|consultoria|criancas?|digital|direit[oa]|eletric[oa]s?|emergencia|escolar|esquerd[oa]|estadual|estudantes?|extern[oa]s?|federal|final|fix[oa]|frete|gera(?:l|is)|grafic[oa]s?|hidraulic[oa]s?|hospedagem|hospitalar(?:es)?|ida|idos[oa]s?|infantil|inicial|instalacao|intern[oa]s?|internacional|juvenil|limpeza|livre|manutencao|mancal|maxim[oa]|mecanic[oa]s?|medi[oa]s?|medicos?|minim[oa]|motorista|municipa(?:l|is)|naciona(?:l|is)|parafusos?|pintura|portaria|predial|prestados?|previst[oa]|profissiona(?:l|is)|public[oa]s?|rolamentos?|saude|seguranca|socia(?:l|is)|supervisionado|suporte|tecnic[oa]s?|terceiros|terceirizados?|total|transporte|urban[oa]s?|vendas|vigilancia|volta|zeladoria)';
const NO_NAME = `(?! de |(?: d[aeo]s?)?(?: ${NO_STREET}){1,3}(?:,| n))`;
/** A street behind a comma has its house, and none of how many there are: "Faz. Boa Vista, 300 cabeças". */
const COMMA =
  "(?= [a-z' ]{3,40}(?:, ?|(?= n[º°o.]{1,2} ?\\d) )(?:n[.ºo°]|km|s/n|(?!(?:19|20)\\d\\d(?!\\d))\\d{1,4}(?![\\d/%]|[.,]\\d| ?(?:anos|meses|dias|horas|hrs|h|min|un|und|kg|km|m2|pct|pcs|ha|hectares|alqueires|vagas|cabecas|pessoas|reais)(?![a-z]))))";
const SHORT_WAY = `(?:est|pass|psg|(?:cam|faz)(?!\\. (?:publ|munic|nacion|estad|feder))|lad|serv)\\.${NO_NAME}${COMMA}|pc\\.(?: (?=d[aeo]s? )|${NO_NAME}${COMMA})|lg\\.(?= d[aeo]s? )`;
export const WAY_STARTS = together(
  [
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\d/])(?:((?:${SURE_WAY})(?=[ \\n]+[\\p{L}\\d])|${GLUED}|${BARE})|(?:${OTHER_WAY})(?=[ \\n]+[\\p{L}\\d])|${SHORT_WAY})`,
        'iuy',
      ),
    },
  ],
  'letter',
);
