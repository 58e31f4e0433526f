/** How Portuguese tells an age without the words that `ages.ts` knows; on folded text, tried where a number begins. */
import { FOLDED_PORTUGUESE_MONTHS } from '../../text/calendar.ts';
import { SPELLED, SPELLED_FROM_TEN } from '../../text/number-words.ts';
import { NOT_A_TERM } from './ages.ts';

const NUMBER = `(?:\\d{1,3}|(?!um(?![a-z]))${SPELLED})`;
/** What somebody did, so that the years are theirs. */
const DID = '[a-z]+(?:ou|eu|iu|oi|ei|ava|ia|ado|ada|ido|ida)';
/** Fewer than ten are as often children or things. */
const FROM_TEN = `(?:[1-9]\\d|1[01]\\d|${SPELLED_FROM_TEN})`;
const CHILD =
  'filh[oa]s?|net[oa]s?|bisnet[oa]s?|sobrinh[oa]s?|entead[oa]s?|afilhad[oa]s?|menin[oa]s?|garot[oa]s?|guria?s?|miud[oa]s?|criancas?|bebe|gemeos|gemeas|cacula|primogenit[oa]|mais (?:velh|nov)[oa]|do meio|adolescentes?';
const KIN =
  'mae|pai|avo|bisavo|irma|irmao|prim[oa]|ti[oa]|espos[oa]|marido|sogr[oa]|cunhad[oa]|padrasto|madrasta|namorad[oa]|noiv[oa]|companheir[oa]|madrinha|padrinho|compadre|comadre';
const ADULT = `${KIN}|mulher|rapaz|rapariga|moc[oa]|senhora?|homem|idos[oa]|jovem|patrao|patroa|vizinh[oa]|porteiro|velh[oa]|vei[oa]`;
/** Of whom it is told, a few words before. */
const SOMEBODY = `(?<![a-z])(?:${CHILD}|${ADULT}|el[ae]|eu|que|quem)(?: [a-z]{2,12}){0,2}`;
const PATIENT = 'pa?ci?e?n?te?|pcte|lactente|rn|recem-nascid[oa]|adult[oa]|idos[oa]|adolescente';
/** The sentence ends or goes on behind the number; nothing is counted. */
const AFTER =
  '(?=[,;.)!?\\n]|$| (?:e|mas|ja|ainda|anda|agora|hoje|quando|que|feitos|bem|casad[oa]|solteir[oa]|viuv[oa])(?![a-z]))(?![.,:/-]\\d| e (?:meia|pouc[oa]s? (?:reais|mil)))';
/** A word for what is counted: of more than one it ends in -s. */
const NOTHING_COUNTED =
  '(?! ?(?:anos?|meses|mes|dias?|semanas?|mil|milh[a-z]+|metros?|m|cm|kg|g|quilos?|reais|por|de|para|pra|em|horas?|h|ou|%)(?![a-z])|[.,:/-]\\d| (?!mas |depois |antes )[a-z]{2,}s(?![a-z]))';
export const WHEN = `(?:ontem|hoje|amanha|anteontem|agora|semana|sabado|domingo|segunda|terca|quarta|quinta|sexta|(?:n?[eo]ss[ea]|n?est[ea]|no|na|o|a)? ?(?:mes|ano|sabado|domingo|segunda|terca|quarta|quinta|sexta|semana|dia|fim|final)|dia \\d|em (?:${FOLDED_PORTUGUESE_MONTHS})|daqui a|logo)`;
/** What keeps jubilees, too. */
const NOBODY =
  '(?:empresa|loja|firma|igreja|clube|cidade|escola|banda|associacao|fundacao|cooperativa|grupo|hospital|lei|projeto|programa|partido|sindicato|time|bairro|casamento|casad[oa]s|uniao|morte|falecimento|independencia|municipio|paroquia|capela|companhia|instituto|jornal|universidade|faculdade|republica|revolucao|abolicao|nossa)';

/** "43 (quarenta e três)" */
const IN_BOTH = '\\d{1,3} ?\\([a-z ]{3,30}\\)';

/** Whom a report of the police or a witness describes. */
const SEEN =
  'autora?|individuos?|elementos?|suspeit[oa]s?|vitimas?|pessoa|masculino|feminino|meliante|agressora?|condutora?|paciente|testemunha';
