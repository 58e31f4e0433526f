/** Passwords as they are said, in quotes, or of several words, and figures with which something is said to open: folded, the first group is the secret. */

import { NO_PASSWORD } from './passwords.ts';
import { INSTRUCTION, TOLD } from './told-of-passwords.ts';

const PASSWORD =
  '(?:senha|pass ?word|pass ?phrase|passcode|contra-?senha|palavra[ -]passe|wi-?fi key|pwd|passwd)(?: (?:antig[ao]|nov[ao]|atual|velha|old|new|current)(?= ))?';
/** What is said of a password or tells how to get it; no phrase holds one of them. */
const NOT_IN_PHRASES = [
  'at|for|from|or|ou|para(?! sempre)|pela|pelo|por|via|when|without|your',
  'atras|combin[a-z]*|defin[a-z]*|disponivel|escrit[ao]|etiqueta|adesivo|label|sticker|modem|roteador|router|verso|quadro|board|cartaz|mural|fornecid[ao]|igual|pega[a-z]*|receb[a-z]*|retir[a-z]*|vem|written',
  'any|cada|each|least|must|only|same|sera|seja|should|seu|sua|todos|todas',
  'atendimento|balcao|gestantes|idosos|guiche|fila|normal|preferencial|prioridade|prioritari[ao]|recepcao|reception|secretaria|portaria|desk|sindic[ao]',
  'acesso|access|admin|administrador|aluno|cliente|conta|cpf|cpfs|credenciais|customer|email|e-mail|funcionario|holder|login|pin|ramal|senhas?|passwords?|site|sistema|system|sms|titular|token|user|users|usuari[oa]s?|utilizador',
  'anota|ask|confirm[a-z]*|create|match|secure|confira|consulte|consultar|entre|digit[a-z]*|favor|fale|insira|obrigatori[ao]|pega|ped(?:ir?|id[ao])|pergunt[a-z]*|procur[ae]r?|provid[a-z]*|required|see|solicit[a-z]*|type|veja|verifi[a-z]*|vide|informa[a-z]*|envia[a-z]*|sent',
  'aniversario|birth|birthday|birthdate|born|caracteres|case|character|characters|data|date|day|digits?|figures?|letras?|letters?|long|maiden|maiuscul[ao]s?|minuscul[ao]s?|minimo|minimum|(?:alfa)?numeric[ao]s?|name|names?|nascimento|nome|number|numbers?|numeros?|palavras?|sensitive|short|words?|years?',
  'always|below|blank|above|click|link|como|how|esqueci|forgot|free|download|leave|painel|repita|repetir|padrao|sala|salas|standard|default|sigilo|temporar[a-z]*|trocar|mudar|alterar|change|reset|strong|weak|fortes?|fracas?|yes|sim|tudo',
  'dever|direito|importante|important|invali[a-z]*|needed|nothing|nada|none|problem[a-z]*|protegid[a-z]*|protected|respons[a-z]*|uso|use|valid[a-z]*',
  'assigned|disabled|emailed|encrypted|expired|generated|hidden|locked|updated',
].join('|');
/** May stand between the words of a phrase, not before them. */
const NOT_FIRST = `(?!(?:aos?|as?|by|com|d[aeo]s?|e|and|in|is|it|n[ao]s?|nao|not|of|on|pra|que|se|sem|to|will|with|${TOLD})(?![a-z])|${INSTRUCTION})`;
const PHRASE_WORD = `(?!(?:${NOT_IN_PHRASES})(?![a-z]))[a-z]{1,14}`;
const ENDS = '["\']?(?= ?(?:[.,;!)\\n\\t]|$|  )| (?:e|and|mas|but) (?:a|o|the|my|minha|nao|don))';
const PHRASE = `(?=[a-z ]{0,40}[a-z]{3})${NOT_FIRST}${PHRASE_WORD}(?: (?:${PHRASE_WORD}|\\d{1,4})){1,6}`;

const WHOLE_PHRASE = new RegExp(`^${PHRASE}$`);
/** Whether folded words are nothing but such a password. */
export const isPhrase = (folded: string): boolean => WHOLE_PHRASE.test(folded);

const ABOUT_PASSWORDS =
  '(?:reset|policy|policies|manager|requirements?|protection|recovery|strength|hint|field|rules?|change|confirmation|fortes?|segura|forma[a-z]*|politica|troca|alteracao|recuperacao|redefinicao|preferencial|prioritaria|normal|tipo|type|dica)';
/** "senha do wifi: minha casa amarela", at the end of what is said or of a cell. */
export const WORDS_BEHIND_LABEL = new RegExp(
  `(?<![a-z])${PASSWORD}(?: (?!${ABOUT_PASSWORDS}(?![a-z]))[a-z-]{1,12}){0,4}[._ ]{0,40}[:=] ?["']?(?=(${PHRASE})${ENDS})`,
  'y',
);

