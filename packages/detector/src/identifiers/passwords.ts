/** Words and keys that are passwords: folded, the first group is the secret. */

import { NOT_OF_THINGS } from './opening-codes.ts';
import { INSTRUCTION, TOLD } from './told-of-passwords.ts';

/** What names a password, and what may stand between it and the password. */
const LABELLED =
  /(?<![a-z])(?:senha|password|passwd|pwd|passcode|passphrase|token|contra-?s?senha|contrasena|mot de passe|(?:pass|kenn)wort|palavra[ -]secreta|padrao de (?:desbloqueio|tela)|puk2?|pin2|assinatura eletronica(?=:? ?[:=] ?\d{4,8}(?![\d/.-]))|api[ _-]?key|chave de api|secret|pin|codigo d[aeo] (?:seguranca|porta|portao|alarme|cofre|acesso|garagem|interfone)|(?:activation|shared|licen[sc]e|recovery|security) key|(?:backup|recovery|scratch) code|temporary access pass|security answer|resposta secreta|palavra[ -]passe|memorable (?:word|place|name|date|answer|info(?:rmation)?)|security word|(?:bank|telephone|phone|security) (?:code|pass) ?word|(?:25th|13th|extra) word(?=:)|palavra[ -]codigo(?: para [a-z ]{2,20})?|(?<![\d£$€] )pw(?=[:=])|pass(?=[:=] ?\S{6})(?=[:=] ?(?:\S{0,40}[a-z!@#$&*]\S{0,40}\d|\S{0,40}\d\S{0,40}[a-z!@#$&*]))|(?:web|door|gate|alarm|locker|access|entry|lock|security|activation) code|code (?:for|to) the [a-z]{3,10}(?: [a-z]{3,10})?|cvv2?|cvc|duress (?:word|code)|palavra de (?:seguranca|coacao))(?: [a-z-]{1,12}(?:\.[a-z]{2,4})?){0,6}(?: \d{1,2} (?:digitos|digits))?(?: \((?!op[tc]ional|obrigat|required|min|max)[^()\n]{1,24}\))?(?: (?:p\/|para o|apto?\.?|unidade|do) ?\d{1,4})?(?:[._]{2,40})? ?[:=] ?/;
export const LABEL = new RegExp(
  String.raw`${LABELLED.source}(?=(\d{2,4}(?: \d{2,4}){1,3}(?![\da-z/-]|[.,]\d)|(?!(?:enviad|definid|required|obrigat|guidelines|trocad|alterad|informad|expirad|bloquead|vencid|expired|blocked|minim|maxim|por|sent|see|same|not|on|nao|given|changed|unknown)[a-z]*(?![a-z0-9])|\/(?:home|root|users?|var|usr|tmp|opt|srv|app|mnt)(?![a-z]))(?!${INSTRUCTION})(?!["']?(?:${TOLD})(?![a-z]))\S{3,128}))`,
  'y',
);

/** Without a colon only what no word looks like: "senha provisória Trocar#8841x". */
export const BARE =
  /(?<![a-z])(?:senha|password|passwd|pwd|pw|passcode|passphrase|token|segredo|combination|combinacao|shared key)(?: (?:[a-z-]{1,12} ){0,4}(?:is|e|was|to|para|era)(?: still| now)?)?(?: (?:de acesso|inicial|provisoria|temporaria|nova))? (?=((?=\S{0,40}\d)(?=\S{0,40}[a-z#@!$%&*_-])[^\s,;]{6,64}))/y;

/** "password slugs&snails": words and a sign. */
export const WORDS_AND_SIGN =
  /(?<![a-z])(?:senha|password|passwd|pwd)(?: (?:is|e|era|was|still|now))? (?=([a-z]{3,16}[&!$#%*+][a-z]{3,16})(?:[.,;)\s]|$))/y;

/** "recovery key 418220-660117-…", "chave de API rds-9fJ2…", "Wi-Fi …, key boson-93-Quark", "senha do portal, Bonita!2024": long values with figures. */
export const LONG_KEY =
  /(?<![a-z])(?:recovery (?:key|code)|licen[sc]e key|chave de api|api key|chave de (?:seguranca|licenca)|wi-?fi[^\n.:]{0,36}?(?:key|senha|password|pass|chave)|senha d[aeo] (?:wi-?fi|rede|tablet|celular|notebook|e-?mail|computador|sistema|site|portal|conta|sala|reuniao|zoom|chamada|aula)(?: (?!(?:vence|expira|deve|tem|precisa|foi|sera|so)(?![a-z]))[a-z]{2,10}){0,3})(?: (?:is|e|passa a ser|now))?,? (?=((?!r\$|\d{1,2}\/)(?=\S{0,40}\d)[^\s,;]{6,80}))/y;

/** Said of a password, not the word itself. */
const SAID_OF_PASSWORDS =
  'mandatory|temporary|broken|ready|smart|right|wrong|weak|strong|safe|secure|below|here|there|reset|valid|known|lost|stolen|forgotten|hidden|empty|blank|public|correct|incorrect|unique|kept|manager|policy|change|recovery|field|hint|list|page|long|short|yours|mine|only|never|also|still|just|your|again|required|fraca|forte|nova|longa|curta|simples|facil|dificil|segura|grande|outra|fixa|dele|dela|minha|nossa|isso|essa|esta|aquela|mesma|padrao|mais|para|sempre|apenas';

export const NO_PASSWORD = `(?!(?:${SAID_OF_PASSWORDS})(?![a-z]))(?![a-z]*(?:ed|ing|[ai]ble|[aei]nte?|ive|ous|ful|[ai]d[ao]|[ei]t[ao]|ic[ao]|oria|vel|iva|osa|al)(?![a-z]))`;

/** "name Josephine, password ladybird." at an end: how nurseries note who may fetch a child. */
export const AGREED = new RegExp(
  `(?<=, )(?:password|pass ?phrase) (?=(${NO_PASSWORD}[a-z]{4,24})(?:[.\\n]|$))`,
  'y',
);

/** "the password for run 1 is conker", "contra-senha girassol", "the alarm company's word is sandbar". */
export const SPOKEN_FOR = new RegExp(
  `(?<![a-z])(?:(?:pass ?word|passcode|senha|palavra[ -]passe) (?:for|of|d[aeo]) [a-z\\d' ]{2,24}? (?:is|e|era) |contra-?senha |(?:pede a palavra|palavra-chave para (?:cancelar|desligar|confirmar|desarmar)[a-z ]{0,24}|contra-?senha d[aeo] [a-z]{3,12}|palavra de (?:coacao|seguranca)|the word, which is):? |the word for (?:the )?(?:control room|alarm|gate|school|pick-?up|collection|door|bank|wi-?fi|safe) is |(?:company's|security|safe|code) word is |answer to the (?:security )?question is )["']?(?=(${NO_PASSWORD}[a-z]{4,24})["']?(?:[.,;)\\n]|$))`,
  'y',
);

/** "a senha⏎Gui: palmeiras1951", "passou a senha por telefone: gilda.gab24": a word with figures behind a mark. */
export const WORD_AND_FIGURES =
  /(?<![a-z])(?:senha|password|login|passcode)(?![a-z])[^\n]{0,40}?(?:\n[^\n:]{2,24}|[:,]| e| is| era| porque) ?[:"]? ?(?<![a-z\d])(?=((?!covid|wi-?fi|office|windows|python|web|level|section|page|version)[a-z]{4,20}(?:\.[a-z]{2,12})?\d{2,6})(?![a-z\d@./-]))/y;

/** "Wifi CasaMar, senha caranguejo" */
export const WIFI_WORD = new RegExp(
  `(?<![a-z])wi-?fi[^\\n.;]{2,28}[,;] ?(?:senha|password|pass|key|code):? (?=(${NO_PASSWORD}[a-z]{4,24})(?:[.,;)\\n]|$))`,
  'y',
);

/** "a sua, Theo*2017!, ainda funciona", "log-in: khightower3, Dewdrop2024!": what only passwords look like, after their word. */
export const BY_ITS_LOOK =
  /(?<![a-z])(?:senha|password|passwd|log-?in|logon|reset (?:it|them|him|her|me|yours) to)(?![a-z])[^\n]{0,64}?[ ,:"](?=([a-z]{3,20}(?:[*!@#$%&_]\d{2,8}[*!@#$%&]{0,3}|\d{2,8}[*!@#$%&]{1,3})(?![a-z\d.@])))/y;

/** "security word?⏎Trent: pickerel": asked and said in the next line. */
export const ANSWERED = new RegExp(
  `(?<![a-z])(?:security (?:word|answer)|password|pass ?phrase|senha|palavra[ -]passe|codigo de seguranca)\\?{1,4}\\n[^\\n:]{0,28}[:\\]] ?(?:[^\\n:]{2,24}: )?(?=((?!(?:nao|sim|yes|sorry|okay|oi+|qual|what|why|k+|ha(?:ha)*|rs+|nope|yeah|thanks|hold|wait)(?![a-z]))${NO_PASSWORD}\\S{4,24})(?:[.,]?(?:\\n|$)))`,
  'y',
);

/** "Wi-fi upstairs: Turlough_Hill22"; no standard, speed or address. */
export const WIFI =
  /(?<![a-z])wi-?fi(?: [a-z]{2,12}){0,3}: ?(?=((?!802\.|https?:|www\.|\d+ ?[kmg]bps)(?=\S{0,40}\d)(?=\S{0,40}[a-z])[^\s,;]{8,64}))/y;

/** "it is: Gopher$nurse7", "Archive code for the files is Anchor#14", "its Boots4Ever": what only passwords look like, anywhere behind their word. */
export const MIXED = new RegExp(
  `(?<![a-z])(?:senha|password|passcode|(?:acct|account|login|wi-?fi|stream) pass|${NOT_OF_THINGS}code|palavra[ -]passe)(?![a-z])[^\\n]{0,90}?(?:(?<![a-z])(?:is|its|it's|e|eh|now)|:) (?=([a-z]{3,16}[#$!%*&][a-z\\d!#$%*]{2,12}|[a-z]{3,12}\\d{1,2}[a-z]{3,12})[.,;)?!]{0,2}(?:\\s|$))`,
  'y',
);

/** "postgres://ana:Tucano-71@db…", "curl -u ana:Tucano71": behind whose it is. */
export const BEHIND_ITS_USER =
  /(?<![a-z])(?:(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|s?ftps?|smtps?|https?|ldaps?|sqlserver|oracle):\/\/[\w.-]{1,40}|curl [^\n]{0,80}?-u [\w.-]{1,40}):(?=([^\s@/:]{4,64})(?:@|\s|$))(?!\d{1,5}(?:\s|$))/y;

/** "mysql -u ana -pTucano71", "sshpass -p Tucano71": as typed at a machine. */
export const TYPED =
  /(?<![a-z])(?:(?:mysql(?:dump|admin)?|mariadb)[^\n]{0,60}? -p(?!ort|ass)|(?:mysql(?:dump|admin)?|mariadb|psql)[^\n]{0,60}? --password=|sshpass -p ?)["']?(?=([^\s"'$]{6,64}))/y;

/** "Authorization: Basic bGhhcmdy…": what opens an account to programs. */
export const AUTHORISED =
  /(?<![a-z])(?:authorization|x-api-key|x-auth-token|proxy-authorization)["']?[:=] ?["']?(?:(?:basic|bearer|token|digest|apikey) )?(?=((?=\S{0,400}[\d=])[\w+/.~-]{12,400}={0,2}))/y;
