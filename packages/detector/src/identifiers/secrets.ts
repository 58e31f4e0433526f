/** Words, folded, after which the first group is a secret. */

export const SECRET_LABEL =
  /(?<![a-z])(?:senha|password|passwd|pwd|passcode|token|api[ _-]?key|chave de api|secret|pin|codigo d[aeo] (?:seguranca|porta|portao|alarme|cofre|acesso|garagem|interfone)|(?:activation|shared|licen[sc]e|recovery|security) key|(?:web|door|gate|alarm|locker|access|entry|lock|security|activation) code|code (?:for|to) the [a-z]{3,10}(?: [a-z]{3,10})?|cvv2?|cvc)(?: [a-z-]{1,12}){0,3} ?[:=] ?(?=((?!(?:enviad|trocad|alterad|informad|por|sent|see|same|not|on|nao|given|changed|unknown)[a-z]*(?![a-z0-9]))\S{3,128}))/g;

/** Three or four digits after their word, a word and value in brackets: "CVV 206", "locker code (8840)", "senha antiga (Rosa88)". */
export const NEAR_SECRET =
  /(?<![a-z])(?:cvv2?|cvc|pin|senha(?: antiga| nova| atual)?|(?:web|door|gate|alarm|locker|access|entry|lock|activation) (?:code|key)|activation key|web code)(?: is| e)? ?(?:\((?=((?=[^()]*\d)[^\s()]{3,40})\))|(?=((?=[^\s,.;]{0,30}\d)[^\s,.;]{3,40})))/g;

/** Without a colon only what no word looks like: "senha provisória Trocar#8841x". */
export const BARE_SECRET =
  /(?<![a-z])(?:senha|password|passwd|pwd|passcode|passphrase|token|segredo|combination|combinacao|shared key)(?: (?:[a-z-]{1,12} ){0,4}(?:is|e|was|to|para|era))?(?: (?:de acesso|inicial|provisoria|temporaria|nova))? (?=((?=\S{0,40}\d)(?=\S{0,40}[a-z#@!$%&*_-])[^\s,;]{6,64}))/g;
