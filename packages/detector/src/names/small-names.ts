import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, matchesOf, together } from '../text/starts.ts';
import { certainlyPerson, personAt } from './forms.ts';

/** As chats write them, with accents or without. */
const NAMES =
  'rosa|clara|branca|dores|neves|penha|pureza|celeste|pinto|ramos|rocha|machado|barros|moura|cordeiro|moreira|ribeiro|cardoso|torres|brito|matos|bento';
/** What comes, too, or is called and fetched: the milk, the victory, help. */
const OF_THINGS =
  'vit[óo]ria|gra[çc]a|gl[óo]ria|costa|cruz|campos|prado|coelho|carneiro|falc[ãa]o|estrela|flor|luz|sol|lua|leite|lobo|le[ãa]o|c[ée]u|serra';
const ANY = `${NAMES}|${OF_THINGS}`;
/** With the article of the other sex or number they are nothing but names: "o costa", "da neves", "a socorro". */
const OTHER_SEX =
  '(?:o|do|no|pro|ao|pelo) (?:costa|rocha|cruz|penha|ramos|barros|neves|fontes|torres|matos)|(?:d|pr|n|pel)a (?:socorro|dores|neves|ramos|barros|fontes|torres|matos|machado|pinto|prado)|a (?:socorro|dores|neves)';

/** What only people do, are or owe. */
const DOES =
  '(?:me |te |lhe |j[áa] |s[óo] |n[ãa]o |n |nunca |sempre |tb |tbm |tamb[ée]m )?(?:me |te |lhe )?(?:disse|diz q|falou|fala q|pediu|perguntou|respondeu|avisou|contou|mandou|reclamou|brigou|xingou|chorou|esqueceu|combinou|prometeu|trabalha|estuda|mora (?:a[íi]|aqui|l[áa]|com|em|n[ao]|perto)|casou|separou|engravidou|viajou|acha q|sabe q|quer (?:saber|falar|ir|q|o|a|um|uma)|(?:t[áa]|est[áa]|tava|estava|ficou) (?:doente|gr[áa]vida|de (?:f[ée]rias|atestado|licen[çc]a|folga)|put[oa]|brav[oa]|chatead[oa]|triste|atrasad[oa]|dormindo|b[êe]bad[oa]|internad[oa]|uma fera|sem grana))';
