import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { foldToken } from '../model/words.ts';
import { matchesByPattern, matchesOf, together } from '../text/starts.ts';
import { certainlyPerson, personAt } from './forms.ts';
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
        /(?<!\p{L})(?:[Cc]onsulta|[Pp]rova|[Gg]ol|[Aa]testado|[Ll]audo|[Bb]oletim|[Dd]epoimento|[Oo]itiva|[Vv]elório|[Ee]nterro|[Nn]iver|[Rr]edação|[Cc]urativo|[Mm]ensalidade|[Mm]atrícula|[Rr]escisão|[Hh]olerite|[Ee]xames?|[Rr]etorno|[Mm]issa de (?:7º|sétimo|30º|trigésimo) [Dd]ia|[Mm]issa de \d{1,2} anos?) d[aeo] /uy,
      name: new RegExp(
        `${WORD}${ENDS}(?=:? \\d|: |[,;)\\n]|$|\\.(?!\\p{L})| (?:dia|[àa]s|aos|e d[aeo]|em|(?:amanh[ãa]|hoje|ontem|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)) ?)`,
        'uy',
      ),
    },
    {
      // "Bom dia Campos", "Valeu, Céu!"
      pattern:
        /(?<=(?:^|[\n.!?:] ?))(?:Bom dia|Boa tarde|Boa noite|Fala|Salve|Valeu|Parab[ée]ns|Feliz [Aa]nivers[áa]rio),? /uy,
      name: new RegExp(`${WORD}${ENDS}(?=[,.!?\\n]|$)`, 'uy'),
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

/** Three of them or more, one behind the other: "Ribeiro, Lago e Serra". */
const ROW = together(
  [{ pattern: new RegExp(`${WORD}(?:(?:, | e |/| / )${WORD}){2,11}${ENDS}`, 'uy') }],
  'letter',
);
/** Or the row is of flowers, colours or animals. */
const FEWEST_FAMILIES = 2;

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
  return [...found, ...matchesByPattern(places.text, ROW).flat().flatMap(inRow)];
}

function inRow({ index, 0: row }: RegExpExecArray): Found[] {
  const words = Array.from(row.matchAll(/\p{L}{2,}/gu));
  const folded = words.map(([word]) => foldToken(word));
  const families = folded.filter((word) => FAMILIES.has(word));
  return families.length >= FEWEST_FAMILIES && folded.every((word) => WORD_NAMES.has(word))
    ? words.map(({ index: at, 0: { length } }) => personAt(index + at, index + at + length, 'name-list'))
    : [];
}
