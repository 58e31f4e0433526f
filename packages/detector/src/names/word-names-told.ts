import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { foldToken } from '../model/words.ts';
import { matchesByPattern, matchesOf, together } from '../text/starts.ts';
import { certainlyPerson, personAt } from './forms.ts';
import { isTown } from './lists.ts';
import { FAMILIES, OF_HOUSEHOLDS, WORD_NAMES } from './word-names.ts';

/** What ends the words that lead to a name and what goes on behind it. */
interface Led {
  readonly pattern: RegExp;
  readonly name: RegExp;
  /** Whether "leite", "luz" may be what is meant by it. */
  readonly isOfThings?: true;
}

const WORD = '\\p{Lu}\\p{Ll}{1,11}';
const ENDS = '(?![\\p{L}\\p{N}-])';
const OPENS = '(?<=(?:^|[\\n.;!?:] ?|- )(?:\\d{1,2}[/.]\\d{1,2} ?[-–:]? ?)?)';

const LED = together<Led>(
  [
    {
      // "Busquei Rosa na escola", "Convenci Luz.": the writer did it to somebody.
      pattern: new RegExp(
        `${OPENS}(?:Busquei|Chamei|Orientei|Convenci|Levei|Separei|Elogiei|Avisei|Procurei|Encontrei|Atendi|Acompanhei|Entrevistei|Ouvi|Adverti|Suspendi|Mudei|Notifiquei|Vi) `,
        'uy',
      ),
      name: new RegExp(
        `${WORD}${ENDS}(?=[,.;!?)\\n]|$| (?:e|n[ao]s?|[aà]o?s?|em|de|para|pra|p/|pel[ao]|com|sobre|hoje|ontem|chorando|que) ?)`,
        'uy',
      ),
    },
    {
      // "Cobrar Pinto até sexta": tasks; what is fetched or charged may be a thing.
      pattern: new RegExp(
        `${OPENS}(?:Cobrar|Avisar|Chamar|Buscar|Levar|Procurar|Encaminhar|Lembrar|Convidar|Ouvir|Entrevistar|Parabenizar|Contatar|Notificar|Intimar|Advertir|Acompanhar) `,
        'uy',
      ),
      name: new RegExp(
        `${WORD}${ENDS}(?=[,.;!?)\\n]|$| (?:n[ao]s?|[aà]o?s?|em|para|pra|p/|pel[ao]|com|sobre|hoje|amanh[ãa]|at[ée]|que|dia) ?)`,
        'uy',
      ),
      isOfThings: true,
    },
    {
      // "Prova de Luz: 8,0", "Consulta da Flor dia 12", "Gol de Campos aos 5": what somebody has or does.
      pattern:
        /(?<!\p{L})(?:[Cc]onsulta|[Pp]rova|[Gg]ol(?! do Vit)|[Aa]testado|[Ll]audo|[Bb]oletim|[Dd]epoimento|[Oo]itiva|[Vv]elório|[Ee]nterro|[Nn]iver|[Rr]edação|[Cc]urativo(?! de Prata)|[Mm]ensalidade|[Mm]atrícula|[Rr]escisão|[Hh]olerite|[Ee]xames?(?! de (?:Prata|Flora))|[Rr]etorno(?! d[ao] (?:Sol|Lua|Estrela|Luz))|[Mm]issa de (?:7º|sétimo|30º|trigésimo) [Dd]ia|[Mm]issa de \d{1,2} anos?) d[aeo] /uy,
      name: new RegExp(
        `${WORD}${ENDS}(?!.{1,3}\\d+ ?km)(?=:? \\d|: |[,;)\\n]|$|\\.(?!\\p{L})| (?:dia|[àa]s|aos|e d[aeo]|em|(?:amanh[ãa]|hoje|ontem|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)) ?)`,
        'uy',
      ),
    },
    {
      // "Bom dia Campos", "Valeu, Céu!"
      pattern:
        /(?<=(?:^|[\n.!?:] ?))(?:Bom dia|Boa tarde|Boa noite|Fala|Salve|Valeu|Parab[ée]ns|Feliz [Aa]nivers[áa]rio),? /uy,
      name: new RegExp(`${WORD}${ENDS}(?![,.!]? (?:pel[oa]s (?:seus )?)?\\d{3} anos)(?=[,.!?\\n]|$)`, 'uy'),
    },
    {
      // "ENTREGUE PARA ROSA EM 12/03", "FALAR COM O CRUZ NA PORTARIA"
      pattern:
        /(?<!\p{L})(?:ENTREGUE|ENTREGAR|ENTREGUEI|ENVIADO|LIGAR|RETIRADO|RECEBIDO|FALAR|FALEI|AUTORIZADO|ASSINADO|AVISAR) (?:PARA|PRA|PRO|P\/|POR|PEL[AO]|COM|AO?|À) ?(?:[AO] )?/uy,
      name: /(?<=[ /])\p{Lu}{3,12}(?![\p{L}\p{N}-])(?=[,.;!?)\n]|$| (?:E[MN]?|N[AO]|DIA|ÀS|HOJE|ONTEM|D[AO] (?:PORTARIA|COZINHA|RH|FINANCEIRO|ESCRITÓRIO)|PARA|QUE|SOBRE|ATÉ|URGENTE)(?!\p{L})| ?[-–])/uy,
    },
  ],
  'letter',
);

