import { together } from '../text/starts.ts';

/** Words, folded, after which the first group is a secret. */

const LABEL =
  /(?<![a-z])(?:senha|password|passwd|pwd|passcode|passphrase|token|api[ _-]?key|chave de api|secret|pin|codigo d[aeo] (?:seguranca|porta|portao|alarme|cofre|acesso|garagem|interfone)|(?:activation|shared|licen[sc]e|recovery|security) key|temporary access pass|security answer|resposta secreta|palavra[ -]passe|memorable word|(?<![\d£$€] )pw(?=[:=])|(?:web|door|gate|alarm|locker|access|entry|lock|security|activation) code|code (?:for|to) the [a-z]{3,10}(?: [a-z]{3,10})?|cvv2?|cvc)(?: [a-z-]{1,12}){0,6} ?[:=] ?(?=((?!(?:enviad|trocad|alterad|informad|por|sent|see|same|not|on|nao|given|changed|unknown)[a-z]*(?![a-z0-9]))\S{3,128}))/y;

/** Three or four digits after their word, a word and value in brackets, also after what tells which: "CVV 206", "locker code (8840)", "senha que a Dri me deu (Estrela@22)". */
const NEAR =
  /(?<![a-z])(?:cvv2?|cvc|pin(?: d[aeo] (?:cartao|conta|celular|chip|aparelho|app)(?= \d{4,8}(?!\d)))?|senha(?: antiga| nova| atual| que(?: [a-z]{1,10}){2,5}(?= \()| (?:colada|escrita|anotada)(?: [a-z]{1,10}){1,3}(?= \())?|(?:web|door|gate|alarm|locker|access|entry|lock|activation) (?:code|key))(?: is| e)? ?(?:\((?=((?=[^()]*\d)[^\s()]{3,40})\))|(?=((?=[^\s,.;()]{0,30}\d)[^\s,.;()]{3,40})))/y;

/** Without a colon only what no word looks like: "senha provisória Trocar#8841x". */
const BARE =
  /(?<![a-z])(?:senha|password|passwd|pwd|passcode|passphrase|token|segredo|combination|combinacao|shared key)(?: (?:[a-z-]{1,12} ){0,4}(?:is|e|was|to|para|era)(?: still| now)?)?(?: (?:de acesso|inicial|provisoria|temporaria|nova))? (?=((?=\S{0,40}\d)(?=\S{0,40}[a-z#@!$%&*_-])[^\s,;]{6,64}))/y;

const OPENED =
  '(?:porta(?:o|ria)?|alarme?|cofre|fechadura|cadeado|padlock|garagem|interfone|armario|gate|doors?|safe|key ?safe|lock(?:er| ?box)?|entry|garage|buzzer|barrier|concierge)';
/** "senha do alarme era 7359", "key safe C1948X", "Alarme: código 1964#", "code for her complex 4471#": figures that open something. */
const OPENING_CODE = new RegExp(
  `(?<![a-z])(?:(?:senha|codigo|code|pin)(?: (?:d[aeo]s?|n[ao]|for|to|of)(?: (?:the|her|his|my|our|a|o))?)? ${OPENED}(?: [a-z]{2,10}){0,5}|${OPENED}(?:[:,]?|[^\\n.;\\d]{0,30})[ (](?:code|codigo|senha|pin)|key ?safe|lock ?box|(?:the|o) alarme?(?= (?:is|e|era) \\d{4,8}(?:[.,;)\\n]|$)))(?: (?:is|is now|now|e|era|passa a ser))?[: (]{1,2}(?=([a-z]?\\d{3,8}[a-z]?[#*]{0,2})(?![a-z\\d]))`,
  'y',
);
/** "recovery key 418220-660117-…", "chave de API rds-9fJ2…", "Wi-Fi …, key boson-93-Quark", "senha do portal, Bonita!2024": long values with figures. */
const LONG_KEY =
  /(?<![a-z])(?:recovery (?:key|code)|licen[sc]e key|chave de api|api key|chave de (?:seguranca|licenca)|wi-?fi[^\n.:]{0,36}?(?:key|senha|password|pass|chave)|senha d[aeo] (?:wi-?fi|rede|tablet|celular|notebook|e-?mail|computador|sistema|site|portal|conta|sala|reuniao|zoom|chamada|aula)(?: (?!(?:vence|expira|deve|tem|precisa|foi|sera|so)(?![a-z]))[a-z]{2,10}){0,3})(?: (?:is|e|passa a ser|now))?,? (?=((?!r\$|\d{1,2}\/)(?=\S{0,40}\d)[^\s,;]{6,80}))/y;

/** "Seu código de verificação é 804 117", "your one-time code is G-184402"; no year. */
const ONE_TIME_CODE =
  /(?<![a-z])(?:codigo (?:d[ae] )?(?:verificacao|confirmacao|autenticacao|validacao)|(?:verification|confirmation|authentication|one[- ]time|otp) (?:code|password|pin|passcode)|otp)(?: is| e|:){0,2} (?=((?:[a-z]-)?(?!(?:19|20)\d{2}(?!\d))\d{3}(?:[ -]?\d{1,4}){1,3})(?![\da-z]|[-.,/]\d))/y;
/** Said of a password, not the word itself. */
const SAID_OF_PASSWORDS =
  'mandatory|temporary|broken|ready|smart|right|wrong|weak|strong|safe|secure|below|here|there|reset|valid|known|lost|stolen|forgotten|hidden|empty|blank|public|correct|incorrect|unique|kept|manager|policy|change|recovery|field|hint|list|page|long|short|yours|mine|only|never|also|still|just|your|again|required|fraca|forte|nova|longa|curta|simples|facil|dificil|segura|grande|outra|fixa|dele|dela|minha|nossa|isso|essa|esta|aquela|mesma|padrao|mais|para|sempre|apenas';
const NO_PASSWORD = `(?!(?:${SAID_OF_PASSWORDS})(?![a-z]))(?![a-z]*(?:ed|ing|[ai]ble|[aei]nte?|ive|ous|ful|[ai]d[ao]|[ei]t[ao]|ic[ao]|oria|vel|iva|osa|al)(?![a-z]))`;
/** "password is marigold", "a senha é girassol": a word that closes what is said. */
const SPOKEN = new RegExp(
  `(?<![a-z])(?:pass ?word|passcode|passphrase|senha(?: d[oa] [a-z-]{2,12})?|palavra[ -]passe) (?:is|was|e|era) ["']?(?=(${NO_PASSWORD}[a-z]{4,24})["']?(?:[.,;)\\n]|$))`,
  'y',
);
/** "name Josephine, password ladybird." at an end: how nurseries note who may fetch a child. */
const AGREED = new RegExp(`(?<=, )password (?=(${NO_PASSWORD}[a-z]{4,24})(?:[.\\n]|$))`, 'y');
/** "a senha provisória da fechadura, 110425, que deve": set apart by commas; no year. */
const APART =
  /(?<![a-z])(?:senha|codigo|code|pin)(?: [a-z]{2,12}){1,5}, (?=((?!(?:19|20)\d{2}[,.;])\d{4,8}[#*]?)[,.;])/y;
/** "Alarm code has changed, it's 7316 now", "a code on the break room is still 5150", "Door code to be reset to 7 3 0 9"; no year. */
const CHANGED =
  /(?<![a-z])(?:(?:alarme?|(?<!(?:product|error|postal|post|zip|area|bar|dress|tax|sort|promo|country|item|source|colou?r|stock|discount|part) )code|codigo(?! d[aeo]s? (?:ibge|cor|barras|produto|item|lote|municipio|banco|servico|area|curso|disciplina|peca|material|tributo|receita|conduta|tinta))|combo|combination|segredo|senha|pin|cadeado|padlock|keypad)(?![a-z])[^\n.;:\d]{0,44}(?: (?:it's|is|are|was|still|now|to|e|eh|para|pra|era)|,)|(?<=(?:combo|combination|alarme?|code|pin|lock|senha|codigo|segredo|password|cadeado|keypad)(?![a-z])[^\n]{0,60})(?:changed|reset|mudei|troquei|mudou|mudaram)(?: (?:it|a senha|o codigo|the code|de novo|again))?,? (?:to|para|pra|e|eh)) (?=((?!(?:19|20)\d{2}(?!\d))(?:\d{4,6}|\d(?: \d){3,5})[#*]?)(?![\da-z]|[.,/:-]\d|%| ?(?:people|pessoas|reais|euros|pounds|dollars|units|unidades|years|anos|days|dias|hours|horas|minutes|minutos|kcal|km|m|kg|metros|metres|pecas|itens|lines)(?![a-z])))/y;
/** "validade 08/27, código 318", "08/29 code 417": the figures on the back of a card. */
const ON_THE_BACK =
  /(?<=(?:cartao|card|visa|master|elo|amex|\d{4} \d{4})(?![a-z])[^\n]{0,48})(?:val(?:idade|id)?\.?|exp(?:iry|ires)?\.?)?:? ?(?:0[1-9]|1[0-2])\/\d{2},? (?:cod(?:igo|\.)?|code|cvv|cvc)(?: de seguranca)?:? (?=(\d{3})(?!\d|[.,]\d))/y;
/** "Alarme: 5520", "Cadeado 3-8-1", "The key safe is by the rack, 3-1-4-5". */
const COMBINATION =
  /(?<![a-z])(?:alarme?|cadeado|padlock|cofre|key ?safe|keypad|combination(?! of)|segredo|lock)(?![a-z])[^\n.;\d]{0,44}[:, ] ?(?=((?:(?<!at |on |em |as )\d{1,2}(?:-\d{1,2}){2,5}|(?<=(?:alarme?|cadeado|padlock|cofre|keypad): ?|(?:cadeado|padlock) )(?!(?:19|20)\d{2}(?!\d))\d{4,6})[#*]?)(?![\da-z]|[.,/:-]\d| ?(?:reais|m|km|kg|euros|kcal|formation)(?![a-z])))/y;
/** "the password for run 1 is conker", "contra-senha girassol", "the alarm company's word is sandbar". */
const SPOKEN_FOR = new RegExp(
  `(?<![a-z])(?:(?:pass ?word|passcode|senha|palavra[ -]passe) (?:for|of|d[aeo]) [a-z\\d' ]{2,24}? (?:is|e|era) |contra-?senha |(?:pede a palavra|palavra-chave(?: para [a-z ]{3,30})?|contra-?senha d[aeo] [a-z]{3,12}|palavra de (?:coacao|seguranca)|the word, which is|the word is):? |(?:company's|security|safe|code) word is |answer to the (?:security )?question is )["']?(?=(${NO_PASSWORD}[a-z]{4,24})["']?(?:[.,;)\\n]|$))`,
  'y',
);
/** "a senha⏎Gui: palmeiras1951", "passou a senha por telefone: gilda.gab24": a word with figures behind a mark. */
const WORD_AND_FIGURES =
  /(?<![a-z])(?:senha|password|login|passcode)(?![a-z])[^\n]{0,40}?(?:\n[^\n:]{2,24}|[:,]| e| is| era| porque) ?[:"]? ?(?=((?!covid|wi-?fi|office|windows|python|web|level|section|page|version)[a-z]{4,20}(?:\.[a-z]{2,12})?\d{2,6})(?![a-z\d@./-]))/y;
/** "has combination 1967", "Kit box code 1066", "Alarm 7741 then off": right behind what it opens, years or not. */
const OPENS_RIGHT_BEHIND =
  /(?<![a-z])(?:(?<!by |in |the |of )combination|combo|(?:box|gate|door|lock|shed|store|hut|cupboard|garage|fridge|safe|gym|bin) code|alarm(?= \d{4} (?:then|and|to|is)))(?: is| now)? (?=(\d{4,6}[#*]?)(?![\da-z]|[.,/:-]\d))/y;
/** "Wifi CasaMar, senha caranguejo" */
const WIFI_WORD = new RegExp(
  `(?<![a-z])wi-?fi[^\\n.;]{2,28}[,;] ?(?:senha|password|pass|key|code):? (?=(${NO_PASSWORD}[a-z]{4,24})(?:[.,;)\\n]|$))`,
  'y',
);
/** "pin for the card reader 2580" */
const PIN_OF =
  /(?<![a-z])(?:pin|senha) (?:for|of|to|d[aeo])(?! (?:fila|atendimento|vez|chamada))(?: [a-z]{2,12}){1,4}:? (?=((?!(?:19|20)\d{2}(?!\d))\d{4,6})(?:[.,;)\n]|$))/y;
/** "a sua, Theo*2017!, ainda funciona", "log-in: khightower3, Dewdrop2024!": what only passwords look like, after their word. */
const BY_ITS_LOOK =
  /(?<![a-z])(?:senha|password|passwd|log-?in|logon)(?![a-z])[^\n]{0,64}?[ ,:"](?=([a-z]{3,20}(?:[*!@#$%&_]\d{2,8}[*!@#$%&]{0,3}|\d{2,8}[*!@#$%&]{1,3})(?![a-z\d.@])))/y;
/** "security word?⏎Trent: pickerel": asked and said in the next line. */
const ANSWERED = new RegExp(
  `(?<![a-z])(?:security (?:word|answer)|password|pass ?phrase|senha|palavra[ -]passe|codigo de seguranca)\\?{1,4}\\n[^\\n:]{0,28}[:\\]] ?(?:[^\\n:]{2,24}: )?(?=((?!(?:nao|sim|yes|sorry|okay|oi+|qual|what|why|k+|ha(?:ha)*|rs+|nope|yeah|thanks|hold|wait)(?![a-z]))${NO_PASSWORD}\\S{4,24})(?:[.,]?(?:\\n|$)))`,
  'y',
);
/** "they have the code, 7719", "the code's A2204". */
const THE_CODE = /(?<![a-z])the code(?:'s| is| was| will be)?,? (?=([a-z]?\d{4,6}[#*]?)(?![a-z\d]|[.,]\d))/y;
/** "Wi-fi upstairs: Turlough_Hill22"; no standard, speed or address. */
const WIFI =
  /(?<![a-z])wi-?fi(?: [a-z]{2,12}){0,3}: ?(?=((?!802\.|https?:|www\.|\d+ ?[kmg]bps)(?=\S{0,40}\d)(?=\S{0,40}[a-z])[^\s,;]{8,64}))/y;

/** "The padlock has been changed. It's 0602", "the key safe? I gave 2709", "code 5518 is MINE": a sentence or two after what it opens; no year. */
const SAID_LATER =
  /(?<![a-z])(?:padlock|key ?safe|lock ?box|keypad|(?:door|gate|alarm|entry|shed|access) code|cadeado|cofre|fechadura|codigo d[ao] (?:porta|portao|alarme|cofre|predio|garagem))(?![a-z])[^\n]{0,110}?(?:it's|its|it is|i gave|(?:now|still|is|was|it will be|will be|set to|changed to|e o|e|ficou|agora e|mudou para)) (?=(#?(?!(?:19|20)\d{2}(?!\d))[a-z]?\d{4,6}[#*]?)(?![\da-z]|[.,/:-]\d|%| ?(?:people|pessoas|reais|euros|pounds|units|years|anos|days|dias|hours|horas|kcal|km|m|kg)(?![a-z])))/y;
/** "code 5518 is MINE", "O código da porta é o 2580#", "Gate is #4826", "safe is 14-32-7": right behind what it opens. */
const OPENS_AS =
  /(?<![a-z])(?:(?:hide|hut|barn|store|box|kit|office|flat|house|shop|club|hall|stairs?|staff|cellar|bar|pool) code is |code (?:on the [a-z]{3,10} is|agreed:?) |codigo (?:temporario|provisorio|de emergencia) |code (?=\d{4,6} (?:is|works|still|now)(?![a-z]))|(?:codigo|senha) d[aeo] (?:porta|portao|predio|alarme|cofre|garagem|casa|cancela) e [oa] |(?:gate|safe|door|lock|padlock|alarm) is (?=#|\d{1,2}(?:-| left| right)))(?=((?!(?:19|20)\d{2}(?!\d))(?:#\d{3,6}|[a-z]{1,2}\d{2,6}[a-z]?|\d{1,2}(?:-\d{1,2}){2,4}|\d{1,2} (?:left|right)(?:,? \d{1,2}(?: (?:left|right))?){1,4}|\d{4,6}[#*]?))(?![\da-z]|[.,/:-]\d))/y;
/** "Alarm 8852 + tick", "Gate 2718", "the alarm is on, tell him 4190", "o código do portãozinho continua 2806". */
const JUST_SAID =
  /(?<![a-z])(?:(?:alarme?|gate|key ?safe|padlock|cofre) (?=\d{4}(?:[.,;)\n]|$| \+| then| and))|(?:alarme?|code|codigo|senha)(?![a-z])[^\n]{0,40} tell (?:him|her|them) |codigo d[oa] [a-z]{4,14} (?:continua|e|agora e|mudou para) )(?=((?!(?:19|20)\d{2}(?!\d))\d{4,6}[#*]?)(?![\da-z]|[.,/:-]\d))/y;
/** "pede código⏎Caíque: kqv-7730-tlm", "read it to me?⏎Vera: 604 117": asked for in one line, said in the next. */
const CODE_ANSWERED =
  /(?<![a-z])(?:codigo|code|senha|password|pin|segredo)(?![a-z])[^\n]{0,60}\n(?:\[[^\]\n]{1,20}\] )?[^\n:]{2,26}: (?:e |its |it's |o |a )?(?=((?=[^\s]{0,16}\d)(?:[a-z]{2,4}(?:-[a-z\d]{2,6}){1,3}|(?!(?:19|20)\d{2}(?!\d))\d{4,6}[#*]?|\d{3} \d{3}))(?![\da-z]|[.,/:-]\d)(?! (?:reais|euros|anos|years|people|units|cada)))/y;
/** "it is: Gopher$nurse7", "Archive code for the files is Anchor#14", "its Boots4Ever": what only passwords look like, anywhere behind their word. */
const MIXED =
  /(?<![a-z])(?:senha|password|passcode|code|pass|palavra[ -]passe)(?![a-z])[^\n]{0,90}?(?:is|its|it's|e|eh|:|now) (?=([a-z]{3,16}[#$!%&*][a-z\d!#$%&*]{2,12}|[a-z]{3,12}\d{1,2}[a-z]{3,12})(?![a-z\d@/-]|\.[a-z\d]))/y;

/** "Share code: W4X 91K 07Z": with which the Home Office shows somebody's status. */
const SHARE_CODE =
  /(?<![a-z])share code:? (?=((?=(?:[^\d\n]{0,8}\d){2})[a-z\d]{3} ?[a-z\d]{3} ?[a-z\d]{3})(?![a-z\d]))/y;

export const SECRETS = together(
  [
    LABEL,
    NEAR,
    BARE,
    OPENING_CODE,
    LONG_KEY,
    ONE_TIME_CODE,
    SPOKEN,
    AGREED,
    APART,
    THE_CODE,
    WIFI,
    CHANGED,
    ON_THE_BACK,
    PIN_OF,
    BY_ITS_LOOK,
    ANSWERED,
    COMBINATION,
    SPOKEN_FOR,
    WORD_AND_FIGURES,
    OPENS_RIGHT_BEHIND,
    WIFI_WORD,
    SAID_LATER,
    OPENS_AS,
    JUST_SAID,
    CODE_ANSWERED,
    MIXED,
    SHARE_CODE,
  ].map((pattern) => ({ pattern })),
  'letter',
);
