import { PORTUGUESE_MONTHS } from '../../text/calendar.ts';
import { broken } from './words.ts';

/** Brazil leaves the type of a street out where everybody knows it: "Continuo na Consolação, 2200". */

export const STREETLESS =
  '(?!(?:Lei|Sala|Resolu[çc][ãa]o|Portaria|P[áa]gina|Copa|Mesa|Vara|Se[çc][ãa]o|Turma|S[ée]rie|Linha|Ala|Fase|Etapa|Rodada|Semana|Prova|Aula|Unidade|B[íi]blia|Figura|Tabela|Caixa|Cl[áa]usula|Folha|Quinta|Segunda|R\\$)(?!\\p{L}))[A-ZÀ-Ý][\\p{L}]{1,20}(?: (?:(?:d[aeo]s?|e) )?[A-ZÀ-Ý][\\p{L}]{1,20}){0,3}';
const HOUSE =
  '(?:\\d{1,2}\\.\\d{3}|\\d{1,5}[A-Za-z]?)(?![\\p{L}\\d%]|[.,/:]\\d|-\\d| ?(?:km|kg|h|m²|anos|horas|reais|de \\p{Ll})(?!\\p{L}))';
/** "Mora na Argentina 3 vezes": counted, no number of a house. */
export const NO_COUNT = '(?! (?!fundos|altos|baixos)\\p{Ll}{3,}s(?!\\p{L}))';
/** "Minha casa é na Haddock Lobo, 1.307": said of a home; elsewhere a place and a number are anything. */
export const SAID_STREETLESS = broken(
  `(?=[A-ZÀ-Ý])(?:(?<=(?<!\\p{L})(?:[Mm]or(?:o|a|am|amos|ava|ando)|[Rr]esid(?:o|e|em)|[Mm]e mudei|[Ss]e mudou|(?:[Mm]inha [Cc]asa|(?:[Cc]asa|[Aa]pt?[oê]?|[Aa]partamento) d[aeo]s? \\p{L}{2,14}) (?:é|fica)) (?:agora )?(?:na|no|em|para [ao]|pr[ao]) )${STREETLESS}(?:, ?|, ?n[º°]\\.? ?| )${HOUSE}|(?<=(?<!\\p{L})[Cc]ontinuo na )${STREETLESS}, (?=\\d\\d)${HOUSE})${NO_COUNT}`,
);
const MONTHS = `(?:${PORTUGUESE_MONTHS})(?!\\p{L})`;
/** Counted and numbered things that stand before flats as well: "no dia 12 ap 31"; "são" and "dias" begin names, too. */
const COUNTED =
  '(?!(?:dias?(?= \\d| d[aeo]s? )|s[ãa]o(?= \\d)|(?:m[êe]s|anos?|lei|art|artigo|p[áa]ginas?|fls|folhas?|pedidos?|protocolo|processo|notas?|turma|linha|[ôo]nibus|km|valor|itens|item|contrato|salas?|datas?|horas?|obra|chamado|ordem|os|vistoria|assembleia|reuni[ãa]o|unidades?|apt?o?|apartamentos?|bloco|bl|torre|casas?|quadra|lote|andar|tabela|anexo|foto|mais|menos|cerca|com|por|para|foram|h[áa]|tem|r[uú]a|quarto|m[ée]dia|rodada|posi[çc][ãa]o|jogo|time|grupo|total|edital|concurso|semana|aula|prova|quest[ãa]o|s[ée]rie|n[íi]vel|fase|etapa|carteira|feira|roleta|aposta|mesa|loteria|rifa|bolsa|conta|fatura|compra|planilha|loja|mercado|festa|renda|parte|cor|trilha|caixa|vaga|garagem|taxa|cota|multa|leitura|cobran[çc]a|despesa|parcela|presta[çc][ãa]o|reforma|limpeza|pintura|piscina|portaria|coluna|c[ée]lula|lista|ficha|pasta|vers[ãa]o|edi[çc][ãa]o|partida|matr[íi]cula|mim|voc[êe]|vc|n[óo]s|el[ea]s?|quem)(?!\\p{L})))';
const TO_A_STREET = '(?<!\\p{L})(?:na|pra|para a) ';
/** Behind one of these a street may have one word: "moro na augusta 1200 ap 31"; "na taxa 120 ap 31" is none. */
const GOING =
  '(?<!\\p{L})(?:busca|pega|deixa|entrega|manda|leva|passa|chega|mora|moro|resid[eo]|vivo|vou|vem|venha|estou|t[ôo]|[ée]|fica|mudei|mudou)r?(?: \\p{L}{1,10}){0,2} ';