const BEHIND = '(?![\\p{L}\\p{N}-])';
/** "a cruz está com a costa virada", "saiu com a rosa na mão" are of things. */
const TOGETHER = `(?:t[áa]|est[áa]|foi|saiu|vai) com [ao] (?:${ANY})(?=[ ]?(?:[,.;!?)\\n]|$)| (?:hj|hoje|ontem|agora|l[áa]|j[áa]|de novo|p(?:ra|ro|/|or)|n[ao](?! (?:m[ãa]o|boca|cabelo|lapela)))(?!\\p{L}))`;
/** "a rosa não veio hoje", "o machado me deve 50": the sun and the milk come, too. */
const DOES_WHO = together(
  [
    `(?:${NAMES})(?= (?:${DOES}|${TOGETHER}|(?:n[ãa]o |n |j[áa] |nem )?(?:veio|vem|vir[áa]|apareceu|chegou|saiu|ligou|faltou)|[mt]e (?:deve|ligou|pagou|chamou|viu)|deve (?:R\\$|\\d))${BEHIND})`,
    `(?:${OF_THINGS})(?= (?:${DOES}|${TOGETHER}|[mt]e (?:deve|ligou|pagou|chamou|viu)|(?:n[ãa]o |n )?(?:veio|vem) (?:trabalhar|(?:n|pr|p)[ao] (?:aula|reuni[ãa]o|trampo|servi[çc]o|treino|escola|festa)))${BEHIND})`,
  ]
    .concat(
      `(?<=viu [ao] )(?!luz|leite|lua|estrela|c[ée]u|flor)(?:${ANY})(?=(?: hj| hoje| ontem| por a[íi])? ?\\?)`,
    )
    .map((who) => `[ao] ${who}`)
    .concat(
      `(?:${OTHER_SEX})${BEHIND}(?! rica| (?:e|de|d[ao]s?) \\p{Ll}| (?!depois)\\p{Ll}{5,14}s(?!\\p{L}))`,
    )
    .map((who) => ({ pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${who})`, 'uy') })),
);

/** "fala com a luz", "manda pro leite", "avisa a graça", "niver do sol": the words before it are begun with. */
const LED = together(
  [
    '(?:fal(?:a|ar|e|ei|ou|o|ando)|convers(?:a|ar|ei|ou|ando)|brig(?:a|ar|uei|ou)|combin(?:a|ar|ei|ou)|namor(?:a|ando|ou)|cas(?:ar|ou|ada|ado)) com [ao]',
    '(?:mand(?:a|ar|ei|ou)|ped(?:e|ir|i|iu)|pergunt(?:a|ar|ei|ou)|avis(?:a|ar|ei|ou)|cont(?:a|ar|ei|ou)|diz|diga|fal(?:a|ar|ei|ou)|lig(?:a|ar|uei|ou)|entreg(?:a|ar|uei|ou)|emprest(?:a|ar|ei|ou)|devo|dev(?:e|ia)) (?:isso |l[áa] |j[áa] |a? ?q |tudo |um pix )?(?:p(?:ra|ro|a|o)|p\\/ ?[ao]|para [ao]|p [ao])',
    'avis(?:a|ar|ei|ou) [ao]',
    '(?:niver|anivers[áa]rio|marido|mulher|celular|whats|atestado) d[ao]',
    `[ao] (?:${ANY}) (?=${TOGETHER})(?:t[áa]|est[áa]|foi|saiu|vai) com [ao]`,
    'm(?:eu|inha) (?:m[ãa]e|pai|filh[oa]|irm[ãa]o?|prim[oa]|ti[oa]|cunhad[oa]|sogr[oa]|chefe|vizinh[oa]|amig[oa]|colega|namorad[oa]|marido|esposa|mulher)',
  ].map((lead) => ({ pattern: new RegExp(`(?<!\\p{L})${lead} `, 'uy') })),
);
/** "fala com a rosa dos ventos", and "aniversário da cruz vermelha" are of something else. */
const NAME = new RegExp(
  `(?:${ANY})${BEHIND}(?! (?:vermelha|divina|volta[rm]?|acab|caiu)|(?: d[aeo]s?| e) \\p{L})`,
  'uy',
);

/** Again, where a message tells of the same: behind an article, or before who is spoken to. */
const AGAIN = together([
  {
    pattern: new RegExp(
      `(?:a|o|da|do|na|no|pra|pro|pela|pelo|ao) (?:${ANY})${BEHIND}(?!(?: d[aeo]s?| e) \\p{Ll})`,
      'uy',
    ),
  },
]);

/** What tales and songs are of; where two of these meet on a line, and nothing of a chat, one speaks to the other. */
const OF_TALES =
  /(?<![a-z])(?:sol|lua|estrelas?|ceu|mar|vento|noite|flor(?:es)?|beija-flor|jardim|leao|lobo|coelho|carneiro|cordeiro|falcao|raposa|rato|formiga|cigarra|tartaruga|corvo|bicho[s]?|floresta|vovo|beijo|sonhos?)(?![a-z])/g;
const OF_CHATS =
  /\d|(?<![a-z])(?:hj|hoje|ontem|amanha|vc|tb|tbm|q|n|pq|ta|to|me|te|gente|pfv|kkk+|pix|zap|trampo|reuniao|escola|aula|grupo)(?![a-z])/;
const LINE = 80;

/** Linear: looks no further than a line. */
function isOfTale(folded: string, { start, end }: Found): boolean {
  const word = folded.slice(start, end);
  if (word.match(OF_TALES) === null) return false;
  const before = folded
    .slice(Math.max(0, start - LINE), start)
    .split('\n')
    .at(-1)!;
  const after = folded.slice(end, end + LINE).split('\n')[0]!;
  const line = `${before}${word}${after}`;
  return new Set(line.match(OF_TALES)).size > 1 && !OF_CHATS.test(line);
}

/** People called by a word in small letters, as chats write them: "a rosa não veio", "fala com o leite". Linear. */
export function findSmallNames({ text, folded, places }: Document): Found[] {
  const heard = matchesByPattern(places.text, DOES_WHO)
    .flat()
    .map((match) => withoutArticle(match));
  matchesOf(places.text, LED, ({ index, 0: { length } }) => {
    NAME.lastIndex = index + length;
    const match = NAME.exec(text);
    if (match !== null) heard.push(certainlyPerson(match, 'name-list'));
  });
  const told = heard.filter((one) => !isOfTale(folded, one));
  if (told.length === 0) return [];
  const known = new Set(told.map(({ start, end }) => folded.slice(start, end)));
  const starts = new Set(told.map(({ start }) => start));
  const again = matchesByPattern(places.text, AGAIN)
    .flat()
    .map((match) => withoutArticle(match))
    .filter(({ start, end }) => !starts.has(start) && known.has(folded.slice(start, end)));
  return [...told, ...again];
}

const withoutArticle = ({ index, 0: words }: RegExpExecArray): Found =>
  personAt(index + words.indexOf(' ') + 1, index + words.length, 'name-list');
