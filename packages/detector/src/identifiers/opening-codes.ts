/** Codes that open something (doors, alarms, safes, cards, accounts): folded, the first group is the secret. */

const NO_YEAR = '(?!(?:19|20)\\d{2}(?!\\d))';
/** Behind figures that are part of something else. */
const GOES_ON = '[\\da-z]|[.,/:-]\\d';

/** Three or four digits after their word, a word and value in brackets, also after what tells which: "CVV 206", "locker code (8840)", "senha que a Dri me deu (Estrela@22)". */
export const NEAR =
  /(?<![a-z])(?:cvv2?|cvc|puk2?|pin2|pass ?code|codigo de seguranca(?: do cartao)?(?= \d{3,4}(?!\d))|pin(?: d[aeo] (?:cartao|conta|celular|chip|aparelho|app)(?= \d{4,8}(?!\d)))?|senha(?: antiga| nova| atual| que(?: [a-z]{1,10}){2,5}(?= \()| (?:colada|escrita|anotada)(?: [a-z]{1,10}){1,3}(?= \())?|(?:web|door|gate|alarm|locker|access|entry|lock|activation) (?:code|key))(?: is| e)? ?(?:\((?=((?=[^()]*\d)[^\s()]{3,40})\))|(?=((?=[^\s,.;()]{0,30}\d)[^\s,.;()]{3,40})))/y;

const OPENED =
  '(?:porta(?:o|ria)?|alarme?|cofre|fechadura|cadeado|padlock|garagem|interfone|armario|gate|doors?|safe|key ?safe|lock(?:er| ?box)?|entry|garage|buzzer|barrier|concierge|elevador|catraca|cancela)';

/** "senha do alarme era 7359", "key safe C1948X", "Alarme: código 1964#", "code for her complex 4471#": figures that open something. */
export const OPENING_CODE = new RegExp(
  `(?<![a-z])(?:(?:senha|codigo|code|pin)(?: (?:d[aeo]s?|n[ao]|for|to|of)(?: (?:the|her|his|my|our|a|o))?)? ${OPENED}(?: [a-z]{2,10}){0,5}|${OPENED}(?:[:,]?|[^\\n.;\\d]{0,64})[ (](?:code|codigo|senha|pin)(?: (?:that|this|each|every) (?:day|night|week|morning|evening)| tonight| today)?|key ?safe|lock ?box|(?:the|o) alarme?(?= (?:is|e|era) \\d{4,8}(?:[.,;)\\n]|$)))(?: (?:is|is now|now|e|era|passa a ser))?[: (]{1,2}(?=([a-z]?\\d{3,8}[a-z]?[#*]{0,2})(?![a-z\\d]))`,
  'y',
);

/** "Seu código de verificação é 804 117", "your one-time code is G-184402"; no year. */
export const ONE_TIME_CODE =
  /(?<![a-z])(?:codigo (?:d[ae] )?(?:verificacao|confirmacao|autenticacao|validacao)|(?:verification|confirmation|authentication|one[- ]time|otp) (?:code|password|pin|passcode)|otp)(?: is| e|:){0,2} (?=((?:[a-z]-)?(?!(?:19|20)\d{2}(?!\d))\d{3}(?:[ -]?\d{1,4}){1,3})(?![\da-z]|[-.,/]\d))/y;

/** "a senha provisória da fechadura, 110425, que deve": set apart by commas; no year. */
export const APART =
  /(?<![a-z])(?:senha|codigo|code|pin)(?: [a-z]{2,12}){1,5}, (?=((?!(?:19|20)\d{2}[,.;])\d{4,8}[#*]?)[,.;])/y;

/** A code that is no product's, and what has one. */
const LOCK = [
  'alarme?',
  '(?<!(?:product|error|postal|post|zip|area|bar|dress|tax|sort|promo|country|item|source|colou?r|stock|discount|part) )code',
  'codigo(?! d[aeo]s? (?:ibge|cor|barras|produto|item|lote|municipio|banco|servico|area|curso|disciplina|peca|material|tributo|receita|conduta|tinta))',
  'combo|combination|segredo|senha|pin|cadeado|padlock|keypad',
].join('|');
const IS_NOW =
  "(?:[^\\n.;:\\d]|(?<=(?<![a-z])(?:sra?|dra?|mrs?|ms))\\.){0,44}(?: (?:it's|is|are|was|still|now|to|e|eh|para|pra|era|passa a ser|ficou|sera)|,)";
const BEHIND_LOCK =
  '(?<=(?:combo|combination|alarme?|code|pin|lock|senha|codigo|segredo|password|cadeado|keypad)(?![a-z])[^\\n]{0,60})';
const CHANGED_TO =
  '(?:changed|reset|mudei|troquei|mudou|mudaram)(?: (?:it|a senha|o codigo|the code|de novo|again))?,? (?:to|para|pra|e|eh)';
/** Behind figures that count something. */
const COUNTED =
  'people|pessoas|reais|euros|pounds|dollars|units|unidades|years|anos|days|dias|hours|horas|minutes|minutos|kcal|km|m|kg|metros|metres|pecas|itens|lines';
/** "Alarm code has changed, it's 7316 now", "a code on the break room is still 5150", "Door code to be reset to 7 3 0 9"; no year. */
export const CHANGED = new RegExp(
  `(?<![a-z])(?:(?:${LOCK})(?![a-z])${IS_NOW}|${BEHIND_LOCK}${CHANGED_TO}) (?=(${NO_YEAR}(?:\\d{4,6}|\\d(?: \\d){3,5})[#*]?)(?!${GOES_ON}|%| ?(?:${COUNTED})(?![a-z])))`,
  'y',
);

/** "validade 08/27, código 318", "08/29 code 417": the figures on the back of a card. */
export const ON_THE_BACK =
  /(?<=(?:cartao|card|visa|master|elo|amex|\d{4} \d{4})(?![a-z])[^\n]{0,48})(?:val(?:idade|id)?\.?|exp(?:iry|ires)?\.?)?:? ?(?:0[1-9]|1[0-2])\/\d{2},? (?:cod(?:igo|\.)?|code|cvv|cvc)(?: de seguranca)?:? (?=(\d{3})(?!\d|[.,]\d))/y;

/** "Alarme: 5520", "Cadeado 3-8-1", "The key safe is by the rack, 3-1-4-5". */
export const COMBINATION =
  /(?<![a-z])(?:alarme?|cadeado|padlock|cofre|key ?safe|keypad|combination(?! of)|combinacao d[oa] (?:cofre|cadeado|mala|armario|porta)|combo(?=:? \d{1,2}(?:-\d{1,2}){3})|segredo|lock(?: ?box)?)(?![a-z])[^\n.;\d]{0,44}[:, ] ?(?=((?:(?<!at |on |em |as )\d{1,2}(?:-\d{1,2}){2,5}|(?<=(?:alarme?|cofre|keypad): ?|(?:cadeado|padlock) )(?!(?:19\d|20[0-2])\d(?!\d))\d{4,6}|(?<=(?:cadeado|padlock): ?)\d{4,6}|(?<=(?:segredo|combinacao|combo)(?: d[aeo] (?:mala|mochila|cofre|cadeado|armario|bicicleta|bike|porta|portao))?:? ?)\d{3,6})[#*]?)(?![\da-z]|[.,/:-]\d| ?(?:reais|m|km|kg|euros|kcal|formation)(?![a-z])))/y;

/** "has combination 1967", "Kit box code 1066", "Alarm 7741 then off": right behind what it opens, years or not. */
export const OPENS_RIGHT_BEHIND =
  /(?<![a-z])(?:(?<!by |in |the |of )combination|combo|(?:box|gate|door|lock|shed|store|hut|cupboard|garage|fridge|safe|gym|bin) code|alarm(?= \d{4} (?:then|and|to|is)))(?: is| now)? (?=(\d{4,6}[#*]?)(?![\da-z]|[.,/:-]\d))/y;

/** "Locker 117, code 4471", "Armário 114 - código 4471"; with a price behind it that of a piece of furniture */
export const OF_A_LOCKER =
  /(?<![a-z])(?:lockers?|armario|escaninho|cofre|safe)(?: n[o.]{1,2})? [a-z]?-?\d{1,4}(?:,| [-–])? (?:code|codigo|comb(?:inacao|ination)?)[: ]{1,2}(?=(\d{3,6}[#*]?)(?![\da-z]|[.,/:-]\d|[^\n]{0,24}(?:r\$|£|€)))/y;

/** "pin for the card reader 2580" */
export const PIN_OF =
  /(?<![a-z])(?:pin|senha|passcode) (?:for|of|to|d[aeo])(?! (?:fila|atendimento|vez|chamada))(?: [a-z]{2,12}){1,4}:? (?=((?!(?<!passcode [^\n]{2,56})(?:19|20)\d{2}(?!\d))\d{4,6})(?:[.,;)\n]|$))/y;

/** "they have the code, 7719", "the code's A2204". */
export const THE_CODE =
  /(?<![a-z])the code(?:'s| is| was| will be)?,? (?=([a-z]?\d{4,6}[#*]?)(?![a-z\d]|[.,]\d))/y;

const HOLDER_OF_A_CODE =
  '(?:padlock|key ?safe|lock ?box|keypad|(?:door|gate|alarm|entry|shed|access) code|cadeado|cofre|fechadura|codigo d[ao] (?:porta|portao|alarme|cofre|predio|garagem))(?![a-z])';
const IT_IS =
  "(?<![a-z])(?:it's|its|it is|i gave|it has been|it will be|will be|set to|changed to|ficou|agora e|mudou para)";
/** What follows a code that is said, not a number that counts something. */
const SAID_AND_DONE = '(?=[.,;)!?\\n]|$| (?:and|then|now|for|to|so|since|done|again|e|agora)(?![a-z]))';
/** "The padlock has been changed. It's 0602", "the key safe? I gave 2709", "code 5518 is MINE": a sentence or two after what it opens; no year. */
export const SAID_LATER = new RegExp(
  `(?<![a-z])${HOLDER_OF_A_CODE}[^\\n]{0,110}?${IT_IS} (?=(#?${NO_YEAR}[a-z]?\\d{4,6}[#*]?)(?!${GOES_ON}|%)${SAID_AND_DONE})`,
  'y',
);

/** A code of things: of errors, taxes, goods. */
export const NOT_OF_THINGS =
  '(?<!(?:error|course|nominal|postal|post|zip|hs|tax|event|product|item|country|area|dress|promo|source|sort|status|exit|class|colou?r|fault|stock|trade|job|cost|dial|region|state|sic|reason|discount|voucher|module|subject|currency|channel) )';
/** What a code stands right behind. */
const RIGHT_BEFORE = [
  '(?:hide|hut|barn|store|box|kit|office|flat|house|shop|club|hall|stairs?|staff|cellar|bar|pool) code is ',
  'code (?:on the [a-z]{3,10} is|agreed:?) ',
  'codigo (?:temporario|provisorio|de emergencia) ',
  `${NOT_OF_THINGS}code (?=\\d{4,6} (?:is|works|still|now)(?![a-z]))`,
  '(?:codigo|senha) d[aeo] (?:porta|portao|predio|alarme|cofre|garagem|casa|cancela) e [oa] ',
  '(?:gate|safe|door|lock|padlock|alarm) is (?=#|\\d{1,2}(?:-| left| right))',
].join('|');
/** "#4826", "A2204", "14-32-7", "14 left, 32 right, 7", "2580#". */
const CODE = [
  '#\\d{3,6}',
  '[a-z]{1,2}\\d{2,6}[a-z]?',
  '\\d{1,2}(?:-\\d{1,2}){2,4}',
  '\\d{1,2} (?:left|right)(?:,? \\d{1,2}(?: (?:left|right))?){1,4}',
  '\\d{4,6}[#*]?',
].join('|');
/** "code 5518 is MINE", "O código da porta é o 2580#", "Gate is #4826", "safe is 14-32-7": right behind what it opens. */
export const OPENS_AS = new RegExp(
  `(?<![a-z])(?:${RIGHT_BEFORE})(?=(${NO_YEAR}(?:${CODE}))(?!${GOES_ON}| ?(?:mm|cm|m|inch|ft)(?![a-z])))`,
  'y',
);

/** "Alarm 8852 + tick", "Gate 2718", "the alarm is on, tell him 4190", "o código do portãozinho continua 2806". */
export const JUST_SAID = new RegExp(
  `(?<![a-z])(?:(?:alarme? (?=\\d{6}(?!\\d))|(?:alarme?|gate|(?:key ?|(?<!gas ))safe|padlock|cofre) (?=\\d{4}(?!\\d)))(?=\\d{4,6}(?:[.,;)\\n]|$| \\+| then| and))|(?:alarme?|code|codigo|senha)(?![a-z])[^\\n]{0,40} tell (?:him|her|them) |codigo d[oa] [a-z]{4,14} (?:continua|e|agora e|mudou para) )(?=(${NO_YEAR}\\d{4,6}[#*]?)(?!${GOES_ON})(?:${SAID_AND_DONE}|(?= \\+)))`,
  'y',
);

const ASKED = `${NOT_OF_THINGS}(?:codigo|code|senha|password|pin|segredo)(?![a-z])[^\\n]{0,60}`;
/** A question before who speaks, or the hour. */
const SPEAKER = "(?:\\?{1,3}\\n|\\n\\[[^\\]\\n]{1,20}\\] )[^\\n:]{2,26}: (?:e |its |it's |o |a )?";
/** "pede código⏎Caíque: kqv-7730-tlm", "read it to me?⏎Vera: 604 117": asked for in one line, said in the next. */
export const CODE_ANSWERED = new RegExp(
  `(?<![a-z])${ASKED}${SPEAKER}(?=((?=[^\\s]{0,16}\\d)(?:[a-z]{2,4}(?:-[a-z\\d]{2,6}){1,3}|${NO_YEAR}\\d{4,6}[#*]?|\\d{3} \\d{3}))(?!${GOES_ON}| ?\\d|-[a-z\\d])(?! (?:reais|euros|anos|years|people|units|cada)))`,
  'y',
);

/** "digital lock 9031#", "senha do interfone 44*20": figures and the key that ends them; a star alone leads to a note. */
export const ENDED_BY_A_KEY =
  /(?<![a-z])(?:lock|keypad|entry|gate|door|garage|alarme?|porta|portao|portaria|cofre|fechadura|interfone|garagem)(?:[ :]{1,2}(?=(\d{3,6}#|\d{2,4}[#*]\d{2,4})(?![\da-z#*]))| (?:code|codigo|senha|is|e):? (?=(\d{3,6}\*)(?![\da-z#*])))/y;

/** "4419# (Gerson) ou 8803# (Shirley)": the next of several. */
export const NEXT_WITH_KEY = /(?<=\d# (?:\([^()\n]{2,24}\) )?)(?:ou|or|e|and) (?=(\d{3,6}#)(?![\da-z#*]))/y;

/** "lockbox code for 4418 Hawthorne Ave is 0622", "2fa code was 881 204". */
export const CODE_OF_A_HOUSE = new RegExp(
  `(?<![a-z])(?:(?:lock ?box|key ?safe|gate|door|alarm|entry) code (?:for|at|of) [^\\n.;]{3,40} is (?=(${NO_YEAR}\\d{4,6}[#*]?)(?!${GOES_ON}))|(?:2fa|two-factor|otp)[^\\n]{0,60}?code (?:is|was) (?=(\\d{3}[ -]?\\d{3})(?!${GOES_ON})))`,
  'y',
);

/** "Share code: W4X 91K 07Z", "licence check code kT 7M 4q 2P": with which offices in Britain show somebody's status. */
export const SHARE_CODE =
  /(?<![a-z])(?:share code:? (?=((?=(?:[^\d\n]{0,8}\d){2})[a-z\d]{3} ?[a-z\d]{3} ?[a-z\d]{3})(?![a-z\d]))|licence check code:? (?=((?=(?:[^\d\n]{0,8}\d){2})(?:[a-z\d]{2} ?){3}[a-z\d]{2})(?![a-z\d])))/y;
