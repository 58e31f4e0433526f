/** Codes that are sent or kept to get into an account: of messages, of backups, of wallets, beside a user's name. Folded, the first group is the secret. */

const DIGITS = '(?!(?:19|20)\\d{2}(?!\\d))(?:\\d{3}[ -]\\d{3}|\\d{4,8})(?![\\da-z]|[-.,/:]\\d)';
const CODE = '(?:codigo|code|otp|pin|token|senha)';

/** "482913 é o seu código", "G-204417 is your code". */
export const IS_YOUR_CODE = new RegExp(
  `[\\s>:](?=((?:[a-z]-)?${DIGITS}) (?:is|e|eh) (?:your|(?:o |a )?(?:seu|sua|teu|tua)) (?:[a-z]{2,14} ){0,3}${CODE}(?![a-z]))`,
  'y',
);

/** "Use 482913 para acessar", "digite 204-417 to log in", "Não informe a ninguém o código 392011". */
export const TO_BE_USED = new RegExp(
  `(?<![a-z])(?:(?:use|digite|insira|enter) (?:(?:o |the |este |this )?${CODE} )?(?=\\d{3}-?\\d{3}(?!\\d)[^\\n]{0,4}(?:para|to|as|como|no|in)(?![a-z]))|(?:nao (?:informe|compartilhe|passe|diga|mostre)|(?:do not|don't|never) share)[^\\n\\d.;]{0,36}${CODE}:? (?:is |e )?)(?=(${DIGITS}))`,
  'y',
);

/** "Código SMS: 482-913", "token do banco 553920", "o código que chegou foi 392011". */
export const SENT = new RegExp(
  `(?<![a-z])(?:${CODE}(?: (?:d[aeo]|via|por))? (?:sms|whats(?:app)?|banco|app|aplicativo|google|itau|bradesco|nubank|caixa|inter|santander|gov\\.?br)|(?:codigo|token) q(?:ue|ue me)? (?:chegou|recebi|veio|mandaram|enviaram|apareceu)(?: (?:no|por|pelo|aqui|agora) ?(?:[a-z]{3,10})?)?)(?: (?:foi|e|eh|is))?:? (?=(${DIGITS}))`,
  'y',
);

const KEPT =
  '(?:(?:backup|recovery|scratch|emergency)[ -]codes?|codigos? (?:de )?(?:backup|recuperacao|reserva|emergencia))';
const ONE_KEPT =
  '(?:\\d{1,2}[.)] ?)?(?:\\d{4} ?\\d{4}|\\d{3} \\d{3}|\\d{6,10}|(?=[a-z\\d-]{0,24}\\d)[a-z\\d]{4,6}(?:-[a-z\\d]{4,6}){1,5})';
/** "Backup codes:⏎1234 5678⏎8765 4321": all on their list. */
export const LIST_OF_CODES = new RegExp(
  `(?<![a-z])${KEPT}(?: [a-z]{2,12}){0,3}[ :\\n]{1,3}(?=(${ONE_KEPT}(?:[ ,;\\t\\n]{1,3}(?:e |and )?${ONE_KEPT}){0,15})(?![\\da-z]|[-./]\\d))`,
  'y',
);

const MNEMONIC =
  '(?:(?:seed|recovery|mnemonic|secret recovery|backup|wallet)[ -](?:phrase|words?|seed)|mnemonics?|(?:12|24|twelve|twenty-four)[ -]word (?:phrase|seed)|seed|frase[ -](?:semente|mnemonica|de (?:recuperacao|seguranca|backup)|seed)|palavras(?:-chave)? (?:de|da) (?:recuperacao|seguranca|carteira|backup|seed|semente))';
const WORD = '(?:\\d{1,2}[.):-]? ?)?[a-z]{3,8}';
/** "Seed phrase: witch collapse practice …": the twelve words or more of a wallet, numbered or not (BIP 39: three to eight letters). */
export const WORDS_OF_A_WALLET = new RegExp(
  `(?<![a-z])${MNEMONIC}(?: [a-z]{2,10}){0,3} ?(?::|\\n| -|=)[ \\n]{0,2}(?=(${WORD}(?:[ ,;\\n\\t]{1,3}${WORD}){11,23}))`,
  'y',
);

/** "passphrase: correct horse battery staple", "frase secreta: o gato subiu no telhado". */
export const PHRASE =
  /(?<![a-z])(?:pass ?phrase|frase[ -](?:secreta|senha|de acesso)) ?[:=] ?(?=([a-z\d][^\n\t.;:]{3,80}))/y;

/** Figures among letters, as passwords are. */
const PASSWORD = '(?=\\S{0,30}[a-z])(?=\\S{0,30}\\d)[^\\s,;/|]{5,40}(?<![.])';
/** "rui@mail.com / flores12", "credenciais: rui.leal / Sol@2022": a user and a password. */
export const BESIDE_A_USER = new RegExp(
  `(?:(?<=@[\\w-]{2,40}(?:\\.[\\w-]{2,20}){1,3} ?)[/|:] ?(?!https?:|www|(?:ramal|sala|tel|cel|fone|ext|cep|rg|cpf|crm|oab|insta)(?![a-z])|[^\\s@]{1,40}@[\\w-]{1,40}\\.)(?=\\S{0,30}[a-z]{3})|(?<![a-z])(?:credencia(?:l|is)|credentials?|(?:usuario|user|login)(?: ?[/e] ?| and )(?:senha|pass(?:word)?)|logins?)(?: [a-z]{2,14}){0,3} ?[:-] ?[\\w.@-]{3,40} ?[/:|] ?)(?=(${PASSWORD})(?![\\w@]))`,
  'y',
);

/** "33 direita, 12 esquerda, 40 direita", behind what is opened by turning. */
export const TURNS =
  /[ :](?=(\d{1,2}(?: voltas?)? (?:(?:a|para a|to the) )?(?:direita|esquerda|left|right)(?:,? (?:e |and |then )?\d{1,2}(?: voltas?)? (?:(?:a|para a|to the) )?(?:direita|esquerda|left|right)){1,4}))(?<=(?:cofre|combinacao|segredo|safe|combination|cadeado|padlock|lock)(?![a-z])[^\n]{0,60})/y;
