/** Codes that are sent or kept to get into an account: of messages, of backups, of wallets, beside a user's name. Folded, the first group is the secret, or the one that is there, or `itself` the whole match. */

import { NO_PASSWORD } from './passwords.ts';

const FIGURES = '(?:\\d{3}[ -]\\d{3}|\\d{4,8})(?![\\da-z]|[-.,/:]\\d)';
/** No year of now: "o código de 2021". */
const DIGITS = `(?!20[0-2]\\d(?!\\d))${FIGURES}`;
const CODE = '(?:codigo|code|otp|pin|token|senha)';

/** "482913 é o seu código", "G-204417 is your code". */
export const IS_YOUR_CODE = new RegExp(
  `(?<![^\\s>:])(?<itself>(?:[a-z]-)?${FIGURES})(?= (?:is|e|eh) (?:your|(?:o |a )?(?:seu|sua|teu|tua)) (?:[a-z]{2,14} ){0,3}${CODE}(?![a-z]))`,
  'y',
);

/** What is done with a code: "Use 482913 para entrar", not "use 482913 para calcular". */
const LETS_IN =
  '(?:(?:para|to) (?:(?:o |a |your |seu |sua |the )?(?:acess|entra|confirm|verif|valid|conclui|complet|finaliz|finish|autoriz|authori|autentic|authentic|log|sign|access|enter|reset|redefin|recuper|recover|ativ|activ|cadastr|regist|continu|prossegu|proceed|liber|desbloque|unlock|abrir|open|pag|sac|retir|transfer|vot|assin|baix|conect|connect|vincul|link|pair|troc|mud|alter|chang|join|conta|account)[a-z]*)|(?:as|como) (?:(?:o |a |your |seu |sua |the )?(?:codigo|code|otp|pin|token|senha|password))|(?:no|in) (?:(?:the |your )?(?:app|site|login|aplicativo|portal)))(?![a-z])';
/** "Use 482913 para acessar", "digite 204-417 to log in", "Não informe a ninguém o código 392011". */
export const TO_BE_USED = new RegExp(
  `(?<![a-z])(?:(?:use|digite|insira|enter) (?:(?:o |the |este |this )?${CODE} (?=\\d{3}-?\\d{3}(?!\\d)|${DIGITS}[,:]? ${LETS_IN})|(?=\\d{3}-?\\d{3}(?!\\d)[,:]? ${LETS_IN}))|(?:nao (?:informe|compartilhe|passe|diga|mostre)|(?:do not|don't|never) share)[^\\n\\d.;]{0,36}${CODE}:? (?:is |e )?)(?=(${DIGITS}))`,
  'y',
);