/** "me busca na getúlio vargas 1120 apto 302", "na 7 de setembro 1120 ap 4": hardly anything else has a number and a flat behind it. */
export const STREETLESS_WITH_FLAT = broken(
  `(?=[\\p{L}\\d])(?<=[Aa]\\s)(?<=${TO_A_STREET})(?:\\d{1,2} de \\p{L}{3,20}|${COUNTED}(?!${MONTHS})\\p{L}{3,20}(?:(?<=${GOING}${TO_A_STREET}\\p{L}{3,20})(?= |,)|(?= (?:(?:d[aeo]s?|e) )?\\p{L}{2})))(?: (?:(?:d[aeo]s?|e) )?${COUNTED}\\p{L}{2,20}){0,3},? (?:n[º°.]{0,2} ?)?(?!(?<=${MONTHS} )(?:19|20)\\d\\d(?!\\d))(?:\\d{2,5}(?=[^\\n]{1,16}ap|,? (?:-\\x20)?casa \\d)|\\d{3,5}),? ?(?:-\\x20)?(?:(?:(?:bloco|bl|torre)\\.? ?\\w{1,3},? )?(?:apto?|ap|apartamento|casa)\\.? ?\\d{1,4}[a-z]?(?![\\p{L}\\d])|(?:fundos(?! d[ei](?!\\p{L}))|fds|sobrado|\\d{1,2}[ºo°] andar)(?!\\p{L}))`,
  'iuy',
);
/** "endereço Dom Pedro II 1220 casa 2", "moro lá na tupinambás 455, perto da padaria": said to be a home, and told apart or found by what stands near. */
export const STATED = broken(
  `(?=\\p{L})(?<=(?<!\\p{L})(?:endere[çc]o(?: del[ea]| nov[oa]| cert[oa]| atual)?(?: é)? |end\\.? |mor(?:o|a|am|ava)(?: l[áa]| ali| aqui| agora)? na ))(?!(?:n[ao]|d[aeo]s?|final|inicial|ip|mac|e-?mail|eletr[ôo]nico|virtual|web|fiscal|para|pra|que|onde) )(?:${COUNTED}(?!(?:ser[áa]|[ée]|foi|fica|est[áa]|consta)(?!\\p{L}))\\p{L}{2,20}(?: |, ?)){1,4}(?:n[º°.]{0,2} ?)?\\d{2,5}(?=,? (?:casa|apt?o?|apartamento|bloco|bl|fundos|fds|sobrado|perto|em frente|ao lado|atr[áa]s|esquina|centro)(?!\\p{L}))`,
  'iuy',
);
/** "CEP 82900-100, nº 77": to a code and a number letters are brought. */
export const CODE_AND_HOUSE = broken(
  '(?<![\\d.,/-])(?:\\d{2}\\.?\\d{3}-\\d{3}|(?<=[Cc][Ee][Pp][ :.]{1,3})\\d{8}),? ?(?:[-–] )?(?:[Nn](?:\\.?[º°]|[úu]mero)|[Cc]asa) ?\\d{1,5}(?![\\p{L}\\d]|[.,/-]\\d)',
);
/** "Rua dele: Marechal Rondon, número dele: 455", "a casa da Bia é a 14": asked for one by one. */
export const ASKED_STREET = broken(
  `(?=[A-ZÀ-Ý])(?<=[Rr]ua d(?:ele|ela|eles|elas): )${STREETLESS}(?:,? ${HOUSE})?`,
);
export const ASKED_NUMBER = broken(
  `(?=\\d)(?:(?<=(?<!\\p{L})(?:[Mm]inha casa|[Cc]asa d(?:ele|ela|[aeo]s? \\p{L}{2,16})) é (?:a|o) (?:n[º°]\\.? |n[úu]mero )?)\\d{1,4}[A-Za-z]?(?![\\p{L}\\d]|[.,]\\d|ª|º| (?:maior|menor|melhor|pior|mais)(?!\\p{L}))|(?<=[Nn][úu]mero d(?:ele|ela|eles|elas): )\\d{1,5}(?!\\d|[.,/]\\d)|(?<=[Rr]ua: \\p{L}[\\p{L} ]{1,28}[.,;] [Nn](?:[úu]mero|\\.?[º°]): )\\d{1,5}[A-Za-z]?(?![\\p{L}\\d]))`,
);
/** "qual seu endereço? rondon 455 fds", "O senhor mora onde? R: Na Rondon, 455." */
export const ANSWERED = broken(
  '(?=\\p{L})(?<=(?:[Ee]ndere[çc]o|mora(?:va)? onde|[Oo]nde(?: \\p{L}{1,7}){0,2} mora(?:va)?)\\?\\s(?:R\\.?[:-] ?|[-–] ?)?(?:[Nn][ao] |[Ee]m )?)(?:(?!(?:n[ao]|n[ãa]o|sei|em|h[áa]|desde|faz|uns|umas|com|tenho|fica|mais|menos|perto|mudei)(?!\\p{L}))\\p{L}{2,20},? ){1,4}\\d{1,5}[a-z]?(?![\\p{L}\\d]|[.,:/]\\d| (?:anos?|meses|dias|km|min|horas)(?!\\p{L}))',
  'iuy',
);
