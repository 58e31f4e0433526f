/** Ages of people on folded text; what else has years (terms, sentences, firms, buildings) is left alone. */
import { CLOSEST_FAMILY, FAMILY } from '../../names/relatives.ts';
import { together } from '../../text/starts.ts';
import { ENGLISH_MONTHS, FOLDED_PORTUGUESE_MONTHS, WEEKDAY } from '../../text/calendar.ts';
import { ENGLISH_FROM_TWENTY, ENGLISH_NUMBER, SPELLED } from '../../text/number-words.ts';

const NUMBER = `(?:\\d{1,3}|${SPELLED})`;
export const NOT_A_TERM =
  '(?! (?:de (?:salarios?|licenca|ferias|aluguel|prazo|garantia|experiencia|contrato|reclusao|prisao|detencao|vigencia|servicos?|trabalho|casa|mercado|estrada|casamento|uniao|profissao|carreira|contribuicao|atuacao|historia|existencia|pena|mandato|idade da empresa)|atras|antes|depois|apos|consecutivos|ininterruptos|seguidos|anteriores|que ))';
const UNIT = '(?:anos?|a\\.|meses|mes|dias)';
const PEOPLE =
  'maior|menor|paciente|masculino|feminino|sexo (?:masculino|feminino)|homem|mulher|menin[oa]|crianca|adolescente|senhora?|idos[oa]|jovem|rapaz|moca|lactente|rn|recem-nascid[oa]|bebe|filh[oa]|net[oa]|sobrinh[oa]|irma|irmao|mae|pai|avo|espos[oa]|marido|esposa|alun[oa]|vitima|autora?|autuad[oa]|indiciad[oa]|testemunha|declarante|depoente|segurad[oa]|falecid[oa]|brasileir[oa]|solteir[oa]|casad[oa]|divorciad[oa]|viuv[oa]';
const MONTHS = `(?:${FOLDED_PORTUGUESE_MONTHS})`;
const IN_MONTH = `in (?:${ENGLISH_MONTHS.toLowerCase()})`;
const ON_DAY = `on ${WEEKDAY.toLowerCase()}`;
const END = '(?![a-z\\d]|[.,]\\d)';

/** The sentence ends or goes on after an age without its word. */
const AFTER_AGE = '(?:[,.;)?!]|\\n|$| (?:e|ou|so|pode)(?![a-z]))';