const ABOUT =
  '(?:(?:aproximadamente|aprox\\.?|cerca de|por volta de|em torno de|mais ou menos|uns|umas|entre \\d{1,2} (?:e|a)) )';

export const PORTUGUESE_AGES: readonly RegExp[] = [
  // "44  M  Casado": in rows without a head, between the name and the sex.
  '(?<![\\d.,:/-])\\d{1,3}(?: ?(?:anos|a))?(?=[ \\t|;,/-]{1,12}(?:m|f|masc|fem|masculino|feminino)\\.?[ \\t|;,/-]{1,12}(?:casad|solteir|viuv|divorciad|separad|uniao est)[a-z()]*(?![a-z()]| (?:por (?!sentenca)|em |d[aeo] (?!fato)|com )))',
  // "saiu de casa com treze anos", "aos quatorze anos casou"; wines and bonds have theirs behind a noun.
  `(?=${NUMBER} (?:anos|aninhos))(?<=(?<![a-z])(?:aos|(?:^|[.,;:(\\n] ?|(?:${CHILD}|${ADULT}|idosos|entao|ja|hoje|agora|so|apenas|ainda|${DID}(?: [a-z]{1,12}){0,4}) )com) )${NUMBER} (?:anos|aninhos)(?![a-z])${NOT_A_TERM}(?! d[aeo]s? (?!idade|vida|nascid)| (?:para|ou mais|e uns)(?![a-z])| e \\d{1,2} meses de (?!idade|vida|nascid))`,
  `(?=${NUMBER} mes)(?<=(?<![a-z])(?:crianca|bebe|menor|lactente|menin[oa]|filh[oa]|net[oa]),? (?:com|de) )${NUMBER} meses(?![a-z])`,
  `(?<=(?<![a-z])(?:com|idade de) )${NUMBER} (?:anos|meses)(?: e ${NUMBER} (?:meses|dias)| e meio)(?![a-z])(?! d[aeo]s? (?!idade|vida))`,
  `(?<=(?<![a-z])idade (?:de|e de) )${SPELLED} (?:anos|meses)(?![a-z])`,
  `${NUMBER} (?:primaveras|aninhos?|anitos?)(?![a-z])`,
  // "já to com trinta e cinco", "hoje tenho vinte e nove e dois filhos", "estou com 71".
  `(?<=(?<![a-z])(?:(?:ja|hoje|agora|eu) (?:tenho|tinha)|(?:to|tou|estou|ta|esta) com|fiz|completei) (?:quase |uns )?)${FROM_TEN}${AFTER}`,
  `(?<=(?<![a-z])(?:tenho|tinha) )${SPELLED_FROM_TEN}${AFTER}`,
  `(?<=(?<![a-z])(?:el[ae]|eu) (?:so |ja |ainda )?(?:tinha|tem|tera) (?:quase |uns )?)${FROM_TEN}${AFTER}`,
  // "A mais velha tem dezesseis, o do meio treze e a caçula nove", "O mais novo, com 13".
  `(?<=(?<![a-z])(?:${CHILD}),? (?:ja |so )?(?:tem|tinha|com|de|fez|faz|completou) )${NUMBER}${AFTER}`,
  `(?<=(?<![a-z])(?:mais (?:velh|nov)[oa]|do meio|cacula|primogenit[oa]),? )${NUMBER}${AFTER}`,
  `(?<=(?<![a-z])(?:${ADULT}),? (?:ja |so |hoje |ainda )?(?:tem|tinha|com|de) (?:quase |uns )?)${FROM_TEN}(?:(?: p\\/| pra| para) ${FROM_TEN})?${AFTER}`,
  // "minha filha de nove escreveu", "o neto da comadre, de onze, ganhou", "meninas de 14 e 16".
  `(?<=(?<![a-z])(?:${CHILD})(?: d[aeo]s? [a-z]{3,12})?,? de )${NUMBER}(?![a-z\\d])${NOTHING_COUNTED}`,
  // "avó 67, tia 41, sobrinhos 10, 7 e 3".
  `(?<=(?:^|[,;:.(\\n] ?|(?<![a-z])(?:e|meu|minha|seu|sua) )(?:${KIN}|(?<=(?:meu|minha|seu|sua) )(?:${ADULT})|filh[oa]|net[oa]) )${FROM_TEN}(?=[,;.)\\n]|$| e )(?![.,:/-]\\d)`,
  `(?<=(?<![a-z])(?:filh[oa]s|net[oa]s|sobrinh[oa]s|irma[os]s|gemeos|(?:meus|minhas|dois|duas|tres) (?:menin[oa]s|criancas))[:,]? \\(?)\\d{1,2}(?=(?:, \\d{1,2}){0,8} e \\d{1,2}(?:[,;.)\\n]|$| anos))`,
  `(?<=anos(?: feitos)?[;,] (?:e )?(?:ele|ela|eu) )\\d{1,3}(?=[,.;)\\n]|$)(?![.,:/-]\\d)`,
  // "faz 43 agora em novembro", "fez noventa e três mês passado".
  `(?<=(?:(?:^|[.,;:!?(\\n] ?|${SOMEBODY} )(?:fez|faz|fara|fizeram|completou|completa|completara)|(?<![a-z])(?:faco|fiz|vou fazer|vai fazer|vao fazer)) (?:os |seus |os seus )?)${NUMBER}(?: anos)?(?= ${WHEN}(?![a-z]))(?![^.,;\\n]{0,20} que(?![a-z]))`,
  // "rapariga dos seus vinte e poucos", "já passou dos setenta".
  `(?<=(?<![a-z])(?:dos seus|nos seus|dos meus|nos meus|com seus|passei dos|(?:flor|alto) dos(?: seus)?|(?:(?:passou|passa) dos|beirando os|chegando aos|(?:na|pela) (?:casa|faixa) dos)(?:(?= [a-z])|(?<=${SOMEBODY}(?: ja)? (?:(?:passou|passa) dos|beirando os|chegando aos|(?:na|pela) (?:casa|faixa) dos)))) )(?:[1-9]\\d|1[01]\\d|${SPELLED_FROM_TEN})(?: e (?:poucos|tantos|muitos))?(?: anos(?! d[aeo]))?${AFTER}`,
  `(?<=(?<![a-z])(?:tem|tenho|tinha|com|de|uns) )${NUMBER} (?:p\\/|pra|para) ${NUMBER}(?: anos|${AFTER})`,
  // "casou com dezessete, enviuvou com trinta"; "aos doze já trabalhava".
  `(?<=(?<![a-z])(?:casou|casei|enviuvou|enviuvei|faleceu|morreu|engravidou|engravidei|aposentou|formou|partiu|emigrou|saiu de casa|viuv[oa]|orfao?)(?:-se)?(?: [a-z]{2,10})?,? (?:com|aos) )${FROM_TEN}${AFTER}`,
  `(?<=(?<![a-z])aos )${NUMBER}(?= (?:ja )?(?:cas(?:ou|ei)|comecei|fui|vim|entrei|perdi|fiquei|morreu|aprend(?:eu|i)|trabalhava|engravid(?:ou|ei)|tive|mudei|emigr(?:ou|ei)|enviuv(?:ou|ei))(?![a-z]))`,
  `(?<=(?<![a-z])aos )${SPELLED}(?= (?:ja|comecou|foi|veio|entrou|sai|saiu|perdeu|ficou|teve|fug(?:iu|i)|partiu|mudou)(?![a-z]))`,
  // "niver de 15 da Sthefany", "festa dos 50 do tio".
  `(?<=(?<![a-z])(?:niver|aniversario|festa|festinha|festao|baile|bolo) d(?:e|os|os seus) )\\d{1,3}(?: anos| aninhos)?(?= d[aeo] (?!${NOBODY}(?![a-z])))`,
  `(?<=(?<![a-z])de (?:maior|menor),? )(?:com )?${NUMBER}(?: feitos)?(?=[,.;)\\n]|$| e \\d| em )(?![.,:/-]\\d)`,
  `(?<=(?<![a-z])(?:idade|quantos anos(?: voce| ele| ela)?(?: tem)?)\\? )\\d{1,3}(?=[,.;\\n]|$)(?![.,:/-]\\d)`,
  // "3a2m", "10m15d"; "mãe 19a", "adulto de 40a", "lactente 6m".
  '(?<![\\d.,/-])\\d{1,3}a ?\\d{1,2}m(?: ?\\d{1,2}d)?(?![a-z\\d])',
  '(?<![\\d.,/-])\\d{1,2}m(?: e)? ?\\d{1,2}d(?![a-z\\d])',
  `(?<=(?<![a-z])(?:${CHILD}|${ADULT}|${PATIENT}|id\\.?:?|masc\\.?|fem\\.?)(?:,| de| com)? )\\d{1,3}a(?![a-z\\d])`,
  `(?<=(?<![a-z])(?:(?:${CHILD}|lactente|rn|infant|baby|babe)(?:,| de| com)?|(?:ta|esta) com) \\(?)\\d{1,2} ?m(?=[,.;)\\n]|$| e (?:ja|nao|ainda))`,
  '\\d{2} ?a(?=, ?(?:g\\d|solteir|casad|viuv|branc|pard|negr|fem|masc|sexo))',
  // "contando 43 (quarenta e três) anos", "18 (dezoito) anos completos": as deeds write numbers; terms and sentences go on otherwise.
  `(?=\\d)(?<=(?<!(?<![a-z])${NOBODY}[^.;\\n]{0,20} )(?<![a-z])(?:conta|contando|contava)(?: hoje| atualmente| ja| apenas)?(?: com)? )${IN_BOTH} (?:anos|meses)(?![a-z])(?! de (?!idade|vida|nascid))${NOT_A_TERM}`,
  `(?<![\\d.,])${IN_BOTH} anos(?= (?:in)?completos(?! d[aeo])| feitos|, (?:brasileir|solteir|casad|viuv|divorciad|natural|filh|nascid|portador|residente|sexo|cor )[a-z]*)`,
  `(?=\\d)(?<=(?<!(?:predio|imovel|edific|constru|rocha|arvore|fossil|formac|camada|casa)[^.;\\n]{0,40})(?<![a-z])idade (?:aproximada|aparente|presumida|estimada)(?: de| entre|:)? )\\d{1,3}(?: (?:a|e|ou) \\d{1,3})? anos(?! (?:d[aeo]s? |\\()(?:predio|imovel|edific|constru|casa|rocha|arvore|fossil|formac|instala|equipa))`,
  // "o autor, de aproximadamente 25 anos", "aparentando uns 30 anos"
  `(?=${NUMBER} anos)(?<=(?<![a-z])(?:aparent(?:a|ando|ava)(?: ter| possuir)?|(?:${CHILD}|${ADULT}|${SEEN})(?: [a-z]{2,12}){0,3},? (?:de|com|tem|tinha|tendo)) ${ABOUT})${NUMBER} anos(?![a-z])(?! d[aeo]s? (?!idade|vida)| n[ao] (?:construcao|obra|empresa|mercado|area|funcao|cargo|profissao|atividade|ramo|setor|servico|firma|banco)(?![a-z]))`,
  // "o suspeito, 22, confessou"
  `(?<=(?<![a-z])(?:suspeit[oa]|acusad[oa]|detid[oa]|indiciad[oa]|agressora?|atropelad[oa]|motociclista|ciclista|adolescente|condutora?), )[1-9]\\d(?=, [a-z])(?!, (?:[ivx]+|fls?|kv|caput|inciso|paragrafo|c\\/c|do codigo)(?![a-z]))`,
  // "Quantos anos a senhora tem? DEPOENTE: Quarenta e três."
  `(?<=(?<![a-z])(?:quantos anos(?: (?:voce|vc|o senhor|a senhora|el[ea]))?(?: tem| tinha)?|su?a idade) ?\\?{1,2}[ \\n](?:[a-z]{1,14}[:.] )?(?:tenho |tem )?)${NUMBER}(?=[,.;!\\n]|$| anos)(?![.,:/-]\\d)`,
  // "nascida em 12/03/1980 (43 anos, 2 meses)"; firms are founded.
  `(?<=(?<!(?:fundad|constituid|criad|inaugurad|abert|desde|casad|emiss|emitid|vigen|vigor|contrat|assinad|firmad|compra|adquirid|imovel|predio|equipament|veiculo|instalad|garantia|fabrica|validade|prazo|inicio|aplicac)[^.;\\n]{0,30})[/.-](?:\\d{4}|\\d{2}),? ?[(\\[])\\d{1,3} ?(?:anos?|a)(?:,| e)? ?\\d{1,2} ?(?:mes(?:es)?|m)(?=[)\\]])`,
].map((source) => new RegExp(source, 'y'));