/** Quoted because a program or a rule says it of a password. */
const SAID_IN_QUOTES = [
  '(?:in)?(?:valid[ao]?|corret[ao]|correct)["\']|expir|bloque|blocked|minim|must["\']',
  '(?:alterad[ao]|cadastrad[ao]|empty|blank|vazi[ao]|null|none|undefined|string|text|obrigatori[ao]|required|optional|opcional|fraca|forte|weak|strong)["\']',
  '(?:not|never|already|nao|ja) [a-z]{2,12}["\']|case[ -]sensitive|pessoal e ',
  '(?:muito|very|too|pouco|bem) (?:fraca|forte|importante|facil|dificil|simples|curta|longa|segura|weak|strong|short|long|simple|easy|important|secure)["\']',
  '(?:[a-z]{1,6} ){0,2}(?:data de nascimento|date of birth|birth ?date|birthday|aniversario|cpf)(?![a-z])',
].join('|');
const between = (quote: string): string =>
  `${quote}(?!${SAID_IN_QUOTES}|(?:${TOLD})(?![a-z]))(?=([^${quote}\\n]{3,60})${quote}(?![a-z]))`;
/** 'pw "Marmite"', "Code word 'Bosun'", 'a senha do banco é "bia e theo"': whatever stands between the quotes. */
export const QUOTED = new RegExp(
  `(?<![a-z])(?:${PASSWORD}|pw|(?:(?<!(?:every|most|an?) )memorable|code|security|safe|safeguarding|collection|pick-?up) ?word)(?:(?: (?:is|was|given|set to|e|era))?[,:]?|(?: [a-z-]{1,12}){1,6}?(?: (?:is|was|e|era|are|still|continua|agora e|ficou)|:)) {1,12}(?:${between('"')}|${between("'")})`,
  'y',
);

/** What is said of a password as a sentence goes on. */
const SAID_ON =
  '(?:aos?|as?|by|is|nao|not|pra|que|se|sem|ser|to|you|uma?|my|minha|nossa|nosso|our|muito|muita|very|too|quite|bastante|tao|bem|assunto|coisa|questao|parte|segredo|common|enough|essential|part|private|secret)';
const SAID_WORD = `(?!${SAID_ON}(?![a-z]))${PHRASE_WORD}`;
const SENTENCE = '(?![a-z ]{0,60}(?:ed|ing|avel|ivel|mente| com| in| n[ao]s?| on| with)(?![a-z]))';
const SAID_PHRASE = `${NOT_FIRST}${SENTENCE}${SAID_WORD}(?: ${SAID_WORD}){1,5}(?=${ENDS})`;
/** "password is marigold", "a senha do cofre é gato preto de botas, anota": what closes what is said. */
export const SPOKEN = new RegExp(
  `(?<![a-z])${PASSWORD}(?: (?:d[aeo]s?|of|for|on)(?: (?:the|his|her|my|our|meu|minha))? [a-z-]{2,14})? (?:is|was|e|era) ["']?(?=(${NO_PASSWORD}(?:[a-z]{4,24}(?=["']?(?:[.,;)\\n]|$))|${SAID_PHRASE})))`,
  'y',
);

const UNITS =
  'reais|euros|pounds|dollars|pessoas|people|pontos|points|coins|moedas|vagas|graus|bar|psi|kg|km|m|xp|%';
/** "2024 keys", "1234 screws": how many there are. */
const COUNTED = `(?! ?(?:${UNITS})(?![a-z])| (?!(?:always|antes|aos|apos|as|das|depois|dos|is|mas|nos|plus|this|us)(?![a-z]))[a-z]{2,12}s(?![a-z]))`;
/** "o celular dela desbloqueia com 2580", "disarms with 4471", "the safe opens with 0412". */
export const OPENS_WITH = new RegExp(
  `(?<![a-z])(?:(?:portao|porta|alarme|interfone|gate|door|alarm|keypad|garagem)(?: [a-z]{2,12}){0,3}[:,]? (?:digit(?:ar|e)|tecl(?:ar|e)|apert(?:ar|e)|press|type|key in|enter|dial)|(?:desbloqueia|destrava|desarma|desbloquear|destravar|desarmar|unlocks?|disarms?)(?: (?:it|ele|ela|tudo|o celular|o tablet|o alarme|the phone|the alarm))?(?: so)? (?:com|using|with|by)|(?:celular|telefone|tablet|notebook|computador|cofre|armario|cabinet|cupboard|box|porta|portao|tranca|cadeado|fechadura|alarme|maleta|phone|ipad|laptop|safe|door|gate|lock|padlock|locker|briefcase)(?: [a-z]{2,12}){0,3}? (?:abre|entra|liga|opens?)(?: so)? (?:com|with|using))(?: (?:o |a |the )?(?:pin|senha|codigo|code|numero|number))? (?=(\\d{4,8}[#*]?)(?![\\da-z]|[.,/:-]\\d)${COUNTED})`,
  'y',
);
