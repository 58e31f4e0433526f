/** Beside which words the name of an account stands. Folded. */

import { ANY_WEEKDAY } from '../text/calendar.ts';
import { together } from '../text/starts.ts';
import {
  AHEAD,
  ANY,
  CAPITALS,
  IN_ONE_CASE,
  LOWER,
  MARKED,
  NAME,
  NO_WORD,
  SMALL,
  said,
} from './account-said.ts';
import type { Said } from './account-said.ts';
import { AT_MACHINES } from './machine-accounts.ts';

const GAMES =
  'xbox(?: live)?|xbl|psn|nnid|steam|epic games|roblox|fortnite|minecraft|lichess|chess\\.com|twitch|discord|valorant|pubg|free fire|kahoot|nintendo|gamertag|epic(?: games)? id|ign(?=:| is)|activision(?: id)?|battle\\.?net|riot(?: id)?|uplay|zwift|kakao ?talk|weixin|couchsurfing';
const SOCIAL = `insta(?:gram)?|ig|tik ?tok|tt|snap(?:chat)?|kik|strava|bereal|vinted|depop|ebay|etsy|airbnb|olx|enjoei|shopee|mercado ?livre|wallapop|youtube|soundcloud|spotify|bsky|bluesky|mastodon|tumblr|reddit|twitter|orkut|facebook|fb|duolingo|mumsnet|nextdoor|livejournal|wattpad|poshmark|mercari|discogs|gumtree|elo7|okcupid|kwai|untappd|ravelry|pinterest|letterboxd|goodreads|flickr|tinder|grindr|badoo|'gram|${GAMES}`;
/** Where hardly anybody goes by a name with capitals: "vinted gemmap88, depop gemsclothes". */
const SMALL_WORLDS = 'insta|ig|snap(?:chat)?|vinted|depop|tiktok|tik tok|kik';
const PLATFORMS = `skype|msn|icq|telegram|signal|github|gitlab|bitbucket|codeberg|codepen|replit|kaggle|leetcode|codeforces|hackerrank|hugging ?face|stack ?overflow|linkedin|ancestry|moodle|blackboard|${SOCIAL}`;
const OF_PLATFORM =
  'handle|name|nick|nickname|screen name|user|user ?name|usr|id|tag|account|acct|profile|seller|buyer|guest|host|usuari[oa]|perfil|conta|nov[oa]|new|antig[oa]|old|dela|dele|d[ao] [a-z]{3,12}|pessoal|friends?|amig[oa]|\\(x\\)|handle on';
const IS = "is|was|are|e|eh|era|como|as|called|agora|now|sou|sou [oa]|i'm|im|it's|he's|she's";

/** Behind what is written by firms and offices as well an account has a sign in it. */
const WRITTEN_BY =
  '(?:reviewed|shared|published|created|streamed|started|painted|taken|replied|reply|listed|reported|modified|review) by(?: user)?|(?:publicad|criad|modificad|avaliad|compartilhad|postad|editad|comentad|bloquead|alterad)[oa] por(?: usuari[oa])?';
const POSTED_BY =
  '(?:posted|uploaded|comment(?:ed)?|logged|edited|locked|last (?:saved|modified|edited)|checked out|thread|post) by(?: user)?';
const AS_WHOM =
  '(?:ran|run|running|runs|rodou|rodando|executado) (?:as|como)|sudo -u|(?:sign(?:ed)?|log(?:ged)?)[- ](?:on|in|off|out) (?:as|with|by)|repl(?:y|ied) as|(?:ad|domain|network|nt|windows) (?:acct|account|login|user)|acct|sam(?:account)? ?name|logon';
const THERE =
  '(?: (?:la|ai|a|o|no|na|on|at|the|us|here|lol|him|her|insta|tiktok|twitter|x|snap|steam|discord)){0,3}';
