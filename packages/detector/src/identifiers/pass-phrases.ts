/** Passwords of several words, and figures with which something is said to open: folded, the first group is the secret. */

import { INSTRUCTION, NO_PASSWORD } from './passwords.ts';

const PASSWORD =
  '(?:senha|pass ?word|pass ?phrase|passcode|contra-?senha|palavra[ -]passe|wi-?fi key|pwd|passwd)(?: (?:antig[ao]|nov[ao]|atual|velha|old|new|current)(?= ))?';
/** What is said of a password or tells how to get it; no phrase holds one of them. */
const NOT_IN_PHRASES = [
  'a|ao|aos|as|at|by|for|from|is|or|ou|para|pela|pelo|por|pra|que|se|sem|to|via|when|will|without|you|your',
  'atras|combin[a-z]*|defin[a-z]*|disponivel|escrit[ao]|etiqueta|adesivo|label|sticker|modem|roteador|router|verso|quadro|board|cartaz|mural|fornecid[ao]|igual|pega[a-z]*|receb[a-z]*|retir[a-z]*|vem|written',
  'any|cada|each|least|must|nao|not|only|same|ser|sera|seja|should|seu|sua|todos?|uma?',
  'atendimento|balcao|guiche|fila|normal|preferencial|prioridade|prioritari[ao]|recepcao|reception|secretaria|portaria|desk',
  'acesso|access|admin|administrador|aluno|cliente|conta|cpf|cpfs|credenciais|customer|email|e-mail|funcionario|holder|login|pin|senhas?|passwords?|site|sistema|system|sms|titular|token|user|users|usuari[oa]s?|utilizador',
  'anota|ask|confirm[a-z]*|create|match|secure|confira|consulte|consultar|entre|digit[a-z]*|favor|fale|insira|obrigatori[ao]|pega|pergunt[a-z]*|provide|required|see|solicit[a-z]*|type|veja|verifi[a-z]*|vide|informa[a-z]*|envia[a-z]*|sent',
  'aniversario|birth|birthday|birthdate|born|caracteres|case|character|characters|data|date|day|digits?|figures?|letras?|letters?|long|maiden|maiuscula|minuscula|minimo|minimum|name|names?|nascimento|nome|number|numbers?|numeros?|palavras?|sensitive|short|words?|years?',
  'always|below|blank|above|click|link|como|how|esqueci|forgot|free|download|leave|painel|repita|repetir|padrao|sala|salas|standard|default|temporar[a-z]*|trocar|mudar|alterar|change|reset|strong|weak|fortes?|fracas?|yes|sim',
  'dever|direito|importante|important|invali[a-z]*|nothing|nada|none|problem[a-z]*|protegid[a-z]*|protected|respons[a-z]*|uso|use|valid[a-z]*',
  'assigned|disabled|emailed|encrypted|expired|generated|hidden|locked|updated',
].join('|');
/** May stand between the words of a phrase, not before them. */
const NOT_FIRST = `(?!(?:com|d[aeo]s?|e|and|in|n[ao]s?|of|on|with)(?![a-z])|${INSTRUCTION})`;
const PHRASE_WORD = `(?!(?:${NOT_IN_PHRASES})(?![a-z]))[a-z]{1,14}`;
const ENDS = '["\']?(?= ?(?:[.,;!)\\n\\t]|$|  )| (?:e|and|mas|but) (?:a|o|the|my|minha|nao|don))';

const WHOLE_PHRASE = new RegExp(
  `^(?=[a-z ]{0,40}[a-z]{3})${NOT_FIRST}${PHRASE_WORD}(?: (?:${PHRASE_WORD}|\\d{1,4})){1,6}$`,
);
/** Whether folded words are nothing but such a password. */
export const isPhrase = (folded: string): boolean => WHOLE_PHRASE.test(folded);

const ABOUT_PASSWORDS =
  '(?:reset|policy|policies|manager|requirements?|protection|recovery|strength|hint|field|rules?|change|confirmation|fortes?|segura|forma[a-z]*|politica|troca|alteracao|recuperacao|redefinicao|tipo|type|dica)';
/** "senha do wifi: minha casa amarela", at the end of what is said or of a cell. */
export const WORDS_BEHIND_LABEL = new RegExp(
  `(?<![a-z])${PASSWORD}(?: (?!${ABOUT_PASSWORDS}(?![a-z]))[a-z-]{1,12}){0,4}[._ ]{0,40}[:=] ?["']?(?=((?=[a-z ]{0,40}[a-z]{3})${NOT_FIRST}${PHRASE_WORD}(?: (?:${PHRASE_WORD}|\\d{1,4})){1,6})${ENDS})`,
  'y',
);

/** 'a senha do banco é "bia e theo"', "the password is 'three fat cats'": whatever stands between the quotes. */
export const QUOTED_PHRASE = new RegExp(
  `(?<![a-z])(?:${PASSWORD}|(?:code|safe|security) ?word)(?: [a-z-]{1,12}){0,6}?(?: (?:is|was|e|era|are|still|continua|agora e|ficou)|:) (?:"(?=(${NO_PASSWORD}[^"\\n]{4,60})")|'(?=(${NO_PASSWORD}[^'\\n]{4,60})'))`,
  'y',
);

/** "password is three fat tabby cats", "a senha do cofre é gato preto de botas, anota". */
export const SAID_IN_WORDS = new RegExp(
  `(?<![a-z])${PASSWORD}(?: (?:d[aeo]s?|of|for|on)(?: (?:the|his|her|my|our|meu|minha))? [a-z-]{2,14})? (?:is|was|e|era) (?=(${NO_PASSWORD}${NOT_FIRST}(?![a-z ]{0,60}(?:ed|ing|avel|ivel|mente| com| in| n[ao]s?| on| with)(?![a-z]))${PHRASE_WORD}(?: ${PHRASE_WORD}){2,5})${ENDS})`,
  'y',
);

const UNITS =
  'reais|euros|pounds|dollars|pessoas|people|pontos|points|coins|moedas|vagas|graus|bar|psi|kg|km|m|%';
/** "o celular dela desbloqueia com 2580", "disarms with 4471", "the safe opens with 0412". */
export const OPENS_WITH = new RegExp(
  `(?<![a-z])(?:(?:portao|porta|alarme|interfone|gate|door|alarm|keypad|garagem)(?: [a-z]{2,12}){0,3}[:,]? (?:digit(?:ar|e)|tecl(?:ar|e)|apert(?:ar|e)|press|type|key in|enter|dial)|(?:desbloqueia|destrava|desarma|desbloquear|destravar|desarmar|unlocks?|disarms?)(?: (?:it|ele|ela|tudo|o celular|o tablet|o alarme|the phone|the alarm))?(?: so)? (?:com|using|with|by)|(?:celular|telefone|tablet|notebook|computador|cofre|armario|cabinet|cupboard|box|porta|portao|tranca|cadeado|fechadura|alarme|maleta|phone|ipad|laptop|safe|door|gate|lock|padlock|locker|briefcase)(?: [a-z]{2,12}){0,3}? (?:abre|entra|liga|opens?)(?: so)? (?:com|with|using))(?: (?:o |a |the )?(?:pin|senha|codigo|code|numero|number))? (?=(\\d{4,8}[#*]?)(?![\\da-z]|[.,/:-]\\d| ?(?:${UNITS})(?![a-z])))`,
  'y',
);