/** "Rosa-seg, Luz-ter": on a rota; not where boats and markets go. */
const ON_ROTA = `(?<!(?<!\\p{L})(?:balsas?|barcas?|[ôo]nibus|vans?|rotas?|linhas?|feiras?|praias?|cidades?|lojas?|unidades?)[:\\n ][^\\n]{0,40})${WORD}(?=-(?:seg|ter|qua|qui|sex|s[áa]b|dom)(?![\\p{L}\\p{N}]))`;
/** "O CÉU NÃO VEIO": in capitals throughout. */
const SHOUTED =
  '(?<=(?:^|[\\n.!?,:;] ?|\\p{Lu} )[OA] )\\p{Lu}{3,12}(?= (?:(?:N[ÃA]O |N )?(?:VEIO TRABALHAR|VAI VIR|QUER (?:IR|SABER|FALAR)|DISSE|FALOU|LIGOU|PEDIU|AVISOU|MANDOU|CHOROU|BRIGOU)|(?:T[AÁ]|EST[ÁA]) (?:NO HOSPITAL|DOENTE|DE (?:F[ÉE]RIAS|ATESTADO|LICEN[ÇC]A|FOLGA)|GR[ÁA]VIDA|INTERNAD[OA]))(?!\\p{L}))';
const ALONE = together(
  [ON_ROTA, SHOUTED].map((name) => ({ pattern: new RegExp(name, 'uy') })),
  'letter',
);

/** Three of them or more, one behind the other: "Ribeiro, Lago e Serra". */
const ROW = together(
  [{ pattern: new RegExp(`${WORD}(?:(?:, | e |/| / )${WORD}){2,11}${ENDS}`, 'uy') }],
  'letter',
);
/** Before the row: whom it names. */
const OF_PEOPLE =
  /(?<![a-z])(?:sortead|aprovad|convocad|inscrit|selecionad|convidad|classificad|candidat|alun|voluntari)[oa]s: ?$|(?<![a-z])(?:presentes|ausentes|faltantes|faltaram|vieram|testemunhas|devedores|vencedores|jogadores|participantes|aniversariantes|titulares|reservas|assinam|padrinhos): ?$/;
const LOOK_BACK = 20;
/** Or the row is of flowers, colours or animals; families called after trees make none by themselves. */
const FEWEST_FAMILIES = 2;
const TREES: ReadonlySet<string> = new Set(['moreira', 'nogueira', 'oliveira', 'pereira']);
/** Towns and teams are chosen and placed as well. */
const OF_TOWNS = /(?:candidat|classificad|selecionad)[oa]s: ?$|vencedores: ?$/;

/** People called by a word of the language, by what is done to them, with them or for them. Linear. */
export function findWordNames({ text, folded, places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.text, LED, ({ index, 0: { length } }, { name, isOfThings }) => {
    name.lastIndex = index + length;
    const match = name.exec(text);
    if (match === null) return;
    const word = folded.slice(match.index, name.lastIndex);
    if (WORD_NAMES.has(word) && !(isOfThings && OF_HOUSEHOLDS.has(word)))
      found.push(certainlyPerson(match, 'name-list'));
  });
  const alone = matchesByPattern(places.text, ALONE)
    .flat()
    .filter(({ index, 0: { length } }) => WORD_NAMES.has(folded.slice(index, index + length)));
  return [
    ...found,
    ...alone.map((match) => certainlyPerson(match, 'name-list')),
    ...matchesByPattern(places.text, ROW)
      .flat()
      .flatMap((row) => inRow(folded, row)),
  ];
}

function inRow(text: string, { index, 0: row }: RegExpExecArray): Found[] {
  const words = Array.from(row.matchAll(/\p{L}{2,}/gu));
  const folded = words.map(([word]) => foldToken(word));
  const families = folded.filter((word) => FAMILIES.has(word));
  const before = text.slice(Math.max(0, index - LOOK_BACK), index);
  const isOfPeople =
    (families.length >= FEWEST_FAMILIES && families.some((word) => !TREES.has(word))) ||
    (OF_PEOPLE.test(before) &&
      !(
        OF_TOWNS.test(before) &&
        folded.every((word) => isTown(word) || word === 'estrela' || word === 'campos')
      ));
  return isOfPeople && folded.every((word) => WORD_NAMES.has(word))
    ? words.map(({ index: at, 0: { length } }) => personAt(index + at, index + at + length, 'name-list'))
    : [];
}