const SENDER = 'sms|whats(?:app)?|app|aplicativo|google|gov\\.?br';
const BANK = 'banco|itau|bradesco|nubank|caixa|inter|santander';
/** "Código SMS: 482-913", "token do banco 553920", "o código que chegou foi 392011"; what a bank calls a code has six figures: "código do banco 00133". */
export const SENT = new RegExp(
  `(?<![a-z])(?:${CODE}(?: (?:d[aeo]|via|por))? (?:${SENDER})|(?:otp|pin|token|senha)(?: d[aeo])? (?:${BANK})|(?:codigo|code)(?: d[aeo])? (?:${BANK})(?=(?: (?:foi|e|eh|is))?:? \\d{3}-?\\d{3}(?!\\d))|(?:codigo|token) q(?:ue|ue me)? (?:chegou|recebi|veio|mandaram|enviaram|apareceu)(?: (?:no|por|pelo|aqui|agora) ?(?:[a-z]{3,10})?)?)(?: (?:foi|e|eh|is))?:? (?=(${DIGITS}))`,
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
  '(?:(?:seed|recovery|mnemonic|secret recovery|backup|wallet)[ -](?:phrase|words?|seed)|mnemonics?|(?:12|24|twelve|twenty-four)(?:[ -]word (?:phrase|seed)| (?:seed |recovery )?words)|(?:as )?(?:12|24|doze|vinte e quatro) palavras|seed(?![^\\n]{0,24},)|frase[ -](?:semente|mnemonica|de (?:recuperacao|seguranca|backup)|seed)|palavras(?:-chave)? (?:de|da) (?:recuperacao|seguranca|carteira|backup|seed|semente))';
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
const PASSWORD = '(?:\\d{6,12}(?=[\\s.,;]|$)|(?=\\S{0,30}[a-z])(?=\\S{0,30}\\d)[^\\s,;/|]{5,40}(?<![.]))';
/** "rui@mail.com / flores12", "credenciais: rui.leal / Sol@2022": a user and a password. */
export const BESIDE_A_USER = new RegExp(
  `(?:(?<=@[\\w-]{2,40}(?:\\.[\\w-]{2,20}){1,3} ?)[/|:] ?(?!https?:|www|(?:ramal|sala|tel|cel|fone|ext|cep|rg|cpf|crm|oab|insta)(?![a-z])|(?:nr|nf|pix|cod|ref|os|apto|bloco|sala|turma|rua|ramal|ticket|protocolo|pedido|processo|chamado|contrato|lote|item)[-_.]?\\d+[a-z]{0,3}(?![\\w!@#$%*])|[^\\s@]{1,40}@[\\w-]{1,40}\\.)(?=\\S{0,30}[a-z]{3}|\\d{6,12}(?:[\\s.,;]|$))|(?<![a-z])(?:credencia(?:l|is)|credentials?|(?:usuario|user|login)(?: ?[/e] ?| and )(?:senha|pass(?:word)?)|logins?)(?: [a-z]{2,14}){0,3} ?[:-] ?[\\w.@-]{3,40} ?[/:|] ?)(?=(${PASSWORD})(?![\\w@]))`,
  'y',
);

/** "33 direita, 12 esquerda, 40 direita", behind what is opened by turning. */
export const TURNS =
  /(?<![a-z])(?:cofre|combinacao|segredo|safe|combination|cadeado|padlock|lock)(?![a-z])[^\n]{0,60}?[ :](?=(\d{1,2}(?: voltas?)? (?:(?:a|para a|to the) )?(?:direita|esquerda|left|right)(?:,? (?:e |and |then )?\d{1,2}(?: voltas?)? (?:(?:a|para a|to the) )?(?:direita|esquerda|left|right)){1,4}))/y;

/** "WIFI:S:CASA_5G;T:WPA;P:sol22lua;;", what a QR code for guests says, "SSID: CASA_5G⏎Key: 99887766", "WPA2: 99887766ab", "wifi pass sunnyday". */
export const OF_A_NETWORK = new RegExp(
  `(?<![a-z])(?:wifi:(?:[sth]:[^;\\n]{0,64};){0,3}p:(?=([^;\\n]{4,64}))|(?:ssid[ :]{1,2}[^\\n\\t]{2,32}[\\n\\t ,;/]{1,3}(?:key|chave|pass|psk)|wpa[23]?(?:-psk)?(?: key)?|psk) ?[:=] ?(?=((?=\\S{0,40}\\d)\\S{8,64}))|wi-?fi (?:pass(?:word|code)?|senha|key) (?=(${NO_PASSWORD}[a-z]{5,24})(?:[.,;\\n]|$)))`,
  'y',
);

/** "2FA secret JBSW Y3DP EHPK 3PXP", "recovery key ABCD-EFGH-JKLM-NPQR": in groups of the same length. */
export const KEY_IN_GROUPS =
  /(?<![a-z])(?:2fa|totp|otp|authenticator|recovery|backup|recuperacao|secret|autenticador)(?: [a-z]{2,12})? ?(?:secret|key|code|chave|codigo)?[: ]{1,2}(?=((?:[a-z\d]{4,6}(?:-[a-z\d]{4,6}){3,7}|(?=[a-z\d ]{0,18}(?:[a-z]\d|\d[a-z]))(?:[a-z\d]{4} ){2,7}[a-z\d]{4})(?![a-z\d-])))/y;

/** "Código secreto 4821", "cód. seg. 123", "senhas: Verao#24, Inverno#31", "4111…|08|29|123". */
export const SECRET_CODE =
  /(?:(?<![a-z])(?:(?:codigo|cod\.?|numero) secreto:? (?:e |is )?|cod\.? ?seg\.?:? )(?=(\d{3,8})(?![\da-z]|[.,/-]\d))|(?<![a-z])(?:senhas|passwords) ?: ?(?=((?=[^\s,;]{0,40}\d)[^\s,;]{5,40}(?:[,;] ?(?=[^\s,;]{0,40}\d)[^\s,;]{5,40}){0,5}))|(?<=\d{13,16})[|;](?=((?:0[1-9]|1[0-2])[|/;]\d{2,4}[|;]\d{3,4})(?!\d)))/y;