export const AGES: readonly RegExp[] = [
  `(?<![\\d.,])${NUMBER} ?(?:\\([a-z ]{3,30}\\) )?(?:anos?|mes(?:es)?|dias)(?: e mei[oa])? de (?:idade|vida|nascid[oa])`,
  `(?=\\d)(?<=(?<![a-z])(?:idade|age|age of|aged|ages)(?: de| e de| is| at [a-z]{4,12})?(?: (?:about|abt|approx|around|circa|ca?|aprox|uns|cerca de)\\.?)?:? )\\d{1,3}(?: ?(?:anos|years?(?: old)?|a)(?![a-z]))?(?: ?(?:e )?\\d{1,2} ?m(?:eses)?)?${END}(?!%)`,
  `(?<![\\d.,])(?:\\d{1,3}|${ENGLISH_NUMBER})[ -](?:years?|months?|weeks?|days?|yrs?|mos?)[ -]old(?! (?:building|house|home|company|firm|business|car|vehicle|tree|roof|mortgage|loan|debt|contract|agreement|tradition|bottle|whisky|wine|property|boiler|lease|issue|case|claim|request|ticket|order|data|record|backup|photo))`,
  `(?<![\\d.,]|\\d:)\\d{1,3} ?(?:y\\.?\\/?o(?!u)\\.?(?= ?(?:[a-z]|[,.;)]|$))(?! (?:of|ago|in))|yrs?(?= (?:old|m|f|male|female|lady|man|woman|boy|girl)(?![a-z])))`,
  `(?<![\\d.,])(?:\\d{1,3}|${ENGLISH_NUMBER}) years? of age`,
  `(?=\\d)(?<=(?:^|[.;(,] |a |an |this |is )(?:a )?)\\d{1,2} ?[mf](?= (?:with|who|presents|presenting|c\\/o|s\\/p|admitted|complain))`,
  `(?=${NUMBER} ${UNIT})(?<!(?:maior|menor)(?:es)? de (?=(?:14|16|18|21) anos))(?<=(?:${PEOPLE})(?:,| com| de| tem|, com|, de|, tem)? )${NUMBER} ${UNIT}(?![a-z])${NOT_A_TERM}`,
  // "a bebê Lua, vinte e três dias, ainda sem registro"
  `(?=${NUMBER} (?:dias|semanas|meses))(?<=(?<![a-z])(?:bebe|recem-nascid[oa]|rn|filh[oa]|net[oa]|menin[oa]|gemeos)(?: [a-z'-]{2,14}){1,3}, (?:com |de )?)${NUMBER} (?:dias|semanas|meses)(?=[,;)\\n]|\\.(?: |$)| e )`,
  `(?=${NUMBER} anos)(?<=(?:tenho|fez|faz|completou|completa|completara|completaria|com seus|aos|ele tem|ela tem|que tem) )${NUMBER} anos(?![a-z])${NOT_A_TERM}(?= (?:ontem|hoje|amanha|agora|de idade|e |mas |quando|em |no |na |nest[ea] )|[,.;!)\\n]|$)`,
  `(?=${NUMBER} anos)(?<=(?:^|[.!?\\n] ?)tem )${NUMBER} anos(?! (?:d[eo]|que))(?= e |[,.])`,
  `(?=${NUMBER} anos)(?<=(?<!(?:empresa|firma|predio|imovel|carro|veiculo|casa|contrato|garantia|escola|hospital|igreja|loja|associacao|sindicato|projeto|lei)[^.;\n]{0,20})(?<![a-z])(?:tem|tinha|tenho) )${NUMBER} anos(?![a-z])${NOT_A_TERM}`,
  `(?<=(?<![a-z])(?:i am|i'm|i was|i'll be|(?:he|she|who)(?:'?s| is| was))(?: now| only| about| nearly| almost| just)? )(?:\\d{1,2}|(?!one(?!-))${ENGLISH_NUMBER})(?= (?:and|now|years|when|since|so|like|but|already|with|until|this|myself|completed|he|she|${ON_DAY}|${IN_MONTH})(?![a-z])|[,.;!?)\\n]| \\[|$)(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:you are|you're|they are)(?: now| only| about| nearly| almost| just)? )(?:\\d{1,2}|(?!one(?!-))${ENGLISH_NUMBER})(?= (?:and|now|years|when)|[,.;])(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:at the age of|aged?|retired at|turned|turning) )${ENGLISH_NUMBER}(?![a-z-])(?! (?:days|weeks|hours|percent))`,
  `(?=(?:com )?${NUMBER} anos)(?<=[a-z.\\d]["')]?, )(?:com )?${NUMBER} anos(?: e \\d{1,2} meses)?(?=,| \\(|;|:|\\.| e |\\n|$)`,
  `(?=${NUMBER} anos)(?<=[a-z] - )${NUMBER} anos(?= -)`,
  `(?=\\d{2} anos,)(?<!(?:pena|prisao|reclusao|detencao|prazo|contrato|garantia|vigencia|mandato|empresa)[^.;\n]{0,40})(?<=[a-z]\\)?, de )\\d{2} anos`,
  `(?=(?:6[5-9]|[7-9]\\d|10\\d) anos)(?<=[a-z] com )\\d{2,3} anos(?![a-z])${NOT_A_TERM}`,
  // "about 30, five foot eight": of somebody who is described.
  `(?<=(?:describ|white|black|asian|male|female|man|woman|lady|boy|girl|occupant|driver)[^.\n]{0,30} (?<!(?:at|left|arrived|came|until) )(?:about|around|aged about|approximately) )(?:\\d{2}|${ENGLISH_FROM_TWENTY})(?=[,;.)]| in (?:height|his|her|a ))(?![.,]\\d)`,
  `(?<=\\((?:a )?(?:youth|child|boy|girl|minor|menor|male|female|bride|groom|noiva|noivo), )\\d{1,2}(?=\\))`,
  `(?<![\\d.,])\\d{1,2} ?y(?:rs?)? ?\\d{1,2} ?m(?:ths?|os?)?(?![a-z])`,
  // "faleceu aos 91,", "Ela tem 83, está": without the word for years.
  `(?=\\d{1,3}${AFTER_AGE})(?<=(?<![a-z])(?:(?:faleceu|morreu|infartou|casou|aposentou-se|completou|fez|foi|mae)(?: [a-z-]{2,12}){0,3},? aos|(?:ele|ela|que) (?:ja )?(?:tem|ta com|esta com|tinha|fez|faz|completou|completa)|(?:infarto|avc|cancer|derrame|fogo),? aos|com (?:seus|os seus)|(?:he|she|who) turned|(?:the|our) insured is|both|s\\.v\\.,? then|is now|she's now|he's now) )\\d{1,3}(?=${AFTER_AGE})(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:died|retired|married|emigrated) at )\\d{1,3}(?=[,.;)]| of )(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:turn|turns|turned|turning) )\\d{1,3}(?=[.,;!?)\n]|$| (?:on|in|this|next|today|tomorrow|and)(?![a-z]))(?![.,]\\d)`,
  // "sob meus cuidados desde os dois anos", "na escola desde os 11"
  `(?<=(?<![a-z])desde os )${NUMBER}(?: anos)?(?= (?:de idade|por|com|em|n[ao]|e|que|,)|[,.;)\\n]|$)`,
  // "his mother, at 88, should", "breast cancer at 70 and is": of a relative or an illness.
  `(?<=(?<![a-z])(?:${CLOSEST_FAMILY}|aunt|uncle|mr|mrs|ms|miss|cancer|stroke|attack|driving|died)(?![a-z])[^.;\\d\\n]{0,30} at )\\d{2}(?=[,.;)]| (?:and|should|is|was|has|he|she)(?![a-z]))(?![.,:]\\d)`,
  `(?<=(?<![a-z])(?:your|their|our|his|her|the) ages?,? )\\d{1,3}(?:(?:, \\d{1,3})* and \\d{1,3})?(?=[,.;)]| )`,
  // "his nan's 80th", "Kelvin's 50th is": a birthday among those that are kept.
  `(?<=(?:${FAMILY}|nana|granny|aunt|auntie|uncle|partner|birthday:? [a-z]{2,12})'s )(?:1[68]|[2-9]1|[2-9][05]|100)(?:st|nd|rd|th)(?=[,.;)!?\\n]|$| (?:birthday|bday|is|was|on|party|next|this|last|tomorrow|and|bash|do)(?![a-z]))`,
  // "a boy of four who", "a man of 46,"
  `(?<=(?<![a-z])(?:boy|girl|child|lad|lass|toddler|man|woman|lady) of )(?:\\d{1,2}|${ENGLISH_NUMBER})(?= (?:who|with|and|in)(?![a-z])|[,.;)])(?![.,]\\d)`,
  // "im 13 what do u want"; no minutes, miles, days.
  `(?<=(?<![a-z])(?:im|i'm|he'll be|she'll be|(?:he|she) says (?:(?:he|she)'s )?) )\\d{1,2}(?= (?:next|today|tomorrow|and|what|so|lol|now|but)(?![a-z])|[!?]|\\n|$|,(?! \\d))(?![.,]\\d)`,
  // "o quinzinho faz 7 antes", "a kethe tem 6": who turns or is so many.
  `(?<=(?<![a-z])[oa] (?:menin[oa]|bebe|filh[oa]|net[oa]|sobrinh[oa]|crianca|garot[oa]|[a-z]{2,10}(?:inh[oa]|zinh[oa])) (?:tem|faz|fez|completa|ta com) )\\d{1,2}(?= (?:antes|depois|hoje|amanha|ontem|em ${MONTHS}|no (?:dia|mes|sabado|domingo))(?![a-z])|[?!\\n]|$)`,
  `(?<=(?:^|[:.,?!\\n] ?)(?:faz|fez|vai fazer) )\\d{1,2}(?= (?:em ${MONTHS}|no dia|amanha|hoje|ontem)(?![a-z]))`,
  `(?<=(?:^|[:.,?!\\n] ?)faco )\\d{1,2}(?= (?:em ${MONTHS}|no (?:dia|sabado|domingo)|na (?:segunda|terca|quarta|quinta|sexta)|amanha|hoje)(?![a-z]))`,
  `(?<![\\d.,])\\d{1,2} aninhos?(?![a-z])`,
  // "Reis fez 93 hoje", "vai fazer sessenta em dezembro", "este hoje com 27."
  `(?<=(?:(?<![a-z])(?:sra?\\.?|dona|seu|tia|tio|ele|ela|mae|pai|avo|filh[oa]|menin[oa]|bebe)(?![a-z])[^.\\n]{0,36} (?:fez|faz|completa)|(?<![a-z])(?:completou|fara|vai fazer|que fazia)) )${NUMBER}(?= (?:hoje|ontem|amanha|segunda|terca|quarta|quinta|sexta|no (?:sabado|domingo|dia)|sabado|domingo|em ${MONTHS})(?![a-z]))`,
  `(?<=(?<![a-z])(?:filh[oa]|net[oa]|espos[oa]|mae|pai|irma|irmao|vitima|ele|ela)(?![a-z])[^.\\n]{0,24}, ?(?:est[ea] )?hoje com )\\d{1,3}(?=[,.;)])(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:age given as|who is only|turning|lass|lad|girl|boy) \\(?(?:about )?)(?:\\d{1,2}|${ENGLISH_NUMBER})(?=\\)| ${IN_MONTH})`,
  // "How old is Fiadh now⏎Aoife: 7": asked in one line, said in the next.
  `(?<=(?<![a-z])(?:idade|quantos anos|how old|what age)(?![a-z])[^\\n?]{0,40}(?:\\?{1,3}\\n|\\n(?=\\[\\d))(?:\\[\\d{1,2}:\\d\\d[^\\n:]{0,6}\\] )?(?!preco|price|valor|total|lote|cost)[^\\n:]{2,30}: (?:acho q(?:ue)? |uns |about |foi |tinha |tem |ele tem |ela tem |faz |(?:he|she)(?:'s| is) )?)\\d{1,3}(?=[,.;!?\\n]|$| (?:anos|e|but|and|now|mas|em)(?![a-z]))(?![.,:]\\d)`,
  // "she's my sister, 29 next week", "Ellis is one tomorrow".
  `(?<=(?<![a-z])(?:sister|brother|son|daughter|mum|mom|mother|dad|father|wife|husband|nan|gran|niece|nephew|cousin|bride|groom)(?![a-z])[^.\\n]{0,20}, )(?:\\d{1,2}|${ENGLISH_NUMBER})(?= (?:next (?:week|month|birthday)|tomorrow|${ON_DAY})(?![a-z]))`,
  // "birthday sat, he'll be 7", "it's Fred's birthday, three, no presents"
  `(?<=(?<![a-z])(?:birthday|bday|aniv|niver|aniversario)(?: (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?, (?:(?:he|she)'ll be )?)(?:\\d{1,2}|${ENGLISH_NUMBER})(?=[,.;!\\n]|$)(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:kids|grandkids|children|boys|girls|twins|sons|daughters)(?: \\([^()\\n]{2,40}\\))? are )\\d{1,2}(?:, \\d{1,2}){0,4} and \\d{1,2}(?=[,.;]|$)(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:too soon|passed away) at )\\d{1,3}(?=[,.;)])(?![.,]\\d)`,
  `(?<=(?<![a-z])(?:son|daughter|baby|infant|child|boy|girl|twins)(?![a-z])[^.;\\n]{0,30} aged )(?:\\d{1,2}|${ENGLISH_NUMBER}) (?:days|weeks|months)(?![a-z])`,
  // "ages 19 and 15", "kids 4 and 7".
  `(?<=(?<![a-z])(?:(?:children|kids|sons|daughters)(?![a-z])[^.;\\n]{0,12} age[sd]|(?:adults|our|my|her|his|their|two|three),? kids) )\\d{1,2}(?:, \\d{1,2}){0,4} and \\d{1,2}(?=[,.;)\\n]|$)(?![.,]\\d)`,
  `(?<=(?<![a-z])in (?:his|her|their) )(?:[1-9]\\d|10\\d)(?:st|nd|rd|th)(?= year(?:[,.;)]|$))`,
  `(?<=(?<![a-z])(?:(?:who|he|she|mum|dad|mother|father|nan) would have been|your age as) )\\d{1,3}(?=[,.;)\\n]| on | today|$)(?![.,]\\d)`,
  // "ela tem 84 anos, e não 94": what it is not said to be may be known elsewhere.
  `(?<=(?<![a-z])(?:el[ae]|que|senhora?|menin[oa]) (?:ja )?(?:tem|tinha) \\d{1,3} anos,? (?:e )?nao )${NUMBER}(?= anos|[,.;)\\n]|$)(?![.,]\\d)`,
  // "Age on the day: 11", "Age as on qualifying date: 50".
  `(?<=(?:^|[\\n\\t;|] ?)age (?:on|as on|as at)(?: the| qualifying| [a-z]{3,12}){0,2} (?:day|date): ?)\\d{1,3}${END}`,
  // "the room was full, male, 40s, red hat"
  `(?<=(?<![a-z])(?:male|female|man|woman|lady|boy|girl), (?:in (?:his|her) |about |around )?)[1-9]0s(?=[,.])`,
].map((source) => new RegExp(source, 'y'));