const ADD_ME = `(?:me (?:segue|sigam|siga|adiciona|adicionem|acha|acham|encontra|marca)|(?:add|adiciona|follow|dm|message) me|(?:add|adiciona) (?:no|na|on)|whitelist add)${THERE}`;
const FOLLOW = `(?:sigam|siga|sigo|seguir|seguindo|adicionem|follow|following|follows|followed|dm|inbox)${THERE}`;
const OF_WHOM =
  '(?:comentario|post|story|stories|live|perfil|canal|pagina|anuncio|avaliacao|reels?|video) d[aeo]|em resposta a|utilizador[a]?|usuari[oa]|vendedor[a]?|seller(?: on [a-z]{3,10})?(?: was| is)?|buyer|comprador[a]?|comprei d[aeo]';
const WHO =
  'reply(?:ing)? to|quoting|citando|thread starter|uploader|new followers?|follower|nov[oa] seguidor[a]?|jogador[a]?|player|streamer|bought (?:it )?(?:off|from)|(?:arroba|@|user|usuario|nick) (?:del[ae]|d[ao] [a-z]{3,12}|meu|minha) (?:e|era|agora e)|(?:nick|nickname|handle|user ?name|gamertag)(?: (?:is|was|e|era|do meu filho e|da minha filha e))?';
/** Behind the name. */
const DONE_BY =
  'liked your|started following|followed you|messaged you|sent you a|mentioned you|tagged you|replied to your|is typing|left the (?:game|server|chat|room|lobby)|curtiu|comecou a (?:te )?seguir|te (?:seguiu|marcou)|marcou voce|saiu d[ao] (?:sala|jogo|servidor|live|partida)|matou|eliminou|fragged';
/** The same, of firms as well. */
const SAID_OF_FIRMS =
  'commented on|avaliou|is (?:now )?live|joined the|entrou n[ao] (?:sala|jogo|servidor|grupo|live|partida)';

/** In the records of a system: what somebody at a keyboard does, whose name may be in capitals there. */
const TYPED =
  '(?:printed|exported|updated|modified|changed) by|(?:impress|cadastrad|incluid|alterad|atualizad|modificad|digitad|baixad|exportad|lancad)[oa] (?:por|pelo|pela)';
/** What offices do as well, whose short names are in capitals. */
const DONE =
  '(?:approved|entered|requested|closed|resolved|reported|locked|opened|authored|submitted|deleted|cancelled|verified|checked|processed|raised) by|assigned to|(?:aprovad|liberad|conferid|atendid|registrad|excluid|cancelad|estornad|recebid|fechad|encerrad|finalizad|validad|autorizad|solicitad)[oa] por|atribuid[oa] a';
/** What programs do as well, whose names are in both cases: "JasperReports". */
const MADE = '(?:generated|issued|created) by|(?:emitid|gerad|criad|elaborad)[oa] por';
const AS_USER = '(?:(?: o)? (?:user|usuari[oa]))?[: ]{1,2}';
/** The name, behind which the record goes on with a day, a version or a mark, or ends. */
const thenNext = (marks: string): string =>
  `["'(<@]{0,2}(?=(${NAME})["')>]{0,2}(?: ?[\\t;|]|[${marks}]?(?:\\s{0,4}\\n| {0,4}$)|,? (?:em|on|at|from|as|vers(?:ao|ion)) |,? [-–([]|,? \\d${marks.includes(',') ? '|,' : ''}))`;
const NEXT_ENTRY = thenNext(',;.)');
const IN_CHARGE =
  '(?:assignee|reporter|requester|approver|author|committer|solicitante|responsavel|atendente|operador[a]?|digitador[a]?)(?: ?[:=] ?)';
const SIGNED_IN =
  'logou|deslogou|fez log(?:in|on|off|out)|logged (?:in|out|on|off)|signed (?:in|out)|(?:login|logon|logout|logoff)(?= (?:ok|success|fail|from|as \\d|\\d)|[\\t\\n;|]|$)';
/** Where one is paid or seen. */
const PAGES =
  'paypal\\.me|wise\\.com\\/pay\\/me|venmo\\.com\\/u|picpay\\.com\\/user|mpago\\.la|monzo\\.me|revolut\\.me|cash\\.app|venmo\\.com|ko-fi\\.com|buymeacoffee\\.com|linktr\\.ee|picpay\\.me|tiktok\\.com|twitch\\.tv|twitch dot tv|soundcloud\\.com|patreon\\.com|reddit\\.com\\/u(?:ser)?|last\\.fm\\/user|bsky\\.app\\/profile|vsco\\.co|flickr\\.com\\/photos|snapchat\\.com\\/add|onlyfans\\.com|vinted\\.[a-z.]{2,6}\\/member';
