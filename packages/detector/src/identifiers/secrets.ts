/** Words, folded, after which the first group is a secret. */

export const SECRET_LABEL =
  /(?<![a-z])(?:senha|password|passwd|pwd|token|api[ _-]?key|chave de api|secret|pin|codigo de seguranca|cvv)(?: [a-z-]{1,12}){0,3} ?[:=] ?(?=(\S{3,128}))/g;

/** Without a colon only what no word looks like: "senha provisória Trocar#8841x". */
export const BARE_SECRET =
  /(?<![a-z])(?:senha|password|passwd|pwd|passcode|passphrase|token|segredo|combination|combinacao|shared key)(?: (?:[a-z-]{1,12} ){0,4}(?:is|e|was|to|para|era))?(?: (?:de acesso|inicial|provisoria|temporaria|nova))? (?=((?=\S{0,40}\d)(?=\S{0,40}[a-z#@!$%&*_-])[^\s,;]{6,64}))/g;