/** Where an age may begin: at a number in figures or words. Only there are the forms tried, so that they cost nothing elsewhere. */
export const NUMBERS = together(
  [
    {
      pattern: new RegExp(
        `(?<![a-z\\d])(?:com (?=\\d|${SPELLED} anos)|\\d{1,3}(?!\\d)|(?=[a-z])(?:${SPELLED}|${ENGLISH_NUMBER})(?![a-z]))`,
        'y',
      ),
    },
  ],
  'plain',
);

/** "Ellen Moss, 34, of Leeds": on the text as it stands. */
export const AGE_AFTER_NAME =
  /(?=\d)(?<=\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}, )\d{1,2}(?=, (?:of|from|a|an|who|was|is|has|had|pleaded|died|lives|works|said|told)(?!\p{L}))/uy;
/** "his sons Obinna (17) and Ike (14)", "Tino and Kuda (11 and 8)": in brackets only among relatives. */
export const AGE_IN_BRACKETS =
  /(?=\d)(?<=(?:filh|crian|irm|net[oa]|sobrinh|menor|household|children|child|sons?(?!\p{L})|daughter|nephew|niece|grand|brother|sister|kids?|anivers|niver|birthday|minor(?!\p{L})|menor|with:|twins|g[êe]meas?|pupils?|alun[oa]s)[^\n]{0,70}\p{Lu}\p{Ll}{1,20} \()\d{1,2}(?:(?: and| e) \d{1,2})?(?: anos| a)?(?=\)|,)/iuy;