const BLOGS =
  'tumblr\\.com|blogspot\\.com?(?:\\.[a-z]{2})?|blogspot\\.[a-z]{2}|wordpress\\.com|livejournal\\.com|substack\\.com|bsky\\.social|weebly\\.com|wixsite\\.com|carrd\\.co|itch\\.io|deviantart\\.com|typepad\\.com';
const NO_BLOG = 'www|en|help|support|blog|staff|about|developers?|api|docs|status|public-api';
/** Where the files of each user of a machine lie. */
const HOMES = 'users|usuarios|utilizadores|home|profiles|perfis|documents and settings';
const NO_HOME =
  'public|publico|default|shared|all|guest|convidado|admin|administrator|administrador|root|users?|usuario|(?:user|your[-_]?)name|(?:seu_?)?nome|ubuntu|debian|ec2-user|azureuser|runner|node|python|apps?|deploy|data|dados|backup|te?mp|teste?|dev|www(?:-data)?|git|jenkins|docker|oracle|postgres|mysql|vagrant|pi|login|new|me|profile|index|pages?|images?|assets|about|search|settings';

const USER = '(?<![a-z])(?:user(?: ?name)?|usuari[oa]|utilizador|login)[: ]{1,2}';
const PASS = '[,;/]? {1,2}(?:e )?(?:pass(?:word)?|senha|pw|pwd)[ :]';

export const SAID = together<Said>(
  [
    said(
      `(?<![a-z@./_-])(?:${PLATFORMS})(?:(?:'s)? (?:${OF_PLATFORM})){0,2}(?:'s)?(?:,? (?:${IS})){0,2}(?:[ :=>→↓(-]{1,4})${AHEAD}`,
      NO_WORD,
    ),
    said(
      `(?<![a-z@./_-])(?:${PLATFORMS}|user ?name)(?: (?:handle|name|nickname|user|user ?name|id|usr))?(?:: ?| ?= ?| - )${AHEAD}`,
      ANY,
    ),
    said(`(?<![a-z@./_-])(?:xbl|psn|nnid|lichess|chess\\.com|kik) ${AHEAD}`, ANY),
    said(`(?<![a-z@./_-])(?:${AS_WHOM}):? ${AHEAD}`, ANY),
    said(`(?<![a-z@./_-])(?:${POSTED_BY}):? ${AHEAD}`, LOWER),
    said(`(?<![a-z@./_-])(?:${WRITTEN_BY}):? ${AHEAD}`, MARKED),
    said(`(?<![a-z@./_-])(?:${TYPED})${AS_USER}${thenNext(';.)')}`, CAPITALS),
    said(`(?<![a-z@./_-])(?:(?:${TYPED}|${DONE})${AS_USER}|${IN_CHARGE})${NEXT_ENTRY}`, LOWER),
    said(`(?<![a-z@./_-])(?:${MADE})${AS_USER}${NEXT_ENTRY}`, SMALL),
    said(`(?<=(?<![\\w@./-])(${NAME}) )(?:${SIGNED_IN})(?![a-z])`, LOWER),
    said(
      `(?<=(?<![\\w@./-])(${NAME}) )(?:alterou|excluiu|incluiu|cadastrou|deletou|editou)(?![a-z])`,
      MARKED,
    ),
    said(
      `(?<![a-z@./_-])(?:conta|account) (?=(${NAME}) (?:foi |was |has been )?(?:(?:(?:des)?bloquead|(?:des|re|in)ativad|criad|excluid|removid|expirad)[oa]|disabled|(?:un)?locked|created|deleted|removed|expired)(?![a-z]))`,
      LOWER,
    ),
    // Of the tellers of two banks: "chave F4471288", "chave c447128".
    said(`(?<![a-z@./_-])chave(?: de usuario)?:? (?=([cf]\\d{6,7})(?!\\w))`),
    said(`(?<=linked ?in[^\\n]{0,12})(?<![\\w.-])in/(?=(${NAME}))`, LOWER),
    said(`(?<![\\w./-])in/(?=([a-z]{2,20}(?:-[a-z\\d]{2,20}){1,4})(?![\\w/-]))`, LOWER),
    // "elaborado por …, versão 3 por ofontenele em 03/05/2024"
    said(`(?<![a-z])versao \\d{1,3} por ${AHEAD}`, IN_ONE_CASE),
    said(`(?<![a-z])(?:todo|fixme|hack|xxx)\\((?=(${NAME})\\))`, LOWER),
    // The log of a server: "203.0.113.9 - kmercer [03/May/2024:10:22:11 +0000]".
    said(`(?<=\\d )- (?=(${NAME}) \\[\\d{2}\\/[a-z]{3}\\/\\d{4}:)`),
    said(`(?<![a-z])curl [^\\n]{0,80}?-u (?=(${NAME}):)`),
    ...AT_MACHINES,
    said(`(?<![a-z@./_-])(?:${ADD_ME}|${WHO})[ :,>-]{1,3}${AHEAD}`, NO_WORD),
    said(`(?<![a-z@./_-])(?:${FOLLOW}|${OF_WHOM})[ :,>-]{1,3}${AHEAD}`, MARKED),
    said(`(?<=(?<![\\w@./-])(${NAME}) )(?:${DONE_BY})(?![a-z])`, NO_WORD),
    said(`(?<=(?<![\\w@./-])(${NAME}) )(?:${SAID_OF_FIRMS})(?![a-z])`, MARKED),
    // What comes behind is looked at first: the words are everywhere.
    said(
      `(?=(?:on|n[oa]) (?:the |my |o )?(?:${SOCIAL})(?![a-z\\d_]))(?<=(?<![\\w@./-])(${NAME}) )(?:on|n[oa])`,
      MARKED,
    ),
    said(`\\n ?by (?=(${NAME})(?:\\n|$))`, MARKED),
    said(`(?<![a-z])by (?=(${NAME}) " ?${ANY_WEEKDAY},? )`, NO_WORD),
    said(`(?<=(?:^|\\n)[> ]{0,4}(${NAME}) )(?:wrote|escreveu)(?=:)`, NO_WORD),
    said(
      `(?<![a-z@./_-])(?:${SMALL_WORLDS}) (?=(${NAME})(?: ?[,;/|\\n]|\\.?$| (?:${SOCIAL}|and|or|n|e|ou) ))`,
      SMALL,
    ),
    said(`(?<![a-z])cash ?app(?: is|'s)?[ :=-]{1,3}(?=(\\$[a-z][\\w-]{2,19})(?!\\w))`),
    said(`(?<![\\w.@-])(?:${PAGES})\\/(?=([@$]?${NAME})(?![\\w@]))`),
    said(`(?=\\.(?:${BLOGS})(?![\\w-]))(?<=(?<![\\w/.@-])(?!(?:${NO_BLOG})\\.)([a-z\\d][\\w-]{2,40}))\\.`),
    said(
      `(?<=(?<![\\w.])[\\\\/]|(?<![a-z])[a-z]:[\\\\/]{1,2}|\\\\\\\\[\\w.-]{2,20}\\\\)(?:${HOMES})[\\\\/]{1,2}(?!(?:${NO_HOME})(?![a-z-]))(?=([a-z][\\w.-]{1,30}(?: [a-z][\\w.-]{1,20}){1,3}(?=[\\\\/])|[a-z][\\w.-]{2,30}(?=[\\\\/>:"']|\\s|$)))`,
    ),
    // "acesso ao portal: user 20190442 pass ddmm"
    said(`${USER}(?=(${NAME})${PASS})`, ANY),
    said(`${USER}(?=(\\d{5}[\\w.-]{0,25})${PASS})`),
  ],
  'letter',
);

/** A line in which such a word stands may name more of them, which an underscore tells. */
export const OF_ACCOUNTS = together(
  [
    {
      pattern: new RegExp(
        `(?<![a-z@./_-])(?:${SOCIAL}|clan|guild|guilda|wordle|geocach(?:e|ing)|lobby|followers|seguidores)(?![a-z_@/]| (?:ads|api|business|pixel))`,
        'y',
      ),
    },
  ],
  'letter',
);