/** "Tomás e Rebeca (4 e 8 anos)" */
export const AGES_AFTER_NAMES = /(?<=\p{Lu}\p{Ll}{1,20} \()\d{1,2}(?:, \d{1,2}){0,3} e \d{1,2} anos(?=\))/uy;
/** "Joe is 56", "Gino is thirteen": a name right before. */
export const AGE_OF_NAME = new RegExp(
  `(?=[\\da-z])(?<=(?<!\\p{L})(?!(?:It|This|That|There|Quorum|Total|Answer|Score|Number|Limit|Capacity|Minimum|Maximum) )\\p{Lu}\\p{Ll}{1,20},? (?:is|was|turned|turns) )(?:\\d{1,2}|1[01]\\d(?= now| years)|(?!one(?!-))${ENGLISH_NUMBER})(?= (?:and|years|now|so|but|tomorrow|next (?:week|birthday)|this (?:week|month|year|spring|summer|autumn|winter)|on ${WEEKDAY}|at (?:Easter|Christmas))(?!\\p{L})|[,.;]|$)(?!\\.\\d| and (?:we|the same|only))`,
  'uy',
);
/** "Ottoline will be ninety at Easter": in words, since rents and taxes will be figures. */
export const AGE_TO_COME = new RegExp(
  `(?<=\\p{Lu}\\p{Ll}{1,20} will be )(?!one(?!-))${ENGLISH_NUMBER}(?= (?:at|on|in|next|this|tomorrow)(?!\\p{L})|[.!]|$)`,
  'uy',
);
